import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { contractsWhere, sponsorshipsWhere } from '../../lib/resource/in-use.sql.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { categories } from './categories.table.ts';

export type CategoryRecord = typeof categories.$inferSelect;

export const categoryResource = defineResource({
  name: 'category',
  the: 'Kategorien',
  table: categories,
  row: { Id: categories.id, Name: categories.name },
  usedBy: (id) => [
    sponsorshipsWhere(sql`s.category_id = ${id}`),
    contractsWhere(sql`c.category_id = ${id} or exists (
      select from contract_categories k where k.contract_id = c.id and k.category_id = ${id})`),
  ],
});

/** All sponsor categories, by name. */
export const listCategories = (db: Connection) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(sql`${categories.name} collate danish`, categories.id);

/** True for a category that there is, and will be until the transaction ends. */
export const categoryExists = async (tx: Connection, id: number): Promise<boolean> => {
  const rows = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('key share');
  return rows.length > 0;
};

/** The names of categories by id; what does not exist is not in it. */
export const categoryNames = async (db: Connection, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
};
