import type { Product, ProductCategory } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { groupsOf } from './catalog.rules.ts';

const category = (id: number, section: ProductCategory['section'], sort: number): ProductCategory => ({
  id,
  section,
  sort,
  name: `K${id}`,
  version: 1,
});
const product = (id: number, categoryId: number, sort: number | null) => ({ id, categoryId, sort }) as Product;

it("groups a section's products by category, each in its own order, and counts on through them", () => {
  const categories = [category(1, 'Eksponering', 2), category(2, 'Eksponering', 1), category(3, 'Hospitality', 1)];
  const empty = category(4, 'Eksponering', 0);
  const products = [product(10, 1, null), product(11, 1, 5), product(12, 2, 1), product(13, 3, 1), product(14, 1, 5)];
  const groups = groupsOf('Eksponering', products, [...categories, empty]);
  expect(groups.map((group) => [group.category.id, group.first, group.products.map(({ id }) => id)])).toEqual([
    [2, 0, [12]],
    [1, 1, [11, 14, 10]],
  ]);
});
