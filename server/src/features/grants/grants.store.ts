import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '../../lib/actor.ts';
import { type Connection, findIds, hasRows, listOf, rowsOf } from '../../lib/db/database.ts';
import { tableStore } from '../../lib/db/versions.ts';
import { dayOfGrant } from '../contracts/seats.sql.ts';
import { grants } from '../contracts/tickets.table.ts';
import { eventStore } from '../events/events.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

export const grantStore = tableStore(grants);
export type StoredGrant = NonNullable<Awaited<ReturnType<typeof grantStore.find>>>;

/** A grant as it stands: what was given for an event that is cancelled is given back. */
export const withEvent = async (db: Connection, stored: StoredGrant) => {
  const event = stored.eventId === null ? null : await eventStore.find(db, stored.eventId);
  const takes = stored.state === 'Tildelt' || stored.state === 'Udleveret';
  const state = takes && event?.cancelled ? ('Returneret' as const) : stored.state;
  return { ...stored, state, event, date: event?.date ?? stored.givenOn };
};
export type GrantRecord = Awaited<ReturnType<typeof withEvent>>;

/** What the log says of a grant: what is stored of it. */
export const loggedColumns = ({ event: _event, date: _date, idempotencyKey: _key, ...stored }: GrantRecord) => stored;

/** Which grant was saved last with a key; a second sending of it waits for the first. */
export const findIdOfKey = async (tx: Connection, key: string): Promise<number | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [id] = await findIds(tx, sql`select id from grants where idempotency_key = ${key}`);
  return id;
};

const isOfArea = (areaId: number) =>
  sql`exists (select from user_areas a where a.user_id = u.id and a.area_id = ${areaId})`;
const isAnAdmin = sql`'Admin' = any(u.roles)`;

/**
 * Who can be rung of the first group that has anybody, without the excluded and the locked out. A group is a condition
 * on `u`.
 */
const listFirstGroup = (db: Connection, excluded: readonly number[], groups: readonly SQL[]): Promise<number[]> => {
  const place = sql.join(
    groups.map((group, at) => sql`when ${group} then ${at}::int`),
    sql` `,
  );
  return findIds(
    db,
    sql`with placed as (select u.id, case ${place} end as place from users u
        where not u.locked_out and u.id <> all(${listOf(excluded, 'int')}))
      select id from placed where place = (select min(place) from placed)`,
  );
};

/** Who may allow guests that the bank's rules ask a second person about: in an area, else every Admin. */
export const listGuestApprovers = (db: Connection, areaId: number, excluded: readonly number[]): Promise<number[]> =>
  listFirstGroup(db, excluded, [sql`u.approves_guests and ${isOfArea(areaId)}`, isAnAdmin]);

/** Who is to answer a wish that needs no such person: who is responsible for the club, else all of its area, else every Admin. */
export const listAnswerers = (
  db: Connection,
  { areaId, userId }: { areaId: number; userId: number },
  excluded: readonly number[],
): Promise<number[]> => {
  const isOf = isOfArea(areaId);
  return listFirstGroup(db, excluded, [sql`u.id = ${userId} and (${isOf} or ${isAnAdmin})`, isOf, isAnAdmin]);
};

/** Whether a user who is not locked out may allow such guests. */
export const approvesGuests = (db: Connection, userId: number): Promise<boolean> =>
  hasRows(db, sql`select from users where id = ${userId} and approves_guests`);

const colleague = (userId: number) => sql`select from users where id = ${userId} and not locked_out`;

/** Whether somebody can be a host: a colleague who is there. */
export const isColleague = (db: Connection, userId: number): Promise<boolean> => hasRows(db, colleague(userId));

/** The same, and nobody removes them until the transaction ends. */
export const lockColleague = (tx: Connection, userId: number): Promise<boolean> =>
  hasRows(tx, sql`${colleague(userId)} for key share`);

/** What was given for an event and is not handed out. */
export const listGivenOf = (db: Connection, eventId: number): Promise<number[]> =>
  findIds(db, sql`select g.id from grants g where g.event_id = ${eventId} and g.state = 'Tildelt' order by g.id`);

const MOST_WISHES = 500;
const wishRow = z.object({ id: z.number(), userId: z.number(), date: z.string() });

/** The wishes that wait in the areas that somebody sees: for which day, and who is responsible for the club. */
export const listWishes = (db: Connection, viewer: Viewer) =>
  rowsOf(
    db,
    wishRow,
    sql`select g.id, s.user_id as "userId", ${dayOfGrant}::text as date
      from grants g join sponsorships s on s.id = g.sponsorship_id left join events e on e.id = g.event_id
      where g.state = 'Ønsket' and ${inScope(viewer, sql`g.area_id`)} order by g.id limit ${MOST_WISHES}`,
  );
