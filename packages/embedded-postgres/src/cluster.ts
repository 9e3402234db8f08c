import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
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
  /** Of the role that owns the database and nothing else. Its name here is from before the application had another. */
  app: string;
  /** Of the role that the application works as, which owns nothing. */
  user: string;
}

/** What a cluster says that is from before the application had a role that owns nothing. */
export type StoredPasswords = Omit<Passwords, 'user'> & Partial<Passwords>;

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
    const passwords: Passwords = { superuser: randomPassword(), app: randomPassword(), user: randomPassword() };
    await addDatabase(draft, name, programs, account, durable, passwords);
    await writePasswords(draft, account, passwords);
    await writeFor(account, join(draft, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
    await rename(draft, join(home, 'postgres'));
    await syncFolder(home);
  } catch (error) {
    await removeDrafts(home, programs);
    throw error;
  }
}

/** Refuses what is no cluster of our PostgreSQL, and hands out the passwords of one that is. */
export async function openCluster(cluster: string, major: string): Promise<StoredPasswords> {
  try {
    const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
    if (version !== major) throw new EmbeddedPostgresError('otherVersion', [cluster, version, major]);
    return await readPasswords(cluster);
  } catch (error) {
    const damaged = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw damaged ? new EmbeddedPostgresError('notCluster', [cluster], { cause: error }) : error;
  }
}

/** The passwords of a cluster that is known to be one. */
export async function readPasswords(cluster: string): Promise<StoredPasswords> {
  return JSON.parse(await readFile(join(cluster, PASSWORDS), 'utf8')) as StoredPasswords;
}

async function writePasswords(cluster: string, account: Account, passwords: Passwords): Promise<void> {
  await writeFor(account, join(cluster, PASSWORDS), JSON.stringify(passwords));
}

/**
 * Gives a running cluster the role that the application works as, where it is from before there was one. What was begun
 * and not finished is done again.
 */
export async function addUser(
  { cluster, name, port, account }: { cluster: string; name: string; port: number; account: Account },
  stored: StoredPasswords,
): Promise<Passwords> {
  if (stored.user !== undefined) return { ...stored, user: stored.user };
  const passwords = { ...stored, user: randomPassword() };
  await asSuperuser(port, stored, async (query) => {
    const begun = await query(`select from pg_roles where rolname = '${userOf(name)}'`);
    if (!begun) await query(`create role ${userOf(name)} login`);
    await query(`alter role ${userOf(name)} password '${passwords.user}'`);
  });
  await writePasswords(cluster, account, passwords);
  return passwords;
}

/** Has something done that only a superuser may do; a statement answers how many rows it found or changed. */
export async function asSuperuser(
  port: number,
  passwords: StoredPasswords,
  act: (query: (statement: string) => Promise<number | null>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl(port, passwords), connectionTimeoutMillis: 30_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await act(async (statement) => (await client.query(statement)).rowCount);
  } finally {
    await client.end();
  }
}

const userOf = (name: string) => `${name}_user`;

/** How the application connects: to work as a role that owns nothing, and to make tables as the owner of its database. */
export function urlsOf(name: string, port: number, { app, user }: Passwords): { url: string; ownerUrl: string } {
  const as = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
  return { url: as(userOf(name), user), ownerUrl: as(name, app) };
}

/** How tests get at what only a superuser may do. */
export function superuserUrl(port: number, passwords: StoredPasswords): string {
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
    `create role ${userOf(name)} login password '${set.user}';`,
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
