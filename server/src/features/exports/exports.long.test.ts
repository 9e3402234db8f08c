import { once } from 'node:events';
import { get } from 'node:http';
import { exportPath } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { overHttp, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { fetchFile, fetchSheet } from './exports.testing.ts';

const MANY = 100_000;
const test = await openTestApp();
let base: string;

const insert = (from: number, to: number) =>
  test.asOwner(sql`insert into sponsorships (name, short_name, category_id, area_id, user_id, address, zip_code, city)
    select 'Klub ' || n, 'K' || n, ${test.ids.football}, ${test.ids.north}, ${test.ids.userId}, 'Vej ' || n, '0999', 'By'
    from generate_series(${from}::int, ${to}::int) n`);

beforeAll(async () => {
  await insert(1, MANY);
  await test.asOwner(sql`analyze`);
  base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  // Reads everything into memory.
  await test.admin.post('/api/sponsorships', {});
}, 120_000);

/** Transactions that stay open: of downloads alone. Another role would not be told of them. */
const openTransactions = async (): Promise<number> => {
  const { rows } = await test.db.execute(sql`select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and usename = current_user`);
  return rows.length;
};

describe('100 000 rows', () => {
  it('are all in the file, while the process stays small and lists are answered', async () => {
    const client = new TestClient(overHttp(base));
    await client.logIn('anna@bank.dk', PASSWORD);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }, 50);
    const response = await fetch(`${base}${exportPath('sponsorships', 'csv', {})}`, {
      headers: { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    let [size, tail] = [0, ''];
    let answered = 0;
    for await (const piece of response.body ?? []) {
      size += piece.length;
      tail = (tail + Buffer.from(piece).toString()).slice(-200);
      if (size / 2_000_000 > answered) {
        answered += 1;
        expect((await client.post('/api/sponsorships', { page: answered })).status).toBe(200);
      }
    }
    clearInterval(watch);
    expect(tail.endsWith(`I alt ${MANY} rækker\r\n`)).toBe(true);
    expect(answered).toBeGreaterThan(3);
    // Of the file itself, only what is under way is in memory.
    expect(most).toBeLessThan(size / 2 + 50_000_000);
  });

  it('are read back by another library', async () => {
    const { rows } = await fetchSheet(test.admin, 'sponsorships', { sort: { field: 'Id', dir: 'asc' } });
    expect([rows.length, rows[0]?.[1], rows.at(-1)?.[1]]).toEqual([MANY, 'Klub 1', `Klub ${MANY}`]);
  });
}, 120_000);

describe('whoever leaves', () => {
  it.each(['csv', 'xlsx'] as const)('ends what is read for the %s', async (format) => {
    const client = new TestClient(overHttp(base));
    await client.logIn('anna@bank.dk', PASSWORD);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = get(`${base}${exportPath('sponsorships', format, {})}`, { headers: { cookie } });
    request.on('error', () => {});
    const [response] = await once(request, 'response');
    await once(response, 'data');
    response.pause();
    try {
      expect(await openTransactions()).toBe(1);
    } finally {
      request.destroy();
    }
    await expect.poll(openTransactions, { timeout: 5_000 }).toBe(0);
  });
});

describe('more than 200 000 rows', () => {
  it('are refused before the first byte, and a filter helps', async () => {
    await insert(MANY + 1, 2 * MANY + 1);
    const { status, body } = await fetchFile(test.admin, 'sponsorships', 'csv');
    expect([status, body.message]).toEqual([
      422,
      'Listen har 200.001 rækker, og en fil kan højst have 200.000. Vælg et filter.',
    ]);
    const file = await fetchFile(test.admin, 'sponsorships', 'csv', { filter: { search: 'Klub 20000' } });
    expect(file.body).toContain('I alt 3 rækker');
  }, 120_000);
});
