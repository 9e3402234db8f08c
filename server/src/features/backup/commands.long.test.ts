import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@sponsorat/embedded-postgres';
import { removeDatabase } from '@sponsorat/embedded-postgres/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { runProgram } from '../../testing/program.ts';
import { files } from '../files/files.table.ts';

const test = await openTestApp();
const dataDirs: string[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sponsorat-backup-æ '));
  await test.fixtures.area('Århus');
  // More than the small disk has, however it is packed.
  const bytes = randomBytes(200_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { kind: 'agreement', name: 'Aftale.pdf', type: 'application/pdf', size: bytes.length } as const;
  await test.db.insert(files).values({ ...file, sha256, bytes, createdAt: test.clock.now() });
});
afterAll(async () => {
  for (const dataDir of dataDirs) await removeDatabase(dataDir);
  await rm(folder, { recursive: true });
});

const shell = (command: string, at: string) => spawnSync('/bin/sh', ['-c', command, 'sh', at]).status === 0;
const mount = (at: string) => shell('mount -t tmpfs -o size=64k tmpfs "$1"', at);
const unmount = (at: string) => shell('umount "$1"', at);
const canMount = process.platform === 'linux' && mount('/mnt') && unmount('/mnt');

const newDataDir = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sponsorat-test-æ '));
  await chmod(dataDir, 0o711);
  dataDirs.push(dataDir);
  return dataDir;
};

const script = fileURLToPath(new URL('../../../../scripts/run.mjs', import.meta.url));

/** Runs a command as npm does: in the project's folder, and told where it was called. */
const run = (name: 'backup' | 'restore', file: string | null, environment: Record<string, string>) =>
  runProgram([script, `server/src/features/backup/${name}.ts`, ...(file === null ? [] : [file])], {
    INIT_CWD: folder,
    ...environment,
  });

const areasOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select name from areas order by id');
  await client.end();
  return rows.map(({ name }) => name);
};

describe('npm run backup and npm run restore', () => {
  it("carry everything from the database of DATABASE_URL to the app's own one and back, stopped and running", async () => {
    const external = { DATABASE_URL: test.databaseUrl };
    const saved = await run('backup', 'nat 1.backup', external);
    expect(saved).toMatchObject({ code: 0, err: '' });
    const file = join(folder, 'nat 1.backup');
    expect(saved.out).toMatch(`Sikkerhedskopien er gemt i ${file}: `);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await lastLine(test.db)).toMatchObject({
      by: 'Serverens kommandolinje',
      kind: 'database',
      action: 'backup',
      after: { file, documents: 1, takenAt: expect.any(String) },
    });

    const dataDir = await newDataDir();
    const restored = await run('restore', 'nat 1.backup', { DATA_DIR: dataDir });
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('er kontrolleret med deres SHA-256.');
    const again = await run('restore', file, { DATA_DIR: dataDir });
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^Databasen har allerede data/) });

    const running = await startEmbeddedPostgres({ name: 'sponsorat', dataDir, log: () => {}, durable: false });
    try {
      expect(await areasOf(running.url)).toEqual(['Nord', 'Syd', 'Århus']);
      expect(await run('backup', 'nat 2.backup', { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' });
    } finally {
      await running.stop();
    }
    const empty = await openTestDatabase('template1');
    const both = { DATABASE_URL: empty.url, MIGRATION_DATABASE_URL: empty.ownerUrl };
    expect(await run('restore', 'nat 2.backup', both)).toMatchObject({ code: 0, err: '' });
    expect(await areasOf(empty.url)).toEqual(['Nord', 'Syd', 'Århus']);
    expect(await lastLine(empty.db)).toMatchObject({ by: 'Serverens kommandolinje', action: 'restore' });
    await empty.close();
  });

  it('take a backup where the log cannot be written, and say so', async () => {
    const { ownerUrl, close } = await openTestDatabase('template1');
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(await readFile(new URL('../../testing/fixtures/version-0.1.0.sql', import.meta.url), 'utf8'));
    await client.end();
    const saved = await run('backup', 'gammel.backup', { DATABASE_URL: ownerUrl });
    expect(saved).toMatchObject({ code: 0, err: '' });
    expect(saved.out).toContain('ADVARSEL: Det kunne ikke skrives i loggen');
    await close();
  });

  it('say in one sentence what is wrong, before they make a database', async () => {
    const dataDir = join(folder, 'findes-ikke');
    const refusal = async (name: 'backup' | 'restore', file: string | null) => {
      const { code, out, err } = await run(name, file, { DATA_DIR: dataDir });
      expect([code, out, await readdir(folder)]).toEqual([1, '', expect.not.arrayContaining(['findes-ikke'])]);
      return err;
    };
    expect(await refusal('backup', null)).toBe('Angiv filen: npm run backup -- FIL');
    expect(await refusal('restore', null)).toBe('Angiv filen: npm run restore -- FIL');
    expect(await refusal('backup', 'x')).toBe(`Mappen ${dataDir} findes ikke: ret DATA_DIR, eller sæt DATABASE_URL.`);
    await writeFile(join(folder, 'fremmed'), 'PK');
    expect(await refusal('restore', 'fremmed')).toBe(
      `Filen ${join(folder, 'fremmed')} er ikke en sikkerhedskopi fra Sponsorat. Intet er ændret.`,
    );
  });

  it.runIf(canMount)('a full disk leaves no half file', async () => {
    const small = join(folder, 'lille');
    await mkdir(small);
    mount(small);
    try {
      expect(await run('backup', 'lille/nat', { DATABASE_URL: test.databaseUrl })).toMatchObject({
        code: 1,
        err: `Der er ikke plads på disken: ${small}. Der er ikke taget nogen sikkerhedskopi.`,
      });
      expect(await readdir(small)).toEqual([]);
    } finally {
      unmount(small);
    }
  });
});
