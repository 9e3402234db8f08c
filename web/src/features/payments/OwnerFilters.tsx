import type { Named } from '@sponsorat/api';
import { useUser } from '../../lib/session.ts';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import type { ListState } from '../../ui/list/useListState.ts';
import { texts } from './texts.ts';

const t = texts.list;

export type Owners = {
  /** What the filters offer; undefined while it is awaited. */
  areas: readonly Named[] | undefined;
  users: readonly Named[] | undefined;
};

/** Whose rates are shown: an area's and a responsible user's, oneself first. */
export const OwnerFilters = ({ list, areas, users }: Owners & { list: ListState }) => {
  const me = useUser();
  const others = users?.filter(({ id }) => id !== me.id);
  return (
    <>
      <FilterSelect
        label={t.area}
        all={t.allAreas}
        options={optionsOf(areas)}
        value={list.search.area}
        onChange={(value) => list.setFilter('area', value)}
      />
      <FilterSelect
        label={t.user}
        all={t.allUsers}
        options={others && [{ value: me.id, label: t.mine }, ...(optionsOf(others) ?? [])]}
        value={list.search.user}
        onChange={(value) => list.setFilter('user', value)}
      />
    </>
  );
};
