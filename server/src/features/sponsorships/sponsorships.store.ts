import { contractStatus, type Sponsorship, type SponsorshipInput } from '@sponsorat/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, listOf, type PooledDatabase, prepared } from '../../lib/db/database.ts';
import { lookups } from '../../lib/db/lookups.ts';
import { contractsWhere, findUsedBy } from '../../lib/resource/in-use.sql.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { hasArea, inScope } from './sponsorships.scope.ts';
import { sponsorships } from './sponsorships.table.ts';

const scoped = (actor: Actor, id: number) => and(eq(sponsorships.id, id), inScope(actor, sql`${sponsorships.areaId}`));

/** A sponsorship with the names of what it refers to. */
export type SponsorshipDetails = Omit<Sponsorship, 'logo' | 'userPicture'> & {
  userEmail: string;
  logoFileId: number | null;
  logoSha: string | null;
  pictureId: number | null;
  pictureSha: string | null;
};

const details = (where: SQL): SQL => sql`
  select s.id, s.name, s.short_name as "shortName", s.category_id as "categoryId", k.name as category,
    s.area_id as "areaId", a.name as area, s.cvr, s.address, s.zip_code as "zipCode", s.city, s.contact,
    s.contact_email as "contactEmail", s.contact_phone as "contactPhone", s.facebook, s.instagram,
    s.user_id as "userId", u.name as "userName", u.email as "userEmail", l.id as "logoFileId", l.sha256 as "logoSha",
    p.id as "pictureId", p.sha256 as "pictureSha", s.version
  from sponsorships s
  join categories k on k.id = s.category_id
  join areas a on a.id = s.area_id
  join users u on u.id = s.user_id
  left join files l on l.id = s.logo_file_id
  left join files p on p.id = u.picture_file_id
  where ${where}`;

/** A sponsorship as a transaction has it; null where there is none that the actor sees. */
export const findSponsorship = async (db: Connection, actor: Actor, id: number): Promise<SponsorshipDetails | null> => {
  const { rows } = await db.execute<SponsorshipDetails>(
    details(sql`s.id = ${id} and ${inScope(actor, sql`s.area_id`)}`),
  );
  return rows[0] ?? null;
};

/** Reads the same as it is now, for the page that is opened most: what many ask for at once is one question. */
export const sponsorshipReader = (db: PooledDatabase) => {
  const find = lookups(async (ids: readonly number[]) => {
    const rows = await prepared<SponsorshipDetails>(db, details(sql`s.id = any(${listOf(ids, 'int')})`));
    return new Map(rows.map((row) => [row.id, row]));
  });
  return async (actor: Actor, id: number): Promise<SponsorshipDetails | null> => {
    const row = await find(id);
    return row && hasArea(actor, row.areaId) ? row : null;
  };
};

/** The bare row, locked until the transaction ends; null where there is none that the actor sees. */
export const lockSponsorship = async (tx: Connection, actor: Actor, id: number) => {
  const [row] = await tx.select().from(sponsorships).where(scoped(actor, id)).for('update');
  return row ?? null;
};
export type SponsorshipRecord = NonNullable<Awaited<ReturnType<typeof lockSponsorship>>>;

/** True where the actor sees a sponsorship of this id. */
export const seesSponsorship = async (db: Connection, actor: Actor, id: number): Promise<boolean> => {
  const rows = await db.select({ id: sponsorships.id }).from(sponsorships).where(scoped(actor, id));
  return rows.length > 0;
};

type Values = Omit<SponsorshipInput, 'id' | 'version'>;
type Save = { by: string; at: Date };

export const insertSponsorship = async (tx: Connection, values: Values, { by, at }: Save) => {
  const [row] = await tx
    .insert(sponsorships)
    .values({ ...values, updatedBy: by, updatedAt: at })
    .returning();
  if (!row) throw new Error('The sponsorship was not kept');
  return row;
};

/** Saves a row that is locked, and raises its version. */
export const updateSponsorship = async (tx: Connection, id: number, values: Values, { by, at }: Save) => {
  const [row] = await tx
    .update(sponsorships)
    .set({ ...values, version: sql`${sponsorships.version} + 1`, updatedBy: by, updatedAt: at })
    .where(eq(sponsorships.id, id))
    .returning();
  if (!row) throw new Error('The sponsorship was not kept');
  return row;
};

export const setSponsorshipLogo = async (tx: Connection, id: number, fileId: number): Promise<void> => {
  await tx.update(sponsorships).set({ logoFileId: fileId }).where(eq(sponsorships.id, id));
};

/**
 * True where the actor sees a sponsorship of this id, which then nobody deletes until the transaction ends: what is
 * written under it meanwhile is kept or refused, never lost with it.
 */
export const shareLockSponsorship = async (tx: Connection, actor: Actor, id: number): Promise<boolean> => {
  const rows = await tx.select({ id: sponsorships.id }).from(sponsorships).where(scoped(actor, id)).for('key share');
  return rows.length > 0;
};

/** The sponsorship's contracts that are past being drafts. Locks all of them, so that none goes on meanwhile. */
export const findContractsBeyondDraft = async (tx: Connection, id: number) => {
  await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.sponsorshipId, id)).for('update');
  return findUsedBy(tx, [contractsWhere(sql`s.id = ${id} and c.status <> ${contractStatus.draft}`)]);
};

/** Removes a sponsorship with its drafts. */
export const deleteSponsorship = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(contracts).where(eq(contracts.sponsorshipId, id));
  await tx.delete(sponsorships).where(eq(sponsorships.id, id));
};
