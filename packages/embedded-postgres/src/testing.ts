import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSuperuser, superuserUrl } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { stopLeftovers } from './leftovers.ts';
import { findHome } from './location.ts';
import { tryLockFolder } from './lock.ts';
import { readAccess } from './running.ts';

const prefixOf = (name: string) => `${name}-test-`;
// One that is younger may be about to take its lock, or be between two of its uses.
const YOUNG_MS = 60 * 60_000;

/**
 * Starts a throw-away database for tests, whose owner may also create databases. It goes with `stop`; when the tests
 * are killed first, its server stops by itself and its files go at the next start of another in the same folder.
 */
export async function startTemporaryPostgres(
  name: string,
  folder = tmpdir(),
): Promise<EmbeddedPostgres & { superuserUrl: string }> {
  await removeAbandoned(name, folder);
  const dataDir = await mkdtemp(join(folder, prefixOf(name)));
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  const said: string[] = [];
  try {
    const database = await startEmbeddedPostgres({ dataDir, name, log: (line) => said.push(line), durable: false });
    const superuserUrl = await allowCreatingDatabases(dataDir, name);
    return {
      url: database.url,
      ownerUrl: database.ownerUrl,
      superuserUrl,
      async stop() {
        await database.stop();
        await removeDatabase(dataDir);
      },
    };
  } catch (error) {
    await removeDatabase(dataDir);
    throw new Error(`${(error as Error).message}\n${said.join('\n')}`, { cause: error });
  }
}

/** Deletes a data folder with its database, wherever that lies. */
export async function removeDatabase(dataDir: string): Promise<void> {
  const home = await findHome(dataDir).catch(() => undefined);
  for (const folder of [home ?? dataDir, dataDir]) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Deletes what killed test runs have left. */
export async function removeAbandoned(name: string, folder = tmpdir()): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!entry.startsWith(prefixOf(name))) continue;
    const left = join(folder, entry);
    // In a folder for everyone, only what is our own is to be trusted; a rival may be deleting it at this moment.
    const stats = await lstat(left).catch(() => undefined);
    if (!stats?.isDirectory() || stats.uid !== (process.getuid?.() ?? stats.uid)) continue;
    if (Date.now() - stats.mtimeMs < YOUNG_MS) continue;
    await removeUnlessUsed(left).catch(() => {});
  }
}

async function removeUnlessUsed(folder: string): Promise<void> {
  const release = await tryLockFolder(folder);
  if (!release) return;
  try {
    const home = await findHome(folder).catch(() => undefined);
    if (home) await stopLeftovers(join(home, 'postgres'), 'pg_ctl', () => {});
    await removeDatabase(folder);
  } finally {
    release();
  }
}

async function allowCreatingDatabases(dataDir: string, name: string): Promise<string> {
  const access = await readAccess(dataDir);
  if (!access) throw new Error('The test database is gone');
  await asSuperuser(access.port, access.passwords, async (query) => {
    await query(`alter role ${name} createdb`);
  });
  return superuserUrl(access.port, access.passwords);
}
