import { readdir, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { afterwards, NAME, query, startApp, useDatabases } from './fixtures/start.ts';
import { removeAbandoned, startTemporaryPostgres } from './testing.ts';

useDatabases();

// Tests that run beside this one have folders of longer names.
const folders = async () => (await readdir(tmpdir())).filter((name) => /^postgrestest-test-\w{6}$/.test(name));

it('gives a database that may be copied, and leaves nothing', async () => {
  const before = await folders();
  const { ownerUrl: url, stop } = await startTemporaryPostgres(NAME);
  afterwards(stop);
  expect(await query(url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await query(url, 'create database worker template postgrestest');
  expect(await query(url.replace(/postgrestest$/, 'worker'), 'select current_database() as name')).toEqual([
    { name: 'worker' },
  ]);
  const mine = (await folders()).filter((name) => !before.includes(name));
  await stop();
  await stop();
  for (const name of mine) expect(await folders()).not.toContain(name);
});

it('removes what killed tests have left, but nothing that is in use', async () => {
  const abandoned = join(tmpdir(), `postgrestest-test-${process.pid}-abandoned`);
  const app = startApp(abandoned);
  const url = String(await app.said('url'));
  await utimes(abandoned, 0, 0);
  await removeAbandoned(NAME);
  expect(await query(url, 'select 1 as unharmed')).toEqual([{ unharmed: 1 }]);
  await app.kill();
  await utimes(abandoned, 0, 0);
  await removeAbandoned(NAME);
  await expect(stat(abandoned)).rejects.toThrow(/ENOENT/);
});
