import type { Reminders, RemindersInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict } from '../../lib/problem.ts';
import { mailObstacle, queueMail } from '../mails/mails.usecases.ts';
import type { TaskIndex } from '../tasks/task-index.ts';
import { hasCalendar } from './calendar.store.ts';
import { digestForNow } from './digest.usecases.ts';
import { findReminders, saveReminders } from './reminders.store.ts';

/** How the actor is reminded. */
export const getReminders = async ({ db }: { db: Connection }, { id }: Actor): Promise<Reminders> => ({
  ...(await findReminders(db, id)),
  calendar: await hasCalendar(db, id),
});

/** Saves how the actor is reminded. Throws 422. */
export const changeReminders = (deps: Deps, actor: Actor, input: Input<RemindersInput>): Promise<Reminders> =>
  deps.db.transaction(async (tx) => {
    const before = await findReminders(tx, actor.id);
    await saveReminders(tx, actor.id, input.value());
    const { calendar, ...after } = await getReminders({ db: tx }, actor);
    const line = { action: 'save-reminders', entity: 'user', entityId: actor.id, before, after } as const;
    await audit(tx, deps.clock, actor, line);
    return { ...after, calendar };
  });

/** Sends the actor today's digest. Throws 409 while no mail is sent. */
export const sendOwnDigest = async (deps: AppDeps, index: TaskIndex, actor: Actor): Promise<void> => {
  const obstacle = mailObstacle(deps, actor);
  if (obstacle) throw conflict(obstacle);
  const digest = await digestForNow(deps, index, actor);
  await deps.db.transaction(async (tx) => {
    const to = { to: actor.email, toUserId: actor.id, byUserId: actor.id, path: '/profile' };
    const entityId = await queueMail(tx, deps, { ...digest, ...to });
    const after = { to: actor.email, subject: digest.subject };
    await audit(tx, deps.clock, actor, { action: 'create', entity: 'mail', entityId, after });
  });
};
