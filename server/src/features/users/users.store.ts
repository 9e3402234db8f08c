import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { areas } from '../areas/areas.table.ts';
import { fileUrl } from '../files/files.store.ts';
import { files } from '../files/files.table.ts';
import { userAreas, users } from './users.table.ts';

/** What a login is checked against, by e-mail whatever its case; null for an unknown one. */
export const findCredentials = async (db: Connection, email: string) => {
  const [row] = await db
    .select({ id: users.id, name: users.name, passwordHash: users.passwordHash, lockedOut: users.lockedOut })
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
    .select({ passwordHash: users.passwordHash, lockedOut: users.lockedOut })
    .from(users)
    .where(eq(users.id, id))
    .for(lock);
  return row ?? null;
};

/** Changes the password of a user that is locked; the version stays. */
export const setPassword = async (tx: Connection, id: number, passwordHash: string): Promise<void> => {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
};

/** The path of a user's picture, or null. */
export const findUserPicture = async (db: Connection, userId: number): Promise<string | null> => {
  const [row] = await db
    .select({ id: files.id, sha256: files.sha256 })
    .from(users)
    .innerJoin(files, eq(files.id, users.pictureFileId))
    .where(eq(users.id, userId));
  return fileUrl(row ?? null);
};

/** Active users who have the area, by name. */
export const listAreaUsers = (db: Connection, areaId: number) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .innerJoin(userAreas, eq(userAreas.userId, users.id))
    .where(and(eq(userAreas.areaId, areaId), eq(users.lockedOut, false)))
    .orderBy(sql`${users.name} collate danish`, users.id);

/** True for an active user who has the area. Locks the user, so that a lockout waits for the save that asks. */
export const isActiveInArea = async (tx: Connection, userId: number, areaId: number): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userAreas, eq(userAreas.userId, users.id))
    .where(and(eq(users.id, userId), eq(userAreas.areaId, areaId), eq(users.lockedOut, false)))
    .for('share');
  return rows.length > 0;
};

type NewUser = Pick<typeof users.$inferInsert, 'name' | 'email' | 'phoneNumber' | 'passwordHash' | 'roles'>;

/** Makes a user: the id, or null where the e-mail is in use. */
export const insertUser = async (
  tx: Connection,
  user: NewUser,
  save: { by: string; at: Date },
): Promise<number | null> => {
  const values = { ...user, updatedBy: save.by, updatedAt: save.at };
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
};

/** Gives a user every area there is: their ids. */
export const giveEveryArea = async (tx: Connection, userId: number): Promise<number[]> => {
  const everyArea = tx.select({ userId: sql<number>`${userId}::int`.as('user_id'), areaId: areas.id }).from(areas);
  const given = await tx.insert(userAreas).select(everyArea).returning({ areaId: userAreas.areaId });
  return given.map((row) => row.areaId).sort((one, other) => one - other);
};
