import type { RateListRequest, RateRow, RateStatus } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish, listAnswerOf, orderOf, placeOf } from '../../lib/resource/lists.ts';
import { type RateDay, rateStatusOf, rateStatusRank } from '../contracts/rates.sql.ts';
import { fileUrl } from '../files/files.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { contractsFound, invoiceFound } from './search.sql.ts';

/** The days of a year, or of a month of it, the last one excluded. */
export const daysOf = (year: number, month?: number): { from: string; before: string } => {
  const day = (months: number): string => new Date(Date.UTC(year, months, 1)).toISOString().slice(0, 10);
  return month ? { from: day(month - 1), before: day(month) } : { from: day(0), before: day(12) };
};

const isOpen = sql`r.registered < r.amount`;

/** A rate `r` of a contract `c` has this status. Said by ranges of days, so that indexes find them. */
const hasStatus = (status: RateStatus, { today, lead }: RateDay): SQL => {
  if (status === 'Ikke underskrevet') return sql`c.status <> 'Godkendt'`;
  const approved = sql`c.status = 'Godkendt'`;
  if (status === 'Betalt') return sql`${approved} and r.paid >= r.amount`;
  const unpaid = sql`${approved} and r.paid < r.amount`;
  const lastDay = sql`${today}::date + ${lead}::int`;
  switch (status) {
    case 'Overskredet':
      return sql`${unpaid} and ${isOpen} and r.due_date < ${today}::date`;
    case 'Forfalder':
      return sql`${unpaid} and r.due_date <= ${lastDay} and not (${isOpen} and r.due_date < ${today}::date)`;
    case 'Kommende':
      return sql`${unpaid} and r.due_date > ${lastDay}`;
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
const fromRates = (needed: readonly Joined[]): SQL => {
  const all = new Set(needed.flatMap((one) => needs[one]));
  const joined = (Object.keys(joins) as Joined[]).filter((one) => all.has(one)).map((one) => joins[one]);
  return sql`from contract_rates r ${sql.join(joined, sql` `)}`;
};

type Condition = { where: SQL; needs: Joined[] };

const conditionsOf = (actor: Actor, { filter }: RateListRequest, day: RateDay): Condition[] => {
  const { status, area, user, sponsorship, rate, year, month } = filter;
  const conditions: Condition[] = [];
  const add = (where: SQL, ...needed: Joined[]) => conditions.push({ where, needs: needed });
  if (!isAdmin(actor)) add(inScope(actor, sql`s.area_id`), 'sponsorship');
  if (area !== undefined) add(sql`s.area_id = ${area}`, 'sponsorship');
  if (user !== undefined) add(sql`s.user_id = ${user}`, 'sponsorship');
  if (sponsorship !== undefined) add(sql`c.sponsorship_id = ${sponsorship}`, 'contract');
  if (rate !== undefined) add(sql`r.id = ${rate}`);
  if (status) add(hasStatus(status, day), 'contract');
  if (year !== undefined) {
    const { from, before } = daysOf(year, month);
    add(sql`r.due_date >= ${from}::date and r.due_date < ${before}::date`);
  }
  const search = filter.search?.trim();
  if (search) add(sql`(r.contract_id = any(array(${contractsFound(search)})) or ${invoiceFound(search)})`);
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
    ...{ RateId: z.number(), ContractId: z.number(), ContractNumber: z.string(), SponsorshipId: z.number() },
    ...{ Name: z.string(), Area: z.string(), UserName: z.string(), Position: z.number(), Count: z.number() },
    ...{ DueDate: z.string(), Amount: money, Paid: money, Rest: money, Rank: z.number() },
    ...{ InvoiceNumber: z.string().nullable(), PaidOn: z.string().nullable() },
    logo: z.object({ id: z.number(), sha256: z.string() }).nullable(),
  })
  .transform(({ logo, Rank, ...row }): RateRow => ({ ...row, Logo: fileUrl(logo), Status: rateStatusOf(Rank) }));

const columnsOf = (day: RateDay): SQL => sql`r.id as "RateId", c.id as "ContractId", c.number as "ContractNumber",
  s.id as "SponsorshipId", s.name as "Name", a.name as "Area", u.name as "UserName",
  (select json_build_object('id', f.id, 'sha256', f.sha256) from files f where f.id = s.logo_file_id) as logo,
  r.position + 1 as "Position", ${countOfRates} as "Count", r.due_date::text as "DueDate", r.amount as "Amount",
  r.paid as "Paid", r.amount - r.registered as "Rest", ${rateStatusRank(day)} as "Rank",
  ${lastInvoiceNumber} as "InvoiceNumber", ${lastPaidOn}::text as "PaidOn"`;

/** One page of the rates of all agreements that the actor sees. */
export const listRates = async (db: Connection, actor: Actor, request: RateListRequest, day: RateDay) => {
  const conditions = conditionsOf(actor, request, day);
  const where = sql.join([sql`true`, ...conditions.map((condition) => condition.where)], sql` and `);
  const needed = conditions.flatMap((condition) => condition.needs);
  const counted = sql`select count(*) as total ${fromRates(needed)} where ${where}`;
  const [{ total } = { total: 0 }] = await rowsOf(db, z.object({ total: z.number() }), counted);
  const { count, fromEnd, limit } = placeOf(request, total);
  if (count === 0) return listAnswerOf<RateRow>([], total, request);
  const sortable = orders(day);
  const { needs: forSort, nullable = false } = sortable[request.sort.field];
  const columns = Object.fromEntries(Object.entries(sortable).map(([field, { by }]) => [field, by])) as Record<
    keyof RateRow,
    SQL
  >;
  const order = orderOf(columns, request.sort, sql`r.id`, { hasNulls: nullable, fromEnd });
  const from = fromRates(forSort ? [...needed, forSort] : needed);
  const page = sql`array(select r.id ${from} where ${where} ${order} ${limit})`;
  const rows = await rowsOf(
    db,
    rowSchema,
    sql`select ${columnsOf(day)} ${fromRates(['area', 'user'])} where r.id = any(${page}) ${order}`,
  );
  return listAnswerOf(fromEnd ? rows.toReversed() : rows, total, request);
};
