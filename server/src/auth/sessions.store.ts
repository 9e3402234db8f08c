import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@sponsorat/api';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '../platform/database.ts';
import { userAreas, users } from '../users/users.table.ts';
import { sessions } from './auth.table.ts';
import { lifetimeOf } from './lifetimes.rules.ts';

/** What a session is known by: the SHA-256 of its token. */
export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Begins a session; the token is told to the client and kept nowhere. */
export const createSession = async (
  tx: Connection,
  { userId, remember, now }: { userId: number; remember: boolean; now: Date },
): Promise<{ token: string; id: string }> => {
  const token = randomBytes(32).toString('base64url');
  const id = sessionIdOf(token);
  await tx.insert(sessions).values({
    tokenHash: id,
    userId,
    remember,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + lifetimeOf(remember).absolute),
  });
  return { token, id };
};

export type SessionUser = {
  id: number;
  name: string;
  email: string;
  roles: Role[];
  areaIds: number[];
};

const SEEN_EVERY = 60_000;

const idleSince = (remember: boolean, now: Date) => new Date(now.getTime() - lifetimeOf(remember).idle);

/** Whose session it is; null where it is over, or its user is locked out. Notes that it was seen. */
export const findSessionUser = async (db: Connection, sessionId: string, now: Date): Promise<SessionUser | null> => {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: users.roles,
      areaIds: sql<
        number[]
      >`array(select ${userAreas.areaId} from ${userAreas} where ${userAreas.userId} = ${users.id})`,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sessionId),
        eq(users.lockedOut, false),
        gt(sessions.expiresAt, now),
        or(
          and(eq(sessions.remember, true), gt(sessions.seenAt, idleSince(true, now))),
          and(eq(sessions.remember, false), gt(sessions.seenAt, idleSince(false, now))),
        ),
      ),
    );
  if (!row) return null;
  const { seenAt, ...user } = row;
  if (now.getTime() - seenAt.getTime() > SEEN_EVERY)
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, sessionId));
  return user;
};

/** Ends a session. True where there was one. */
export const endSession = async (tx: Connection, sessionId: string): Promise<boolean> => {
  const ended = await tx.delete(sessions).where(eq(sessions.tokenHash, sessionId)).returning({ id: sessions.userId });
  return ended.length > 0;
};

/** Removes what has run out; nothing depends on it but the table's size. */
export const removeExpiredSessions = async (tx: Connection, now: Date): Promise<void> => {
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
};
