import type { Product, ProductCategory } from '@sponsorat/api';

/** The products of a category, and the place that the first of them has among all of the step. */
export type ProductGroup = { category: ProductCategory; products: Product[]; first: number };

const LAST = Number.MAX_SAFE_INTEGER;

/** A section's products as its step shows them: by category, each in its own order. Empty categories are left out. */
export const groupsOf = (
  section: string,
  products: readonly Product[],
  categories: readonly ProductCategory[],
): ProductGroup[] => {
  let first = 0;
  return categories
    .filter((category) => category.section === section)
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    .map((category) => ({
      category,
      products: products
        .filter(({ categoryId }) => categoryId === category.id)
        .toSorted((a, b) => (a.sort ?? LAST) - (b.sort ?? LAST) || a.id - b.id),
    }))
    .filter((group) => group.products.length > 0)
    .map((group) => {
      const placed = { ...group, first };
      first += group.products.length;
      return placed;
    });
};
