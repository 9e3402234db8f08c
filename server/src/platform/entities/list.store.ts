import { is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgText } from 'drizzle-orm/pg-core';
import type { Connection } from '../database.ts';
import { danish, orderOf, pageOf, searchIn } from '../lists.ts';
import type { Entity, EntityTable, RowOf } from './entity.ts';

/** A list request as every entity's schema reads it. */
export type ListRequest = {
  filter: { search?: string | null | undefined };
  sort: { field: string; dir: 'asc' | 'desc' };
  page: number;
  perPage: number;
};

const isText = (column: PgColumn): boolean => is(column, PgText);
const inOrder = (column: PgColumn): SQL => (isText(column) ? danish(sql`${column}`) : sql`${column}`);

const mapValues = <V, W>(record: Record<string, V>, map: (value: V, key: string) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

const conditionOf = ({ row, filters = {} }: Pick<Entity, 'row' | 'filters'>, filter: ListRequest['filter']): SQL => {
  const conditions = [sql`true`];
  const sent: Record<string, unknown> = filter;
  for (const [name, column] of Object.entries(filters))
    if (sent[name] !== undefined) conditions.push(sql`${column} = ${sent[name]}`);
  const search = filter.search?.trim();
  const texts = Object.values(row).filter(isText);
  if (search)
    conditions.push(
      searchIn(
        search,
        texts.map((column) => sql`${column}`),
      ),
    );
  return sql.join(conditions, sql` and `);
};

const shown = (column: PgColumn | undefined, value: unknown): unknown => {
  if (value === null || !column) return value;
  const read = column.mapFromDriverValue(value);
  return read instanceof Date ? read.toISOString() : read;
};

/** One page of an entity's rows, as they are answered, and how many there are in all. */
export const listRecords = async <R extends Record<string, PgColumn>>(
  db: Connection,
  {
    table,
    row,
    join,
    sortNames,
    filters,
  }: Pick<Entity<EntityTable, R, never>, 'table' | 'row' | 'join' | 'sortNames' | 'filters'>,
  request: ListRequest,
): Promise<{ rows: RowOf<R>[]; total: number }> => {
  const source = sql`${table} ${join ?? sql``} where ${conditionOf({ row, ...(filters && { filters }) }, request.filter)}`;
  const columns = Object.entries(row).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`);
  const order = orderOf(mapValues({ ...row, ...sortNames }, inOrder), request.sort, sql`${table.id}`);
  const { rows } = await db.execute(
    sql`select ${sql.join(columns, sql`, `)} from ${source} ${order} ${pageOf(request)}`,
  );
  const counted = await db.execute<{ total: number }>(sql`select count(*) as total from ${source}`);
  return {
    rows: rows.map((found) => mapValues(found, (value, key) => shown(row[key], value)) as RowOf<R>),
    total: counted.rows[0]?.total ?? 0,
  };
};
