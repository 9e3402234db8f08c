import type { IsoDate } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, findIds, oneRow, rowsOf } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';

const startRow = z.object({ since: z.string(), answeredAt: z.string().nullable() });
const sumRow = z.object({ count: z.number(), amount: z.string().transform(Number) });
type UnpaidSum = z.output<typeof sumRow>;
/** What stands on each of the payments that are made here. */
const NOTE = 'Markeret som betalt før opstart';

/** Which rates are asked about: those due before a day, or, where that was answered, of agreements that came later. */
export type OldRates = { before: IsoDate; answeredAt: string | null };

/**
 * True of rates that were due before their agreement came here, of an agreement whose first signature did so after an
 * instant: nobody can have registered before what was paid of them.
 */
const cameAfter = (answeredAt: string): SQL => sql`r.due_date < (c.created_at at time zone 'Europe/Copenhagen')::date
  and c.id in (select d.contract_id from signed_documents d where d.uploaded_at > ${answeredAt}::timestamptz)
  and not exists (select from signed_documents d
    where d.contract_id = c.id and d.uploaded_at <= ${answeredAt}::timestamptz)`;

/** Rates `r` of approved agreements `c` that lack something and are asked about. */
const unpaidOf = ({
  before,
  answeredAt,
}: OldRates): SQL => sql`contract_rates r join contracts c on c.id = r.contract_id
  where c.status = 'Godkendt' and r.registered < r.amount and r.due_date < ${before}::date
    and ${answeredAt === null ? sql`true` : cameAfter(answeredAt)}`;

/** Since when payments are registered here, and when it was last said what happened before. `lock` keeps others from saying it. */
export const findStart = (db: Connection, { lock = false } = {}) =>
  oneRow(
    rowsOf(
      db,
      startRow,
      sql`select since::text as since, to_json(answered_at) #>> '{}' as "answeredAt" from payments_start
        ${lock ? sql`for update` : sql``}`,
    ),
  );

/** How many of the rates lack something, and how much. */
export const sumUnpaid = (db: Connection, old: OldRates): Promise<UnpaidSum> =>
  oneRow(
    rowsOf(
      db,
      sumRow,
      sql`select count(*) as count, coalesce(sum(r.amount - r.registered), 0)::text as amount from ${unpaidOf(old)}`,
    ),
  );

/** What came until now is not asked about any more. */
export const setFirstDayAnswered = async (tx: Connection, at: Date): Promise<void> => {
  await tx.execute(sql`update payments_start set answered_at = ${at.toISOString()}::timestamptz`);
};

/** Registers what the rates lack as paid on the day when they were due, each as a payment of its own. */
export const payAll = async (tx: Connection, old: OldRates, { by, at }: Save): Promise<UnpaidSum> => {
  // Whoever registers a payment, edits an agreement or moves a club to another area waits.
  const locked = await findIds(
    tx,
    sql`select c.id from contracts c join sponsorships s on s.id = c.sponsorship_id
      where c.id in (select c.id from ${unpaidOf(old)}) order by c.id for no key update of c for key share of s`,
  );
  const ids = sql.param(locked);
  const now = sql`${at.toISOString()}::timestamptz`;
  // What the rates lack is read once, and only of agreements that nobody else can change: others may be approved, or
  // their payments deleted, while this is under way.
  const sums = await oneRow(
    rowsOf(
      tx,
      sumRow,
      sql`with made as (
        insert into payments (contract_id, rate_id, sponsorship_id, area_id, amount, paid_on, note, created_at, created_by,
          updated_at, updated_by)
        select c.id, r.id, r.sponsorship_id, r.area_id, r.amount - r.registered, r.due_date,
          ${NOTE}, ${now}, ${by}, ${now}, ${by}
        from ${unpaidOf(old)} and c.id = any(${ids}::int[]) order by r.due_date, r.id
        returning rate_id, amount
      ), counted as (
        update contract_rates r set paid = r.paid + made.amount, registered = r.registered + made.amount
        from made where r.id = made.rate_id
      )
      select count(*) as count, coalesce(sum(amount), 0)::text as amount from made`,
    ),
  );
  await setFirstDayAnswered(tx, at);
  return sums;
};
