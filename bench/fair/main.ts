import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { fillClub } from '../../server/src/seeds/many/seed-full-club.ts';
import { median } from '../bank/load.ts';
import { Client } from '../client.ts';
import { startServer } from '../servers.ts';
import { actsOf } from './acts.ts';

/* What one user's calls, 32 at once, do to another's list: no call may make it more than ten times slower. */

const AT_ONCE = Number(process.env.BENCH_AT_ONCE ?? 32);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const MOST = 10;
const only = process.argv[2] ?? '';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const cell = (value: number): string => value.toFixed(1);
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const until = (seconds: number) => {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() < end;
};

/** What somebody waits for the list while something goes on, median and slowest, in milliseconds. */
const waitFor = async (client: Client, goesOn: () => boolean): Promise<{ p50: number; most: number }> => {
  const times: number[] = [];
  while (goesOn()) {
    const begun = performance.now();
    await client.ask('POST', '/api/sponsorships', {});
    times.push(performance.now() - begun);
  }
  return { p50: median(times), most: Math.max(...times) };
};

const database = await startTemporaryPostgres('sponsorat');
try {
  await migrateDatabase(database);
  const { db, close } = openDatabase(database.ownerUrl, () => {});
  await seedBank(db.background, { sponsorships: 5_000, now: new Date() });
  const fullClub = await fillClub(db.background);
  await close();
  const app = await startServer('app', database.url);
  const base = `http://127.0.0.1:${app.port}`;
  const other = new Client(base);
  await other.logIn('nr1@bank.dk');
  const missed: string[] = [];
  say(`
| ${AT_ONCE} at once | alone, ms | meanwhile, ms | slowest, ms | ratio | answers |
|---|---|---|---|---|---|`);
  for (const name of Object.keys(actsOf(fullClub)).filter((name) => name.includes(only))) {
    await waitFor(other, until(0.5));
    const attack = new Worker(new URL('attack.ts', import.meta.url), {
      workerData: { base, fullClub, name, atOnce: AT_ONCE, seconds: SECONDS },
    });
    await once(attack, 'message');
    const quiet = await waitFor(other, until(2));
    attack.postMessage('begin');
    const statuses = once(attack, 'message');
    await sleep(300);
    const busy = await waitFor(other, until(SECONDS - 0.5));
    const ratio = busy.p50 / quiet.p50;
    if (ratio > MOST) missed.push(`${name}: ${cell(ratio)} times slower`);
    const answers = JSON.stringify((await statuses)[0]).replaceAll(/["{}]/g, '');
    say(`| ${name} | ${cell(quiet.p50)} | ${cell(busy.p50)} | ${cell(busy.most)} | **${cell(ratio)}** | ${answers} |`);
    await sleep(500);
  }
  say(`\nMost memory: ${await app.megabytes()} MB.`);
  say(
    missed.length === 0
      ? 'No call makes others wait too long.'
      : `Missed:\n${missed.map((line) => `- ${line}`).join('\n')}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
  app.stop();
} finally {
  await database.stop();
}
