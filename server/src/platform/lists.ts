import { type SQL, sql } from 'drizzle-orm';

export type PageRequest = { page: number; perPage: number };

/** One page of rows as a list call answers. `total` counts every row that the filter lets through. */
export const listAnswerOf = <R>(rows: R[], total: number, { perPage }: PageRequest) => ({
  Result: rows,
  TotalPages: Math.ceil(total / perPage),
  Total: total,
});

/** The limit and offset of a page. */
export const pageOf = ({ page, perPage }: PageRequest): SQL => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

/** The order of a list: nulls last in both directions, ties by id, so that paging never shows a row twice. */
export const orderOf = <F extends string>(
  columns: Record<F, SQL>,
  sort: { field: F; dir: 'asc' | 'desc' },
  id: SQL,
): SQL => sql`order by ${columns[sort.field]} ${sql.raw(sort.dir)} nulls last, ${id}`;

/** True where the text stands anywhere in one of the columns, whatever the case; % and _ are letters. */
export const searchIn = (search: string, columns: readonly SQL[]): SQL => {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = columns.map((column) => sql`lower(${column} collate danish) like ${pattern}`);
  return sql`(${sql.join(matches, sql` or `)})`;
};

/** Text in Danish order. */
export const danish = (column: SQL): SQL => sql`${column} collate danish`;
