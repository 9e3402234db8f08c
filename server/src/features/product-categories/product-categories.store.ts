import { asc, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { lockIds } from '../../lib/db/versions.ts';
import { productsWhere } from '../../lib/resource/in-use.sql.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { productCategories } from './product-categories.table.ts';

export const productCategoryResource = defineResource({
  name: 'product-category',
  table: productCategories,
  row: {
    Id: productCategories.id,
    Name: productCategories.name,
    Section: productCategories.section,
    Sort: productCategories.sort,
  },
  usedBy: (id) => [productsWhere(sql`p.category_id = ${id}`)],
});

/** True for a product category that there is, and will be until the transaction ends. */
export const productCategoryExists = async (tx: Connection, id: number): Promise<boolean> =>
  (await lockIds(tx, productCategories, id)).length > 0;

/** All product categories, by sort. */
export const listProductCategories = (db: Connection) =>
  db.select().from(productCategories).orderBy(asc(productCategories.sort), asc(productCategories.id));
