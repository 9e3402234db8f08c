import { type SQL, sql } from 'drizzle-orm';

/**
 * True where an agreement has a successor: one that renews it, or any other of the sponsorship that both begins and
 * ends later. `contract` is the alias of an approved agreement; others have no successor.
 */
export const hasSuccessor = (contract: SQL): SQL => sql`exists (
  select from contracts n
  where n.sponsorship_id = ${contract}.sponsorship_id and n.id <> ${contract}.id
    and (n.renews_id = ${contract}.id
      or (n.start_date > ${contract}.start_date and n.end_date > ${contract}.end_date)))`;

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
