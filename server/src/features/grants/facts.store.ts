import { type Warning, warningsFor } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, runPrepared } from '../../lib/db/database.ts';
import { dayOfGrant, takesSeats } from '../contracts/seats.sql.ts';
import { findRulesByDay } from '../rule-values/rule-values.store.ts';
import type { StoredGrant } from './grants.store.ts';

/** A grant, stored or not, as its warnings are reckoned. */
export type WarningSubject = Pick<StoredGrant, 'itemId' | 'eventId' | 'quantity' | 'company' | 'email' | 'hostUserId'> &
  Pick<StoredGrant, 'recipientName' | 'recipientType' | 'companions'> & {
    /** Null where it is not stored. */
    id: number | null;
    /** The day that it counts on. */
    date: string;
  };

const factsRow = z.object({
  at: z.number(),
  unitValue: z.number().nullable(),
  includesTravel: z.boolean(),
  advertisementShare: z.number().nullable(),
  guestYear: z.number(),
  guestEvent: z.number(),
  recipientSeats: z.number(),
  hostSeats: z.number(),
  unsure: z.boolean(),
});

/**
 * What others say of each of these grants: what their recipients and hosts have got in that calendar year, over the whole
 * bank. An e-mail says who somebody is; where one of two has none, name and company.
 */
const findFacts = async (db: Connection, grants: readonly WarningSubject[]) => {
  const asked = grants.map(({ companions: _companions, ...grant }, at) => ({ ...grant, at }));
  const inYear = (day: SQL) =>
    sql`${day} between date_trunc('year', q.date)::date and (date_trunc('year', q.date) + interval '1 year - 1 day')::date`;
  const others = sql`left join events e on e.id = g.event_id
    left join item_tickets t on t.item_id = g.item_id
    where ${takesSeats} and g.id is distinct from q.id and ${inYear(dayOfGrant)}`;
  const rows = await runPrepared(
    db,
    // A host has many grants: they are added up from an index, with the events of the year by their days.
    sql`select q.at, t.unit_value::float8 as "unitValue", coalesce(t.includes_travel, false) as "includesTravel",
        c.value_of_advertisement::float8 as "advertisementShare", got.*,
        (hosted.seats - coalesce(own.seats, 0))::int as "hostSeats"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q (at int, id int, "itemId" int, "eventId" int, date date,
        email text, "recipientName" text, company text, "hostUserId" int)
      join contract_items i on i.id = q."itemId"
      join contracts c on c.id = i.contract_id
      left join item_tickets t on t.item_id = i.id
      cross join lateral (
        select coalesce(sum(m.value), 0)::float8 as "guestYear", coalesce(sum(m.quantity), 0)::int as "recipientSeats",
          coalesce(sum(m.value) filter (where m.event_id = q."eventId"), 0)::float8 as "guestEvent",
          coalesce(bool_or(m.unsure), false) as unsure
        from (
          select g.event_id, g.quantity, g.quantity * t.unit_value as value, false as unsure
          from grants g ${others} and lower(g.email) = lower(q.email)
          union all
          select g.event_id, g.quantity, g.quantity * t.unit_value, true
          from grants g ${others} and lower(g.recipient_name) = lower(q."recipientName")
            and (g.email is null or q.email is null)
            and lower(coalesce(g.company, '')) = lower(coalesce(q.company, ''))
        ) m
      ) got
      cross join lateral (
        select coalesce(sum(g.quantity), 0) as seats from grants g
        where g.host_user_id = q."hostUserId" and g.state in ('Tildelt', 'Udleveret')
          and ((g.event_id is null and ${inYear(sql`g.given_on`)})
            or g.event_id in (select e.id from events e where not e.cancelled and ${inYear(sql`e.date`)}))
      ) hosted
      left join lateral (
        select g.quantity as seats from grants g left join events e on e.id = g.event_id
        where g.id = q.id and g.host_user_id = q."hostUserId" and ${takesSeats} and ${inYear(dayOfGrant)}
      ) own on true`,
  );
  return z.array(factsRow).parse(rows);
};

/** What is to be said of each of these grants, in their order, by the rules that hold on the day that it counts on. */
export const findWarnings = async (db: Connection, grants: readonly WarningSubject[]): Promise<Warning[][]> => {
  if (grants.length === 0) return [];
  const rulesOn = await findRulesByDay(db);
  const facts = new Map((await findFacts(db, grants)).map((row) => [row.at, row]));
  return grants.map((grant, at) => {
    const about = facts.get(at);
    if (!about) throw new Error(`The item ${grant.itemId} of a grant is gone`);
    return warningsFor(grant, { ...about, rules: rulesOn(grant.date) });
  });
};
