import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { syncFolder, writeWhole } from './files.ts';
import { stopLeftovers } from './leftovers.ts';
import type { Programs } from './programs.ts';
import { type Account, ProgramFailure, run } from './run.ts';

const DRAFT = 'postgres.new-';
const PASSWORDS = 'passwords.json';

// The character type decides what word search takes for a letter, so plain C would break words at æ, ø and å.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

// Sixteen times less to write before the first test can begin.
const THROW_AWAY = ['--no-sync', '--wal-segsize=1'];

export interface Passwords {
  /** Of `postgres`, which may do anything. */
  superuser: string;
  /** Of the application's user, which owns its database and nothing else. */
  app: string;
}

/**
 * Makes the cluster of a home, with its users, passwords and database. All of that happens in a sibling folder that
 * is renamed at the end: a crash or a full disk on the way leaves nothing that the next start could believe in.
 */
export async function createCluster(
  home: string,
  name: string,
  programs: Programs,
  account: Account,
  durable: boolean,
) {
  await removeDrafts(home, programs);
  const draft = join(home, DRAFT + randomBytes(6).toString('hex'));
  try {
    await mkdir(draft, { mode: 0o700 });
    if (account) await chown(draft, account.uid, account.gid);
    await initdb(draft, programs, account, durable);
    const passwords: Passwords = { superuser: randomPassword(), app: randomPassword() };
    await addDatabase(draft, name, programs, account, durable, passwords);
    await writeFor(account, join(draft, PASSWORDS), JSON.stringify(passwords));
    await writeFor(account, join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
    await rename(draft, join(home, 'postgres'));
    await syncFolder(home);
  } catch (error) {
    await removeDrafts(home, programs);
    throw error;
  }
}

/** Refuses what is no cluster of our PostgreSQL, and hands out the passwords of one that is. */
export async function openCluster(cluster: string, major: string): Promise<Passwords> {
  try {
    const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
    if (found !== major) throw new EmbeddedPostgresError('otherVersion', [cluster, found, major]);
    return await readPasswords(cluster);
  } catch (error) {
    const damaged = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw damaged ? new EmbeddedPostgresError('notCluster', [cluster], { cause: error }) : error;
  }
}

/** The passwords of a cluster that is known to be one. */
export async function readPasswords(cluster: string): Promise<Passwords> {
  return JSON.parse(await readFile(join(cluster, PASSWORDS), 'utf8')) as Passwords;
}

/** How the application connects: as the owner of its database, not as superuser. */
export function appUrl(name: string, port: number, passwords: Passwords): string {
  return `postgres://${name}:${passwords.app}@127.0.0.1:${port}/${name}`;
}

/** How tests get at what only a superuser may do. */
export function superuserUrl(port: number, passwords: Passwords): string {
  return `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`;
}

async function initdb(folder: string, programs: Programs, account: Account, durable: boolean): Promise<void> {
  const fixed = ['-D', folder, '--username=postgres', '--encoding=UTF8', '--locale=C', '--auth=reject'];
  const danish = ['--locale-provider=icu', '--icu-locale=da-DK'];
  for (const type of CHARACTER_TYPES) {
    try {
      const args = [...fixed, ...danish, `--lc-ctype=${type}`, ...(durable ? [] : THROW_AWAY)];
      await run(programs.initdb, args, account);
      return;
    } catch (error) {
      const unknown = error instanceof ProgramFailure && /invalid locale name/.test(error.output);
      if (!unknown || type === CHARACTER_TYPES.at(-1)) throw error;
    }
  }
}

/** In single-user mode: nobody can connect, and no port is needed, before passwords are set. */
async function addDatabase(
  folder: string,
  name: string,
  programs: Programs,
  account: Account,
  durable: boolean,
  set: Passwords,
) {
  const statements = [
    `alter role postgres password '${set.superuser}';`,
    `create role ${name} login password '${set.app}';`,
    `create database ${name} owner ${name};`,
  ];
  const strict = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic', '-c', `fsync=${durable}`];
  await run(
    programs.postgres,
    ['--single', '-D', folder, ...strict, 'postgres'],
    account,
    `${statements.join('\n')}\n`,
  );
}

async function writeFor(account: Account, path: string, text: string): Promise<void> {
  await writeWhole(path, text);
  if (account) await chown(path, account.uid, account.gid);
}

/** The initdb of an application that was killed may still be at work, and would fill what is being removed. */
async function removeDrafts(home: string, programs: Programs): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(DRAFT)) continue;
    const draft = join(home, name);
    await stopLeftovers(draft, programs.pgCtl, () => {});
    // What it leaves all the same goes next time.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

const randomPassword = () => randomBytes(32).toString('base64url');
