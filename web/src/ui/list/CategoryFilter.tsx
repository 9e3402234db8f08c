import type { CategoryOption, CategoryUse } from '@sponsorat/api';
import { texts } from '../texts.ts';
import { type FilterOption, FilterSelect } from './FilterSelect.tsx';
import type { ListState } from './useListState.ts';

const t = texts.list.category;
const groups: readonly CategoryUse[] = ['Klubber', 'Aftaler', 'Begge'];

/** The categories under what they are of: kinds of clubs, and levels of agreements. */
const categoryOptions = (categories: readonly CategoryOption[]): FilterOption<number>[] =>
  groups.flatMap((use) =>
    categories
      .filter((category) => category.use === use)
      .map(({ id, name }) => ({ value: id, label: name, group: t.groups[use] })),
  );

type CategoryFilterProps = {
  list: Pick<ListState, 'search' | 'setFilter'>;
  /** Undefined while they are awaited. */
  categories: readonly CategoryOption[] | undefined;
};

/** The filter by category: of the club, or of its active agreement. */
export const CategoryFilter = ({ list, categories }: CategoryFilterProps) => (
  <FilterSelect
    label={t.label}
    all={t.all}
    options={categories && categoryOptions(categories)}
    value={list.search.category}
    onChange={(value) => list.setFilter('category', value)}
  />
);
