import type { ProductCategory } from '@sponsorat/api';
import type { ProductCategoryRecord } from './product-categories.store.ts';

export const presentProductCategory = (row: ProductCategoryRecord): ProductCategory => ({
  id: row.id,
  name: row.name,
  section: row.section,
  sort: row.sort,
  version: row.version,
});
