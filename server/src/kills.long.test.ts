import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@sponsorat/embedded-postgres';
import { findRunningPostgres } from '@sponsorat/embedded-postgres/running';
import { removeDatabase } from '@sponsorat/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeProducts } from './features/contracts/contracts.testing.ts';
import { systemClock, today } from './lib/clock.ts';
import { type OpenDatabase, openDatabase } from './lib/db/database.ts';
import { databaseFailure } from './lib/db/failures.ts';
import { migrateDatabase } from './lib/db/migrate.ts';
import { randomOf } from './seeds/steps/random.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { type AppProcess, appProcess, type Start } from './testing/app-process.ts';
import { overHttp, TestClient } from './testing/client.ts';
import { PASSWORD } from './testing/fixtures.ts';
import { brokenInvariants, figuresByHand } from './testing/invariants.ts';
import { startWriters } from './testing/writers.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 300);
/** The same seed kills the same in the same order; how far the writers are by then is up to the machine. */
const SEED = process.env.FAULT_SEED ?? String(Date.now() % 1_000_000);
const NAME = 'sponsorat';

let dataDir: string;
let ids: TestApp['ids'];
let seats: number;
let app: AppProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sponsorat-kills-'));
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, name: NAME, log: () => {} });
  await migrateDatabase(postgres);
  const { db, close } = openDatabase(postgres.url, () => {});
  const test = await startTestApp({
    db,
    url: postgres.url,
    ownerUrl: postgres.ownerUrl,
    close: () => close().then(postgres.stop),
  });
  ids = test.ids;
  [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true, isTicket: true }])) as [number];
  await test.close();
  app = await appProcess({ DATA_DIR: dataDir });
  await app.start();
});
afterAll(async () => {
  await app.stop();
  await removeDatabase(dataDir);
});

const loggedIn = async (email: string): Promise<TestClient> => {
  const client = new TestClient(overHttp(app.base));
  expect((await client.logIn(email, PASSWORD)).body).toEqual({ succeeded: true });
  return client;
};

/** Asks the database itself, past the app, as soon as it answers: it is on another port after each start of the app. */
const withDatabase = async <T>(ask: (db: OpenDatabase['db']) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    const { db, close } = openDatabase((await findRunningPostgres(dataDir, NAME))?.url ?? '', () => {});
    try {
      return await ask(db);
    } catch (error) {
      if (databaseFailure(error) !== 'gone' || tries === 100) throw error;
      await sleep(200);
    } finally {
      await close();
    }
  }
};

const postmaster = async (): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
const signal = (pid: number, name: NodeJS.Signals): undefined => {
  try {
    process.kill(pid, name);
  } catch {
    // It was on its way down already.
  }
};
const restartApp = async (): Promise<Start> => {
  await app.kill();
  return app.start();
};

/** Each answers how the app's start went, where it was one. */
const faults: Record<string, () => Promise<Start | undefined>> = {
  'the app killed': restartApp,
  'PostgreSQL killed': async () => signal(await postmaster(), 'SIGKILL'),
  'PostgreSQL stopped without a checkpoint': async () => signal(await postmaster(), 'SIGQUIT'),
  'a connection of PostgreSQL killed': async () => {
    const [pid] = await withDatabase(async (db) => {
      const { rows } = await db.execute(sql`select pid from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`);
      return rows.map((row) => Number(row.pid));
    });
    return pid === undefined ? undefined : signal(pid, 'SIGKILL');
  },
  'both killed': async () => {
    const pid = await postmaster();
    const [start] = await Promise.all([restartApp(), sleep(random() * 30).then(() => signal(pid, 'SIGKILL'))]);
    return start;
  },
};

/** What an outage was spent on, in seconds since the fault. */
const phasesOf = async (fault: number, start: Start | undefined): Promise<string> => {
  const began = await withDatabase(async (db) => {
    const { rows } = await db.execute(sql`select extract(epoch from pg_postmaster_start_time())::float8 as began`);
    return Number(rows[0]?.began) * 1000;
  });
  const phase = (what: string, at: number) => `${what} ${((at - fault) / 1000).toFixed(1)}`;
  const phases = began > fault ? [phase('PostgreSQL begins', began)] : [];
  if (start) phases.push(phase('the app listens', start.listens), phase('it is ready', start.isReady));
  return [...phases, `load ${loadavg()[0]?.toFixed(1)}`].join(', ');
};
/** How often the app had to start its PostgreSQL, at most, until it came up. */
const triesToStart = (): number =>
  Math.max(1, ...Array.from(app.said().matchAll(/i forsøg nr\. (\d+)/g), ([, tries]) => Number(tries)));
const kinds = Object.keys(faults);
const random = randomOf(SEED);

it(
  `${ROUNDS} kills of app, PostgreSQL and both lose nothing that was acknowledged, and leave nothing half done`,
  async () => {
    process.stdout.write(`${ROUNDS} kills with FAULT_SEED=${SEED}\n`);
    const clients = await Promise.all(['anna@bank.dk', 'anna@bank.dk', 'bo@bank.dk', 'bo@bank.dk'].map(loggedIn));
    const writers = startWriters({ ids }, seats, clients);
    const done = new Map<string, number>();
    let longest = { outage: 0, fault: 'none', phases: '' };
    let tries = 1;
    let [lost, halfDone]: [string[], string[]] = [[], []];
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        writers.resume();
        await writers.untilSaved(3 + Math.floor(random() * 8));
        await sleep(random() * 60);
        const fault = kinds[Math.floor(random() * kinds.length)] as keyof typeof faults;
        const longestOutage = writers.watchOutage();
        const at = Date.now();
        const start = await faults[fault]?.();
        // So that a PostgreSQL which is about to go is gone.
        await sleep(100);
        await writers.untilSaved(3);
        const outage = longestOutage();
        if (outage > longest.outage) longest = { outage, fault, phases: await phasesOf(at, start) };
        done.set(fault, (done.get(fault) ?? 0) + 1);

        await writers.pause();
        const broken = await withDatabase(async (db) => {
          ({ lost, halfDone } = await writers.compare(db));
          return brokenInvariants(db);
        });
        const where = `round ${round} with FAULT_SEED=${SEED}: ${fault}`;
        tries = Math.max(tries, triesToStart());
        // How long a start takes is the machine's; what stands in its way should be gone before it is tried.
        expect(tries, `${where}\n${app.said()}`).toBeLessThanOrEqual(3);
        expect(app.said(), where).not.toContain('kunne ikke starte');
        const wrong = { lost, halfDone, broken, complaints: writers.complaints };
        expect(wrong, where).toEqual({ lost: [], halfDone: [], broken: [], complaints: [] });
        const shown = await (clients[0] as TestClient).get('/api/dashboard/overview');
        expect(shown.body, where).toEqual(await withDatabase((db) => figuresByHand(db, today(systemClock))));
      }
    } finally {
      await writers.stop();
      const { requests, saved, refused, unknown } = writers.counts;
      process.stdout.write(
        `${requests} requests: ${saved} saved, ${refused} refused, ${unknown} without an answer that says\n` +
          `${[...done.values()].reduce((sum, count) => sum + count, 0)} faults: ${JSON.stringify(Object.fromEntries(done))}\n` +
          `lost ${lost.length}, half done ${halfDone.length}, ` +
          `longest outage ${Math.round(longest.outage)} ms (${longest.fault}: ${longest.phases})\n` +
          `PostgreSQL was started at most ${tries} times until it came up\n`,
      );
    }
  },
  ROUNDS * 60_000,
);
