import { type IsoDate, type WithoutRatesRequest, type WithoutRatesRow, withoutRatesRowSchema } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { danish, type ListColumns } from '../../lib/resource/lists.ts';
import { findPage, findRows, type Page } from '../../lib/resource/pages.sql.ts';
import { amountWithoutRates } from '../contracts/amount.sql.ts';
import { fileUrlSql } from '../files/files.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { contractsFound, type FoundAgreements } from './search.sql.ts';

/** The day that is asked for, and the agreements that a search finds. */
type AgreementQuery = { today: IsoDate; agreements: FoundAgreements | null };

const paid = sql`(select coalesce(sum(p.amount), 0) from payments p
  where p.contract_id = c.id and p.paid_on is not null)`;
const amount = sql`(select w.amount from (${amountWithoutRates}) w)`;

const conditionOf = (actor: Actor, { filter }: WithoutRatesRequest, { today, agreements }: AgreementQuery): SQL => {
  const { area, user, status } = filter;
  const conditions = [
    sql`c.status = 'Godkendt' and c.end_date >= ${today}::date and c.sponsorship_amount > 0`,
    sql`not exists (select from contract_rates r where r.contract_id = c.id and r.position = 0)`,
    inScope(actor, sql`s.area_id`),
    ...(area === undefined ? [] : [sql`s.area_id = ${area}`]),
    ...(user === undefined ? [] : [sql`s.user_id = ${user}`]),
    ...(status ? [status === 'open' ? sql`${paid} < ${amount}` : sql`${paid} >= ${amount}`] : []),
    ...(agreements ? [sql`c.id in (${contractsFound(agreements)})`] : []),
  ];
  return sql.join(conditions, sql` and `);
};

const columns: ListColumns<WithoutRatesRow, { nullable?: true }> = {
  ContractId: { value: sql`c.id` },
  ContractNumber: { value: sql`c.number` },
  SponsorshipId: { value: sql`c.sponsorship_id` },
  Name: { value: sql`s.name`, sortBy: danish(sql`s.name`) },
  Logo: { value: fileUrlSql(sql`s.logo_file_id`), sortBy: sql`s.logo_file_id`, nullable: true },
  UserName: { value: sql`u.name`, sortBy: danish(sql`u.name`) },
  StartDate: { value: sql`c.start_date::text` },
  EndDate: { value: sql`c.end_date::text` },
  AnnualAmount: { value: sql`c.sponsorship_amount::float8` },
  Amount: { value: sql`${amount}::float8` },
  Paid: { value: sql`${paid}::float8` },
  // What is paid beyond it leaves nothing to pay.
  Rest: { value: sql`greatest(${amount} - ${paid}, 0)::float8` },
};

/** Which of the active and coming agreements with an annual amount and no rate that the actor sees are on a page. */
export const findAgreementPage = (
  db: Connection,
  actor: Actor,
  request: WithoutRatesRequest,
  query: AgreementQuery,
): Promise<Page> => {
  const from = sql`from contracts c join sponsorships s on s.id = c.sponsorship_id`;
  const where = conditionOf(actor, request, query);
  return findPage(db, request, {
    id: sql`c.id`,
    matches: sql`${from} where ${where}`,
    sorted: sql`${from} join users u on u.id = s.user_id where ${where}`,
    column: columns[request.sort.field],
  });
};

/** Agreements as rows of a list, in this order. */
export const findAgreementRows = (db: Connection, ids: readonly number[]): Promise<WithoutRatesRow[]> =>
  findRows(db, withoutRatesRowSchema, ids, {
    columns,
    joins: sql`join contracts c on c.id = page.id join sponsorships s on s.id = c.sponsorship_id
      join users u on u.id = s.user_id`,
  });
