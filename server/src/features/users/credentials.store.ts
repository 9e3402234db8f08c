import { eq, sql } from 'drizzle-orm';
import { type Connection, first } from '../../lib/db/database.ts';
import { users } from './users.table.ts';

const { id, name, passwordHash, mustChangePassword, roles, lockedOut } = users;

/** What a login is checked against, by e-mail whatever its case; null for an unknown one. */
export const findCredentials = (db: Connection, email: string) =>
  first(
    db
      .select({ id, name, passwordHash, mustChangePassword, roles, lockedOut })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase())),
  );
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** What a user's own password is checked and changed by; null where there is no such user any longer. */
export const findOwnCredentials = (db: Connection, userId: number) =>
  first(db.select({ name, email: users.email, passwordHash }).from(users).where(eq(id, userId)));

/** The credentials as they are now, locked until the transaction ends. */
export const lockCredentials = (tx: Connection, userId: number, lock: 'share' | 'update') =>
  first(tx.select({ passwordHash, lockedOut, roles }).from(users).where(eq(id, userId)).for(lock));

/** Changes the password of a user that is locked to one that they chose; the version stays. */
export const setPassword = async (tx: Connection, userId: number, hash: string): Promise<void> => {
  await tx.update(users).set({ passwordHash: hash, mustChangePassword: false }).where(eq(id, userId));
};
