import type { DocumentInput } from '@sponsorat/api';
import { and, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
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

/** The documents of a sponsorship, the newest first. */
export const listDocuments = (db: Connection, sponsorshipId: number): Promise<DocumentRecord[]> =>
  select(db).where(isThere(sponsorshipId)).orderBy(desc(clubDocuments.createdAt), desc(clubDocuments.id));

/** Those that were removed from it, the last one first. */
export const listRemovedDocuments = (db: Connection, sponsorshipId: number): Promise<DocumentRecord[]> =>
  select(db)
    .where(and(eq(clubDocuments.sponsorshipId, sponsorshipId), isNotNull(clubDocuments.removedAt)))
    .orderBy(desc(clubDocuments.removedAt), desc(clubDocuments.id));

export const countDocuments = (db: Connection, sponsorshipId: number): Promise<number> =>
  db.$count(clubDocuments, isThere(sponsorshipId));

/** A document of a sponsorship, locked until the transaction ends; null where it is none, or is removed. */
export const lockDocument = async (tx: Connection, sponsorshipId: number, id: number): Promise<DocumentRow | null> => {
  const [row] = await tx
    .select()
    .from(clubDocuments)
    .where(and(eq(clubDocuments.id, id), isThere(sponsorshipId)))
    .for('update');
  return row ?? null;
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

export const archiveDocument = async (tx: Connection, id: number, removal: Removal): Promise<void> => {
  await tx.update(clubDocuments).set(removal).where(eq(clubDocuments.id, id));
};

/** Moves what is left in the folder of a sponsorship to the archive. */
export const archiveDocumentsOf = async (tx: Connection, sponsorshipId: number, removal: Removal): Promise<void> => {
  await tx.update(clubDocuments).set(removal).where(isThere(sponsorshipId));
};
