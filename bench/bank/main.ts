import { isDeepStrictEqual } from 'node:util';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { type Sides, sidesOf } from '../people.ts';
import { cell, say, sayMissed } from '../report.ts';
import { startServer } from '../servers.ts';
import { only, SECONDS, SPONSORSHIPS } from '../size.ts';
import { callsFor, mixedLists } from './calls.ts';
import { type Draft, measureExpensive } from './expensive.ts';
import { limitTables } from './limit.sql.ts';
import { answerOf, type Call, measure, type Target } from './load.ts';
import { measureSearches } from './search.ts';

const EXPENSIVE_AT_ONCE = 30;
const MOST_MEGABYTES = 400;
const SLOWEST_SEARCH = 80;

const seed = async (urls: DatabaseUrls) => {
  await migrateDatabase(urls);
  const { db, pool, close } = openDatabase(urls.ownerUrl, () => {});
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now: new Date() });
  for (const statement of limitTables(today(systemClock))) await db.background.execute(statement);
  const { rows } = await pool.query('select array_agg(area_id) as areas from user_areas where user_id = 2');
  // Users of an even number have the areas of even numbers.
  const { rows: drafts } = await pool.query(`
    select c.id, s.id as "sponsorshipId", 'nr' || 2 + 2 * row_number() over (order by c.id) || '@bank.dk' as email
    from contracts c join sponsorships s on s.id = c.sponsorship_id
    where c.status = 'Kladde' and s.area_id % 2 = 0 order by c.id limit ${EXPENSIVE_AT_ONCE}`);
  await close();
  return { areas: rows[0].areas as number[], drafts: drafts as Draft[] };
};

const LEVELS = [1, 8, 32] as const;
const missed: string[] = [];

/** What a call must reach: of the limit's requests a second with 32 connections, and in milliseconds with eight. */
const mustReach = (name: string) => ({ ratio: name.startsWith('dashboard') ? 0.6 : 0.8, p95: 40 });

/** Measures the app and the limit in turn with the same calls, and says as a row of a table how they compare. */
const compare = async (name: string, calls: readonly Call[], app: Target, limit: Target) => {
  const [first] = calls as [Call];
  const isSame = isDeepStrictEqual(await answerOf(app, first), await answerOf(limit, first));
  const cells: string[] = [];
  for (const connections of LEVELS) {
    const load = { connections, seconds: SECONDS };
    const ours = await measure(app, calls, load);
    const theirs = await measure(limit, calls, load);
    const ratio = ours.perSecond / theirs.perSecond;
    if (connections < 32) cells.push(cell(ours.p95));
    else cells.push(cell(ours.perSecond, 0), cell(ours.p95), cell(ours.p99), `**${cell(ratio, 2)}**`);
    const { ratio: leastRatio, p95: mostP95 } = mustReach(name);
    if (connections === 32 && ratio < leastRatio) missed.push(`${name}: ${cell(ratio, 2)} of the limit`);
    if (connections === 8 && ours.p95 > mostP95) missed.push(`${name}: p95 of ${cell(ours.p95)} ms with eight at once`);
  }
  if (!isSame) missed.push(`${name}: another answer than the limit`);
  say(`| ${name} | ${cells.join(' | ')} |`);
};

const compareAll = async ({ who, app, limit }: Sides) => {
  const plain: Call = { name: 'list', method: 'POST', path: '/api/sponsorships', body: {} };
  const { Total, Result } = (await answerOf(app, plain)) as { Total: number; Result: { Id: number }[] };
  say(`\n${who}, who sees ${Total} sponsorships:\n
| call | 1: p95 ms | 8: p95 ms | 32: requests a second | p95 ms | p99 ms | ratio |
|---|---|---|---|---|---|---|`);
  const isAsked = ({ name }: Pick<Call, 'name'>) => name.includes(only);
  const calls = callsFor({ seen: Total, sponsorshipId: Result[0]?.Id ?? 1 });
  // What is done for the first time takes longer.
  for (const side of [app, limit]) await measure(side, calls, { connections: 8, seconds: 1 });
  for (const call of calls.filter(isAsked)) await compare(call.name, [call], app, limit);
  const mixed = { name: 'lists of every kind' };
  if (isAsked(mixed)) await compare(mixed.name, mixedLists(1_000, Total), app, limit);
};

/** The search over everything has no limit beside it: it must be fast in itself. */
const searchAs = async ({ who, app }: Sides) => {
  if (!'search'.includes(only)) return;
  say(`\n${who}, searching everything with eight at once:\n\n| sought | p50 ms | p95 ms |\n|---|---|---|`);
  for (const { name, p50, p95 } of await measureSearches(app, SECONDS)) {
    say(`| ${name} | ${cell(p50)} | ${cell(p95)} |`);
    if (p95 > SLOWEST_SEARCH) missed.push(`searching everything, ${name}: p95 of ${cell(p95)} ms`);
  }
};

const database = await startTemporaryPostgres('sponsorat');
try {
  say(
    `${SPONSORSHIPS} sponsorships, ${SPONSORSHIPS * 2} agreements, ${SPONSORSHIPS * 10} items, ${SPONSORSHIPS * 4} contacts, ${SPONSORSHIPS * 5} documents …`,
  );
  const { areas, drafts } = await seed(database);
  const [app, limit] = [await startServer('app', database.url), await startServer('limit', database.ownerUrl)];
  const sides = await sidesOf({ app: app.port, limit: limit.port }, areas, Math.max(...LEVELS));
  for (const each of sides) await compareAll(each);
  for (const each of sides) await searchAs(each);
  const lists = `Most memory: ${await app.megabytes()} MB (the limit: ${await limit.megabytes()} MB).`;
  say(`\nWhat others wait for a list, median, while ${drafts.length} people at once do something expensive:\n
| all at once | before, ms | meanwhile, ms | ratio | refused |
|---|---|---|---|---|`);
  for (const { name, quiet, busy, refused } of await measureExpensive(sides[0].app, drafts))
    say(`| ${name} | ${cell(quiet)} | ${cell(busy)} | **${cell(busy / quiet)}** | ${refused} |`);
  const most = await app.megabytes();
  say(`\n${lists} After the expensive calls: ${most} MB.`);
  if (most > MOST_MEGABYTES) missed.push(`memory: ${most} MB`);
  sayMissed(missed);
  app.stop();
  limit.stop();
} finally {
  await database.stop();
}
