import { type SQL, sql } from 'drizzle-orm';

/** An agreement that ended is asked about for so many days, whatever the bank's rule of what is to come. */
export const ENDED_DAYS = 90;

const followers = (contract: SQL): SQL => sql`from contracts n
  where n.sponsorship_id = ${contract}.sponsorship_id and n.id <> ${contract}.id
    and (n.renews_id = ${contract}.id
      or (n.start_date > ${contract}.start_date and n.end_date > ${contract}.end_date))`;

/**
 * True where an agreement has a successor: one that renews it, or any other of the sponsorship that both begins and
 * ends later. `contract` is the alias of an approved agreement; others have no successor.
 */
export const hasSuccessor = (contract: SQL): SQL => sql`exists (select ${followers(contract)})`;

/** The id of an agreement's successor, null where it has none: the one that renews it, else the one that begins first. */
export const successorOf = (contract: SQL): SQL<number | null> => sql`(select n.id ${followers(contract)}
    and ${contract}.status = 'Godkendt'
  order by n.renews_id is not distinct from ${contract}.id desc, n.start_date, n.id limit 1)`;

/** True where another approved agreement of the sponsorship ends later. */
export const isOutlasted = (contract: SQL): SQL => sql`exists (select from contracts l
  where l.sponsorship_id = ${contract}.sponsorship_id and l.status = 'Godkendt' and l.end_date > ${contract}.end_date)`;

/** The first day on which an approved agreement is to be renewed by the bank's rule; null where no day asks for it. */
export const renewFrom = (
  contract: SQL,
  windowDays: number,
): SQL<string | null> => sql`(case when ${contract}.status = 'Godkendt'
  then (least(${contract}.renegotiation, case when not ${isOutlasted(contract)} then ${contract}.end_date end)
    - ${windowDays}::int)::text end)`;

/**
 * The predecessor of an agreement, as a lateral row: the one that it renews, else, of the approved ones of the
 * sponsorship that both begin and end earlier, the one that ends last. Of one that is not approved yet it is none that an
 * approved one followed long ago, as where old agreements are imported. `contract` is the agreement's alias. The one
 * that it renews may have become a draft again: whoever asks for a successor's predecessor looks at its status.
 */
export const predecessorOf = (contract: SQL): SQL => sql`
  select p.* from contracts p
  where p.sponsorship_id = ${contract}.sponsorship_id
    and (p.id = ${contract}.renews_id
      or (${contract}.renews_id is null and p.status = 'Godkendt'
        and p.start_date < ${contract}.start_date and p.end_date < ${contract}.end_date
        and (${contract}.status = 'Godkendt' or not exists (
          select from contracts f
          where f.sponsorship_id = p.sponsorship_id and f.id not in (p.id, ${contract}.id) and f.status = 'Godkendt'
            and (f.renews_id = p.id or (f.start_date > p.start_date and f.end_date > p.end_date))))))
  order by p.end_date desc nulls last, p.start_date desc, p.id desc
  limit 1`;
