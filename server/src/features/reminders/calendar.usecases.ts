import { randomBytes } from 'node:crypto';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import { sha256 } from '../../lib/hash.ts';
import type { TaskIndex } from '../tasks/task-index.ts';
import { readTasksToRemindOf } from '../tasks/tasks-to-remind-of.usecases.ts';
import { calendarDays, calendarText, eventOf } from './calendar.rules.ts';
import { deleteCalendar, findCalendarOwner, numberEvents, saveCalendar } from './calendar.store.ts';
import { findReminded, findReminders } from './reminders.store.ts';

const TOKEN_BYTES = 32;
const entity = 'user';

/** Gives the actor's calendar an address, of which nothing is kept but a hash: the address's own part. */
export const makeCalendar = async ({ db, clock }: Deps, actor: Actor): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.transaction(async (tx) => {
    await saveCalendar(tx, actor.id, sha256(token), clock.now());
    await audit(tx, clock, actor, { action: 'calendar-on', entity, entityId: actor.id });
  });
  return token;
};

/** Takes the address of the actor's calendar away. None is no error. */
export const removeCalendar = ({ db, clock }: Deps, actor: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await deleteCalendar(tx, actor.id))) return;
    await audit(tx, clock, actor, { action: 'calendar-off', entity, entityId: actor.id });
  });

/** The text of the calendar that has this address; null where there is none. */
export const readCalendar = async (
  deps: AppDeps,
  index: TaskIndex,
  token: string,
  base: URL,
): Promise<string | null> => {
  const { db, clock } = deps;
  const owner = await findCalendarOwner(db, sha256(token));
  const user = owner === null ? null : await findReminded(db, owner);
  if (!user) return null;
  const { scope, without, amounts } = await findReminders(db, user.id);
  const day = today(clock);
  const filter = { user: scope === 'mine' ? user.id : undefined, without, ...calendarDays(day) };
  const { all, rows } = await readTasksToRemindOf({ db, index }, user, filter, day);
  const events = new Map(rows.map((row) => [row.Key, eventOf(row, base, amounts)]));
  const numbered = all.flatMap(({ kind, recordId, dueDate, key }) => {
    const event = events.get(key);
    return event ? [{ kind, recordId, dueDate, contentHash: sha256(JSON.stringify(event.says)) }] : [];
  });
  const numbers = await numberEvents(db, user.id, numbered, clock.now());
  return calendarText([...events.values()], numbers);
};
