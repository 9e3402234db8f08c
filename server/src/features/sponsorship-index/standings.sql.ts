import type { IsoDate } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { activeContractOf, statusRank, utilizationOf, wholePercent } from '../sponsorships/active-contract.sql.ts';

/** What follows from all contracts of a sponsorship `s`, in one look at them; how it stands may change at a turn. */
const allContracts = (today: IsoDate | SQL): SQL => {
  const turns = [sql`c.start_date`, sql`c.renegotiation`, sql`c.end_date + 1`];
  const past = turns.map((day) => sql`max(${day}) filter (where c.status = 'Godkendt' and ${day} <= ${today})`);
  const coming = turns.map((day) => sql`min(${day}) filter (where c.status = 'Godkendt' and ${day} > ${today})`);
  return sql`
    select coalesce(bool_and(c.status = 'Kladde'), true) as only_drafts, string_agg(c.number, E'\\n') as numbers,
      bool_or(c.end_date < ${today}) filter (where c.status = 'Godkendt') as expired,
      max(array[extract(epoch from c.approved_at) * 1000000, c.id]::bigint[])
        filter (where c.approved_at is not null) as approved,
      greatest(${sql.join(past, sql`, `)}) as last_turn, least(${sql.join(coming, sql`, `)}) as next_turn
    from contracts c where c.sponsorship_id = s.id`;
};

/** The tickets of the active contract `a`, null where none has an amount; and whether it has a ticket product at all. */
const ticketsOfActive = sql`
  select json_agg(json_build_object('id', i.id, 'product', i.frozen ->> 'name', 'amount', i.amount, 'public', i.public,
    'forEveryone', i.public and i.section = 'Hospitality', 'sort', (i.frozen ->> 'sort')::int))
    filter (where i.amount > 0) as counted, count(*) > 0 as have_product
  from contract_items i where i.contract_id = a.id and i.selected and i.is_ticket`;

/**
 * How sponsorships `s` stand on a day, every column by the name that it has in Standing. Decimals and days are text,
 * files are their id and hash.
 */
export const standingsOn = (today: IsoDate | SQL, where: SQL): SQL => sql`
  select s.id, s.name, s.area_id as "areaId", s.category_id as "categoryId", k.name as "sponsorCategory",
    l.id as "logoId", l.sha256 as "logoSha", s.contact_email as "contactEmail", u.name as "userName",
    p.id as "pictureId", p.sha256 as "pictureSha", own.only_drafts as deletable,
    ${statusRank(today, sql`own.expired`)} as status, a.id as "contractId",
    coalesce(a.sponsorship_amount, 0)::text as sum, a.frozen_category_name as category,
    a.renegotiation::text as renegotiation, round(used.percent, 15)::text as utilization,
    ${wholePercent(sql`used.percent`)}::int as "utilizationPercent",
    tickets.have_product as "hasTickets", tickets.counted as tickets,
    own.approved[1]::float8 as "approvedAt", own.approved[2]::int as "approvedContractId",
    concat_ws(E'\\n', s.name, s.short_name, s.city, s.contact, s.contact_email, s.cvr, k.name, a.frozen_category_name,
      own.numbers) as searched,
    coalesce(own.last_turn, '-infinity')::text as "validFrom", coalesce(own.next_turn, 'infinity')::text as "validUntil"
  from sponsorships s
  join categories k on k.id = s.category_id
  join users u on u.id = s.user_id
  left join files l on l.id = s.logo_file_id
  left join files p on p.id = u.picture_file_id
  left join lateral (${activeContractOf(sql`s.id`, today)}) a on true
  left join lateral (${utilizationOf(sql`a.id`)}) used (percent) on true
  left join lateral (${ticketsOfActive}) tickets on true
  left join lateral (${allContracts(today)}) own on true
  where ${where}`;
