import type { NamedRecord } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../lib/session.ts';
import { optionsOf } from '../ui/fields/SelectField.tsx';
import { FilterSelect } from '../ui/list/FilterSelect.tsx';
import type { ListState } from '../ui/list/useListState.ts';
import { areasQuery, responsibleUsersQuery } from './catalog.queries.ts';
import { texts } from './texts.ts';

const t = texts.owners;

type OwnerFilterProps = { list: Pick<ListState, 'search' | 'setFilter'> };

type AreaSelectProps = OwnerFilterProps & {
  /** What it offers; undefined while it is awaited. */
  areas: readonly NamedRecord[] | undefined;
};

/** A filter by one of these areas. */
export const AreaSelect = ({ list, areas }: AreaSelectProps) => (
  <FilterSelect
    label={t.area}
    all={t.allAreas}
    options={optionsOf(areas)}
    value={list.search.area}
    onChange={(value) => list.setFilter('area', value)}
  />
);

/** The filter by the club's area. */
export const AreaFilter = ({ list }: OwnerFilterProps) => <AreaSelect list={list} areas={useQuery(areasQuery).data} />;

/** The filter by the user who is responsible, oneself first. */
export const UserFilter = ({ list }: OwnerFilterProps) => {
  const me = useUser().id;
  const users = useQuery(responsibleUsersQuery).data;
  const others = users?.filter(({ id }) => id !== me) ?? [];
  return (
    <FilterSelect
      label={t.user}
      all={t.allUsers}
      options={
        users && [
          { value: me, label: t.mine },
          ...others.map(({ id, name }) => ({ value: id, label: name, group: t.colleagues })),
        ]
      }
      value={list.search.user}
      onChange={(value) => list.setFilter('user', value)}
    />
  );
};
