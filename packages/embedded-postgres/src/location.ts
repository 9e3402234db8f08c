import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { exists, syncFolder, writeWhole } from './files.ts';
import { type Account, succeeds } from './run.ts';

/** The data folder by its real path, made when it is not there. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  // Nobody else has business here, but the user that root's PostgreSQL runs as must get through.
  if (await mkdir(folder, { recursive: true })) await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  return realpath(folder);
}

/** The folder that holds the database of a data folder, if there is one already. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  if (await exists(pointer(dataDir))) {
    const home = (await readFile(pointer(dataDir), 'utf8')).trim();
    if (await exists(join(home, 'postgres'))) return home;
    // Going on with an empty database would look like all data being lost.
    throw new EmbeddedPostgresError('clusterMissing', [home, pointer(dataDir)]);
  }
  if (await exists(draftPointer(dataDir))) {
    const home = (await readFile(draftPointer(dataDir), 'utf8')).trim();
    if (await exists(join(home, 'postgres'))) {
      await rememberHome(dataDir, home);
      return home;
    }
  }
  return (await exists(join(dataDir, 'postgres'))) ? dataDir : undefined;
}

/** Chooses where a new database goes: the data folder itself, or a lasting place that its user can reach. */
export async function chooseHome(dataDir: string, name: string, account: Account): Promise<string> {
  if (await canEnter(dataDir, account)) return dataDir;
  if (await exists(draftPointer(dataDir))) return openHome((await readFile(draftPointer(dataDir), 'utf8')).trim());
  // A random part, for a new project on the path of a deleted one must not meet the old data.
  const folder = `${basename(dirname(dataDir))}-${randomBytes(6).toString('hex')}`;
  const home = join(await systemFolder(name), folder);
  await writeWhole(draftPointer(dataDir), home);
  return openHome(home);
}

/** Records where the database is. Only done once it is whole: from now on its absence is an error. */
export async function rememberHome(dataDir: string, home: string): Promise<void> {
  if (home === dataDir) return;
  await writeWhole(join(home, 'belongs-to'), dataDir);
  await rename(draftPointer(dataDir), pointer(dataDir));
  await syncFolder(dataDir);
}

/** Whether the user that PostgreSQL runs as gets into a folder. Tried, not computed: there are access lists, too. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return !account || succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account);
}

/**
 * A lasting folder that every user may enter but only root may write to. It is for root alone, whose project or
 * data may lie under a folder closed to the user that PostgreSQL runs as; opening that one is not ours to do.
 */
export async function systemFolder(name: string): Promise<string> {
  const folder = `/var/lib/${name}`;
  try {
    if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
    const stats = await lstat(folder);
    if (!stats.isDirectory()) throw new Error('not a folder');
    // What another user could have put there would be run, or filled with our data.
    if (stats.uid !== 0 || stats.mode & 0o022) throw new Error('others than root may write to it');
  } catch (error) {
    throw new EmbeddedPostgresError('noSystemFolder', [folder, (error as Error).message], { cause: error });
  }
  return folder;
}

async function openHome(home: string): Promise<string> {
  await mkdir(home, { recursive: true });
  await chmod(home, 0o711);
  return home;
}

const pointer = (dataDir: string) => join(dataDir, 'postgres.location');
const draftPointer = (dataDir: string) => join(dataDir, 'postgres.location.new');
