import { type IsoDate, pendingStatuses, type SponsorshipStatus, sponsorshipStatuses } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { openSigningOf } from './open-signing.sql.ts';

/** The active contract of a sponsorship on a day, as a lateral row: of several the one that starts last, then was approved last. */
export const activeContractOf = (sponsorshipId: SQL, today: IsoDate | SQL): SQL => sql`
  select c.* from contracts c
  where c.sponsorship_id = ${sponsorshipId} and c.status = 'Godkendt' and c.start_date <= ${today} and c.end_date >= ${today}
  order by c.start_date desc, c.approved_at desc, c.id desc
  limit 1`;

/** Whether a contract, by its alias, is the active one of its sponsorship on a day. */
export const isActiveContract = (contract: SQL, today: IsoDate): SQL<boolean> =>
  sql`coalesce(${contract}.id = (select a.id from (${activeContractOf(sql`${contract}.sponsorship_id`, today)}) a), false)`;

/**
 * True where the signature of an approved contract is news: not where a file brought it with the day of its signature,
 * nor where a file confirmed it after it had begun. What is confirmed anew here is news.
 */
export const isNews = (contract: SQL): SQL => sql`(${contract}.status = 'Godkendt' and ${contract}.signed_on is null
  and (${contract}.imported_at is null or ${contract}.confirmed_at > ${contract}.imported_at
    or ${contract}.start_date > (${contract}.imported_at at time zone 'Europe/Copenhagen')::date))`;

/** What a contract `c` is called while it is under way; null where it is active, or past. */
export const pendingStatusOf = (today: IsoDate | SQL): SQL => sql`case
  when c.status <> 'Godkendt' then c.status
  when c.start_date > ${today} then 'Kommende'
end`;

/**
 * The day in Copenhagen since when a contract `c` is under way: a draft since it was last saved, one that awaits its
 * signature since it was confirmed. Null where it is approved: of that one asks when it begins.
 */
const pendingSince = sql`(case c.status when 'Afventer' then c.confirmed_at when 'Kladde' then c.updated_at end
  at time zone 'Europe/Copenhagen')::date`;

/**
 * The contract that is under way beside the active one, as a lateral row: of several one that awaits its signature,
 * else one that is to come, else a draft; of these the one that begins first.
 */
export const pendingContractOf = (sponsorshipId: SQL, today: IsoDate | SQL): SQL => sql`
  select c.id as "contractId", c.number, c.start_date as "startDate", ${pendingSince} as since,
    ${pendingStatusOf(today)} as status,
    (select json_build_object('state', g.state, 'signed', g.signed, 'of', g."of", 'deadline', g.deadline, 'sentAt', g."sentAt")
      from (${openSigningOf(sql`c.id`, sql`${today}::date`)}) g where c.status = 'Afventer') as signing
  from contracts c
  where c.sponsorship_id = ${sponsorshipId} and (c.status <> 'Godkendt' or c.start_date > ${today})
  order by array_position(array[${sql.raw(pendingStatuses.map((status) => `'${status}'`).join(', '))}], ${pendingStatusOf(today)}),
    c.start_date, c.id
  limit 1`;

/** A contract's unrounded utilization in percent; null where nothing is tracked. */
export const utilizationOf = (contractId: SQL): SQL => sql`
  select avg(i.used::numeric / i.amount) * 100 from contract_items i
  where i.contract_id = ${contractId} and i.selected and i.is_utilization and i.amount > 0`;

/** A percent rounded half up to a whole number. Its last digits go first, so that thirds can make a half. */
export const wholePercent = (percent: SQL): SQL => sql`round(round((${percent}), 15))`;

/** True where a sponsorship `s` has an approved contract that is past. */
export const hasExpired = (today: IsoDate | SQL): SQL => sql`exists (select from contracts e
  where e.sponsorship_id = s.id and e.status = 'Godkendt' and e.end_date < ${today})`;

/** Where a status sorts, from 1, of a sponsorship with its active contract `a` on a day; null is none. */
export const statusRank = (today: IsoDate | SQL, expired: SQL): SQL => sql`case
  when a.id is not null and a.renegotiation <= ${today} then 2
  when a.id is not null then 1
  when ${expired} then 3
end`;

/** The status that a rank stands for. */
export const statusOfRank = (rank: number | null): SponsorshipStatus | null =>
  rank === null ? null : (sponsorshipStatuses[rank - 1] ?? null);
