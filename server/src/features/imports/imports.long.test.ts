import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { type AppProcess, appProcess } from '../../testing/app-process.ts';
import { overHttp, TestClient } from '../../testing/client.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { clubHeadings, csvOf, importsOf } from './imports.testing.ts';
import { fictionalCvr } from './sample.rules.ts';

const ROWS = 5_000;
const database = await openTestDatabase();
const test = await openTestApp(database);

const headings = clubHeadings.map((heading) => (heading === 'Telefon' ? 'Kontaktperson' : heading));
const sheet = (name: string, rows: number) =>
  csvOf(
    headings,
    Array.from({ length: rows }, (_, at) => [
      `${name} ${at} Boldklub`,
      `K${at}`,
      'Fodbold',
      at % 2 ? 'Nord' : 'NORD',
      fictionalCvr(at),
      `Vej ${at}`,
      '0999',
      'Nørre By',
      at % 3 ? 'Åse' : '',
      'Bo Bruger',
    ]),
  );
const countsOf = async () => {
  const { rows } = await test.db.execute(sql`select (select count(*) from sponsorships) as clubs,
    (select count(*) from contacts) as people, (select count(*) from audit_log where entity = 'sponsorship') as lines,
    (select count(*) from import_rows where record_id is not null) as told`);
  return rows[0];
};

describe('an import that is killed', () => {
  let app: AppProcess;
  beforeAll(async () => {
    app = await appProcess({ DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl });
    await app.start();
  });
  afterAll(() => app.stop());

  it('has saved nothing, or all of it, at whatever moment', async () => {
    const clientOf = async () => {
      const client = new TestClient(overHttp(app.base));
      await client.logIn('anna@bank.dk', PASSWORD);
      return client;
    };
    let isWhole = 0;
    for (const wait of [0, 20, 60, 150, 300, 500, 800, 1200, 5_000]) {
      const imports = importsOf(await clientOf(), 'sponsorships');
      await test.asOwner(sql`truncate sponsorships cascade`);
      await test.asOwner(sql`delete from imports`);
      const before = await countsOf();
      const started = await imports.preview(sheet('Dræbt', 300));
      const running = imports.run(started.id, started.version).catch(() => null);
      await Promise.race([sleep(wait), wait > 2_000 ? running : new Promise(() => {})]);
      await app.kill();
      await running;
      await app.start();
      const after = await countsOf();
      const { rows } = await test.db.execute(sql`select status from imports where id = ${started.id}`);
      if (rows[0]?.status === 'done') {
        isWhole += 1;
        expect(after).toMatchObject({ clubs: 300, people: 200, told: 300, lines: Number(before?.lines) + 300 });
      } else expect(after).toEqual(before);
    }
    expect(isWhole).toBeGreaterThan(0);
    expect(isWhole).toBeLessThan(9);
  }, 600_000);
});

describe('5 000 rows', () => {
  it('are checked and saved while others are answered', async () => {
    await test.asOwner(sql`truncate sponsorships cascade`);
    await test.asOwner(sql`delete from imports`);
    // The app above has another day, on which these sessions are over.
    await Promise.all([test.admin.logIn('anna@bank.dk', PASSWORD), test.user.logIn('bo@bank.dk', PASSWORD)]);
    const imports = importsOf(test.admin, 'sponsorships');
    const isSlow: string[] = [];
    const longest = async <T>(what: string, work: Promise<T>): Promise<T> => {
      let isDone = false;
      const done = work.finally(() => {
        isDone = true;
      });
      let answers = 0;
      while (!isDone) {
        expect((await test.user.post('/api/sponsorships', { page: 1 })).status).toBe(200);
        answers += 1;
        await sleep(20);
      }
      if (answers < 5) isSlow.push(`${what}: ${answers} answers`);
      return done;
    };
    const time = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      const result = await longest(what, work());
      process.stdout.write(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
      return result;
    };
    const started = await time('read', () => imports.start(sheet('Mange', ROWS)));
    const mapped = await time('checked', () => imports.map(started));
    expect(mapped.counts).toMatchObject({ create: ROWS, error: 0, doubt: 0 });
    expect(ok(await time('saved', () => imports.run(mapped.id)))).toMatchObject({ status: 'done' });
    expect(await countsOf()).toMatchObject({ clubs: ROWS, told: ROWS });
    expect(isSlow).toEqual([]);
    const again = await time('checked again', () => imports.preview(sheet('Mange', ROWS)));
    expect(again.counts.unchanged).toBe(ROWS);
  }, 600_000);
});
