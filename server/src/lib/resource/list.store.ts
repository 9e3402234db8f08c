import { is, SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, PgText } from 'drizzle-orm/pg-core';
import { type Connection, countRows } from '../db/database.ts';
import { danish, orderOf, placeOf, searchedFor } from './lists.ts';
import type { ResourceDefinition, ResourceTable, Row, RowOf } from './resource.ts';

/** A list request as every list's schema reads it. */
export type ListRequest = {
  filter: { search?: string | null | undefined } & Record<string, unknown>;
  sort: { field: string; dir: 'asc' | 'desc' };
  page: number;
  perPage: number;
};

type ListSource<R extends ResourceDefinition['row']> = Pick<
  ResourceDefinition<ResourceTable, R, never>,
  'row' | 'join' | 'sortNames' | 'filters' | 'searchesToo'
> & { table: PgTable & Record<'id' | 'searched', PgColumn> };

const FEW = 1000;

const inOrder = (column: PgColumn | SQL): SQL => (is(column, PgText) ? danish(sql`${column}`) : sql`${column}`);

const mapValues = <V, W>(values: Record<string, V>, map: (value: V, key: string) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));

/** What the table's own rows must meet. It says nothing of a table beside it, so that counting can leave that out. */
const conditionOf = (
  { table, filters = {}, searchesToo }: Pick<ListSource<Row>, 'table' | 'filters' | 'searchesToo'>,
  filter: ListRequest['filter'],
): SQL => {
  const conditions = [sql`true`];
  for (const [name, column] of Object.entries(filters))
    if (filter[name] !== undefined) conditions.push(sql`${column} = ${filter[name]}`);
  const search = filter.search?.trim();
  if (search) {
    const own = searchedFor(search, sql`${table.searched}`);
    conditions.push(searchesToo ? sql`(${own} or ${searchesToo(search)})` : own);
  }
  return sql.join(conditions, sql` and `);
};

const answerValue = (column: PgColumn | SQL | undefined, value: unknown): unknown => {
  if (value === null || !column || is(column, SQL)) return value;
  const read = column.mapFromDriverValue(value);
  return read instanceof Date ? read.toISOString() : read;
};

/** One page of a resource's rows, as they are answered, and how many there are in all. */
export const listResources = async <R extends Row>(
  db: Connection,
  definition: ListSource<R>,
  request: ListRequest,
): Promise<{ rows: RowOf<R>[]; total: number }> => {
  const { table, row, join = sql``, sortNames } = definition;
  const { sort } = request;
  const condition = conditionOf(definition, request.filter);
  const total = await countRows(db, sql`from ${table} where ${condition}`);
  const { count, fromEnd, limit } = placeOf(request, total);
  if (count === 0) return { rows: [], total };

  const columns = Object.entries(row).map(([key, column]) => sql`${column} as ${sql.identifier(key)}`);
  const sortable: Row = { ...row, ...sortNames };
  const sorted = sortable[sort.field];
  const hasNulls = !sorted || is(sorted, SQL) || !sorted.notNull;
  // An index in the list's order leads soon to some of many; few are found first, and put in order then.
  const isFew = request.filter.search?.trim() && total <= FEW;
  const chosen = isFew ? sql`${table.id} = any(array(select ${table.id} from ${table} where ${condition}))` : condition;
  const order = orderOf(mapValues(sortable, inOrder), sort, sql`${table.id}`, { hasNulls, fromEnd });
  const { rows } = await db.execute(
    sql`select ${sql.join(columns, sql`, `)} from ${table} ${join} where ${chosen} ${order} ${limit}`,
  );
  const result = rows.map((one) => mapValues(one, (value, key) => answerValue(row[key], value)) as RowOf<R>);
  return { rows: fromEnd ? result.toReversed() : result, total };
};
