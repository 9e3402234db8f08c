import type { CategoryOption } from '@sponsorat/api';
import { inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { contractsWhere, sponsorshipsWhere, templatesWhere } from '../../lib/resource/in-use.sql.ts';
import { danish } from '../../lib/resource/lists.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { categories } from './categories.table.ts';

export const categoryResource = defineResource({
  name: 'category',
  table: categories,
  row: { Id: categories.id, Name: categories.name, Use: categories.use },
  usedBy: (id) => [
    sponsorshipsWhere(sql`s.category_id = ${id}`),
    contractsWhere(sql`c.category_id = ${id} or exists (
      select from contract_categories k where k.contract_id = c.id and k.category_id = ${id})`),
    templatesWhere(sql`t.category_id = ${id}`),
  ],
});

const option = { id: categories.id, name: categories.name, use: categories.use };

/** All sponsor categories, by name. */
export const listCategories = (db: Connection) =>
  db
    .select(option)
    .from(categories)
    .orderBy(danish(sql`${categories.name}`), categories.id);

/** Categories by id, which then nobody deletes until the transaction ends; what does not exist is not in it. */
export const lockCategories = async (tx: Connection, ids: readonly number[]): Promise<Map<number, CategoryOption>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(option)
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
};

/** The names of categories by id; what does not exist is not in it. */
export const categoryNames = async (db: Connection, ids: readonly number[]): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(option)
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
};
