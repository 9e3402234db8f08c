import { foldLetters } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';

export type PageRequest = { page: number; perPage: number };

/** One page of rows as a list call answers. `total` counts every row that the filter lets through. */
export const listAnswerOf = <R>(rows: R[], total: number, { perPage }: PageRequest) => ({
  Result: rows,
  TotalPages: Math.ceil(total / perPage),
  Total: total,
});

/** How many rows come before a page, and how many it holds. */
export const sliceOf = ({ page, perPage }: PageRequest) => ({ before: (page - 1) * perPage, count: perPage });

/** Where a page lies among so many rows, counted from the end that it is nearer to. */
export const placeOf = ({ page, perPage }: PageRequest, total: number) => {
  const before = (page - 1) * perPage;
  const count = Math.max(0, Math.min(perPage, total - before));
  const after = Math.max(0, total - before - count);
  const fromEnd = after < before;
  return { count, fromEnd, limit: sql`limit ${count} offset ${fromEnd ? after : before}` };
};

/** What a list shows of a row under each of its keys, and what it sorts the rows by where that is something else. */
export type ListColumns<Row, Column = unknown> = Record<keyof Row, { value: SQL; sortBy?: SQL } & Column>;

/** The values of a list's columns, each under its key. */
export const selectColumns = (columns: Readonly<Record<string, { value: SQL }>>): SQL =>
  sql.join(
    Object.entries(columns).map(([key, { value }]) => sql`${value} as ${sql.identifier(key)}`),
    sql`, `,
  );

type Order = {
  /** False for a column without nulls, whose index then serves both directions. */
  hasNulls?: boolean;
  /** The same order, read from its end. */
  fromEnd?: boolean;
};

/** The order of a list: nulls last in both directions, ties by id, so that paging never shows a row twice. */
export const orderOf = <F extends string>(
  columns: Record<F, SQL>,
  sort: { field: F; dir: 'asc' | 'desc' },
  id: SQL,
  { hasNulls = true, fromEnd = false }: Order = {},
): SQL => {
  const turned = sort.dir === 'asc' ? 'desc' : 'asc';
  const nulls = fromEnd ? 'nulls first' : 'nulls last';
  const dir = sql.raw(`${fromEnd ? turned : sort.dir} ${hasNulls ? nulls : ''}`);
  return sql`order by ${columns[sort.field]} ${dir}, ${id} ${sql.raw(fromEnd ? 'desc' : 'asc')}`;
};

/** What `foldLetters` says of a text, of one in the database: both must say the same. */
export const foldedSql = (text: SQL): SQL => sql`folded(${text})`;

const anywhere = (search: string): string => `%${foldLetters(search).replaceAll(/[\\%_]/g, '\\$&')}%`;

/** True where a text is anywhere in a column of `searchedColumn` or in `foldedSql`; % and _ are letters. */
export const searchedFor = (search: string, searched: SQL): SQL => sql`${searched} like ${anywhere(search)}`;

/** The first text of a `searchedColumn`. */
export const firstLine = (searched: SQL): SQL => sql`split_part(${searched}, E'\\n', 1)`;

/** Text in Danish order. */
export const danish = (column: SQL): SQL => sql`${column} collate danish`;

/** Rows of a list by the id that the database calls them by. */
export const byId = <R extends { Id: number }>(rows: readonly R[]) => rows.map((row) => ({ id: row.Id, ...row }));

/** What two queries say of records, put together in the order of the ids; a record that one of them lacks is left out. */
export const inOrderOf = <A extends { id: number }, B extends { id: number }>(
  ids: readonly number[],
  rows: readonly A[],
  more: readonly B[],
): (A & B)[] => {
  const [first, second] = [rows, more].map((all) => new Map(all.map((row) => [row.id, row])));
  return ids.flatMap((id) => {
    const [row, other] = [first?.get(id), second?.get(id)];
    return row && other ? [{ ...row, ...other } as A & B] : [];
  });
};
