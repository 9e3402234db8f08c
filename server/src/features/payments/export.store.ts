import type { RateListRequest } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, findIds, rowsOf } from '../../lib/db/database.ts';
import { inOrderOf, orderOf, searchedFor } from '../../lib/resource/lists.ts';
import { type RateDay, rateStatusOf, rateStatusRank } from '../contracts/rates.sql.ts';
import { paymentStore } from './payments.store.ts';
import { conditionOf, type RateQuery, rateColumns } from './rates.store.ts';

/**
 * Payments `p` with the rate `r` of each, so that they are filtered and sorted as rates are: one without a rate counts
 * for the day on which it was paid, or its invoice was written, or else it was registered.
 */
const paymentsWithRates = sql`payments p
  left join contract_rates o on o.id = p.rate_id
  cross join lateral (select o.id, p.contract_id, p.sponsorship_id, p.area_id, o.position, o.amount, o.paid, o.registered,
    coalesce(o.due_date, p.paid_on, p.invoice_date, (p.created_at at time zone 'Europe/Copenhagen')::date) as due_date) r
  join contracts c on c.id = p.contract_id
  join sponsorships s on s.id = p.sponsorship_id
  join areas a on a.id = p.area_id
  join users u on u.id = s.user_id`;

/** The ids of all payments that the actor sees, of the rates that a filter lets through. */
export const findExportedPaymentIds = (
  db: Connection,
  actor: Actor,
  request: RateListRequest,
  { day, agreements }: RateQuery,
): Promise<number[]> => {
  const search = request.filter.search?.trim() ?? '';
  const isFound = agreements
    ? sql`and (p.sponsorship_id = any(${sql.param(agreements.sponsorships)}::int[])
        or c.number = any(${sql.param(agreements.numbers)}::text[]) or ${searchedFor(search, sql`p.searched`)})`
    : sql``;
  const { value, sortBy: by = value } = rateColumns(day)[request.sort.field];
  return findIds(
    db,
    sql`select p.id from ${paymentsWithRates} where ${conditionOf(actor, request, day)} ${isFound}
      ${orderOf({ by }, { field: 'by', dir: request.sort.dir }, sql`p.id`)}`,
  );
};

const rowSchema = z
  .object({
    id: z.number(),
    contractNumber: z.string(),
    name: z.string(),
    area: z.string(),
    costCenter: z.string().nullable(),
    userName: z.string(),
    position: z.number().nullable(),
    dueDate: z.string().nullable(),
    rank: z.number().nullable(),
  })
  .transform(({ rank, ...row }) => ({ ...row, rateStatus: rank === null ? null : rateStatusOf(rank) }));

/** Payments with their agreements and rates, in this order. */
export const findExportedPayments = async (db: Connection, ids: readonly number[], day: RateDay) => {
  const computed = await rowsOf(
    db,
    rowSchema,
    sql`select p.id, c.number as "contractNumber", s.name, a.name as area, a.cost_center as "costCenter", u.name as "userName",
        r.position + 1 as position, o.due_date::text as "dueDate",
        case when r.id is not null then ${rateStatusRank(day)} end as rank
      from ${paymentsWithRates} where p.id = any(${sql.param([...ids])}::int[])`,
  );
  return inOrderOf(ids, await paymentStore.listOf(db, ids), computed);
};
export type ExportedPayment = Awaited<ReturnType<typeof findExportedPayments>>[number];
