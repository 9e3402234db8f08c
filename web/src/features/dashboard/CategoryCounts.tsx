import { type CategoryCount, CHARTED_CATEGORIES } from '@sponsorat/api';
import type { OwnerSearch } from '../../domain/owner.ts';
import type { BlockQuery } from '../../ui/Block.tsx';
import { Shares } from './Shares.tsx';
import { texts } from './texts.ts';
import { useSliceColors } from './useSliceColors.ts';

type CategoryCountsProps = {
  query: BlockQuery<{ categories: CategoryCount[]; chart: CategoryCount[] }>;
  of: OwnerSearch;
  unfolded: boolean;
};

/** 'Kategorier': how many active agreements there are in each, largest first, in the colours of their slices. */
export const CategoryCounts = ({ query, of, unfolded }: CategoryCountsProps) => {
  const colors = useSliceColors(query.data?.chart.length ?? 0);
  return (
    <Shares
      by="count"
      query={query}
      texts={texts.categories}
      unfolded={unfolded}
      sharesOf={({ categories }) =>
        categories.map((category, place) => ({
          ...category,
          color: colors[Math.min(place, CHARTED_CATEGORIES)],
          search: { contractCategory: category.name, ...of },
        }))
      }
    />
  );
};
