import type { IsoDate, PendingStatus } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { listOf, type PooledDatabase, runPrepared } from '../../lib/db/database.ts';
import { isPerEvent } from '../contracts/seats.sql.ts';
import {
  activeContractOf,
  isNews,
  pendingContractOf,
  pendingStatusOf,
  statusRank,
  utilizationOf,
  wholePercent,
} from '../sponsorships/active-contract.sql.ts';
import type { RowSource } from './change-log.store.ts';
import {
  PARTS_OF_PERCENT,
  type SearchedLine,
  type SummaryRecord,
  searchedLines,
  summarySchema,
} from './summary.schemas.ts';

/** What follows from all contracts of a sponsorship `s`. Each of their dates is one from which it may say otherwise. */
const allContracts = (today: SQL): SQL => {
  const dates = [sql`c.start_date`, sql`c.renegotiation`, sql`c.end_date + 1`];
  const past = dates.map((day) => sql`max(${day}) filter (where c.status = 'Godkendt' and ${day} <= ${today})`);
  const coming = dates.map((day) => sql`min(${day}) filter (where c.status = 'Godkendt' and ${day} > ${today})`);
  return sql`
    select coalesce(bool_and(c.status = 'Kladde'), true) as only_drafts, string_agg(concat_ws(E'\\t', c.number, translate(c.external_number, E'\\n\\t', '  ')), E'\\n') as numbers,
      array_agg(distinct ${pendingStatusOf(today)}) as under_way,
      bool_or(c.end_date < ${today}) filter (where c.status = 'Godkendt') as expired,
      max(array[extract(epoch from c.approved_at) * 1000000, c.id]::bigint[])
        filter (where ${isNews(sql`c`)}) as approved,
      greatest(${sql.join(past, sql`, `)}) as valid_from, least(${sql.join(coming, sql`, `)}) as valid_until
    from contracts c where c.sponsorship_id = s.id`;
};

/** The tickets of the active contract `a`, and whether it has a ticket product at all. */
const ticketsOfActive = sql`
  select json_agg(json_build_object('id', i.id, 'product', i.frozen ->> 'name', 'amount', i.amount,
    'used', case when i.is_utilization then i.used end, 'public', i.public, 'forEveryone', i.public and i.section = 'Hospitality',
    'perEvent', ${isPerEvent}, 'sort', (i.frozen ->> 'sort')::numeric))
    filter (where i.amount > 0) as counted, count(*) > 0 as have_product
  from contract_items i left join item_tickets t on t.item_id = i.id
  where i.contract_id = a.id and i.selected and i.is_ticket`;

const file = (alias: SQL): SQL =>
  sql`case when ${alias}.id is not null then json_build_object('id', ${alias}.id, 'sha256', ${alias}.sha256) end`;

const isUnderWay = (status: PendingStatus): SQL => sql`coalesce(${sql.raw(`'${status}'`)} = any(own.under_way), false)`;

const searchedColumns: Record<Exclude<SearchedLine, 'number'>, SQL> = {
  sponsorCategory: sql`k.name`,
  category: sql`a.frozen_category_name`,
  userName: sql`u.name`,
  name: sql`s.name`,
  shortName: sql`s.short_name`,
  cvr: sql`s.cvr`,
  city: sql`s.city`,
  contact: sql`s.contact`,
  contactEmail: sql`s.contact_email`,
};

/** A line each, also where there is nothing; the numbers of contracts follow, each with the older one after a tab. */
const searched = sql`concat_ws(E'\\n', ${sql.join(
  searchedLines
    .filter((line) => line !== 'number')
    .map((line) => sql`translate(coalesce(${searchedColumns[line]}, ''), E'\\n', ' ')`),
  sql`, `,
)}, own.numbers)`;

const ofSponsorships = (today: SQL): SQL => sql`sponsorships s
  join categories k on k.id = s.category_id
  join users u on u.id = s.user_id
  left join lateral (${activeContractOf(sql`s.id`, today)}) a on true
  left join lateral (${allContracts(today)}) own on true`;

/** The summaries of sponsorships `s` on a day, as `summarySchema` takes them. */
const selectSummaries = (today: SQL, where: SQL): SQL => sql`
  select s.id, s.name, s.area_id as "areaId", s.category_id as "categoryId", k.name as "sponsorCategory",
    ${file(sql`l`)} as logo, s.contact_email as "contactEmail", s.contact_phone as "contactPhone",
    s.charges_vat as "chargesVat", array_to_string(s.purposes, ',') as purposes, s.user_id as "userId", u.name as "userName", ${file(sql`p`)} as "userPicture",
    own.only_drafts as deletable, ${statusRank(today, sql`own.expired`)} as status, a.id as "contractId",
    pending.status as pending, pending."startDate" as "pendingDate", pending.since as "pendingSince",
    ${isUnderWay('Afventer')} as "isAwaiting", ${isUnderWay('Kommende')} as "isComing", ${isUnderWay('Kladde')} as "hasDraft",
    a.category_id as "contractCategoryId", a.frozen_category_name as category,
    (coalesce(a.sponsorship_amount, 0) * 100)::int8 as ore, a.renegotiation,
    round(used.percent * ${sql.raw(String(PARTS_OF_PERCENT))})::int8 as utilization,
    ${wholePercent(sql`used.percent`)}::int as "utilizationPercent", tickets.have_product as "hasTickets",
    own.approved[1] as "approvedAt", own.approved[2] as "approvedContractId",
    coalesce(own.valid_from, '-infinity')::text as "validFrom", coalesce(own.valid_until, 'infinity')::text as "validUntil",
    coalesce(tickets.counted, '[]') as tickets,
    ${searched} as searched
  from ${ofSponsorships(today)}
  left join files l on l.id = s.logo_file_id
  left join files p on p.id = u.picture_file_id
  left join lateral (${utilizationOf(sql`a.id`)}) used (percent) on true
  left join lateral (${ticketsOfActive}) tickets on true
  left join lateral (${pendingContractOf(sql`s.id`, today)}) pending on true
  where ${where}`;

/** The summaries of a day, by name. */
export const summariesOn = (today: IsoDate): RowSource<SummaryRecord> => ({
  row: summarySchema,
  select: (where) => selectSummaries(sql`${today}::date`, where),
  order: sql`o.name collate danish, o.id`,
});

const textSchema = summarySchema.pick({ id: true, searched: true });

/** What is searched of a few sponsorships, as it was written: in memory it stands folded. */
export const findSearchedTexts = async (
  db: PooledDatabase,
  ids: readonly number[],
  today: IsoDate,
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(
    db,
    sql`select s.id, ${searched} as searched from ${ofSponsorships(sql`${today}::date`)} where s.id = any(${listOf(ids, 'int')})`,
  );
  const texts = z.array(textSchema).parse(rows);
  return new Map(texts.map(({ id, searched }) => [id, searched]));
};
