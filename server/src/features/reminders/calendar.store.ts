import type { IsoDate } from '@sponsorat/api';
import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, listOf, rowsOf } from '../../lib/db/database.ts';
import type { TaskKey } from '../tasks/marks.store.ts';
import { calendarEvents, calendars } from './reminders.table.ts';

/** Whether a user's calendar has an address. */
export const hasCalendar = async (db: Connection, userId: number): Promise<boolean> =>
  (await db.$count(calendars, eq(calendars.userId, userId))) > 0;

/** Gives a user's calendar an address: one that it had is gone. */
export const saveCalendar = async (tx: Connection, userId: number, tokenHash: string, now: Date): Promise<void> => {
  const values = { tokenHash, createdAt: now };
  await tx
    .insert(calendars)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: calendars.userId, set: values });
};

/** Takes the address of a user's calendar away, with what was kept of its events: whether there was one. */
export const deleteCalendar = async (tx: Connection, userId: number): Promise<boolean> => {
  const gone = await tx.delete(calendars).where(eq(calendars.userId, userId)).returning({ id: calendars.userId });
  await tx.delete(calendarEvents).where(eq(calendarEvents.userId, userId));
  return gone.length > 0;
};

/** Whose calendar has this address; null for nobody's. */
export const findCalendarOwner = async (db: Connection, tokenHash: string): Promise<number | null> => {
  const [row] = await db.select({ userId: calendars.userId }).from(calendars).where(eq(calendars.tokenHash, tokenHash));
  return row?.userId ?? null;
};

type Event = TaskKey & { contentHash: string };
const numberSchema = z.object({ key: z.string(), sequence: z.number(), changed: z.number() });
/** How often what is said of a task has changed, and when that was last. */
export type EventNumber = { sequence: number; changedAt: Date };

/** Numbers what a calendar says of tasks: one more where it says something else than before. */
export const numberEvents = async (
  tx: Connection,
  userId: number,
  events: readonly Event[],
  now: Date,
): Promise<Map<string, EventNumber>> => {
  const list = (read: (event: Event) => string | number, type: 'int' | 'text') => listOf(events.map(read), type);
  // In one order, so that two who ask at once do not wait for each other.
  await tx.execute(sql`
    insert into calendar_events (user_id, kind, record_id, due_date, content_hash, changed_at)
    select ${userId}::int, e.kind, e.record_id, e.due_date, e.hash, ${now.toISOString()}::timestamptz from unnest(
      ${list(({ kind }) => kind, 'text')}, ${list(({ recordId }) => recordId, 'int')},
      ${list(({ dueDate }) => dueDate, 'text')}::date[], ${list(({ contentHash }) => contentHash, 'text')}
    ) e (kind, record_id, due_date, hash) order by e.kind, e.record_id, e.due_date
    on conflict (user_id, kind, record_id, due_date) do update set content_hash = excluded.content_hash,
      sequence = calendar_events.sequence + 1, changed_at = excluded.changed_at
    where calendar_events.content_hash <> excluded.content_hash`);
  const rows = await rowsOf(
    tx,
    numberSchema,
    sql`select kind || ':' || record_id || ':' || due_date as key, sequence,
        (extract(epoch from changed_at) * 1000)::float8 as changed
      from calendar_events where user_id = ${userId}`,
  );
  return new Map(rows.map(({ key, sequence, changed }) => [key, { sequence, changedAt: new Date(changed) }]));
};

/** Removes what was kept of events that no calendar shows any more. */
export const sweepEvents = async (db: Connection, shownFrom: IsoDate): Promise<void> => {
  await db.delete(calendarEvents).where(lt(calendarEvents.dueDate, shownFrom));
};
