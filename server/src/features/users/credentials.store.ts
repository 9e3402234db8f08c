import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { users } from './users.table.ts';

/** What a login is checked against, by e-mail whatever its case; null for an unknown one. */
export const findCredentials = async (db: Connection, email: string) => {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      roles: users.roles,
      lockedOut: users.lockedOut,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
  return row ?? null;
};
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** What a user's own password is checked and changed by; null where there is no such user any longer. */
export const findOwnCredentials = async (db: Connection, id: number) => {
  const { name, email, passwordHash } = users;
  const [row] = await db.select({ name, email, passwordHash }).from(users).where(eq(users.id, id));
  return row ?? null;
};

/** The credentials as they are now, locked until the transaction ends. */
export const lockCredentials = async (tx: Connection, id: number, lock: 'share' | 'update') => {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash, lockedOut: users.lockedOut, roles: users.roles })
    .from(users)
    .where(eq(users.id, id))
    .for(lock);
  return row ?? null;
};

/** Changes the password of a user that is locked to one that they chose; the version stays. */
export const setPassword = async (tx: Connection, id: number, passwordHash: string): Promise<void> => {
  await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, id));
};
