import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Connection, oneRow } from '../../lib/db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { files } from './files.table.ts';

export type FileKind = (typeof files.$inferSelect)['kind'];
export type NewFile = { kind: FileKind; name: string; type: string; bytes: Buffer };

/** Where a file is fetched from. The content's hash is part of it, so that a browser may cache it for good. */
export const fileUrl = (file: { id: number | null; sha256: string | null } | null): string | null =>
  file?.id && file.sha256 ? `/api/files/${file.id}/${file.sha256.slice(0, 16)}` : null;

/** The same address of the file with an id, in a statement that selects it. */
export const fileUrlSql = (id: SQL): SQL =>
  sql`(select '/api/files/' || f.id || '/' || left(f.sha256, 16) from files f where f.id = ${id})`;

/** Saves a file in the transaction of the change that it belongs to. */
export const addFile = async (tx: Connection, file: NewFile, now: Date): Promise<{ id: number; sha256: string }> => {
  const hash = sha256(file.bytes);
  const values = { ...file, size: file.bytes.length, sha256: hash, createdAt: now };
  return oneRow(tx.insert(files).values(values).returning({ id: files.id, sha256: files.sha256 }));
};

/** A file's bytes, for use inside the server; null without an id. */
export const findFileBytes = async (db: Connection, id: number | null): Promise<Buffer | null> => {
  if (id === null) return null;
  const [row] = await db.select({ bytes: files.bytes }).from(files).where(eq(files.id, id));
  return row?.bytes ?? null;
};

/** Files with their bytes, in the order of the ids. */
export const findFilesOf = async (db: Connection, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const { id, name, type, bytes } = files;
  const rows = await db
    .select({ id, name, type, bytes })
    .from(files)
    .where(inArray(id, [...ids]));
  return ids.flatMap((wanted) => rows.filter((row) => row.id === wanted));
};

/** True for what begins as a PDF. It is not opened: it is stored byte for byte, for whoever fetches it to show. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Removes a file that nothing refers to any longer, where there is one. */
export const deleteFile = async (tx: Connection, id: number | null): Promise<void> => {
  if (id !== null) await tx.delete(files).where(eq(files.id, id));
};
