import { eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, hasRows, oneRow, rowsOf } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { files } from '../files/files.table.ts';
import { recordStore } from '../sponsorships/records.store.ts';
import { clubDocuments } from './documents.table.ts';

export type DocumentRow = typeof clubDocuments.$inferSelect;

/** A sponsorship's documents, the newest first. */
export const documentStore = recordStore(clubDocuments, {
  isThere: isNull(clubDocuments.removedAt),
  newest: [clubDocuments.createdAt],
});

/** Those that were removed from it, the last one first. */
export const removedStore = recordStore(clubDocuments, {
  isThere: isNotNull(clubDocuments.removedAt),
  newest: [clubDocuments.removedAt],
});

/** What is known of the files of documents, by id. */
export const findFilesOf = async (db: Connection, documents: readonly DocumentRow[]) => {
  const { id, sha256, type, size } = files;
  const ids = documents.map(({ fileId }) => fileId);
  const rows = await db.select({ id, sha256, type, size }).from(files).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

const sizeSchema = z.object({ club: z.number(), user: z.number() });

/** How many bytes a sponsorship's documents have, those that were removed too, and those that a user added since then. */
export const sizeOfDocuments = (
  db: Connection,
  of: { sponsorshipId: number; userId: number; since: Date },
): Promise<z.output<typeof sizeSchema>> =>
  oneRow(
    rowsOf(
      db,
      sizeSchema,
      sql`select (select coalesce(sum(f.size), 0) from club_documents d join files f on f.id = d.file_id
        where d.sponsorship_id = ${of.sponsorshipId}) as club,
      (select coalesce(sum(f.size), 0) from audit_log l join club_documents d on d.id = l.entity_id
        join files f on f.id = d.file_id where l.actor_id = ${of.userId} and l.at > ${of.since.toISOString()}::timestamptz
        and l.entity = 'document' and l.action = 'create') as "user"`,
    ),
  );

/** True where a document was in a sponsorship's folder, and is deleted for good. */
export const isExpired = (tx: Connection, sponsorshipId: number, id: number): Promise<boolean> =>
  hasRows(
    tx,
    sql`select from audit_log where entity = 'document' and entity_id = ${id} and sponsorship_id = ${sponsorshipId}
      and action = 'expire'`,
  );

/** Takes a document that is locked out of the archive. */
export const restoreDocument = (tx: Connection, id: number): Promise<DocumentRow> =>
  oneRow(
    tx.update(clubDocuments).set({ removedAt: null, removedBy: null }).where(eq(clubDocuments.id, id)).returning(),
  );

/** Moves a document that is locked to the archive. */
export const archiveDocument = async (tx: Connection, id: number, { by, at }: Save): Promise<void> => {
  await tx.update(clubDocuments).set({ removedBy: by, removedAt: at }).where(eq(clubDocuments.id, id));
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
