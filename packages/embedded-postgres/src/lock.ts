import { constants, readFileSync, rmSync } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors.ts';
import { giveToOwnerOf, writeWhole } from './files.ts';

const BUSY = 5;
const PATIENCE_MS = 1_000;

// The garbage collector would close a connection that nobody refers to, and so let go of the lock.
const openLocks = new Set<DatabaseSync>();

/**
 * Takes a folder for this process alone, or refuses.
 *
 * The lock is the kernel's own on an empty SQLite file: Node has no file locks but these. It falls the moment
 * the process dies, however it dies, so there is no process id to be recycled and no stale file to be removed.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const release = await tryLockFolder(folder, PATIENCE_MS);
  if (!release) throw new EmbeddedPostgresError('inUse', [folder, readHolder(folder)]);
  return release;
}

/** Like `lockFolder`, but tells with undefined that somebody else has the folder. */
export async function tryLockFolder(folder: string, patienceMs = 0): Promise<(() => void) | undefined> {
  const deadline = Date.now() + patienceMs;
  let release = await takeLock(folder);
  // A predecessor on its way out, or a glance by `findRunningPostgres`, is worth a moment's wait.
  while (!release && Date.now() < deadline) {
    await sleep(100);
    release = await takeLock(folder);
  }
  if (!release) return undefined;
  await writeWhole(holderFile(folder), String(process.pid)).catch(() => {});
  return release;
}

async function takeLock(folder: string): Promise<(() => void) | undefined> {
  await prepareLockFile(folder);
  const connection = new DatabaseSync(lockFile(folder), { timeout: 0 });
  try {
    // IMMEDIATE takes a single exclusive lock: of two at the same time exactly one gets it. Nothing is ever written,
    // so there is no need of a journal beside it.
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    connection.close();
    if ((error as { errcode?: number }).errcode === BUSY) return undefined;
    throw error;
  }
  openLocks.add(connection);
  return () => {
    if (!openLocks.delete(connection)) return;
    rmSync(holderFile(folder), { force: true });
    connection.close();
  };
}

/**
 * SQLite's own errors do not tell a full disk from a folder that is closed to us. Careful: the kernel gives up this
 * process's lock when any handle on the file is closed, so one that exists is never opened here, only asked about.
 */
async function prepareLockFile(folder: string): Promise<void> {
  try {
    await (await open(lockFile(folder), 'wx')).close();
    await giveToOwnerOf(folder, lockFile(folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await access(lockFile(folder), constants.R_OK | constants.W_OK);
  }
}

const lockFile = (folder: string) => join(folder, 'app.lock');
// Only for the words of a refusal; nothing is decided by it.
const holderFile = (folder: string) => join(folder, 'app.pid');

function readHolder(folder: string): string {
  try {
    return readFileSync(holderFile(folder), 'utf8').trim();
  } catch {
    return '';
  }
}
