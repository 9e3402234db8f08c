import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { startTestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { openDatabase } from './database.ts';
import { databaseFailure } from './failures.ts';

it('a database that only reads, as a replica before it is promoted, is none: calls and readiness say so', async () => {
  const test = await startTestApp();
  const name = sql.identifier(new URL(test.databaseUrl).pathname.slice(1));
  const { db, close } = openDatabase(test.databaseUrl, () => {});
  const app = await createApp({ ...test.deps, db });
  const client = new TestClient(app);
  await client.logIn('anna@bank.dk', PASSWORD);
  await test.asOwner(sql`alter database ${name} set default_transaction_read_only = on`);
  // Those that are open stay as they were: all of the app's begin anew, as after a failover.
  await test.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`);
  const save = () => client.post('/api/sponsorships/update', sponsorshipValues(test));
  try {
    expect(await save()).toMatchObject({ status: 503, body: { error: 'Ikke tilgængelig' } });
    expect((await client.get('/health/ready')).status).toBe(503);
    const open = sql`select from pg_stat_activity
      where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await test.db.execute(open)).rowCount).toBe(0);
  } finally {
    await test.asOwner(sql`begin read write; alter database ${name} reset default_transaction_read_only; commit`);
  }
  expect((await client.get('/health/ready')).status).toBe(200);
  expect((await save()).status).toBe(200);
  await app.close();
  await close();
  await test.close();
});

it('a connection whose server has begun to only read is lost', () => {
  expect(databaseFailure(Object.assign(new Error('read-only'), { code: '25006' }))).toBe('gone');
});
