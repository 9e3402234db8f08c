import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { migrateDatabase } from '../lib/db/migrate.ts';
import { demoPassword } from '../seeds/demo-accounts.ts';
import { TestClient } from './client.ts';
import { openTestDatabase } from './database.ts';
import answers from './fixtures/version-0.1.0.json' with { type: 'json' };

// The day on which the old version gave these answers.
const NOW = new Date('2026-10-14T09:30:00Z');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  database = await openTestDatabase('template1');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(await readFile(new URL('fixtures/version-0.1.0.sql', import.meta.url), 'utf8'));
  await client.end();
  await migrateDatabase(database.url);
  const config = { publicUrl: null, trustProxy: false };
  app = await createApp({ db: database.db, clock: { now: () => NOW }, config });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ask = async (client: TestClient, call: string) => {
  const [method, path = ''] = call.split(' ');
  const { body } = await (method === 'POST' ? client.post(path, {}) : client.get(path));
  return body;
};

describe('data of version 0.1.0, in every state, once migrated', () => {
  it.each(['admin@demo.dk', 'bruger@demo.dk'] as const)('shows %s the same figures', async (email) => {
    const client = new TestClient(app);
    await client.logIn(email, demoPassword);
    const calls: Record<string, object> = answers[email];
    expect(Object.keys(calls)).toContain('GET /api/dashboard/overview');
    const now = Object.fromEntries(
      await Promise.all(Object.keys(calls).map(async (call) => [call, await ask(client, call)])),
    );
    expect(now).toMatchObject(calls);
  });

  it('gives the agreement’s PDF, byte for byte', async () => {
    const client = new TestClient(app);
    await client.logIn('admin@demo.dk', demoPassword);
    const { status, bytes } = await client.get(answers.pdf.path);
    expect(status).toBe(200);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(answers.pdf.sha256);
  });
});
