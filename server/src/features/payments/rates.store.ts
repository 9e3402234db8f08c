import type { RateListRequest, RateRow, RateStatus } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish } from '../../lib/resource/lists.ts';
import { type RateDay, rateStatusOf, rateStatusRank } from '../contracts/rates.sql.ts';
import { fileUrl } from '../files/files.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { findPage, type Page } from './pages.sql.ts';
import { type FoundAgreements, ratesFound } from './search.sql.ts';

/** The days of a year, or of a month of it, the last one excluded. */
export const daysOf = (year: number, month?: number): { from: string; before: string } => {
  const day = (months: number): string => new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 10);
  return month ? { from: day(month - 1), before: day(month) } : { from: day(0), before: day(12) };
};

const isOpen = sql`r.registered < r.amount`;
const isUnpaid = sql`r.paid < r.amount`;

/**
 * True of a rate `r` of an approved agreement. Nearly all agreements are approved: the few others are looked up in an
 * index of their own, rather than every agreement by its rate.
 */
export const isApproved = (contractId: SQL): SQL =>
  sql`not exists (select from contracts o where o.id = ${contractId} and o.status <> 'Godkendt')`;
const isOfApproved = isApproved(sql`r.contract_id`);

/** A rate `r` has this status. Said by ranges of days, so that indexes find them. */
const hasStatus = (status: RateStatus, { today, lead }: RateDay): SQL => {
  const lastDay = sql`${today}::date + ${lead}::int`;
  switch (status) {
    case 'Ikke underskrevet':
      return sql`r.contract_id = any(array(select o.id from contracts o where o.status <> 'Godkendt'))`;
    case 'Betalt':
      return sql`${isOfApproved} and r.paid >= r.amount`;
    case 'Overskredet':
      return sql`${isOfApproved} and ${isUnpaid} and ${isOpen} and r.due_date < ${today}::date`;
    case 'Forfalder':
      return sql`${isOfApproved} and ${isUnpaid} and r.due_date <= ${lastDay}
        and not (${isOpen} and r.due_date < ${today}::date)`;
    case 'Kommende':
      return sql`${isOfApproved} and ${isUnpaid} and r.due_date > ${lastDay}`;
  }
};

/** What else a statement about rates `r` must join to speak of it. */
type Joined = 'contract' | 'sponsorship' | 'area' | 'user';
const joins: Record<Joined, SQL> = {
  contract: sql`join contracts c on c.id = r.contract_id`,
  sponsorship: sql`join sponsorships s on s.id = c.sponsorship_id`,
  area: sql`join areas a on a.id = s.area_id`,
  user: sql`join users u on u.id = s.user_id`,
};
const needs: Record<Joined, Joined[]> = {
  contract: ['contract'],
  sponsorship: ['contract', 'sponsorship'],
  area: ['contract', 'sponsorship', 'area'],
  user: ['contract', 'sponsorship', 'user'],
};
const joined = (needed: readonly Joined[]): SQL => {
  const all = new Set(needed.flatMap((one) => needs[one]));
  const each = (Object.keys(joins) as Joined[]).filter((one) => all.has(one)).map((one) => joins[one]);
  return sql.join(each, sql` `);
};
const fromRates = (needed: readonly Joined[]): SQL => sql`from contract_rates r ${joined(needed)}`;

/** The day that is asked for, and the agreements that a search finds. */
type Asked = { day: RateDay; found: FoundAgreements | null };
type Condition = { where: SQL; needs: Joined[] };

const conditionsOf = (actor: Actor, { filter }: RateListRequest, { day, found }: Asked): Condition[] => {
  const { status, open, area, user, sponsorship, rate, year, month, search } = filter;
  const conditions: Condition[] = [];
  const add = (where: SQL, ...needed: Joined[]) => conditions.push({ where, needs: needed });
  if (!isAdmin(actor)) add(inScope(actor, sql`s.area_id`), 'sponsorship');
  if (area !== undefined) add(sql`s.area_id = ${area}`, 'sponsorship');
  if (user !== undefined) add(sql`s.user_id = ${user}`, 'sponsorship');
  if (sponsorship !== undefined) add(sql`c.sponsorship_id = ${sponsorship}`, 'contract');
  if (rate !== undefined) add(sql`r.id = ${rate}`);
  if (status) add(hasStatus(status, day));
  if (open) add(sql`${isOfApproved} and ${isUnpaid}`);
  if (year !== undefined) {
    const { from, before } = daysOf(year, month);
    add(sql`r.due_date >= ${from}::date and r.due_date < ${before}::date`);
  }
  if (search && found) add(sql`r.id = any(array(${ratesFound(found, search.trim())}))`);
  return conditions;
};

const lastInvoiceNumber = sql`(select p.invoice_number from payments p
  where p.rate_id = r.id and p.invoice_number is not null order by p.id desc limit 1)`;
const lastPaidOn = sql`(select max(p.paid_on) from payments p where p.rate_id = r.id)`;
const countOfRates = sql`(select count(*) from contract_rates o where o.contract_id = r.contract_id)`;

const orders = (day: RateDay): Record<keyof RateRow, { by: SQL; needs?: Joined; nullable?: true }> => ({
  RateId: { by: sql`r.id` },
  ContractId: { by: sql`r.contract_id` },
  ContractNumber: { by: sql`c.number`, needs: 'contract' },
  SponsorshipId: { by: sql`c.sponsorship_id`, needs: 'contract' },
  Name: { by: danish(sql`s.name`), needs: 'sponsorship' },
  Logo: { by: sql`s.logo_file_id`, needs: 'sponsorship', nullable: true },
  Area: { by: danish(sql`a.name`), needs: 'area' },
  UserName: { by: danish(sql`u.name`), needs: 'user' },
  Position: { by: sql`r.position` },
  Count: { by: countOfRates },
  DueDate: { by: sql`r.due_date` },
  Amount: { by: sql`r.amount` },
  Paid: { by: sql`r.paid` },
  Rest: { by: sql`r.amount - r.registered` },
  Status: { by: rateStatusRank(day), needs: 'contract' },
  InvoiceNumber: { by: danish(lastInvoiceNumber), nullable: true },
  PaidOn: { by: lastPaidOn, nullable: true },
});

const money = z.string().transform(Number);
const rowSchema = z
  .object({
    RateId: z.number(),
    ContractId: z.number(),
    ContractNumber: z.string(),
    SponsorshipId: z.number(),
    Name: z.string(),
    Area: z.string(),
    UserName: z.string(),
    Position: z.number(),
    Count: z.number(),
    DueDate: z.string(),
    Amount: money,
    Paid: money,
    Rest: money,
    Rank: z.number(),
    InvoiceNumber: z.string().nullable(),
    PaidOn: z.string().nullable(),
    logo: z.object({ id: z.number(), sha256: z.string() }).nullable(),
  })
  .transform(({ logo, Rank, ...row }): RateRow => ({ ...row, Logo: fileUrl(logo), Status: rateStatusOf(Rank) }));

const columnsOf = (day: RateDay): SQL => sql`r.id as "RateId", c.id as "ContractId", c.number as "ContractNumber",
  s.id as "SponsorshipId", s.name as "Name", a.name as "Area", u.name as "UserName",
  (select json_build_object('id', f.id, 'sha256', f.sha256) from files f where f.id = s.logo_file_id) as logo,
  r.position + 1 as "Position", ${countOfRates} as "Count", r.due_date::text as "DueDate", r.amount as "Amount",
  r.paid as "Paid", r.amount - r.registered as "Rest", ${rateStatusRank(day)} as "Rank",
  ${lastInvoiceNumber} as "InvoiceNumber", ${lastPaidOn}::text as "PaidOn"`;

/** Which rates of all agreements that the actor sees are on a page. */
export const findRatePage = (db: Connection, actor: Actor, request: RateListRequest, asked: Asked): Promise<Page> => {
  const conditions = conditionsOf(actor, request, asked);
  const where = sql.join([sql`true`, ...conditions.map((condition) => condition.where)], sql` and `);
  const needed = conditions.flatMap((condition) => condition.needs);
  const { by, needs: forSort, nullable = false } = orders(asked.day)[request.sort.field];
  const found = sql`${fromRates(needed)} where ${where}`;
  const sorted = forSort ? sql`${fromRates([...needed, forSort])} where ${where}` : found;
  return findPage(db, request, { id: sql`r.id`, found, sorted, by, hasNulls: nullable });
};

/** Rates as rows of a list, in this order. */
export const findRateRows = (db: Connection, ids: readonly number[], day: RateDay): Promise<RateRow[]> =>
  rowsOf(
    db,
    rowSchema,
    sql`select ${columnsOf(day)} from unnest(${sql.param([...ids])}::int[]) with ordinality as page (id, at)
      join contract_rates r on r.id = page.id ${joined(['area', 'user'])} order by page.at`,
  );
