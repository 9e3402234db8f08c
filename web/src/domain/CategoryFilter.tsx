import type { CategoryOption, CategoryUse } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type FilterOption, FilterSelect } from '../ui/list/FilterSelect.tsx';
import type { ListState } from '../ui/list/useListState.ts';
import { categoriesQuery } from './catalog.queries.ts';
import { texts } from './texts.ts';

const t = texts.category;
const groups: readonly CategoryUse[] = ['Klubber', 'Aftaler', 'Begge'];

/** The categories under what they are of: kinds of clubs, and levels of agreements. */
const categoryOptions = (categories: readonly CategoryOption[]): FilterOption<number>[] =>
  groups.flatMap((use) =>
    categories
      .filter((category) => category.use === use)
      .map(({ id, name }) => ({ value: id, label: name, group: t.groups[use] })),
  );

/** The filter by category: of the club, or of its active agreement. */
export const CategoryFilter = ({ list }: { list: Pick<ListState, 'search' | 'setFilter'> }) => {
  const categories = useQuery(categoriesQuery).data;
  return (
    <FilterSelect
      label={t.label}
      all={t.all}
      options={categories && categoryOptions(categories)}
      value={list.search.category}
      onChange={(value) => list.setFilter('category', value)}
    />
  );
};
