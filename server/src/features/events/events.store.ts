import { type EventListRequest, type EventRow, eventRowSchema } from '@sponsorat/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '../../lib/actor.ts';
import { type Connection, findIds, first, hasRows, listOf, rowsOf } from '../../lib/db/database.ts';
import { findUsedBy, grantsWhere } from '../../lib/resource/in-use.sql.ts';
import { byId, danish, inOrderOf, type ListColumns, searchedFor } from '../../lib/resource/lists.ts';
import { findPage, findRows, type Page } from '../../lib/resource/pages.sql.ts';
import { findSeats, givesTickets, isPerEvent, takesSeats } from '../contracts/seats.sql.ts';
import { events } from '../contracts/tickets.table.ts';
import { fileUrlSql } from '../files/files.store.ts';
import { activeContractOf } from '../sponsorships/active-contract.sql.ts';
import { recordStore } from '../sponsorships/records.store.ts';
import { inScope, isOfClub } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';

export const eventStore = recordStore(events, { order: [sql`${events.date}`] });
export type EventRecord = NonNullable<Awaited<ReturnType<typeof eventStore.find>>>;

/** An event with its sponsorship, of whatever area; null where there is none. */
export const findEvent = (db: Connection, id: number) =>
  first(
    db
      .select({ event: events, sponsorship: sponsorships })
      .from(events)
      .innerJoin(sponsorships, eq(sponsorships.id, events.sponsorshipId))
      .where(eq(events.id, id))
      .prepare('event_by_id')
      .execute(),
  );

/** True where another event of the sponsorship has this title, whatever the case, on that day. */
export const isTitleTaken = (
  db: Connection,
  { sponsorshipId, date, title }: Pick<EventRecord, 'sponsorshipId' | 'date' | 'title'>,
  besides: number | null,
): Promise<boolean> =>
  hasRows(
    db,
    sql`select from events where sponsorship_id = ${sponsorshipId} and date = ${date}::date
      and lower(title) = lower(${title}) and id is distinct from ${besides}::int`,
  );

/** Who invites at an event: the hosts of what was given or wished for there, each once. */
export const listHosts = (db: Connection, eventId: number): Promise<number[]> =>
  findIds(
    db,
    sql`select distinct g.host_user_id as id from grants g
      where g.event_id = ${eventId} and g.host_user_id is not null and g.state in ('Ønsket', 'Tildelt', 'Udleveret')`,
  );

/** What was given or wished for at an event: the first ten, and how many in all. */
export const findGrantsOfEvent = (db: Connection, eventId: number) =>
  findUsedBy(db, [grantsWhere(sql`g.event_id = ${eventId}`)]);

/** The agreement of an event `e`: the one that is active on its day, also where that is to come. */
const contractOfDay = activeContractOf(sql`e.sponsorship_id`, sql`e.date`);

/** What can be given of tickets for an event, as it was read. */
export const findItemsOfEvent = (db: Connection, { id, sponsorshipId, date }: EventRecord) => {
  const contract = activeContractOf(sql`${sponsorshipId}`, sql`${date}::date`);
  return findSeats(db, sql`${givesTickets} and i.contract_id = (select a.id from (${contract}) a)`, sql`${id}`);
};

/** Items that tickets for an event are of, locked until the transaction ends. */
export const lockItemsOfEvent = (tx: Connection, eventId: number): Promise<number[]> =>
  findIds(
    tx,
    sql`select i.id from contract_items i
      where i.id in (select g.item_id from grants g where g.event_id = ${eventId}) order by i.id for update`,
  );

/** What is free of some items at an event. */
export const findSeatsAt = (db: Connection, itemIds: readonly number[], eventId: number) =>
  findSeats(db, sql`i.id = any(${listOf(itemIds, 'int')})`, sql`${eventId}`);

/** All events of these sponsorships, and of those that have one of these events, by id. */
export const listEventsAmong = (
  db: Connection,
  { ids, sponsorshipIds }: { ids: readonly number[]; sponsorshipIds: readonly number[] },
): Promise<EventRecord[]> =>
  db
    .select()
    .from(events)
    .where(sql`${events.sponsorshipId} = any(${listOf(sponsorshipIds, 'int')})
      or ${events.sponsorshipId} in (select o.sponsorship_id from events o where o.id = any(${listOf(ids, 'int')}))`)
    .orderBy(events.id);

const returnedSeats = z.object({ eventId: z.number(), itemId: z.number(), quantity: z.number() });

/**
 * The seats that events which are cancelled would take again if they were not, and how many are free of each item now:
 * of an item that is free anew at each event, at such an event.
 */
export const findReturnedSeats = async (db: Connection, eventIds: readonly number[]) => {
  const returned = await rowsOf(
    db,
    returnedSeats,
    sql`select g.event_id as "eventId", g.item_id as "itemId", sum(g.quantity)::int as quantity from grants g
      where g.event_id = any(${listOf(eventIds, 'int')}) and g.state in ('Tildelt', 'Udleveret')
      group by g.event_id, g.item_id`,
  );
  const itemIds = [...new Set(returned.map(({ itemId }) => itemId))];
  const seats = await findSeats(db, sql`i.id = any(${listOf(itemIds, 'int')})`, sql`null`);
  return {
    byEvent: Map.groupBy(returned, ({ eventId }) => eventId),
    items: new Map(seats.map((item) => [item.itemId, item])),
  };
};

/** What an event `e` has of seats that are free anew at each event, and how many of them are given. */
const seatsOfEvent = sql`
  select coalesce(sum(i.amount), 0)::int as total,
    coalesce(sum((select sum(g.quantity) from grants g where g.event_id = e.id and g.item_id = i.id and ${takesSeats})), 0)::int as given
  from (${contractOfDay}) a
  join contract_items i on i.contract_id = a.id
  left join item_tickets t on t.item_id = i.id
  where ${givesTickets} and ${isPerEvent}`;

/** What a statement about events `e` with their sponsorship `s` must join besides. */
type Needs = 'seats';
const sponsorship = sql`join sponsorships s on s.id = e.sponsorship_id`;
const seats = sql`cross join lateral (${seatsOfEvent}) seats`;

const columns: ListColumns<EventRow, { needs?: Needs; nullable?: true }> = {
  Id: { value: sql`e.id` },
  SponsorshipId: { value: sql`e.sponsorship_id` },
  Name: { value: sql`s.name`, sortBy: danish(sql`s.name`) },
  Logo: { value: fileUrlSql(sql`s.logo_file_id`), sortBy: sql`s.logo_file_id`, nullable: true },
  Title: { value: sql`e.title`, sortBy: danish(sql`e.title`) },
  Date: { value: sql`e.date::text`, sortBy: sql`(e.date, coalesce(e.time, ''))` },
  Time: { value: sql`e.time`, nullable: true },
  Venue: { value: sql`e.venue`, sortBy: danish(sql`e.venue`), nullable: true },
  Free: { value: sql`seats.total - seats.given`, needs: 'seats' },
  Given: { value: sql`seats.given`, needs: 'seats' },
  Total: { value: sql`seats.total`, needs: 'seats' },
  ReturnBy: { value: sql`e.return_by::text`, sortBy: sql`e.return_by`, nullable: true },
  Cancelled: { value: sql`e.cancelled` },
};

const conditionOf = (actor: Viewer, filter: EventListRequest['filter']): SQL => {
  const { sponsorship: club, area, user, from, to, search } = filter;
  const conditions: SQL[] = [inScope(actor, sql`s.area_id`)];
  if (club !== undefined) conditions.push(sql`e.sponsorship_id = ${club}`);
  if (area !== undefined) conditions.push(sql`s.area_id = ${area}`);
  if (user !== undefined) conditions.push(sql`s.user_id = ${user}`);
  if (from) conditions.push(sql`e.date >= ${from}::date`);
  if (to) conditions.push(sql`e.date <= ${to}::date`);
  if (search?.trim())
    conditions.push(
      sql`(${searchedFor(search.trim(), sql`e.searched`)} or ${isOfClub(search.trim(), sql`e.sponsorship_id`)})`,
    );
  return sql.join(conditions, sql` and `);
};

/** Which events that the actor sees are on a page. */
export const findEventPage = (db: Connection, actor: Viewer, request: EventListRequest): Promise<Page> => {
  const column = columns[request.sort.field];
  const where = sql`where ${conditionOf(actor, request.filter)}`;
  return findPage(db, request, {
    id: sql`e.id`,
    matches: sql`from events e ${sponsorship} ${where}`,
    sorted: sql`from events e ${sponsorship} ${column.needs ? seats : sql``} ${where}`,
    column,
  });
};

/** Events as rows of a list, in this order. */
export const findEventRows = (db: Connection, ids: readonly number[]): Promise<EventRow[]> =>
  findRows(db, eventRowSchema, ids, { columns, joins: sql`join events e on e.id = page.id ${sponsorship} ${seats}` });

const MOST_FREE = 100;

/** The events of these days, of a user's clubs or of all that somebody sees, that have free seats anew: of the first hundred. */
export const findFreeEvents = async (
  db: Connection,
  viewer: Viewer,
  filter: Pick<EventListRequest['filter'], 'user' | 'from' | 'to'>,
): Promise<EventRow[]> => {
  const sort = { field: 'Date', dir: 'asc' } as const;
  const { ids } = await findEventPage(db, viewer, { filter, sort, page: 1, perPage: MOST_FREE });
  const rows = await findEventRows(db, ids);
  return rows.filter(({ Free, Cancelled }) => Free > 0 && !Cancelled);
};

/** Events with what their rows say of clubs and seats, in this order. */
export const findExportedEvents = async (db: Connection, ids: readonly number[]) =>
  inOrderOf(ids, await eventStore.listOf(db, ids), byId(await findEventRows(db, ids)));
export type ExportedEvent = Awaited<ReturnType<typeof findExportedEvents>>[number];
