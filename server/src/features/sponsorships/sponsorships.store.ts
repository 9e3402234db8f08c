import { type Duplicate, type IsoDate, type PendingContract, pendingContractSchema } from '@sponsorat/api';
import { and, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../lib/actor.ts';
import { type Clock, today } from '../../lib/clock.ts';
import { type Connection, first, type PooledDatabase, rowsOf } from '../../lib/db/database.ts';
import { lookups } from '../../lib/db/lookups.ts';
import { tableStore } from '../../lib/db/versions.ts';
import { danish } from '../../lib/resource/lists.ts';
import { areas } from '../areas/areas.table.ts';
import { categories } from '../categories/categories.table.ts';
import { files } from '../files/files.table.ts';
import { users } from '../users/users.table.ts';
import { pendingContractOf } from './active-contract.sql.ts';
import { hasArea, inScope, outOfScope } from './sponsorships.scope.ts';
import { sponsorships } from './sponsorships.table.ts';

export const sponsorshipStore = tableStore(sponsorships);

const isVisible = (actor: Actor, id: number) =>
  and(eq(sponsorships.id, id), inScope(actor, sql`${sponsorships.areaId}`));

const logos = alias(files, 'logos');
const pictures = alias(files, 'pictures');

const select = (db: Connection, pending: SQL<PendingContract | null>) =>
  db
    .select({
      ...getTableColumns(sponsorships),
      category: categories.name,
      area: areas.name,
      userName: users.name,
      userEmail: users.email,
      userPicture: { id: pictures.id, sha256: pictures.sha256 },
      logo: { id: logos.id, sha256: logos.sha256 },
      pending,
    })
    .from(sponsorships)
    .innerJoin(categories, eq(categories.id, sponsorships.categoryId))
    .innerJoin(areas, eq(areas.id, sponsorships.areaId))
    .innerJoin(users, eq(users.id, sponsorships.userId))
    .leftJoin(logos, eq(logos.id, sponsorships.logoFileId))
    .leftJoin(pictures, eq(pictures.id, users.pictureFileId));

/** A sponsorship with the names of what it refers to, and what is under way. */
export type SponsorshipRead = Awaited<ReturnType<typeof select>>[number];

/** A sponsorship without what is under way. */
export type SponsorshipDetails = Omit<SponsorshipRead, 'pending'>;

/** What is under way beside a sponsorship's active contract; null where nothing is. */
export const findPendingContract = (db: Connection, id: number, day: IsoDate): Promise<PendingContract | null> =>
  first(rowsOf(db, pendingContractSchema, pendingContractOf(sql`${id}`, day)));

/** A sponsorship as a transaction has it; null where there is none that the actor sees. */
export const findSponsorship = (db: Connection, actor: Actor, id: number): Promise<SponsorshipDetails | null> =>
  first(select(db, sql`null`).where(isVisible(actor, id)));

/** Reads the same as it is now, for the page that is opened most: what many ask for at once is one question. */
export const sponsorshipReader = (db: PooledDatabase, clock: Clock) => {
  // Each connection plans it once. Behind a select the planner makes no new plan for every list of ids.
  const isAsked = sql`${sponsorships.id} = any((select ${sql.placeholder('ids')}::int[])::int[])`;
  const pending = pendingContractOf(sql`${sponsorships.id}`, sql`${sql.placeholder('today')}::date`);
  const ofIds = select(db, sql`(select to_json(p) from (${pending}) p)`).where(isAsked).prepare('sponsorships_by_id');
  const find = lookups(async (ids: readonly number[]) => {
    const rows = await ofIds.execute({ ids, today: today(clock) });
    return new Map(rows.map((row) => [row.id, row]));
  });
  return async (actor: Actor, id: number): Promise<SponsorshipRead | null> => {
    const row = await find(id);
    return row && hasArea(actor, row.areaId) ? row : null;
  };
};

/** Every sponsorship there is, the bare rows by id. */
export const listAllSponsorships = (db: Connection) => db.select().from(sponsorships).orderBy(sponsorships.id);

/** What every sponsorship is called, by id. */
export const listSponsorshipNames = (db: Connection) =>
  db
    .select({ id: sponsorships.id, name: sponsorships.name, cvr: sponsorships.cvr })
    .from(sponsorships)
    .orderBy(sponsorships.id);

/** The bare rows of the first ones. */
export const listFirstSponsorships = (db: Connection, count: number) =>
  db.select().from(sponsorships).orderBy(sponsorships.id).limit(count);

const MOST_DUPLICATES = 10;

/**
 * The sponsorships of all areas that have a name, whatever the case, or a CVR: ten at most, those first that the actor
 * may open. Of others it is told that there are some, and no more.
 */
export const findDuplicates = async (
  db: Connection,
  actor: Actor,
  { name, cvr }: { name: string | null; cvr: string | null },
): Promise<Duplicate[]> => {
  const isOwn = inScope(actor, sql`${sponsorships.areaId}`);
  const rows = await db
    .select({
      name: sponsorships.name,
      area: areas.name,
      userName: users.name,
      id: sql<number | null>`case when ${isOwn} then ${sponsorships.id} end`,
    })
    .from(sponsorships)
    .innerJoin(areas, eq(areas.id, sponsorships.areaId))
    .innerJoin(users, eq(users.id, sponsorships.userId))
    .where(or(sql`lower(${sponsorships.name}) = lower(${name})`, sql`${sponsorships.cvr} = ${cvr}`))
    .orderBy(sql`not ${isOwn}`, danish(sql`${sponsorships.name}`), sponsorships.id)
    .limit(MOST_DUPLICATES);
  const own = rows.filter(({ id }) => id !== null);
  return own.length < rows.length ? [...own, { name: null, area: null, userName: null, id: null }] : own;
};

/**
 * The bare row, locked until the transaction ends. Others may add what hangs on it while it is locked to be saved, not
 * while it is removed; under 'key share' nobody deletes it, so that what is written under it is saved or refused and
 * never lost with it, and under 'share' nobody saves it either. Throws 404 where there is none that the actor sees.
 */
export const lockSponsorship = async (
  tx: Connection,
  actor: Actor,
  id: number,
  strength: 'key share' | 'share' | 'no key update' | 'update' = 'no key update',
) => {
  const [row] = await tx.select().from(sponsorships).where(isVisible(actor, id)).for(strength);
  if (!row) throw outOfScope(actor, 'sponsorship', id);
  return row;
};
export type SponsorshipRecord = Awaited<ReturnType<typeof lockSponsorship>>;

/** Throws 404 where the actor sees no sponsorship of this id. */
export const checkSponsorship = async (db: Connection, actor: Actor, id: number): Promise<void> => {
  if ((await db.$count(sponsorships, isVisible(actor, id))) === 0) throw outOfScope(actor, 'sponsorship', id);
};

export const setSponsorshipLogo = async (tx: Connection, id: number, fileId: number): Promise<void> => {
  await tx.update(sponsorships).set({ logoFileId: fileId }).where(eq(sponsorships.id, id));
};
