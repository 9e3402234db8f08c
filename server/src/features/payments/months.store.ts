import {
  DUE_SOON_DAYS,
  daysOf,
  type IsoDate,
  type PaymentMonth,
  type PaymentMonthsQuery,
  type PaymentTotals,
  type PaymentTotalsQuery,
  yearOf,
} from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, oneRow, rowsOf } from '../../lib/db/database.ts';
import { isPaidInFull } from '../contracts/rates.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { isApproved, isOfUser } from './rates.store.ts';

/** Rates or payments `of` agreements that the actor sees, of an area or a responsible user where named. */
const ofOwner = (actor: Actor, of: 'r' | 'p', { area, user }: PaymentTotalsQuery): SQL => {
  const column = (name: string): SQL => sql.raw(`${of}.${name}`);
  const conditions = [inScope(actor, column('area_id'))];
  if (area !== undefined) conditions.push(sql`${column('area_id')} = ${area}`);
  if (user !== undefined) conditions.push(isOfUser(column('sponsorship_id'), user));
  return sql.join(conditions, sql` and `);
};

const isOfApproved = isApproved(sql`r.contract_id`);

const within = (date: SQL, year: number): SQL => {
  const { from, to } = daysOf(year);
  return sql`${date} between ${from}::date and ${to}::date`;
};

const money = z.string().transform(Number);
const monthRow = z.object({ month: z.number(), due: money, paid: money, late: money, paidIn: money });

/**
 * What falls due and is paid in each month of a year, in agreements that the actor sees. What was paid is paid, also of an
 * agreement that is edited again: its paid rates and its payments still count, what it owes does not.
 */
export const sumMonths = (
  db: Connection,
  actor: Actor,
  { year, ...owner }: PaymentMonthsQuery,
  today: IsoDate,
): Promise<PaymentMonth[]> => {
  const ofYear = year ?? yearOf(today);
  return rowsOf(
    db,
    monthRow,
    // By days first: there are few of them, and many rates of each.
    sql`with due_days as (
        select r.due_date as day, sum(r.amount) as due, sum(r.paid) as paid,
          sum(r.amount - r.paid) filter (where r.due_date < ${today}::date) as late
        from contract_rates r
        where ${within(sql`r.due_date`, ofYear)} and (${isOfApproved} or ${isPaidInFull})
          and ${ofOwner(actor, 'r', owner)} group by 1),
      due as (
        select extract(month from day)::int as month, sum(due) as due, sum(paid) as paid, sum(late) as late
        from due_days group by 1),
      paid_days as (
        select p.paid_on as day, sum(p.amount) as paid from payments p
        where ${within(sql`p.paid_on`, ofYear)} and ${ofOwner(actor, 'p', owner)} group by 1),
      paid as (select extract(month from day)::int as month, sum(paid) as paid from paid_days group by 1)
      select m.month, coalesce(due.due, 0)::text as due, coalesce(due.paid, 0)::text as paid,
        coalesce(due.late, 0)::text as late, coalesce(paid.paid, 0)::text as "paidIn"
      from generate_series(1, 12) as m (month)
      left join due on due.month = m.month left join paid on paid.month = m.month order by m.month`,
  );
};

const totalsRow = z.object({ due: money, overdue: money, paidThisYear: money });

/** What falls due soon or is overdue in approved agreements that the actor sees, and what has been paid this year. */
export const sumTotals = (
  db: Connection,
  actor: Actor,
  owner: PaymentTotalsQuery,
  today: IsoDate,
): Promise<PaymentTotals> =>
  oneRow(
    rowsOf(
      db,
      totalsRow,
      sql`with owed as (
        select sum(r.amount - r.paid) filter (where r.due_date >= ${today}::date) as due,
          sum(r.amount - r.paid) filter (where r.due_date < ${today}::date) as overdue
        from contract_rates r
        where r.due_date <= ${today}::date + ${DUE_SOON_DAYS}::int and r.paid < r.amount
          and ${isOfApproved} and ${ofOwner(actor, 'r', owner)}),
      paid as (
        select sum(p.amount) as paid from payments p
        where ${within(sql`p.paid_on`, yearOf(today))} and ${ofOwner(actor, 'p', owner)})
      select coalesce(owed.due, 0)::text as due, coalesce(owed.overdue, 0)::text as overdue,
        coalesce(paid.paid, 0)::text as "paidThisYear"
      from owed, paid`,
    ),
  );
