import type { FieldErrors } from '@sponsorat/api';
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { contractsWhere } from '../../lib/resource/in-use.sql.ts';
import { firstLine, searchedFor } from '../../lib/resource/lists.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { productCategoryExists } from '../product-categories/product-categories.store.ts';
import { productCategories } from '../product-categories/product-categories.table.ts';
import { products } from './products.table.ts';

export const productResource = defineResource({
  name: 'product',
  table: products,
  row: {
    Id: products.id,
    Name: products.name,
    Title: products.productTitle,
    Category: productCategories.name,
    Sort: products.sort,
  },
  join: sql`join ${productCategories} on ${productCategories.id} = ${products.categoryId}`,
  filters: { category: products.categoryId },
  searchesToo: (search) => {
    const { id, searched } = productCategories;
    // The first line is the name, which the list shows; the section after it, it does not.
    const matches = sql`${searchedFor(search, sql`${searched}`)} and ${searchedFor(search, firstLine(sql`${searched}`))}`;
    return sql`${products.categoryId} = any(array(select ${id} from ${productCategories} where ${matches}))`;
  },
  usedBy: (id) => [
    contractsWhere(sql`exists (select from contract_items i where i.contract_id = c.id and i.product_id = ${id})`),
  ],
  check: async ({ categoryId }, { tx }): Promise<FieldErrors> =>
    (await productCategoryExists(tx, categoryId)) ? {} : { categoryId: 'Kategori findes ikke' },
});

/** All products, by sort; those without one come last. */
export const listProducts = (db: Connection) =>
  db.select().from(products).orderBy(sql`${products.sort} asc nulls last`, asc(products.id));
export type ProductRecord = Awaited<ReturnType<typeof listProducts>>[number];

/** Products by id, each with its category; what does not exist is not in it. */
export const findProducts = async (
  db: Connection,
  ids: readonly number[],
): Promise<Map<number, ProductWithCategory>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      ...getTableColumns(products),
      category: { name: productCategories.name, section: productCategories.section, sort: productCategories.sort },
    })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(inArray(products.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};
export type ProductWithCategory = ProductRecord & {
  category: { name: string; section: 'Eksponering' | 'Hospitality' | 'Aktivering'; sort: number };
};
