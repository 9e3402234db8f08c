import { type DocumentInput, PAGE } from '@sponsorat/api';
import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { files } from '../files/files.table.ts';
import { clubDocuments } from './documents.table.ts';

export type DocumentRow = typeof clubDocuments.$inferSelect;
type Removal = { removedBy: string; removedAt: Date };

const select = (db: Connection) =>
  db
    .select({
      ...getTableColumns(clubDocuments),
      file: { id: files.id, sha256: files.sha256, type: files.type, size: files.size },
    })
    .from(clubDocuments)
    .innerJoin(files, eq(files.id, clubDocuments.fileId));
/** A document with what is known of its file. */
export type DocumentRecord = Awaited<ReturnType<typeof select>>[number];

const isThere = (sponsorshipId: number): SQL | undefined =>
  and(eq(clubDocuments.sponsorshipId, sponsorshipId), isNull(clubDocuments.removedAt));

const isRemoved = (sponsorshipId: number): SQL | undefined =>
  and(eq(clubDocuments.sponsorshipId, sponsorshipId), isNotNull(clubDocuments.removedAt));

/** A page of those that a condition lets through, by when something happened to them, the last first. */
const listBy = (db: Connection, when: 'createdAt' | 'removedAt', which: SQL | undefined, before?: number) => {
  const { id, [when]: at } = clubDocuments;
  const last = sql`select b.${sql.identifier(at.name)}, b.id from club_documents b where b.id = ${before}`;
  return select(db)
    .where(and(which, before === undefined ? undefined : sql`(${at}, ${id}) < (${last})`))
    .orderBy(desc(at), desc(id))
    .limit(PAGE);
};

/** A page of a sponsorship's documents, the newest first: the first page, or the one after a document. */
export const listDocuments = (db: Connection, sponsorshipId: number, before?: number): Promise<DocumentRecord[]> =>
  listBy(db, 'createdAt', isThere(sponsorshipId), before);

/** A page of those that were removed from it, the last one first. */
export const listRemovedDocuments = (
  db: Connection,
  sponsorshipId: number,
  before?: number,
): Promise<DocumentRecord[]> => listBy(db, 'removedAt', isRemoved(sponsorshipId), before);

export const countDocuments = (db: Connection, sponsorshipId: number): Promise<number> =>
  db.$count(clubDocuments, isThere(sponsorshipId));

export const countRemovedDocuments = (db: Connection, sponsorshipId: number): Promise<number> =>
  db.$count(clubDocuments, isRemoved(sponsorshipId));

const sizeSchema = z.object({ club: z.number(), user: z.number() });

/** How many bytes a sponsorship's documents have, those that were removed too, and those that a user added since then. */
export const sizeOfDocuments = async (
  db: Connection,
  of: { sponsorshipId: number; userId: number; since: Date },
): Promise<z.output<typeof sizeSchema>> => {
  const [row] = await rowsOf(
    db,
    sizeSchema,
    sql`select (select coalesce(sum(f.size), 0) from club_documents d join files f on f.id = d.file_id
        where d.sponsorship_id = ${of.sponsorshipId}) as club,
      (select coalesce(sum(f.size), 0) from audit_log l join club_documents d on d.id = l.entity_id
        join files f on f.id = d.file_id where l.actor_id = ${of.userId} and l.at > ${of.since.toISOString()}::timestamptz
        and l.entity = 'document' and l.action = 'create') as "user"`,
  );
  return row ?? { club: 0, user: 0 };
};

/** A document of a sponsorship, removed or not, locked until the transaction ends; null where it is none. */
export const lockAnyDocument = async (
  tx: Connection,
  sponsorshipId: number,
  id: number,
): Promise<DocumentRow | null> => {
  const [row] = await tx
    .select()
    .from(clubDocuments)
    .where(and(eq(clubDocuments.id, id), eq(clubDocuments.sponsorshipId, sponsorshipId)))
    .for('update');
  return row ?? null;
};

/** The same of one that is not removed. */
export const lockDocument = async (tx: Connection, sponsorshipId: number, id: number): Promise<DocumentRow | null> => {
  const row = await lockAnyDocument(tx, sponsorshipId, id);
  return row?.removedAt ? null : row;
};

/** True where a document was in a sponsorship's folder, and is deleted for good. */
export const isExpired = async (tx: Connection, sponsorshipId: number, id: number): Promise<boolean> => {
  const isIts = and(
    eq(auditLog.entity, 'document'),
    eq(auditLog.entityId, id),
    eq(auditLog.sponsorshipId, sponsorshipId),
  );
  return (await tx.$count(auditLog, and(isIts, eq(auditLog.action, 'expire')))) > 0;
};

export const insertDocument = async (
  tx: Connection,
  values: typeof clubDocuments.$inferInsert,
): Promise<DocumentRow> => {
  const [row] = await tx.insert(clubDocuments).values(values).returning();
  if (!row) throw new Error('The document was not saved');
  return row;
};

/** Saves the title and the kind of a document that is locked, and raises its version. */
export const updateDocument = async (
  tx: Connection,
  id: number,
  { title, kind }: Pick<DocumentInput, 'title' | 'kind'>,
  { by, at }: { by: string; at: Date },
): Promise<DocumentRow> => {
  const [row] = await tx
    .update(clubDocuments)
    .set({ title, kind, version: sql`${clubDocuments.version} + 1`, updatedBy: by, updatedAt: at })
    .where(eq(clubDocuments.id, id))
    .returning();
  if (!row) throw new Error('The document was not saved');
  return row;
};

export const findDocument = async (db: Connection, id: number): Promise<DocumentRecord> => {
  const [row] = await select(db).where(eq(clubDocuments.id, id));
  if (!row) throw new Error('The document is not there');
  return row;
};

/** Takes a document that is locked out of the archive. */
export const restoreDocument = async (tx: Connection, id: number): Promise<DocumentRow> => {
  const [row] = await tx
    .update(clubDocuments)
    .set({ removedAt: null, removedBy: null })
    .where(eq(clubDocuments.id, id))
    .returning();
  if (!row) throw new Error('The document was not saved');
  return row;
};

export const archiveDocument = async (tx: Connection, id: number, removal: Removal): Promise<void> => {
  await tx.update(clubDocuments).set(removal).where(eq(clubDocuments.id, id));
};

/** Moves what is left in the folder of a sponsorship to the archive. */
export const archiveDocumentsOf = async (tx: Connection, sponsorshipId: number, removal: Removal): Promise<void> => {
  await tx.update(clubDocuments).set(removal).where(isThere(sponsorshipId));
};

const goneSchema = z.object({
  id: z.number(),
  sponsorshipId: z.number().nullable(),
  kind: z.string(),
  title: z.string(),
});

/** Deletes for good, with their files, some of those that were removed until then. */
export const deleteRemovedDocuments = (tx: Connection, until: Date, most: number) =>
  rowsOf(
    tx,
    goneSchema,
    sql`select id, sponsorship_id as "sponsorshipId", kind, title
      from delete_removed_documents(${until.toISOString()}::timestamptz, ${most}::int)`,
  );
