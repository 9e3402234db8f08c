import type { IsoDate } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { inOrderOf } from '../../lib/resource/lists.ts';
import { amountOf } from '../contracts/amount.sql.ts';
import {
  activeContractOf,
  hasExpired,
  pendingContractOf,
  statusOfRank,
  statusRank,
  utilizationOf,
  wholePercent,
} from '../sponsorships/active-contract.sql.ts';
import { sponsorshipStore } from '../sponsorships/sponsorships.store.ts';

const text = z.string().nullable();
const number = z.coerce.number().nullable();

const rowSchema = z
  .object({
    id: z.number(),
    category: z.string(),
    area: z.string(),
    userName: z.string(),
    userEmail: z.string(),
    rank: z.number().nullable(),
    pending: text,
    pendingDate: text,
    pendingSince: text,
    number: text,
    contractCategory: text,
    startDate: text,
    endDate: text,
    renegotiation: text,
    annual: number,
    total: number,
    advertisement: number,
    tickets: number,
    catering: number,
    travel: number,
    utilization: number,
  })
  .transform(({ rank, ...row }) => ({ ...row, status: statusOfRank(rank) }));

/** All master data of sponsorships and what their active agreements say, in this order. */
export const findExportedSponsorships = async (db: Connection, ids: readonly number[], today: IsoDate) => {
  const day = sql`${today}::date`;
  const computed = await rowsOf(
    db,
    rowSchema,
    sql`select s.id, k.name as category, r.name as area, u.name as "userName", u.email as "userEmail",
        ${statusRank(day, hasExpired(day))} as rank, pending.status as pending, pending."startDate"::text as "pendingDate",
        pending.since::text as "pendingSince",
        a.number, a.frozen_category_name as "contractCategory", a.start_date::text as "startDate",
        a.end_date::text as "endDate", a.renegotiation::text as renegotiation, a.sponsorship_amount as annual,
        (select ${amountOf} from contracts c where c.id = a.id) as total,
        a.value_of_advertisement as advertisement, a.value_of_tickets as tickets, a.value_of_catering as catering,
        a.value_of_travel as travel, ${wholePercent(sql`used.percent`)} as utilization
      from sponsorships s
      join categories k on k.id = s.category_id
      join areas r on r.id = s.area_id
      join users u on u.id = s.user_id
      left join lateral (${activeContractOf(sql`s.id`, day)}) a on true
      left join lateral (${utilizationOf(sql`a.id`)}) used (percent) on true
      left join lateral (${pendingContractOf(sql`s.id`, day)}) pending on true
      where s.id = any(${sql.param([...ids])}::int[])`,
  );
  return inOrderOf(ids, await sponsorshipStore.listOf(db, ids), computed);
};
export type ExportedSponsorship = Awaited<ReturnType<typeof findExportedSponsorships>>[number];
