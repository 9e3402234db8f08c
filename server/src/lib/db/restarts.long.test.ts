import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@sponsorat/embedded-postgres';
import { removeDatabase } from '@sponsorat/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

/** A PostgreSQL of this file's own, which may be restarted and killed: it starts again by itself, on the same port. */
const openOwnDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sponsorat-restarts-'));
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, name: 'sponsorat', log: () => {} });
  await migrateDatabase(postgres);
  const { db, close } = openDatabase(postgres.url, () => {});
  return {
    db,
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    close: async () => {
      await close();
      await postgres.stop();
      await removeDatabase(dataDir);
    },
  };
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp(await openOwnDatabase());
});
afterAll(() => test.close());

/** The process that all others of PostgreSQL come from. */
const postmaster = async (): Promise<number> => {
  const { rows } = await test.db.execute(sql`select pg_backend_pid() as pid`);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(rows[0]?.pid)]);
  return Number(stdout);
};

/** When the PostgreSQL that answers began, asked past the app and its pool; null where none answers. */
const startedAt = async (): Promise<string | null> => {
  const client = new pg.Client({ connectionString: test.databaseUrl, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_postmaster_start_time()::text as at');
    return String(rows[0]?.at);
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Milliseconds until the app answers a call that needs its database. */
const timeUntilServed = async (): Promise<number> => {
  const since = performance.now();
  while ((await test.admin.get('/api/user')).status !== 200) await sleep(20);
  return performance.now() - since;
};

/** Eight who save sponsorships one after the other, until they are stopped: what each name was answered. */
const startLoad = () => {
  const answers = new Map<string, Answer>();
  let isStopped = false;
  const work = async (who: number) => {
    for (let nr = 1; !isStopped; nr += 1) {
      const name = `Klub ${who}-${nr}`;
      answers.set(name, await test.admin.post('/api/sponsorships/update', sponsorshipValues(test, { name })));
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, (_, who) => work(who)));
  return {
    answers,
    stop: async () => {
      isStopped = true;
      await all;
      return answers;
    },
  };
};

const namesOf = (answers: Map<string, Answer>, isMeant: (answer: Answer) => boolean): string[] =>
  [...answers].filter(([, answer]) => isMeant(answer)).map(([name]) => name);

describe('while eight people save', () => {
  it.each([
    ['restarted in order', 'SIGINT'],
    ['killed', 'SIGKILL'],
  ] as const)(
    'PostgreSQL may be %s: calls say so, work goes on by itself, and nothing that was said is lost',
    async (_, signal) => {
      await test.db.execute(sql`delete from sponsorships`);
      const load = startLoad();
      await expect
        .poll(() => namesOf(load.answers, ({ status }) => status === 200).length, { timeout: 20_000 })
        .toBeGreaterThan(20);
      const before = await startedAt();
      process.kill(await postmaster(), signal);
      const countFailures = () => namesOf(load.answers, ({ status }) => status === 503).length;
      await expect.poll(countFailures, { timeout: 20_000 }).toBeGreaterThan(0);
      expect((await test.admin.get('/health/live')).status).toBe(200);

      // How long PostgreSQL takes to start is its own; from then on the app has five seconds.
      const isBack = async () => ![before, null].includes(await startedAt());
      await expect.poll(isBack, { timeout: 60_000 }).toBe(true);
      expect(await timeUntilServed()).toBeLessThan(5000);

      const savedNames = () => namesOf(load.answers, ({ status }) => status === 200).length;
      const sofar = savedNames();
      await expect.poll(savedNames, { timeout: 20_000 }).toBeGreaterThan(sofar + 20);
      expect((await test.admin.get('/health/ready')).status).toBe(200);
      const answers = await load.stop();

      expect(new Set([...answers.values()].map(({ status }) => status))).toEqual(new Set([200, 503]));
      const { rows } = await test.db.execute(sql`select name from sponsorships`);
      const stored = new Set(rows.map(({ name }) => name));
      expect(namesOf(answers, ({ status }) => status === 200).filter((name) => !stored.has(name))).toEqual([]);
      // What was refused without a doubt is not there either.
      expect(
        namesOf(answers, ({ body }) => body.error === 'Ikke tilgængelig').filter((name) => stored.has(name)),
      ).toEqual([]);
    },
  );
});
