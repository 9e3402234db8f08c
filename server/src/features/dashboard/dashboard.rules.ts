import type { CategoryCount } from '@sponsorat/api';

const SLICES = 8;

/** What the chart shows of counts that stand with the largest first: what follows the eighth is 'Øvrige'. */
export const chartOf = (categories: readonly CategoryCount[]): CategoryCount[] => {
  const others = categories.slice(SLICES);
  const count = others.reduce((sum, category) => sum + category.count, 0);
  return [...categories.slice(0, SLICES), ...(others.length > 0 ? [{ name: 'Øvrige', count }] : [])];
};
