import type { IsoDate, WithoutRatesRequest, WithoutRatesRow } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish } from '../../lib/resource/lists.ts';
import { findPage, type Page } from '../../lib/resource/pages.sql.ts';
import { amountWithoutRates } from '../contracts/amount.sql.ts';
import { fileUrl } from '../files/files.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { contractsFound, type FoundAgreements } from './search.sql.ts';

/** The day that is asked for, and the agreements that a search finds. */
type AgreementQuery = { today: IsoDate; agreements: FoundAgreements | null };

const conditionOf = (actor: Actor, { filter }: WithoutRatesRequest, { today, agreements }: AgreementQuery): SQL => {
  const { area, user } = filter;
  const conditions = [
    sql`c.status = 'Godkendt' and c.end_date >= ${today}::date and c.sponsorship_amount > 0`,
    sql`not exists (select from contract_rates r where r.contract_id = c.id and r.position = 0)`,
    inScope(actor, sql`s.area_id`),
    ...(area === undefined ? [] : [sql`s.area_id = ${area}`]),
    ...(user === undefined ? [] : [sql`s.user_id = ${user}`]),
    ...(agreements ? [sql`c.id in (${contractsFound(agreements)})`] : []),
  ];
  return sql.join(conditions, sql` and `);
};

const paid = sql`(select coalesce(sum(p.amount), 0) from payments p
  where p.contract_id = c.id and p.paid_on is not null)`;
const amount = sql`(select w.amount from (${amountWithoutRates}) w)`;

const orders: Record<keyof WithoutRatesRow, SQL> = {
  ContractId: sql`c.id`,
  ContractNumber: sql`c.number`,
  SponsorshipId: sql`c.sponsorship_id`,
  Name: danish(sql`s.name`),
  Logo: sql`s.logo_file_id`,
  UserName: danish(sql`u.name`),
  StartDate: sql`c.start_date`,
  EndDate: sql`c.end_date`,
  AnnualAmount: sql`c.sponsorship_amount`,
  Amount: amount,
  Paid: paid,
};

const money = z.string().transform(Number);
const rowSchema = z
  .object({
    ContractId: z.number(),
    ContractNumber: z.string(),
    SponsorshipId: z.number(),
    Name: z.string(),
    UserName: z.string(),
    StartDate: z.string(),
    EndDate: z.string(),
    AnnualAmount: money,
    Amount: money,
    Paid: money,
    logo: z.object({ id: z.number(), sha256: z.string() }).nullable(),
  })
  .transform(({ logo, ...row }): WithoutRatesRow => ({ ...row, Logo: fileUrl(logo) }));

/** Which of the active and coming agreements with an annual amount and no rate that the actor sees are on a page. */
export const findAgreementPage = (
  db: Connection,
  actor: Actor,
  request: WithoutRatesRequest,
  query: AgreementQuery,
): Promise<Page> => {
  const from = sql`from contracts c join sponsorships s on s.id = c.sponsorship_id`;
  const where = conditionOf(actor, request, query);
  const source = sql`${from} where ${where}`;
  const sorted = sql`${from} join users u on u.id = s.user_id where ${where}`;
  return findPage(db, request, {
    id: sql`c.id`,
    matches: source,
    sorted,
    by: orders[request.sort.field],
    hasNulls: true,
  });
};

/** Agreements as rows of a list, in this order. */
export const findAgreementRows = (db: Connection, ids: readonly number[]): Promise<WithoutRatesRow[]> =>
  rowsOf(
    db,
    rowSchema,
    sql`select c.id as "ContractId", c.number as "ContractNumber", s.id as "SponsorshipId", s.name as "Name",
      u.name as "UserName", c.start_date::text as "StartDate", c.end_date::text as "EndDate",
      c.sponsorship_amount as "AnnualAmount", ${amount} as "Amount", ${paid} as "Paid",
      (select json_build_object('id', f.id, 'sha256', f.sha256) from files f where f.id = s.logo_file_id) as logo
      from unnest(${sql.param([...ids])}::int[]) with ordinality as page (id, at)
      join contracts c on c.id = page.id join sponsorships s on s.id = c.sponsorship_id
      join users u on u.id = s.user_id order by page.at`,
  );
