import { daysOf, type RateListRequest, type RateRow, type RateStatus, rateRowSchema } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { danish, type ListColumns } from '../../lib/resource/lists.ts';
import { findPage, findRows, type Page } from '../../lib/resource/pages.sql.ts';
import { isPaidInFull, type RateDay, rateStatusOf, rateStatusRank } from '../contracts/rates.sql.ts';
import { fileUrlSql } from '../files/files.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { type FoundAgreements, isFound, ratesFound } from './search.sql.ts';

const isUnpaid = sql`r.paid < r.amount`;

/**
 * True of a rate `r` of an approved agreement. Nearly all agreements are approved: the few others are looked up in an
 * index of their own, rather than every agreement by its rate.
 */
export const isApproved = (contractId: SQL): SQL =>
  sql`not exists (select from contracts o where o.id = ${contractId} and o.status <> 'Godkendt')`;
const isOfApproved = isApproved(sql`r.contract_id`);

/** True of what lies with a sponsorship that a user is responsible for: they are few, and looked up first. */
export const isOfUser = (sponsorshipId: SQL, user: number): SQL =>
  sql`${sponsorshipId} = any(array(select s.id from sponsorships s where s.user_id = ${user}))`;

/** A rate `r` has this status. Said by ranges of days, so that indexes find them. */
const hasStatus = (status: RateStatus, { today, lead }: RateDay): SQL => {
  const lastDay = sql`${today}::date + ${lead}::int`;
  switch (status) {
    case 'Ikke underskrevet':
      return sql`r.contract_id = any(array(select o.id from contracts o where o.status <> 'Godkendt'))
        and not ${isPaidInFull}`;
    case 'Betalt':
      return sql`r.paid >= r.amount and (${isOfApproved} or ${isPaidInFull})`;
    case 'Overskredet':
      return sql`${isOfApproved} and ${isUnpaid} and r.due_date < ${today}::date`;
    case 'Forfalder':
      return sql`${isOfApproved} and ${isUnpaid} and r.due_date between ${today}::date and ${lastDay}`;
    case 'Kommende':
      return sql`${isOfApproved} and ${isUnpaid} and r.due_date > ${lastDay}`;
  }
};

/** What else a statement about rates `r` must join to speak of it. */
type JoinedTable = 'contract' | 'sponsorship' | 'area' | 'user';
const contract = sql`join contracts c on c.id = r.contract_id`;
const sponsorship = sql`join sponsorships s on s.id = r.sponsorship_id`;
const area = sql`join areas a on a.id = r.area_id`;
const joins: Record<JoinedTable, SQL> = {
  contract,
  sponsorship,
  area,
  user: sql`${sponsorship} join users u on u.id = s.user_id`,
};

/** The day that is asked for, and the agreements that a search finds. */
export type RateQuery = { day: RateDay; agreements: FoundAgreements | null };

/** What rates `r` must meet but for a search. */
export const conditionOf = (actor: Actor, { filter }: RateListRequest, day: RateDay): SQL => {
  const { status, open, area, user, sponsorship, rate, year, month, from, to } = filter;
  // A rate without a day is of a draft that is still to say when it begins: nothing falls due yet.
  const conditions: SQL[] = [inScope(actor, sql`r.area_id`), sql`r.due_date is not null`];
  if (area !== undefined) conditions.push(sql`r.area_id = ${area}`);
  if (user !== undefined) conditions.push(isOfUser(sql`r.sponsorship_id`, user));
  if (sponsorship !== undefined) conditions.push(sql`r.sponsorship_id = ${sponsorship}`);
  if (rate !== undefined) conditions.push(sql`r.id = ${rate}`);
  if (status) conditions.push(hasStatus(status, day));
  if (open) conditions.push(sql`${isOfApproved} and ${isUnpaid}`);
  const periods = [{ from, to }, ...(year === undefined ? [] : [daysOf(year, month)])];
  for (const days of periods) {
    if (days.from) conditions.push(sql`r.due_date >= ${days.from}::date`);
    if (days.to) conditions.push(sql`r.due_date <= ${days.to}::date`);
  }
  return sql.join(conditions, sql` and `);
};

const lastInvoiceNumber = sql`(select p.invoice_number from payments p
  where p.rate_id = r.id and p.invoice_number is not null order by p.id desc limit 1)`;

/** The columns of rates `r`, with their agreement, sponsorship, area and user beside them. */
export const rateColumns = (day: RateDay): ListColumns<RateRow, { needs?: JoinedTable; nullable?: true }> => ({
  RateId: { value: sql`r.id` },
  ContractId: { value: sql`r.contract_id` },
  ContractNumber: { value: sql`c.number`, needs: 'contract' },
  SponsorshipId: { value: sql`r.sponsorship_id` },
  Name: { value: sql`s.name`, sortBy: danish(sql`s.name`), needs: 'sponsorship' },
  Logo: { value: fileUrlSql(sql`s.logo_file_id`), sortBy: sql`s.logo_file_id`, needs: 'sponsorship', nullable: true },
  Area: { value: sql`a.name`, sortBy: danish(sql`a.name`), needs: 'area' },
  UserName: { value: sql`u.name`, sortBy: danish(sql`u.name`), needs: 'user' },
  Position: { value: sql`r.position + 1`, sortBy: sql`r.position` },
  Count: { value: sql`(select count(*) from contract_rates o where o.contract_id = r.contract_id)` },
  DueDate: { value: sql`r.due_date::text`, sortBy: sql`r.due_date` },
  Amount: { value: sql`r.amount::float8`, sortBy: sql`r.amount` },
  Paid: { value: sql`r.paid::float8`, sortBy: sql`r.paid` },
  Rest: { value: sql`(r.amount - r.paid)::float8`, sortBy: sql`r.amount - r.paid` },
  Waiting: { value: sql`(r.registered - r.paid)::float8` },
  Status: { value: rateStatusRank(day), needs: 'contract' },
  InvoiceNumber: { value: lastInvoiceNumber, sortBy: danish(lastInvoiceNumber), nullable: true },
  PaidOn: { value: sql`(select max(p.paid_on) from payments p where p.rate_id = r.id)::text`, nullable: true },
});

const rowSchema = rateRowSchema.extend({ Status: z.number().transform(rateStatusOf) });

/** Which rates of all agreements that the actor sees are on a page. */
export const findRatePage = (
  db: Connection,
  actor: Actor,
  request: RateListRequest,
  query: RateQuery,
): Promise<Page> => {
  const search = request.filter.search?.trim() ?? '';
  const rates = query.agreements ? ratesFound(query.agreements, search) : sql`contract_rates r`;
  const where = sql`where ${conditionOf(actor, request, query.day)}`;
  const column = rateColumns(query.day)[request.sort.field];
  const join = column.needs ? joins[column.needs] : sql``;
  return findPage(db, request, {
    id: sql`r.id`,
    matches: sql`from ${rates} ${where}`,
    sorted: sql`from ${rates} ${join} ${where}`,
    walked: sql`from contract_rates r ${join} ${where} ${query.agreements ? sql`and ${isFound(query.agreements, search)}` : sql``}`,
    column,
  });
};

/** Rates as rows of a list, in this order. */
export const findRateRows = (db: Connection, ids: readonly number[], day: RateDay): Promise<RateRow[]> =>
  findRows(db, rowSchema, ids, {
    columns: rateColumns(day),
    joins: sql`join contract_rates r on r.id = page.id ${contract} ${area} ${joins.user}`,
  });
