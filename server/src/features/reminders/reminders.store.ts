import type { IsoDate, Reminders, RemindersInput, TaskKind } from '@sponsorat/api';
import { eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../lib/actor.ts';
import { type Connection, findIds } from '../../lib/db/database.ts';
import { findUser, type UserRecord } from '../users/users.store.ts';
import { reminders } from './reminders.table.ts';

/** What holds for whoever has chosen nothing. */
const unchosen = { digest: 'weekly', scope: 'mine', without: [] as TaskKind[], amounts: false } as const;
export type Choice = Omit<Reminders, 'calendar'>;

const choiceOf = ({ digest, scope, without, amounts }: Choice): Choice => ({ digest, scope, without, amounts });

/** How a user is reminded, and the keys of the tasks that their last digest could tell of; null of none, or too many. */
export const findDigest = async (
  db: Connection,
  userId: number,
): Promise<{ choice: Choice; keys: string[] | null }> => {
  const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
  return { choice: choiceOf(row ?? { ...unchosen }), keys: row?.digestKeys ?? null };
};

/** How a user is reminded. */
export const findReminders = async (db: Connection, userId: number): Promise<Choice> =>
  (await findDigest(db, userId)).choice;

/** Saves how a user is reminded; the last one wins. */
export const saveReminders = async (tx: Connection, userId: number, values: RemindersInput): Promise<void> => {
  await tx
    .insert(reminders)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: reminders.userId, set: values });
};

/** Whether the day is one of the weekly digests, too. */
export type DigestDay = { day: IsoDate; isMonday: boolean };

/** The users whose digest of a day is not made yet. */
export const findUsersToRemind = (db: Connection, { day, isMonday }: DigestDay): Promise<number[]> =>
  findIds(
    db,
    sql`select u.id from users u left join reminders r on r.user_id = u.id
      where not u.locked_out and r.digest_on is distinct from ${day}::date
        and coalesce(r.digest, ${unchosen.digest}) in ('daily', ${isMonday ? 'weekly' : 'daily'})
      order by u.id`,
  );

/**
 * Takes on the digest of a user for a day, with the keys of what it can tell of, so that nobody else makes it. False where
 * somebody else has, who is waited for.
 */
export const takeDigest = async (
  tx: Connection,
  userId: number,
  { day }: DigestDay,
  digestKeys: string[] | null,
): Promise<boolean> => {
  const taken = { digestOn: day, digestKeys };
  const rows = await tx
    .insert(reminders)
    .values({ userId, ...taken })
    .onConflictDoUpdate({
      target: reminders.userId,
      set: taken,
      setWhere: sql`${reminders.digestOn} is distinct from ${day}::date`,
    })
    .returning({ userId: reminders.userId });
  return rows.length > 0;
};

/** A user who is reminded; null where there is none any more, or they are locked out. */
export const findReminded = async (db: Connection, userId: number): Promise<(UserRecord & Viewer) | null> => {
  const user = await findUser(db, userId);
  return user && !user.lockedOut ? user : null;
};
