import {
  type IsoDate,
  type PaymentMonth,
  type PaymentMonthsQuery,
  type PaymentTotals,
  type PaymentTotalsQuery,
  yearOf,
} from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { daysOf } from './rates.store.ts';

/** Approved agreements `c` that the actor sees, of an area or a responsible user where they are named. */
const ofApproved = (actor: Actor, contractId: SQL, { area, user }: PaymentTotalsQuery): SQL => {
  const approved = sql`join contracts c on c.id = ${contractId} and c.status = 'Godkendt'`;
  if (isAdmin(actor) && area === undefined && user === undefined) return approved;
  return sql`${approved} join sponsorships s on s.id = c.sponsorship_id and ${inScope(actor, sql`s.area_id`)}
    ${area === undefined ? sql`` : sql`and s.area_id = ${area}`} ${user === undefined ? sql`` : sql`and s.user_id = ${user}`}`;
};

const within = (date: SQL, year: number): SQL => {
  const { from, before } = daysOf(year);
  return sql`${date} >= ${from}::date and ${date} < ${before}::date`;
};

const money = z.string().transform(Number);
const monthRow = z.object({ month: z.number(), due: money, paid: money, late: money, paidIn: money });

/** What falls due and is paid in each month of a year, in agreements that the actor sees. */
export const sumMonths = (
  db: Connection,
  actor: Actor,
  { year, ...owner }: PaymentMonthsQuery,
  today: IsoDate,
): Promise<PaymentMonth[]> => {
  const asked = year ?? yearOf(today);
  return rowsOf(
    db,
    monthRow,
    sql`with due as (
        select extract(month from r.due_date)::int as month, sum(r.amount) as due, sum(r.paid) as paid,
          sum(r.amount - r.registered) filter (where r.due_date < ${today}::date) as late
        from contract_rates r ${ofApproved(actor, sql`r.contract_id`, owner)}
        where ${within(sql`r.due_date`, asked)} group by 1),
      paid as (
        select extract(month from p.paid_on)::int as month, sum(p.amount) as paid
        from payments p ${ofApproved(actor, sql`p.contract_id`, owner)}
        where ${within(sql`p.paid_on`, asked)} group by 1)
      select m.month, coalesce(due.due, 0)::text as due, coalesce(due.paid, 0)::text as paid,
        coalesce(due.late, 0)::text as late, coalesce(paid.paid, 0)::text as "paidIn"
      from generate_series(1, 12) as m (month)
      left join due on due.month = m.month left join paid on paid.month = m.month order by m.month`,
  );
};

const totalsRow = z.object({ due: money, overdue: money, paidThisYear: money });

/** What is owed today in agreements that the actor sees, and what has been paid on them this year. */
export const sumTotals = async (
  db: Connection,
  actor: Actor,
  owner: PaymentTotalsQuery,
  today: IsoDate,
): Promise<PaymentTotals> => {
  const [row] = await rowsOf(
    db,
    totalsRow,
    sql`with owed as (
        select sum(r.amount - r.registered) as due,
          sum(r.amount - r.registered) filter (where r.due_date < ${today}::date) as overdue
        from contract_rates r ${ofApproved(actor, sql`r.contract_id`, owner)}
        where r.due_date <= ${today}::date and r.registered < r.amount),
      paid as (
        select sum(p.amount) as paid from payments p ${ofApproved(actor, sql`p.contract_id`, owner)}
        where ${within(sql`p.paid_on`, yearOf(today))})
      select coalesce(owed.due, 0)::text as due, coalesce(owed.overdue, 0)::text as overdue,
        coalesce(paid.paid, 0)::text as "paidThisYear"
      from owed, paid`,
  );
  if (!row) throw new Error('A sum has always a row');
  return row;
};
