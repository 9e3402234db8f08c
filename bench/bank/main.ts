import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { Client } from '../client.ts';
import { callsFor, mixedLists } from './calls.ts';
import { limitTables } from './limit.sql.ts';
import { answerOf, type Call, measure, type Target } from './load.ts';

const SPONSORSHIPS = Number(process.env.BENCH_ROWS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const only = process.argv[2] ?? '';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server of its own, started as `npm start` starts the app. */
const serve = async (which: 'app' | 'limit', url: string) => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'bench/bank/serve.ts', which, url], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const heard = async <T>(): Promise<T> => JSON.parse(String((await lines.next()).value));
  const { port } = await heard<{ port: number }>();
  return {
    port,
    megabytes: async () => {
      child.stdin.write('memory\n');
      return Math.round((await heard<{ most: number }>()).most / 1_000_000);
    },
    stop: () => child.kill(),
  };
};

const seed = async (url: string) => {
  await migrateDatabase(url);
  const { db, pool, close } = openDatabase(url, () => {});
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now: new Date() });
  for (const statement of limitTables(today(systemClock))) await db.background.execute(statement);
  const { rows } = await pool.query('select array_agg(area_id) as areas from user_areas where user_id = 2');
  await close();
  return rows[0].areas as number[];
};

const width = 30;
const cell = (value: number, digits = 1): string => value.toFixed(digits).padStart(9);
const heading = `${''.padEnd(width)}  at  requests/s  of the limit    ratio      p50      p95      p99 ms   p95 of the limit`;

/** Measures the app and the limit in turn with the same calls, and says how they compare. */
const compare = async (name: string, calls: readonly Call[], app: Target, limit: Target, levels: readonly number[]) => {
  const [first] = calls as [Call];
  const same = isDeepStrictEqual(await answerOf(app, first), await answerOf(limit, first));
  for (const connections of levels) {
    const load = { connections, seconds: SECONDS };
    const ours = await measure(app, calls, load);
    const theirs = await measure(limit, calls, load);
    const rates = `${cell(ours.perSecond, 0)}   ${cell(theirs.perSecond, 0)}   ${cell(ours.perSecond / theirs.perSecond, 2)}`;
    const times = [ours.p50, ours.p95, ours.p99].map((time) => cell(time)).join('');
    say(
      `${name.padEnd(width)}${String(connections).padStart(4)}   ${rates}${times}      ${cell(theirs.p95)}${same ? '' : '   another answer'}`,
    );
  }
};

const compareAll = async (who: string, app: Target, limit: Target) => {
  const plain: Call = { name: 'list', method: 'POST', path: '/api/sponsorships', body: {} };
  const { Total, Result } = (await answerOf(app, plain)) as { Total: number; Result: { Id: number }[] };
  say(`\n${who}, who sees ${Total} sponsorships\n${heading}`);
  const isAsked = ({ name }: Pick<Call, 'name'>) => name.includes(only);
  for (const call of callsFor({ seen: Total, sponsorshipId: Result[0]?.Id ?? 1 }).filter(isAsked))
    await compare(call.name, [call], app, limit, [1, 8, 32]);
  const mixed = { name: 'lists of every kind' };
  if (isAsked(mixed)) await compare(mixed.name, mixedLists(1_000, Total), app, limit, [8, 32]);
};

const database = await startTemporaryPostgres('sponsorat');
try {
  say(`${SPONSORSHIPS} sponsorships, ${SPONSORSHIPS * 2} agreements, ${SPONSORSHIPS * 10} items …`);
  const areas = await seed(database.url);
  const [app, limit] = [await serve('app', database.url), await serve('limit', database.url)];
  const person = async (email: string): Promise<Target> => {
    const client = new Client(`http://127.0.0.1:${app.port}`);
    await client.logIn(email);
    return { port: app.port, headers: client.headers };
  };
  const json = { 'content-type': 'application/json' };
  await compareAll('An Admin', await person('nr1@bank.dk'), { port: limit.port, headers: json });
  const asBruger = { port: limit.port, headers: { ...json, 'x-areas': JSON.stringify(areas) } };
  await compareAll('A Bruger of every other area', await person('nr2@bank.dk'), asBruger);
  say(`\nmost memory: app ${await app.megabytes()} MB, limit ${await limit.megabytes()} MB`);
  app.stop();
  limit.stop();
} finally {
  await database.stop();
}
