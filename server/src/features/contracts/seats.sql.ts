import { type EventItem, eventItemSchema } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf, runPrepared } from '../../lib/db/database.ts';

/** True of an item `i` of a confirmed agreement that gives tickets. */
export const givesTickets = sql`coalesce(i.selected and i.amount > 0 and (i.section = 'Hospitality' or i.is_ticket), false)`;

/** What an item `i` is called where its club `s` sees it; while its agreement is a draft, as its product `p` is now. */
export const productOf = sql`coalesce(i.frozen ->> 'name', replace(coalesce(p.product_title, p.name), '{name}', s.short_name))`;

/** What the tickets of an item `i` are, with what was said of them in `t`. */
export const modeOf = sql`coalesce(t.mode, case when (i.frozen ->> 'hasSeason')::boolean then 'pr. arrangement' else 'pulje' end)`;
export const isPerEvent = sql`(${modeOf} = 'pr. arrangement')`;

/** True of a grant `g` that takes seats, of its event `e` where it has one: those of a cancelled event count as given back. */
export const takesSeats = sql`(g.state in ('Tildelt', 'Udleveret') and e.cancelled is not true)`;

/** The day that a grant `g` counts on: that of its event `e`, without one the day it was given. */
export const dayOfGrant = sql`coalesce(e.date, g.given_on)`;

/** The day that the tickets of a grant `g` were used: that of its event `e`, without one the day they were handed out. */
export const dayHandedOut = sql`coalesce(e.date, g.handed_out_on, g.given_on)`;
/** How a grant `g` stands, with its event `e` where it has one. */
export const stateOfGrant = sql`(case when g.state in ('Tildelt', 'Udleveret') and e.cancelled then 'Returneret' else g.state end)`;

/** How many tickets of an item `i` with `t` were given, as `taken`: of a pool in all, else for one event. */
export const joinTaken = (event: SQL) => sql`
  cross join lateral (select coalesce(sum(g.quantity), 0)::int as given
    from grants g left join events e on e.id = g.event_id
    where g.item_id = i.id and ${takesSeats} and (not ${isPerEvent} or g.event_id = ${event})) taken`;

/** How many of them are free. What was used of a pool before its first grant is used. */
export const freeOf = sql`(coalesce(i.amount, 0) - taken.given - case when ${isPerEvent} then 0 else coalesce(t.used_before, i.used) end)`;

/** The items that a condition on `i` lets through, with what is given of them and free. */
export const findSeats = async (db: Connection, which: SQL, event: SQL): Promise<EventItem[]> => {
  const rows = await runPrepared(
    db,
    sql`select i.id as "itemId", ${productOf} as product, ${modeOf} as mode, coalesce(i.amount, 0) as amount, taken.given,
        ${freeOf} as free, t.unit_value::float8 as "unitValue", i.catering, i.public
      from contract_items i
      join products p on p.id = i.product_id
      join contracts c on c.id = i.contract_id
      join sponsorships s on s.id = c.sponsorship_id
      left join item_tickets t on t.item_id = i.id ${joinTaken(event)}
      where ${which}
      order by (i.frozen ->> 'sort')::numeric nulls last, i.position, i.id`,
  );
  return z.array(eventItemSchema).parse(rows);
};

const takenRow = z.object({ id: z.number(), seats: z.number() });

/**
 * Items of a contract that anything was given or wished for of, with the seats that its amount must cover: of a pool
 * what is given in all and was used before, else what is given at the fullest event.
 */
export const findSeatsTaken = async (db: Connection, contractId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await rowsOf(
    db,
    takenRow,
    sql`select i.id, coalesce(max(at_event.seats), 0)::int + case when ${isPerEvent} then 0 else coalesce(t.used_before, 0) end as seats
      from contract_items i
      left join item_tickets t on t.item_id = i.id
      join lateral (
        select coalesce(sum(g.quantity) filter (where ${takesSeats}), 0) as seats
        from grants g left join events e on e.id = g.event_id
        where g.item_id = i.id group by case when ${isPerEvent} then g.event_id end
      ) at_event on true
      where i.contract_id = ${contractId} group by i.id, t.mode, t.used_before, i.frozen`,
  );
  return new Map(rows.map(({ id, seats }) => [id, seats]));
};
