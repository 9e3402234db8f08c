import type { Role, UsedBy } from '@sponsorat/api';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { findUsedBy, sponsorshipsWhere } from '../../lib/resource/in-use.sql.ts';
import { files } from '../files/files.table.ts';
import { userAreas, users } from './users.table.ts';

/* The users as an Admin keeps them. */

// One of a kind among the app's advisory locks.
const USERS_LOCK = 7_306_005;

/**
 * Changes to users take turns until their transactions end: who is the last active Admin, and whose e-mail is whose,
 * is then a matter of what is stored.
 */
export const lockUsers = async (tx: Connection): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${USERS_LOCK})`);
};

const { passwordHash: _secret, ...shown } = getTableColumns(users);

const select = (db: Connection) =>
  db
    .select({
      ...shown,
      areaIds: sql<number[]>`array(
        select ${userAreas.areaId} from ${userAreas} where ${userAreas.userId} = ${users.id} order by ${userAreas.areaId})`,
      picture: { id: files.id, sha256: files.sha256 },
      responsibleFor: sql<number>`(select count(*) from sponsorships s where s.user_id = ${users.id})`,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.pictureFileId));

/** All users with their areas and pictures, without their passwords, by name. */
export const listUsers = (db: Connection) => select(db).orderBy(sql`${users.name} collate danish`, users.id);
export type UserRecord = Awaited<ReturnType<typeof listUsers>>[number];

/** The same of one user, or null. */
export const findUser = async (db: Connection, id: number): Promise<UserRecord | null> => {
  const [row] = await select(db).where(eq(users.id, id));
  return row ?? null;
};

/** The same, locked until the transaction ends: nobody makes the user responsible for anything meanwhile. */
export const lockUser = async (tx: Connection, id: number): Promise<UserRecord | null> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  return findUser(tx, id);
};

/** The sponsorships that a user is responsible for, in some areas or in all of them. */
export const findResponsibilities = async (
  tx: Connection,
  userId: number,
  areaIds?: number[],
): Promise<{ usedBy: UsedBy[]; usedByTotal: number }> => {
  const there = areaIds ? sql`s.area_id = any(${sql.param(areaIds)}::int[])` : sql`true`;
  return findUsedBy(tx, [sponsorshipsWhere(sql`s.user_id = ${userId} and ${there}`)]);
};

/** True where an active Admin is left besides this user. */
export const hasOtherActiveAdmin = async (tx: Connection, id: number): Promise<boolean> => {
  const admin: Role = 'Admin';
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), eq(users.lockedOut, false), sql`${admin} = any(${users.roles})`))
    .limit(1);
  return rows.length > 0;
};

/** True where another user than this one has the e-mail, whatever its case. */
export const isEmailTaken = async (tx: Connection, email: string, id: number | null): Promise<boolean> => {
  const same = sql`lower(${users.email}) = lower(${email})`;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(id === null ? same : and(same, ne(users.id, id)));
  return rows.length > 0;
};

type UserColumns = Partial<Omit<typeof users.$inferInsert, 'id'>>;

/** Changes columns of a user that is locked; the version stays. */
export const setUserColumns = async (tx: Connection, id: number, columns: UserColumns): Promise<void> => {
  await tx.update(users).set(columns).where(eq(users.id, id));
};

/** Saves a user that is locked, and raises its version. */
export const updateUser = async (
  tx: Connection,
  id: number,
  columns: UserColumns,
  { by, at }: { by: string; at: Date },
): Promise<void> => {
  await tx
    .update(users)
    .set({ ...columns, version: sql`${users.version} + 1`, updatedBy: by, updatedAt: at })
    .where(eq(users.id, id));
};

/** Removes a user with what only they have: areas and sessions. */
export const deleteUser = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(users).where(eq(users.id, id));
};
