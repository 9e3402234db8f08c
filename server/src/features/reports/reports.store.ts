import { daysOf, type IsoDate, type Purpose, purposes, toOre } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { type AreaIds, isIn } from '../budgets/agreements.store.ts';
import { successorOf } from '../contracts/chain.sql.ts';

const renewalRow = z.object({ areaId: z.number(), year: z.number(), ended: z.number(), renewed: z.number() });

/** How many approved agreements of each area end in each of two years, and how many of them an approved one follows. */
export const countRenewals = (db: Connection, areaIds: AreaIds, year: number) =>
  rowsOf(
    db,
    renewalRow,
    sql`select s.area_id as "areaId", extract(year from c.end_date)::int as year, count(*)::int as ended,
        count(*) filter (where exists (
          select from contracts f where f.id = ${successorOf(sql`c`)} and f.status = 'Godkendt'))::int as renewed
      from contracts c join sponsorships s on s.id = c.sponsorship_id
      where c.status = 'Godkendt' and c.end_date between ${daysOf(year - 1).from}::date and ${daysOf(year).to}::date
        and ${isIn(areaIds, sql`s.area_id`)}
      group by 1, 2`,
  );

const shares = z.object({ millionths: z.number().transform(BigInt), count: z.number() });
const deliveredRow = z.object({
  areaId: z.number(),
  section: z.enum(['Eksponering', 'Hospitality']),
  now: shares,
  before: shares,
});

const sumWhere = (which: SQL): SQL => sql`json_build_object(
  'millionths', coalesce(round(sum(share) filter (where ${which}) * 1000000), 0)::int8, 'count', count(*) filter (where ${which}))`;

/**
 * How much of what is followed was delivered, or used, of the approved agreements of a year and of the one before it, by
 * area: the sum of the agreements' means, in millionths of a percent, and how many they are.
 */
export const findDelivered = (db: Connection, areaIds: AreaIds, year: number) => {
  const runsIn = ({ from, to }: { from: IsoDate; to: IsoDate }) =>
    sql`(c.start_date <= ${to}::date and c.end_date >= ${from}::date)`;
  const [before, now] = [daysOf(year - 1), daysOf(year)];
  return rowsOf(
    db,
    deliveredRow,
    sql`with shares as (
        select s.area_id, i.section, ${runsIn(now)} as now, ${runsIn(before)} as before,
          avg(i.used::numeric / i.amount) * 100 as share
        from contracts c join sponsorships s on s.id = c.sponsorship_id join contract_items i on i.contract_id = c.id
        where c.status = 'Godkendt' and ${runsIn({ from: before.from, to: now.to })} and ${isIn(areaIds, sql`s.area_id`)}
          and i.selected and i.is_utilization and i.amount > 0 and i.section in ('Eksponering', 'Hospitality')
        group by s.area_id, c.id, i.section)
      select area_id as "areaId", section, ${sumWhere(sql`now`)} as now, ${sumWhere(sql`before`)} as before
      from shares group by 1, 2`,
  );
};

const purposesRow = z.object({ id: z.number(), purposes: z.array(z.enum(purposes)) });

/** What each club is supported for, of those where somebody has said it. */
export const findPurposes = async (db: Connection, areaIds: AreaIds): Promise<Map<number, Purpose[]>> => {
  const rows = await rowsOf(
    db,
    purposesRow,
    sql`select s.id, s.purposes from sponsorships s where s.purposes <> '{}' and ${isIn(areaIds, sql`s.area_id`)}`,
  );
  return new Map(rows.map((row) => [row.id, row.purposes]));
};

const storyRow = z.object({ club: z.string(), date: z.string(), text: z.string(), logoFileId: z.number().nullable() });
const MOST_STORIES = 40;

/** The notes of a year that are told in its report, in the order of their days. */
export const findStories = (db: Connection, areaIds: AreaIds, year: number) =>
  rowsOf(
    db,
    storyRow,
    sql`select s.name as club, n.date::text as date, n.text, s.logo_file_id as "logoFileId"
      from notes n join sponsorships s on s.id = n.sponsorship_id
      where n.report and n.date between ${daysOf(year).from}::date and ${daysOf(year).to}::date
        and ${isIn(areaIds, sql`s.area_id`)}
      order by n.date, n.id limit ${MOST_STORIES}::int`,
  );

const paymentRow = z.object({
  paidOn: z.string(),
  number: z.string(),
  name: z.string(),
  area: z.string(),
  costCenter: z.string().nullable(),
  amount: z.string().transform(toOre),
  vat: z.string().transform(toOre).nullable(),
  invoiceNumber: z.string().nullable(),
  /** Of an agreement that has rates, but of none of them. */
  isBesides: z.boolean(),
});

/** What was paid from a day to another, in the order of the days, in øre. */
export const listPaymentsBetween = (db: Connection, areaIds: AreaIds, { from, to }: { from: IsoDate; to: IsoDate }) =>
  rowsOf(
    db,
    paymentRow,
    sql`select p.paid_on::text as "paidOn", c.number, s.name, a.name as area, a.cost_center as "costCenter",
        p.amount::text, p.vat_amount::text as vat, p.invoice_number as "invoiceNumber",
        p.rate_id is null and exists (select from contract_rates r where r.contract_id = c.id) as "isBesides"
      from payments p join contracts c on c.id = p.contract_id join sponsorships s on s.id = p.sponsorship_id
        join areas a on a.id = p.area_id
      where p.paid_on between ${from}::date and ${to}::date and ${isIn(areaIds, sql`p.area_id`)}
      order by p.paid_on, p.id`,
  );
