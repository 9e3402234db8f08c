import { formValues, type SignedDocument, signedDocumentSchema } from '@sponsorat/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { fileUrl } from '../files/files.store.ts';
import { files } from '../files/files.table.ts';
import { signedDocuments } from './contracts.table.ts';

export const addSignedDocument = async (
  tx: Connection,
  document: typeof signedDocuments.$inferInsert,
): Promise<void> => {
  await tx.insert(signedDocuments).values(document);
};

/** Moves a contract's signed document to the archive; without one it does nothing. */
export const archiveSignedDocument = async (
  tx: Connection,
  contractId: number,
  removal: { removedBy: string; removedAt: Date; reason: string | null },
): Promise<void> => {
  await tx
    .update(signedDocuments)
    .set(removal)
    .where(and(eq(signedDocuments.contractId, contractId), isNull(signedDocuments.removedAt)));
};

/** The signed documents of a contract that the caller has been let into, newest first. */
export const listSignedDocuments = async (db: Connection, contractId: number): Promise<SignedDocument[]> => {
  const rows = await db
    .select({ document: signedDocuments, file: { id: files.id, sha256: files.sha256 } })
    .from(signedDocuments)
    .innerJoin(files, eq(files.id, signedDocuments.fileId))
    .where(eq(signedDocuments.contractId, contractId))
    .orderBy(desc(signedDocuments.uploadedAt), desc(signedDocuments.id));
  return rows.map(({ document, file }) =>
    formValues(signedDocumentSchema, {
      ...document,
      url: fileUrl(file) as string,
      uploadedAt: document.uploadedAt.toISOString(),
      removedAt: document.removedAt?.toISOString() ?? null,
    }),
  );
};
