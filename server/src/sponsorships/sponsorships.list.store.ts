import {
  BIG_CONTRACT_KRONER,
  type IsoDate,
  type SponsorshipContractFilter,
  type SponsorshipFilterStatus,
  type SponsorshipListRequest,
  sponsorshipStatuses,
} from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../auth/actor.ts';
import type { Connection } from '../platform/database.ts';
import { danish, orderOf, pageOf, searchIn } from '../platform/lists.ts';
import { activeContractOf, utilizationOf, wholePercent } from './active-contract.sql.ts';
import { inScope } from './sponsorships.scope.ts';

export type SponsorshipListRow = {
  id: number;
  name: string;
  logoId: number | null;
  logoSha: string | null;
  sponsorCategory: string;
  category: string | null;
  sum: string;
  renegotiation: string | null;
  utilization: string | null;
  statusRank: number | null;
  deletable: boolean;
};

const ranks: Record<SponsorshipFilterStatus, number> = { active: 1, renegotiation: 2, expired: 3 };
/** The status that a rank stands for. */
export const statusOfRank = (rank: number | null) => (rank === null ? null : (sponsorshipStatuses[rank - 1] ?? null));

/** Where a status sorts, of a sponsorship `s` with its active contract `a` on a day; null is none. */
export const statusRank = (today: IsoDate): SQL => sql`case
  when a.id is not null and a.renegotiation <= ${today} then 2
  when a.id is not null then 1
  when exists (select from contracts e where e.sponsorship_id = s.id and e.status = 'Godkendt' and e.end_date < ${today}) then 3
end`;

const source = (today: IsoDate): SQL => sql`
  sponsorships s
  join categories k on k.id = s.category_id
  left join files l on l.id = s.logo_file_id
  left join lateral (${activeContractOf(sql`s.id`, today)}) a on true`;

const columns = (today: IsoDate): Record<SponsorshipListRequest['sort']['field'], SQL> => ({
  Id: sql`s.id`,
  Name: danish(sql`s.name`),
  Logo: sql`l.id`,
  SponsorCategory: danish(sql`k.name`),
  Category: danish(sql`a.frozen_category_name`),
  Sum: sql`coalesce(a.sponsorship_amount, 0)`,
  Renegotiation: sql`a.renegotiation`,
  Utilization: wholePercent(utilizationOf(sql`a.id`)),
  Status: statusRank(today),
  Deletable: deletable,
});

const deletable = sql`not exists (select from contracts d where d.sponsorship_id = s.id and d.status <> 'Kladde')`;

const searched = (search: string): SQL => {
  const own = [
    's.name',
    's.short_name',
    's.city',
    's.contact',
    's.contact_email',
    's.cvr',
    'k.name',
    'a.frozen_category_name',
  ];
  const number = searchIn(search, [sql`n.number`]);
  return sql`(${searchIn(
    search,
    own.map((column) => sql.raw(column)),
  )}
    or exists (select from contracts n where n.sponsorship_id = s.id and ${number}))`;
};

const holds: Record<SponsorshipContractFilter, SQL> = {
  active: sql`a.id is not null`,
  big: sql`a.sponsorship_amount > ${BIG_CONTRACT_KRONER}`,
  tickets: sql`exists (select from contract_items t where t.contract_id = a.id and t.selected and t.is_ticket)`,
  tracked: sql`(${utilizationOf(sql`a.id`)}) is not null`,
};

const where = (actor: Actor, filter: SponsorshipListRequest['filter'], today: IsoDate): SQL => {
  const conditions = [inScope(actor, sql`s.area_id`)];
  if (filter.category !== undefined) conditions.push(sql`s.category_id = ${filter.category}`);
  if (filter.area !== undefined) conditions.push(sql`s.area_id = ${filter.area}`);
  if (filter.contract) conditions.push(holds[filter.contract]);
  if (filter.status) conditions.push(sql`${statusRank(today)} = ${ranks[filter.status]}`);
  const search = filter.search?.trim();
  if (search) conditions.push(searched(search));
  return sql.join(conditions, sql` and `);
};

/** One page of the sponsorships that the actor sees, and how many there are in all. */
export const listSponsorships = async (
  db: Connection,
  actor: Actor,
  request: SponsorshipListRequest,
  today: IsoDate,
) => {
  const condition = where(actor, request.filter, today);
  const fields = columns(today);
  const rows = await db.execute<SponsorshipListRow>(sql`
    select s.id, s.name, l.id as "logoId", l.sha256 as "logoSha", k.name as "sponsorCategory",
      a.frozen_category_name as category, ${fields.Sum} as sum, a.renegotiation,
      ${fields.Utilization} as utilization, ${fields.Status} as "statusRank", ${fields.Deletable} as deletable
    from ${source(today)} where ${condition}
    ${orderOf(fields, request.sort, sql`s.id`)} ${pageOf(request)}`);
  // What no active contract decides is counted without looking for it.
  const { status, contract, search } = request.filter;
  const counting = status || contract || search?.trim() ? source(today) : sql`sponsorships s`;
  const counted = await db.execute<{ total: number }>(
    sql`select count(*) as total from ${counting} where ${condition}`,
  );
  return { rows: rows.rows, total: counted.rows[0]?.total ?? 0 };
};
