import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Connection, countRows, findIds, rowsOf } from '../db/database.ts';
import { type ListColumns, orderOf, type PageRequest, placeOf, selectColumns } from './lists.ts';

/** Which rows are on a page, and how many there are in all. */
export type Page = { ids: number[]; total: number };

type Request = PageRequest & { sort: { dir: 'asc' | 'desc' } };
type PageSource = {
  id: SQL;
  /** All that the filters let through, from its `from` on. */
  matches: SQL;
  /** The same with what they are sorted by. */
  sorted: SQL;
  /** Where there are very many rows: those of a page are come upon in the order of an index. */
  walked?: SQL;
  /** What they are sorted by. */
  column: ListColumns<{ by: unknown }, { nullable?: true }>['by'];
};

const FEW = 30_000;

/** Which rows are on a page of a list of very many: found before anything is joined that they only show. */
export const findPage = async (
  db: Connection,
  request: Request,
  { id, matches, sorted, walked = sorted, column }: PageSource,
): Promise<Page> => {
  const total = await countRows(db, matches);
  const { count, fromEnd, limit } = placeOf(request, total);
  if (count === 0) return { ids: [], total };
  const { value, sortBy = value, nullable: hasNulls = false } = column;
  const order = orderOf({ by: sql`o.by` }, { field: 'by', dir: request.sort.dir }, sql`o.id`, { hasNulls, fromEnd });
  // A few are found first, and then sorted: the planner would rather go through an index's order until they come.
  const all = sql`select ${id} as id, ${sortBy} as by ${total <= FEW ? sql`${sorted} offset 0` : walked}`;
  const ids = await findIds(db, sql`select o.id from (${all}) o ${order} ${limit}`);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
};

/** Rows of a list in the order of these ids; `joins` begins with the table of which each is a `page.id`. */
export const findRows = <S extends z.ZodType>(
  db: Connection,
  row: S,
  ids: readonly number[],
  { columns, joins }: { columns: Parameters<typeof selectColumns>[0]; joins: SQL },
): Promise<z.output<S>[]> =>
  rowsOf(
    db,
    row,
    sql`select ${selectColumns(columns)} from unnest(${sql.param([...ids])}::int[]) with ordinality as page (id, at)
      ${joins} order by page.at`,
  );
