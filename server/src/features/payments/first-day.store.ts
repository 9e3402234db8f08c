import type { FirstDay, IsoDate } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

const startRow = z.object({ since: z.string(), answered: z.boolean() });
const lockedRow = z.object({ id: z.number() });
const sumRow = z.object({ count: z.number(), amount: z.string().transform(Number) });

/** Rates `r` of approved agreements `c` that lack something and were due before a day. */
const unpaidBefore = (before: IsoDate): SQL => sql`contract_rates r join contracts c on c.id = r.contract_id
  where c.status = 'Godkendt' and r.registered < r.amount and r.due_date < ${before}::date`;

/** Since when payments are registered here, and whether it was said what happened before. `lock` keeps others from saying it. */
export const findStart = async (db: Connection, { lock = false } = {}) => {
  const [row] = await rowsOf(
    db,
    startRow,
    sql`select since::text as since, answered_at is not null as answered from payments_start
      ${lock ? sql`for update` : sql``}`,
  );
  if (!row) throw new Error('The row of the first day is missing: the migrations have not run');
  return row;
};

/** How many rates were due before a day and lack something, and how much. */
export const sumUnpaid = async (db: Connection, before: IsoDate): Promise<Pick<FirstDay, 'count' | 'amount'>> => {
  const [sums] = await rowsOf(
    db,
    sumRow,
    sql`select count(*) as count, coalesce(sum(r.amount - r.registered), 0)::text as amount
      from ${unpaidBefore(before)}`,
  );
  return sums ?? { count: 0, amount: 0 };
};

/** Nobody is asked any more what was paid before. */
export const setFirstDayAnswered = async (tx: Connection, at: Date): Promise<void> => {
  await tx.execute(sql`update payments_start set answered_at = ${at.toISOString()}::timestamptz`);
};

/** Registers what such rates lack as paid on the day when they were due, each as a payment of its own. */
export const payAllBefore = async (
  tx: Connection,
  before: IsoDate,
  { by, at }: { by: string; at: Date },
): Promise<Pick<FirstDay, 'count' | 'amount'>> => {
  // Whoever registers a payment, or edits an agreement, waits.
  const locked = await rowsOf(
    tx,
    lockedRow,
    sql`select id from contracts where id in (select c.id from ${unpaidBefore(before)}) order by id for no key update`,
  );
  const ids = sql.param(locked.map(({ id }) => id));
  const now = sql`${at.toISOString()}::timestamptz`;
  // What the rates lack is read once, and only of agreements that nobody else can change: others may be approved, or
  // their payments deleted, while this is under way.
  const [sums] = await rowsOf(
    tx,
    sumRow,
    sql`with made as (
        insert into payments (contract_id, rate_id, amount, paid_on, note, created_at, created_by, updated_at, updated_by)
        select c.id, r.id, r.amount - r.registered, r.due_date, 'Markeret som betalt før opstart',
          ${now}, ${by}, ${now}, ${by}
        from ${unpaidBefore(before)} and c.id = any(${ids}::int[]) order by r.due_date, r.id
        returning rate_id, amount
      ), counted as (
        update contract_rates r set paid = r.paid + made.amount, registered = r.registered + made.amount
        from made where r.id = made.rate_id
      )
      select count(*) as count, coalesce(sum(amount), 0)::text as amount from made`,
  );
  await setFirstDayAnswered(tx, at);
  return sums ?? { count: 0, amount: 0 };
};
