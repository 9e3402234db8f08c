import type { Named } from '@sponsorat/api';
import { optionsOf } from '../fields/SelectField.tsx';
import { texts } from '../texts.ts';
import { FilterSelect } from './FilterSelect.tsx';
import type { ListState } from './useListState.ts';

const t = texts.list.owners;

type OwnerFilterProps = {
  list: Pick<ListState, 'search' | 'setFilter'>;
  /** What it offers; undefined while it is awaited. */
  options: readonly Named[] | undefined;
};

/** The filter by the club's area. */
export const AreaFilter = ({ list, options }: OwnerFilterProps) => (
  <FilterSelect
    label={t.area}
    all={t.allAreas}
    options={optionsOf(options)}
    value={list.search.area}
    onChange={(value) => list.setFilter('area', value)}
  />
);

/** The filter by the user who is responsible, oneself first. */
export const UserFilter = ({ list, options, me }: OwnerFilterProps & { me: number }) => (
  <FilterSelect
    label={t.user}
    all={t.allUsers}
    options={
      options && [
        { value: me, label: t.mine },
        ...options
          .filter(({ id }) => id !== me)
          .map(({ id, name }) => ({ value: id, label: name, group: t.colleagues })),
      ]
    }
    value={list.search.user}
    onChange={(value) => list.setFilter('user', value)}
  />
);
