import type { Section } from '@sponsorat/api';
import type { products } from '../../features/products/products.table.ts';
import type { InJson } from './in-json.ts';
import data from './products.json' with { type: 'json' };

type CategoryPlan = { name: string; section: Section; sort: number };
const categories: readonly InJson<CategoryPlan>[] = data.categories;
export const productCategories = categories as readonly CategoryPlan[];

export type ProductPlan = Omit<typeof products.$inferInsert, 'id' | 'categoryId' | 'sort' | 'addOnValues'> & {
  category: string;
  addOnValues?: readonly string[];
};
export type ProductKey = keyof typeof data.products;

const plans: Record<ProductKey, InJson<ProductPlan>> = data.products;
/** The products, in order; between them they use every flag that a product has. */
export const productPlans = plans as Record<ProductKey, ProductPlan>;
export const productKeys = Object.keys(productPlans) as ProductKey[];
