import { randomBytes } from 'node:crypto';
import { currentUserSchema } from '@sponsorat/api';
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MINUTE } from '../../lib/clock.ts';
import { type Connection, listOf, type PooledDatabase, runPrepared } from '../../lib/db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { lifetimeOf } from './lifetimes.rules.ts';
import { pendingLogins, sessions } from './sessions.table.ts';

/** What a session is known by: the SHA-256 of its token. */
export const sessionIdOf = sha256;

/** Begins a session; the token is told to the client and stored nowhere. */
export const createSession = async (
  tx: Connection,
  {
    userId,
    remember,
    now,
    mustSetUpSecondFactor = false,
    bankAccount = false,
  }: { userId: number; remember: boolean; now: Date; mustSetUpSecondFactor?: boolean; bankAccount?: boolean },
): Promise<{ token: string; id: string }> => {
  const token = randomBytes(32).toString('base64url');
  const id = sessionIdOf(token);
  await tx.insert(sessions).values({
    tokenHash: id,
    userId,
    remember,
    bankAccount,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + lifetimeOf(remember).absolute),
    mustSetUpSecondFactor,
  });
  return { token, id };
};

const sessionUser = currentUserSchema
  .omit({ picture: true, secondFactor: true, onPaper: true, approval: true })
  .extend({ areaIds: z.array(z.number()), mustChangePassword: z.boolean(), mustSetUpSecondFactor: z.boolean() });
export type SessionUser = z.infer<typeof sessionUser>;

const SEEN_EVERY = MINUTE;

const idleSince = (remember: boolean, now: Date) => new Date(now.getTime() - lifetimeOf(remember).idle);

const foundSession = sessionUser.extend({ sessionId: z.string(), seen: z.number() });

/** Whose sessions these are; one that is over, or whose user is locked out, is none. Notes that they were seen. */
export const findSessionUsers = async (
  db: PooledDatabase,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, SessionUser>> => {
  const rows = await runPrepared(
    db,
    sql`
    select s.token_hash as "sessionId", u.id, u.name, u.email, u.roles, u.must_change_password and not s.bank_account as "mustChangePassword",
      s.must_set_up_second_factor as "mustSetUpSecondFactor",
      array(select a.area_id from user_areas a where a.user_id = u.id) as "areaIds",
      (extract(epoch from s.seen_at) * 1000)::float8 as seen
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any(${listOf(sessionIds, 'text')}) and not u.locked_out and s.expires_at > ${now}
      and s.seen_at > case when s.remember then ${idleSince(true, now)}::timestamptz else ${idleSince(false, now)}::timestamptz end`,
  );
  const results = z.array(foundSession).parse(rows);
  const unnoted = results.filter(({ seen }) => now.getTime() - seen > SEEN_EVERY).map(({ sessionId }) => sessionId);
  if (unnoted.length > 0) await db.update(sessions).set({ seenAt: now }).where(inArray(sessions.tokenHash, unnoted));
  return new Map(results.map(({ sessionId, seen: _seen, ...user }) => [sessionId, user]));
};

/** Ends a session. True where there was one. */
export const endSession = async (tx: Connection, sessionId: string): Promise<boolean> => {
  const ended = await tx.delete(sessions).where(eq(sessions.tokenHash, sessionId)).returning({ id: sessions.userId });
  return ended.length > 0;
};

/** Says of a session whether its user must set up a second factor before anything else; the bank's own account has its own. */
export const demandOfSession = async (tx: Connection, sessionId: string, demanded: boolean): Promise<void> => {
  await tx
    .update(sessions)
    .set({ mustSetUpSecondFactor: sql`${demanded} and not ${sessions.bankAccount}` })
    .where(eq(sessions.tokenHash, sessionId));
};

/** Ends a user's sessions, all but the one named, and the logins that wait for a code. */
export const endSessionsOf = async (tx: Connection, userId: number, exceptId: string | null = null): Promise<void> => {
  const theirs = eq(sessions.userId, userId);
  await tx.delete(sessions).where(exceptId === null ? theirs : and(theirs, ne(sessions.tokenHash, exceptId)));
  await tx.delete(pendingLogins).where(eq(pendingLogins.userId, userId));
};

/** Removes what has run out; nothing depends on it but the table's size. */
export const removeExpiredSessions = async (tx: Connection, now: Date): Promise<void> => {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
};

/** How many sessions a request may come with, by how long they last. */
export const countSessions = async (db: Connection, now: Date): Promise<{ plain: number; remembered: number }> => {
  const lasting = (remember: boolean) =>
    db.$count(
      sessions,
      and(eq(sessions.remember, remember), gt(sessions.expiresAt, now), gt(sessions.seenAt, idleSince(remember, now))),
    );
  return { plain: await lasting(false), remembered: await lasting(true) };
};
