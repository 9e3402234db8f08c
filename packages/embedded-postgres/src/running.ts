import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPasswords, type StoredPasswords, urlsOf } from './cluster.ts';
import { explain } from './errors.ts';
import { exists } from './files.ts';
import { findHome } from './location.ts';
import { tryLockFolder } from './lock.ts';
import { readPostmasterFile } from './postmaster-file.ts';

const PATIENCE_MS = 30_000;

/**
 * The addresses of the database that a living application runs on a data folder, for commands that must work beside
 * it (a backup, the first Admin). Undefined when none does: the command then starts the database itself.
 */
export async function findRunningPostgres(
  dataDir: string,
  name: string,
): Promise<{ url: string; ownerUrl: string } | undefined> {
  try {
    if (!(await exists(dataDir))) return undefined;
    const folder = await realpath(dataDir);
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const release = await tryLockFolder(folder);
      release?.();
      if (release) return undefined;
      const access = await readAccess(folder);
      const { user } = access?.passwords ?? {};
      if (access?.ready && user !== undefined) return urlsOf(name, access.port, { ...access.passwords, user });
      // The application has the folder, but its database is on the way up or down.
      await sleep(100);
    }
    throw new Error('PostgreSQL did not get ready');
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/** What is needed to connect to the server of a data folder, as far as there is one. */
export async function readAccess(
  dataDir: string,
): Promise<{ port: number; ready: boolean; passwords: StoredPasswords } | undefined> {
  const home = await findHome(dataDir);
  if (!home) return undefined;
  const cluster = join(home, 'postgres');
  const file = await readPostmasterFile(cluster);
  return file && { ...file, passwords: await readPasswords(cluster) };
}
