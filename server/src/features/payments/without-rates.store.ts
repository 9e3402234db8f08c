import type { IsoDate, WithoutRatesRequest, WithoutRatesRow } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish, listAnswerOf, orderOf, placeOf } from '../../lib/resource/lists.ts';
import { amountWithoutRates } from '../contracts/amount.sql.ts';
import { fileUrl } from '../files/files.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { contractsFound } from './search.sql.ts';

const conditionOf = (actor: Actor, { filter }: WithoutRatesRequest, today: IsoDate): SQL => {
  const { area, user } = filter;
  const search = filter.search?.trim();
  const conditions = [
    sql`c.status = 'Godkendt' and c.end_date >= ${today}::date and c.sponsorship_amount > 0`,
    sql`not exists (select from contract_rates r where r.contract_id = c.id)`,
    inScope(actor, sql`s.area_id`),
    ...(area === undefined ? [] : [sql`s.area_id = ${area}`]),
    ...(user === undefined ? [] : [sql`s.user_id = ${user}`]),
    ...(search ? [sql`c.id = any(array(${contractsFound(search)}))`] : []),
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
  Amount: amount,
  Paid: paid,
};

const money = z.string().transform(Number);
const rowSchema = z
  .object({
    ...{ ContractId: z.number(), ContractNumber: z.string(), SponsorshipId: z.number(), Name: z.string() },
    ...{ UserName: z.string(), StartDate: z.string(), EndDate: z.string(), Amount: money, Paid: money },
    logo: z.object({ id: z.number(), sha256: z.string() }).nullable(),
  })
  .transform(({ logo, ...row }): WithoutRatesRow => ({ ...row, Logo: fileUrl(logo) }));

/** One page of the active and coming agreements with an annual amount and no rate that the actor sees. */
export const listWithoutRates = async (db: Connection, actor: Actor, request: WithoutRatesRequest, today: IsoDate) => {
  const from = sql`from contracts c join sponsorships s on s.id = c.sponsorship_id`;
  const where = conditionOf(actor, request, today);
  const counted = sql`select count(*) as total ${from} where ${where}`;
  const [{ total } = { total: 0 }] = await rowsOf(db, z.object({ total: z.number() }), counted);
  const { count, fromEnd, limit } = placeOf(request, total);
  if (count === 0) return listAnswerOf<WithoutRatesRow>([], total, request);
  const order = orderOf(orders, request.sort, sql`c.id`, { fromEnd });
  const rows = await rowsOf(
    db,
    rowSchema,
    sql`select c.id as "ContractId", c.number as "ContractNumber", s.id as "SponsorshipId", s.name as "Name",
      u.name as "UserName", c.start_date::text as "StartDate", c.end_date::text as "EndDate",
      ${amount} as "Amount", ${paid} as "Paid",
      (select json_build_object('id', f.id, 'sha256', f.sha256) from files f where f.id = s.logo_file_id) as logo
      ${from} join users u on u.id = s.user_id where ${where} ${order} ${limit}`,
  );
  return listAnswerOf(fromEnd ? rows.toReversed() : rows, total, request);
};
