import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../db/database.ts';
import { orderOf, type PageRequest, placeOf } from './lists.ts';

/** Which rows are on a page, and how many there are in all. */
export type Page = { ids: number[]; total: number };

type Request = PageRequest & { sort: { dir: 'asc' | 'desc' } };
type PageSource = {
  id: SQL;
  /** All that the filters let through, from its `from` on. */
  matches: SQL;
  /** The rows with what they are sorted by. */
  sorted: SQL;
  /** Where there are very many rows: those of a page are come upon in the order of an index. */
  walked?: SQL;
  by: SQL;
  hasNulls: boolean;
};

const FEW = 30_000;

/** Which rows are on a page of a list of very many: found before anything is joined that they only show. */
export const findPage = async (
  db: Connection,
  request: Request,
  { id, matches, sorted, walked = sorted, by, hasNulls }: PageSource,
): Promise<Page> => {
  const counted = sql`select count(*) as total ${matches}`;
  const [{ total } = { total: 0 }] = await rowsOf(db, z.object({ total: z.number() }), counted);
  const { count, fromEnd, limit } = placeOf(request, total);
  if (count === 0) return { ids: [], total };
  const order = orderOf({ by: sql`o.by` }, { field: 'by', dir: request.sort.dir }, sql`o.id`, { hasNulls, fromEnd });
  // A few are found first, and then sorted: the planner would rather go through an index's order until they come.
  const all = sql`select ${id} as id, ${by} as by ${total <= FEW ? sql`${sorted} offset 0` : walked}`;
  const rows = await rowsOf(db, z.object({ id: z.number() }), sql`select o.id from (${all}) o ${order} ${limit}`);
  const ids = rows.map((row) => row.id);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
};
