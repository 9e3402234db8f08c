import { type SQL, sql } from 'drizzle-orm';
import { givesTickets } from '../../features/contracts/seats.sql.ts';
import { activeContractOf } from '../../features/sponsorships/active-contract.sql.ts';
import type { Database } from '../../lib/db/database.ts';
import { dayOf } from './many.sql.ts';
import { chance, oneOf, people, towns, USERS } from './seed-bank.ts';

type Tickets = {
  events: number;
  grants: number;
  /** The day that events lie around, and the instant that everything was written. */
  now: Date;
};

const GRANTS_EACH = 24;
const GRANTS_OF_A_POOL = 6;
/** One club of so many holds events. */
const CLUBS_EACH = 200;
/** One agreement of so many has a pool of tickets that are given one by one. */
const POOLS_EACH = 10;

const stamps = (now: Date): SQL => sql`${now}::timestamptz, 'System'`;
const g = sql`g`;
const person = sql`p.person`;
const host = sql`1 + ${chance(g, 51, USERS)}`;

/** Events within agreements that are approved, one club of many. */
const seedEvents = async (db: Database, { events, now }: Tickets): Promise<void> => {
  const row = sql`(c.id * 8 + i)`;
  await db.execute(sql`insert into events (sponsorship_id, title, date, time, venue, kind, season, return_by, cancelled,
      updated_at, updated_by)
    select c.sponsorship_id, ${oneOf(['Hjemmekamp', 'Pokalkamp', 'Koncert', 'Stævne'], row, 30)} || ' mod ' || ${oneOf(towns, row, 31)} || ' ' || i,
      day, lpad((12 + ${chance(row, 32, 9)})::text, 2, '0') || ':30', ${oneOf(towns, row, 33)} || ' Arena', 'Hjemmekamp',
      to_char(day, 'YYYY'), case when ${chance(row, 34, 3)} > 0 then day - 7 end, ${chance(row, 35, 50)} = 0, ${stamps(now)}
    from contracts c cross join generate_series(0, 6) i
    cross join lateral (select c.start_date + i * 50 + ${chance(row, 36, 50)} as day) planned
    where c.status = 'Godkendt' and c.sponsorship_id % ${CLUBS_EACH}::int = 0
    order by hashint4(${row}) limit ${events}::int`);
};

/** Of a club with events the first product of tickets is free anew at each; all else are pools. */
const seedItems = async (db: Database, { now }: Tickets): Promise<void> => {
  const ofEvents = sql`c.sponsorship_id % ${CLUBS_EACH}::int = 0`;
  await db.execute(sql`insert into item_tickets (item_id, mode, unit_value, includes_travel, used_before, updated_at, updated_by)
    select o.id, case when o.is_first then 'pr. arrangement' else 'pulje' end,
      case when ${chance(sql`o.id`, 37, 10)} > 0 then 100 + 50 * ${chance(sql`o.id`, 38, 20)} end, ${chance(sql`o.id`, 39, 20)} = 0,
      case when not o.is_first then 0 end, ${stamps(now)}
    from (select i.id, ${ofEvents} and row_number() over (partition by c.id order by i.position) = 1 as is_first
      from contract_items i join contracts c on c.id = i.contract_id
      where ${givesTickets} and c.status = 'Godkendt' and (${ofEvents} or c.id % ${POOLS_EACH}::int = 0)) o`);
  await db.execute(sql`update contract_items set amount = 100 where id in (
    select i.id from item_tickets t join contract_items i on i.id = t.item_id join contracts c on c.id = i.contract_id
    where ${ofEvents})`);
};

/** What is given for events, three in four of the seats that are free anew, and out of the pools of other clubs. */
const givenOf = ({ events, grants }: Tickets): SQL => sql`
  select item.id as item_id, e.id as event_id, e.sponsorship_id, e.date as day, 4 as most
  from events e cross join generate_series(1, ${GRANTS_EACH}::int) n
  cross join lateral (${activeContractOf(sql`e.sponsorship_id`, sql`e.date`)}) c
  cross join lateral (select i.id from contract_items i join item_tickets t on t.item_id = i.id
    where i.contract_id = c.id order by (t.mode = 'pulje') = (n % 4 = 0) desc, i.position limit 1) item
  union all (
    select item.id, null, c.sponsorship_id, c.start_date + ${chance(sql`(c.id * 8 + n)`, 40, 364)}, 2
    from contracts c cross join generate_series(1, ${GRANTS_OF_A_POOL}::int) n
    cross join lateral (select i.id from contract_items i join item_tickets t on t.item_id = i.id
      where i.contract_id = c.id order by i.position limit 1) item
    where c.sponsorship_id % ${CLUBS_EACH}::int > 0
    order by hashint4(c.id * 8 + n) limit ${grants - events * GRANTS_EACH}::int)`;

const luck = chance(g, 41, 100);
/** What is past was mostly handed out; of what is to come some is wished for. */
const stateOn = (today: SQL): SQL => sql`case when ${luck} < 6 then 'Returneret' when ${luck} < 9 then 'Afvist'
  when p.day >= ${today} then case when ${luck} < 22 then 'Ønsket' else 'Tildelt' end
  when ${luck} = 9 then 'Ønsket' when ${luck} < 14 then 'Tildelt' else 'Udleveret' end`;

const types = sql`case when ${chance(person, 42, 10)} < 7 then 'Kunde' else (array['Medarbejder', 'Medarbejder (vært)',
  'Bestyrelse eller repræsentantskab', 'Offentligt ansat eller politiker', 'Præmie', 'Forening eller velgørenhed',
  'Andet'])[1 + ${chance(person, 43, 7)}] end`;

/** A sixth as many people as grants: some get one, some sixty; a fifth is known by name and company alone, and names recur. */
const seedGrants = async (db: Database, tickets: Tickets): Promise<void> => {
  const { grants, now } = tickets;
  const today = dayOf(now);
  await db.execute(sql`insert into grants (item_id, event_id, sponsorship_id, area_id, quantity, recipient_name,
      recipient_type, company, email, phone, host_user_id, purpose, companions, state, returned_from, attended, given_on,
      saved_by_ids, requested_by, requested_by_id, decided_by, decided_at, created_at, created_by, updated_at, updated_by)
    select p.item_id, p.event_id, p.sponsorship_id, s.area_id, p.quantity,
      ${oneOf(people, person, 44)} || ' ' || chr(65 + ${chance(person, 45, 26)}) || '. ' || ${oneOf(towns, person, 46)},
      ${types}, case when ${person} % 4 > 0 then 'Firma ' || ${person} % 2000 end,
      case when ${person} % 5 > 0 then case when g % 10 = 0 then 'Gaest' else 'gaest' end || ${person} || '@firma.dk' end,
      case when ${person} % 3 = 0 then '20 00 ' || ${person} % 100 end,
      case when ${chance(g, 47, 10)} < 8 then ${host} end, 'Kundepleje',
      case when p.quantity > 1 and g % 5 = 0 then '[{"name": "Bo Gæst", "type": "Kunde"}]' else '[]' end::jsonb,
      p.state, case when p.state = 'Returneret' then 'Tildelt' end,
      case when p.state = 'Udleveret' and p.event_id is not null then p.quantity - (g % 9 = 0)::int end,
      least(p.day, ${today}) - 10, array[${host}], 'System', ${host}, 'System', ${now}::timestamptz, ${stamps(now)}, ${stamps(now)}
    from (select p.*, 1 + ${chance(g, 48, 4)} % p.most as quantity, ${stateOn(today)} as state,
        ((1 + ${chance(g, 49, 1000)}::bigint) * (1 + ${chance(g, 50, 1000)}) * ${Math.ceil(grants / 6)}::bigint / 1000000)::int as person
      from (select p.*, row_number() over ()::int as g from (${givenOf(tickets)}) p) p) p
    join sponsorships s on s.id = p.sponsorship_id`);
};

/** The bank's own limits, which a check is reckoned by. */
const seedRules = async (db: Database, now: Date): Promise<void> => {
  await db.execute(sql`insert into rule_values (key, valid_from, value, updated_at, updated_by)
    select key, '2000-01-01', value, ${stamps(now)} from (values ('gifts.guestYear', '10000'::jsonb),
      ('gifts.guestEvent', '3000'), ('gifts.heavyUser', '40')) v (key, value)`);
};

/** Fills a bank that was seeded with events, grants of tickets and the bank's limits of gifts, alike in every run on the same day. */
export const seedTickets = async (db: Database, tickets: Tickets): Promise<void> => {
  await seedEvents(db, tickets);
  await seedItems(db, tickets);
  await db.execute(sql`analyze events, item_tickets, contract_items`);
  await seedGrants(db, tickets);
  await seedRules(db, tickets.now);
  await db.execute(sql`vacuum analyze events, item_tickets, contract_items, grants, sponsorship_changes`);
};
