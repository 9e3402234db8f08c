import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { audit } from '../../lib/audit/audit.store.ts';
import { systemClock } from '../../lib/clock.ts';
import { commandLine } from '../../lib/command.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { readForBackup } from './backup.store.ts';
import { BackupRefusal } from './backup-file.ts';

const sentences: Record<string, string> = {
  ENOENT: 'Mappen findes ikke',
  ENOTDIR: 'Mappen findes ikke',
  EACCES: 'Der må ikke skrives i mappen',
  EPERM: 'Der må ikke skrives i mappen',
  EROFS: 'Der kan ikke skrives i mappen',
  ENOSPC: 'Der er ikke plads på disken',
  EDQUOT: 'Der er ikke plads på disken',
};

const writeFailure = (error: unknown, path: string): unknown => {
  const sentence = sentences[String((error as NodeJS.ErrnoException).code)];
  if (!sentence) return error;
  return new BackupRefusal(`${sentence}: ${dirname(path)}. Der er ikke taget nogen sikkerhedskopi.`, { cause: error });
};

/** Whether there is a file or folder of this name. */
export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Fills a file that appears under its name when it is whole, and that nobody else may read. */
const writeWhole = async (path: string, contents: AsyncIterable<Buffer>): Promise<void> => {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, 'wx', 0o600);
  try {
    await pipeline(contents, createGzip(), (packed) => file.writeFile(packed));
    await file.sync();
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  // Without this the name could be gone after a power cut. Windows opens no folders.
  const folder = await open(dirname(path), 'r').catch(() => null);
  await folder?.sync().finally(() => folder.close());
};

/**
 * Copies everything that the database holds to a file, while the app works, and says how many rows each table has.
 * Throws BackupRefusal where there is nothing, or no place for it.
 */
export const saveBackup = async (url: string, path: string, takenAt: Date): Promise<Record<string, number>> => {
  if (await exists(path)) throw new BackupRefusal(`Filen ${path} findes allerede: vælg et andet navn.`);
  let counted: Record<string, number> = {};
  const count = (rows: Record<string, number>) => {
    counted = rows;
  };
  await writeWhole(path, readForBackup(url, takenAt, count)).catch((error: unknown) => {
    throw writeFailure(error, path);
  });
  return counted;
};

type Copy = { path: string; takenAt: Date; rows: Record<string, number> };

/**
 * Writes to the audit log that a backup was taken or restored. False where it cannot: a replica only reads, and the
 * database of an older release has another log. The copy is what counts then.
 */
export const auditCopy = async (
  url: string,
  action: 'backup' | 'restore',
  { path, takenAt, rows }: Copy,
): Promise<boolean> => {
  const { db, close } = openDatabase(url, () => {});
  const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const after = { file: path, takenAt: takenAt.toISOString(), rows: all, documents: rows.files ?? 0 };
  const line = { action, entity: 'database', entityId: null, after } as const;
  return audit(db, systemClock, commandLine, line)
    .then(
      () => true,
      () => false,
    )
    .finally(close);
};
