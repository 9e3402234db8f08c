import { isDeepStrictEqual } from 'node:util';
import type { TaskRow } from '@sponsorat/api';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedDues } from '../../server/src/seeds/many/seed-dues.ts';
import { answerOf, type Call, measure } from '../bank/load.ts';
import { Client } from '../client.ts';
import { type Sides, sidesOf } from '../people.ts';
import { cell, say, sayMissed } from '../report.ts';
import { startServer } from '../servers.ts';
import { only, SECONDS, SPONSORSHIPS } from '../size.ts';
import { fillTasks, limitIndexes, limitTables } from './limit.sql.ts';
import { startPaying } from './writer.ts';

const AT_ONCE = 8;
const SLOWEST = 120;

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
];

const seed = async (urls: DatabaseUrls): Promise<void> => {
  await migrateDatabase(urls);
  const { db, pool, close } = openDatabase(urls.ownerUrl, () => {});
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now: new Date() }, seedDues);
  const { rows } = await pool.query(`select (select count(*) from contracts) as agreements,
    (select count(*) from contract_rates) as rates`);
  await close();
  say(`${SPONSORSHIPS} sponsorships, ${rows[0].agreements} agreements, ${rows[0].rates} rates`);
};

/** The limit's table holds what the app answers an Admin. */
const fillLimit = async ({ ownerUrl }: DatabaseUrls, admin: Client): Promise<number[]> => {
  const { pool, close } = openDatabase(ownerUrl, () => {});
  for (const statement of limitTables) await pool.query(statement);
  let filled = 0;
  for (const state of ['open', 'snoozed', 'done'])
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const body = { filter: { state }, page, perPage: 100 };
      const answer = (await admin.ask('POST', '/api/tasks', body)) as { Result: TaskRow[]; TotalPages: number };
      await pool.query(fillTasks(answer.Result));
      filled += answer.Result.length;
      pages = answer.TotalPages;
    }
  for (const statement of limitIndexes) await pool.query(statement);
  const { rows } = await pool.query('select array_agg(area_id) as areas from user_areas where user_id = 2');
  await close();
  say(`${filled} tasks`);
  return rows[0].areas;
};

const missed: string[] = [];
/** Measures the app and the limit in turn with eight at once, and says as a row of a table how they compare. */
const compare = async ({ who, app, limit }: Sides, call: Call) => {
  const alone = await measure(app, [call], { connections: 1, seconds: SECONDS });
  const ours = await measure(app, [call], { connections: AT_ONCE, seconds: SECONDS });
  const theirs = await measure(limit, [call], { connections: AT_ONCE, seconds: SECONDS });
  const ratio = cell(ours.perSecond / theirs.perSecond, 2);
  say(
    `| ${call.name} | ${[alone.p95, ours.p50, ours.p95, theirs.p95].map((ms) => cell(ms)).join(' | ')} | **${ratio}** |`,
  );
  if (ours.p95 > SLOWEST) missed.push(`${who}, ${call.name}: p95 of ${cell(ours.p95)} ms with eight at once`);
};

const database = await startTemporaryPostgres('sponsorat');
try {
  await seed(database);
  const app = await startServer('app', database.url);
  const logIn = async (email: string): Promise<Client> => {
    const client = new Client(`http://127.0.0.1:${app.port}`);
    await client.logIn(email);
    return client;
  };
  const admin = await logIn('nr1@bank.dk');
  const areas = await fillLimit(database, admin);
  const limit = await startServer('limit-tasks', database.ownerUrl);
  const sides = await sidesOf({ app: app.port, limit: limit.port }, areas, AT_ONCE);
  const chosenCalls = calls.filter(({ name }) => name.includes(only));
  for (const { who, app, limit } of sides)
    for (const call of chosenCalls)
      if (!isDeepStrictEqual(await answerOf(app, call), await answerOf(limit, call)))
        missed.push(`${who}, ${call.name}: another answer than the limit`);
  const stopPaying = startPaying(await logIn('nr3@bank.dk'));
  for (const each of sides) {
    say(`\n${each.who}, while somebody registers a payment every second:\n
| tasks | alone: p95 ms | eight at once: p50 ms | p95 ms | the limit: p95 ms | ratio |\n|---|---|---|---|---|---|`);
    for (const call of chosenCalls) await compare(each, call);
  }
  const { payments, stale } = await stopPaying();
  say(
    `\n${payments} payments; of ${stale} the task was still there in the answer after. Most memory: ${await app.megabytes()} MB.`,
  );
  if (stale > 0 || payments === 0) missed.push(`${stale} of ${payments} payments left their task`);
  sayMissed(missed);
  app.stop();
  limit.stop();
} finally {
  await database.stop();
}
