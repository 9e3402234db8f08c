import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningPostgres } from '@sponsorat/embedded-postgres/running';
import { removeDatabase } from '@sponsorat/embedded-postgres/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDataSource } from './data-source.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sponsorat-test-æ '));
  await chmod(dataDir, 0o711);
});
afterAll(() => removeDatabase(dataDir));

it('says in Danish that the first start makes the database, and nothing at the second', async () => {
  const lines: string[] = [];
  const open = () =>
    openDataSource({ databaseUrl: null, migrationDatabaseUrl: null, dataDir }, (line) => lines.push(line));
  const first = await open();
  expect(await findRunningPostgres(dataDir, 'sponsorat')).toEqual({ url: first.url, ownerUrl: first.ownerUrl });
  await first.stop();
  const said = lines.splice(0);
  expect(said.at(-1)).toMatch(/^Opretter databasen i .+ …$/);
  // Where root starts it, a user is made for it before.
  for (const line of said.slice(0, -1)) expect(line).toMatch(/^Systembrugeren sponsorat /);
  await (await open()).stop();
  expect(lines).toEqual([]);
});
