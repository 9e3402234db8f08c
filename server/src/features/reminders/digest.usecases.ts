import type { TaskRow } from '@sponsorat/api';
import type { Viewer } from '../../lib/actor.ts';
import { MINUTE, today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import type { Job } from '../../lib/jobs/jobs.ts';
import { findFreeEvents } from '../events/events.store.ts';
import { listWishesToAnswer } from '../grants/wishes.usecases.ts';
import type { MailContent } from '../mails/mail-layout.rules.ts';
import { queueMail } from '../mails/mails.usecases.ts';
import type { TaskIndex } from '../tasks/task-index.ts';
import { readTasksToRemindOf, type TaskReader } from '../tasks/tasks-to-remind-of.usecases.ts';
import { countDue, digestEnd, digestOf, digestWeek, type LinkTo, roomBeside } from './digest.rules.ts';
import { digestTimeOf } from './digest-time.rules.ts';
import {
  type Choice,
  type DigestDay,
  findDigest,
  findReminded,
  findUsersToRemind,
  takeDigest,
} from './reminders.store.ts';

/** Of more tasks than these it is not remembered which they were. */
const MOST_KEYS = 1_000;

type DigestReader = Viewer & { id: number };

/** A user's digest of today, and the keys of what it can tell of. */
const makeDigest = async (
  reader: TaskReader,
  { config }: Pick<AppDeps, 'config'>,
  user: DigestReader,
  choice: Choice,
  { day, isMonday, before }: DigestDay & { before: readonly string[] | null },
): Promise<{ mail: MailContent; keys: string[] | null; isEmpty: boolean }> => {
  const { scope, without } = choice;
  const of = { user: scope === 'mine' ? user.id : undefined };
  const tickets = {
    wishes: (await listWishesToAnswer(reader.db, user, scope)).length,
    events: await findFreeEvents(reader.db, user, { ...of, ...digestWeek(day) }),
  };
  const filter = { ...of, without, to: digestEnd(day), most: roomBeside(tickets) };
  const { all, rows } = await readTasksToRemindOf(reader, user, filter, day);
  const counts = countDue(all, day);
  const keys = all.length > MOST_KEYS ? null : all.map(({ key }) => key);
  const linkTo: LinkTo = (path) => config.publicUrl && new URL(path, config.publicUrl).href;
  const isNew = ({ Key }: TaskRow) => isMonday && before !== null && !before.includes(Key);
  const isEmpty = rows.length + tickets.wishes + tickets.events.length === 0;
  return { mail: digestOf({ today: day, counts, tickets, rows, isNew, linkTo }), keys, isEmpty };
};

const FOOT = 'Du får denne e-mail, fordi du er bruger af Sponsorat. Vælg under Min profil, hvor ofte du får den.';

/** A user's digest of a day as things are. */
const digestAsOf = async (deps: AppDeps, index: TaskIndex, user: DigestReader, day: DigestDay) => {
  const { db } = deps;
  const { choice, keys: before } = await findDigest(db, user.id);
  return makeDigest({ db, index }, deps, user, choice, { ...day, before });
};

/**
 * Makes the digest of a user for a day, where nobody else has: a mail, unless there is nothing to say. It is read before it
 * is taken on: what reads tasks anew needs a connection that a transaction may hold.
 */
const sendDigest = async (deps: AppDeps, index: TaskIndex, userId: number, day: DigestDay): Promise<void> => {
  const user = await findReminded(deps.db, userId);
  if (!user) return;
  const { mail, keys, isEmpty } = await digestAsOf(deps, index, user, day);
  await deps.db.background.transaction(async (tx) => {
    if (!(await takeDigest(tx, userId, day, keys)) || isEmpty) return;
    const dedupeKey = `digest:${userId}:${day.day}`;
    await queueMail(tx, deps, { ...mail, to: user.email, toUserId: userId, dedupeKey, foot: FOOT });
  });
};

/** Today's digest of a user as it would be, also where it says nothing. */
export const digestForNow = async (deps: AppDeps, index: TaskIndex, user: DigestReader) => {
  const day = { day: today(deps.clock), isMonday: digestTimeOf(deps.clock.now()).isMonday };
  return { ...(await digestAsOf(deps, index, user, day)).mail, foot: FOOT };
};

/** Makes the digests of the day, each once, whichever node does it. */
export const digestJob = (deps: AppDeps, index: TaskIndex): Job => ({
  name: 'digest',
  every: MINUTE,
  run: async () => {
    const { isDue, isMonday } = digestTimeOf(deps.clock.now());
    if (!isDue) return;
    const day = { day: today(deps.clock), isMonday };
    for (const userId of await findUsersToRemind(deps.db.background, day)) await sendDigest(deps, index, userId, day);
  },
});
