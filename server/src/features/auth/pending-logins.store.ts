import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type Connection, first } from '../../lib/db/database.ts';
import { CODE_WAITS } from '../users/lifetimes.rules.ts';
import { sessionIdOf } from '../users/sessions.store.ts';
import { pendingLogins } from '../users/sessions.table.ts';
import { users } from '../users/users.table.ts';

const isOpen = (id: string, now: Date) => and(eq(pendingLogins.tokenHash, id), gt(pendingLogins.expiresAt, now));

/** Begins a login that waits for its code; the token is told to the client and stored nowhere. */
export const beginPendingLogin = async (
  tx: Connection,
  { userId, remember, now }: { userId: number; remember: boolean; now: Date },
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CODE_WAITS);
  await tx.delete(pendingLogins).where(lt(pendingLogins.expiresAt, now));
  await tx.insert(pendingLogins).values({ tokenHash: sessionIdOf(token), userId, remember, expiresAt });
  return token;
};

/** Whose login waits for a code; null for one that took too long, or was ended. */
export const findPendingLogin = (db: Connection, id: string, now: Date) =>
  first(
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        mustChangePassword: users.mustChangePassword,
        remember: pendingLogins.remember,
      })
      .from(pendingLogins)
      .innerJoin(users, eq(users.id, pendingLogins.userId))
      .where(isOpen(id, now)),
  );

/** Locks a login that waits for its second step until the transaction ends: whether it still waits. */
export const lockPendingLogin = async (tx: Connection, id: string, now: Date): Promise<boolean> => {
  const rows = await tx.select({ id: pendingLogins.userId }).from(pendingLogins).where(isOpen(id, now)).for('update');
  return rows.length > 0;
};

export const endPendingLogin = async (tx: Connection, id: string): Promise<void> => {
  await tx.delete(pendingLogins).where(eq(pendingLogins.tokenHash, id));
};
