import { type EventItem, eventItemSchema } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { type Connection, rowsOf } from '../../lib/db/database.ts';

/** True of an item `i` of a confirmed agreement that gives tickets. */
export const givesTickets = sql`(i.selected and i.amount > 0 and (i.section = 'Hospitality' or i.is_ticket))`;

/** What the tickets of an item `i` are, with what was said of them in `t`. */
const modeOf = sql`coalesce(t.mode, case when (i.frozen ->> 'hasSeason')::boolean then 'pr. arrangement' else 'pulje' end)`;
export const isPerEvent = sql`(${modeOf} = 'pr. arrangement')`;

/** True of a grant `g` that takes seats, of its event `e` where it has one: those of a cancelled event count as given back. */
export const takesSeats = sql`(g.state in ('Tildelt', 'Udleveret') and e.cancelled is not true)`;

/**
 * Items that give tickets, of those that a condition on `i` lets through: how many were given, of a pool in all, and
 * else for one event, and how many are free. What was used of a pool before its first grant is used.
 */
export const findSeats = (db: Connection, which: SQL, event: SQL): Promise<EventItem[]> =>
  rowsOf(
    db,
    eventItemSchema,
    sql`select i.id as "itemId", i.frozen ->> 'name' as product, ${modeOf} as mode, i.amount, taken.given,
        i.amount - taken.given - case when ${isPerEvent} then 0 else coalesce(t.used_before, i.used) end as free,
        t.unit_value::float8 as "unitValue", i.catering, i.public
      from contract_items i
      left join item_tickets t on t.item_id = i.id
      cross join lateral (select coalesce(sum(g.quantity), 0)::int as given
        from grants g left join events e on e.id = g.event_id
        where g.item_id = i.id and ${takesSeats} and (not ${isPerEvent} or g.event_id = ${event})) taken
      where ${givesTickets} and ${which}
      order by (i.frozen ->> 'sort')::numeric nulls last, i.position, i.id`,
  );
