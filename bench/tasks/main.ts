import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedDues } from '../../server/src/seeds/many/seed-dues.ts';
import { type Call, measure } from '../bank/load.ts';
import { Client } from '../client.ts';
import { startServer } from '../servers.ts';

const SPONSORSHIPS = Number(process.env.BENCH_ROWS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const SLOWEST = 120;
const only = process.argv[2] ?? '';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const list = (name: string, body: object): Call => ({ name, method: 'POST', path: '/api/tasks', body });
const get = (name: string, path: string): Call => ({ name, method: 'GET', path: `/api/tasks/${path}` });
const calls: Call[] = [
  list('plain', {}),
  list('a user', { filter: { user: 7 } }),
  list('overdue', { filter: { when: 'overdue' } }),
  list('this week', { filter: { when: 'week' } }),
  list('rates', { filter: { kind: 'rate' } }),
  list('an area', { filter: { area: 2 } }),
  list('done', { filter: { state: 'done' } }),
  list('by name', { sort: { field: 'Name' } }),
  list('a page in the middle', { page: 200 }),
  list('search, one hit', { filter: { search: NEEDLE } }),
  list('search, a common word', { filter: { search: 'boldklub' } }),
  get('summary', 'summary'),
  get('summary of a user', 'summary?user=7'),
  get('next deadline', 'next-deadline'),
];

const database = await startTemporaryPostgres('sponsorat');
try {
  await migrateDatabase(database);
  const owner = openDatabase(database.ownerUrl, () => {});
  await seedBank(owner.db.background, { sponsorships: SPONSORSHIPS, now: new Date() }, seedDues);
  const { rows } = await owner.pool.query(`select (select count(*) from contracts) as agreements,
    (select count(*) from contract_rates) as rates`);
  await owner.close();
  say(`${SPONSORSHIPS} sponsorships, ${rows[0].agreements} agreements, ${rows[0].rates} rates`);
  const app = await startServer('app', database.url);
  const missed: string[] = [];
  for (const [who, email] of [
    ['An Admin', 'nr1@bank.dk'],
    ['A Bruger of every other area', 'nr2@bank.dk'],
  ] as const) {
    const client = new Client(`http://127.0.0.1:${app.port}`);
    await client.logIn(email);
    say(`\n${who}:\n\n| tasks | alone: p50 ms | eight at once: p50 ms | p95 ms |\n|---|---|---|---|`);
    for (const call of calls.filter(({ name }) => name.includes(only))) {
      const target = { port: app.port, headers: client.headers };
      const alone = await measure(target, [call], { connections: 1, seconds: SECONDS });
      const { p50, p95 } = await measure(target, [call], { connections: 8, seconds: SECONDS });
      say(`| ${call.name} | ${alone.p50.toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
      if (p95 > SLOWEST) missed.push(`${who}, ${call.name}: p95 of ${p95.toFixed(1)} ms with eight at once`);
    }
  }
  say(`\nMost memory: ${await app.megabytes()} MB.`);
  say(
    missed.length === 0
      ? '\nEverything reached what it must.'
      : `\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`,
  );
  app.stop();
} finally {
  await database.stop();
}
