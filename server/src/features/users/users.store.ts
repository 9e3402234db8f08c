import type { Role, UsedByAnswer } from '@sponsorat/api';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, first, hasRows, rowsOf } from '../../lib/db/database.ts';
import { type Save, tableStore } from '../../lib/db/versions.ts';
import { findUsedBy, sponsorshipsWhere } from '../../lib/resource/in-use.sql.ts';
import { danish } from '../../lib/resource/lists.ts';
import { areas } from '../areas/areas.table.ts';
import { fileUrl } from '../files/files.store.ts';
import { files } from '../files/files.table.ts';
import { userAreas, users } from './users.table.ts';

export const userStore = tableStore(users);

// Each is one of a kind among the app's advisory locks.
const ADMINS_LOCK = 7_306_005;
const ACCOUNT_LOCK = 7_306_016;

const { passwordHash, mustChangePassword: _own, oidcIssuer, oidcSubject: _account, ...shown } = getTableColumns(users);

const select = (db: Connection) =>
  db
    .select({
      ...shown,
      hasPassword: sql<boolean>`${passwordHash} is not null`,
      hasBankAccount: sql<boolean>`${oidcIssuer} is not null`,
      areaIds: sql<number[]>`array(
        select ${userAreas.areaId} from ${userAreas} where ${userAreas.userId} = ${users.id} order by ${userAreas.areaId})`,
      picture: { id: files.id, sha256: files.sha256 },
      secondFactor: sql<boolean>`exists(
        select from second_factors f where f.user_id = ${users.id} and f.confirmed_at is not null)`,
      responsibleFor: sql<number>`(select count(*) from sponsorships s where s.user_id = ${users.id})`,
    })
    .from(users)
    .leftJoin(files, eq(files.id, users.pictureFileId));

const admin: Role = 'Admin';
const isActiveAdmin = and(eq(users.lockedOut, false), sql`${admin} = any(${users.roles})`);

/** The addresses of all users, in small letters. */
export const listEmails = async (db: Connection): Promise<string[]> => {
  const rows = await db.select({ email: sql<string>`lower(${users.email})` }).from(users);
  return rows.map(({ email }) => email);
};

/** All users with their areas and pictures, without their passwords, by name. */
export const listUsers = (db: Connection) => select(db).orderBy(danish(sql`${users.name}`), users.id);
export type UserRecord = Awaited<ReturnType<typeof listUsers>>[number];

/** A user, or null. */
export const findUser = (db: Connection, id: number): Promise<UserRecord | null> =>
  first(select(db).where(eq(users.id, id)));

/** A user, locked until the transaction ends: nobody makes them responsible for anything meanwhile. They may log in. */
export const lockUser = async (tx: Connection, id: number): Promise<UserRecord | null> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  return findUser(tx, id);
};

/** Log-ins with one account of the bank take turns until their transactions end: the first one may make the user. */
export const lockAccount = async (tx: Connection, { issuer, subject }: { issuer: string; subject: string }) => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ACCOUNT_LOCK}, hashtext(${`${issuer} ${subject}`}))`);
};

/**
 * The user of a bank's account. The first time it is the one with the e-mail, where the e-mail is proven and the user has
 * no other account of the same issuer: an e-mail may be given to somebody else, an account is not.
 */
export const findUserByAccount = async (
  tx: Connection,
  account: { issuer: string; subject: string; email: string | null; isEmailVerified: boolean },
): Promise<{ id: number; isLinked: boolean } | null> => {
  const { issuer, subject, email, isEmailVerified } = account;
  const isAccount = and(eq(users.oidcIssuer, issuer), eq(users.oidcSubject, subject));
  const [linked] = await tx.select({ id: users.id }).from(users).where(isAccount);
  if (linked) return { id: linked.id, isLinked: true };
  if (!isEmailVerified || email === null) return null;
  const isFree = or(isNull(users.oidcIssuer), ne(users.oidcIssuer, issuer));
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasEmail(email), isFree));
  return known ? { id: known.id, isLinked: false } : null;
};

/** Active Admins who keep the role though the directory has taken it, by name. */
export const listKeptAdmins = async (db: Connection): Promise<{ id: number; name: string; at: string }[]> => {
  const rows = await db
    .select({ id: users.id, name: users.name, at: users.keptAdminAt })
    .from(users)
    .where(and(isNotNull(users.keptAdminAt), isActiveAdmin))
    .orderBy(danish(sql`${users.name}`), users.id);
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at: at.toISOString() }]));
};

/** The ids of the Admins who are active. */
export const findAdminIds = async (db: Connection): Promise<number[]> => {
  const rows = await db.select({ id: users.id }).from(users).where(isActiveAdmin);
  return rows.map(({ id }) => id);
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
    .orderBy(danish(sql`${users.name}`), users.id);

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

/** The sponsorships that a user is responsible for, in some areas or in all of them. */
export const findResponsibilities = (tx: Connection, userId: number, areaIds?: number[]): Promise<UsedByAnswer> => {
  const there = areaIds ? sql`s.area_id = any(${sql.param(areaIds)}::int[])` : sql`true`;
  return findUsedBy(tx, [sponsorshipsWhere(sql`s.user_id = ${userId} and ${there}`)]);
};

/** Whether a user is responsible for any sponsorship. */
export const isResponsible = (db: Connection, userId: number): Promise<boolean> =>
  hasRows(db, sql`select from sponsorships where user_id = ${userId} limit 1`);

/** In which areas each user is responsible for sponsorships. */
export const listResponsibleAreas = (tx: Connection) =>
  rowsOf(tx, responsibleRow, sql`select distinct user_id as "userId", area_id as "areaId" from sponsorships`);
const responsibleRow = z.object({ userId: z.number(), areaId: z.number() });

/** The sponsorships of some areas that a user is responsible for, by id. */
export const findResponsibleIn = (tx: Connection, userId: number, areaIds: number[]) =>
  rowsOf(
    tx,
    z.object({ id: z.number(), areaId: z.number() }),
    sql`select id, area_id as "areaId" from sponsorships
      where user_id = ${userId} and area_id = any(${sql.param(areaIds)}::int[]) order by id`,
  );

/**
 * True where an active Admin is left besides this user. Whoever asks is about to take one away: they take turns until
 * their transactions end, so that the last one stays.
 */
export const hasOtherActiveAdmin = async (tx: Connection, id: number): Promise<boolean> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), isActiveAdmin))
    .limit(1);
  return rows.length > 0;
};

const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** True where another user than this one has the e-mail, whatever its case. */
export const isEmailTaken = async (tx: Connection, email: string, id: number | null): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(id === null ? hasEmail(email) : and(hasEmail(email), ne(users.id, id)));
  return rows.length > 0;
};

type NewUser = Omit<
  typeof users.$inferInsert,
  'id' | 'lockedOut' | 'pictureFileId' | 'version' | 'updatedAt' | 'updatedBy'
>;

/** Makes a user: the id, or null where the e-mail is in use. */
export const insertUser = async (tx: Connection, user: NewUser, save: Save): Promise<number | null> => {
  const values = { ...user, updatedBy: save.by, updatedAt: save.at };
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning({ id: users.id });
  return row?.id ?? null;
};

type UserColumns = Partial<Omit<typeof users.$inferInsert, 'id'>>;

/** Changes columns of a user that is locked; the version stays. */
export const setUserColumns = async (tx: Connection, id: number, columns: UserColumns): Promise<void> => {
  await tx.update(users).set(columns).where(eq(users.id, id));
};

/** The ids of the areas with these names, whatever the case, which stay until the transaction ends. */
export const findAreasNamed = async (tx: Connection, names: readonly string[]): Promise<number[]> => {
  const rows = await tx
    .select({ id: areas.id })
    .from(areas)
    .where(sql`lower(${areas.name}) in (select lower(trim(n)) from unnest(${sql.param([...names])}::text[]) n)`)
    .orderBy(areas.id)
    .for('key share');
  return rows.map(({ id }) => id);
};

/**
 * Gives and takes areas. One that the user keeps is not touched: a save that makes them responsible there at this
 * moment still finds it.
 */
export const setUserAreas = async (
  tx: Connection,
  userId: number,
  { added, taken }: { added: number[]; taken: number[] },
): Promise<void> => {
  if (taken.length > 0)
    await tx.delete(userAreas).where(and(eq(userAreas.userId, userId), inArray(userAreas.areaId, taken)));
  if (added.length > 0) await tx.insert(userAreas).values(added.map((areaId) => ({ userId, areaId })));
};

/** Gives a user every area there is: their ids. */
export const giveEveryArea = async (tx: Connection, userId: number): Promise<number[]> => {
  const everyArea = tx.select({ userId: sql<number>`${userId}::int`.as('user_id'), areaId: areas.id }).from(areas);
  const given = await tx.insert(userAreas).select(everyArea).returning({ areaId: userAreas.areaId });
  return given.map((row) => row.areaId).sort((one, other) => one - other);
};
