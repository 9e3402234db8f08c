import { isDeepStrictEqual } from 'node:util';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedTickets } from '../../server/src/seeds/many/seed-tickets.ts';
import { answerOf, type Call, measure, median } from '../bank/load.ts';
import { Client } from '../client.ts';
import { type Sides, sidesOf } from '../people.ts';
import { cell, say, sayMissed } from '../report.ts';
import { startServer } from '../servers.ts';
import { only, SECONDS, SPONSORSHIPS } from '../size.ts';
import { type AskedRecords, callsAlone, callsBesideLimit } from './calls.ts';
import { limitTables } from './limit.sql.ts';

const AT_ONCE = 8;
const SLOWEST = 40;

const mostOf = (order: string) => `(select lower(g.email) from grants g where g.email is not null
  group by 1 having count(*) filter (where g.area_id % 2 = 0) > 0 order by ${order}, 1 limit 1)`;
/** Of an area that the Brugere who ask see: with seats left, so that a check has an answer. */
const askedOf = `
  select f.event_id as "eventId", f.item_id as "itemId", e.date::text as day, ${mostOf('count(*) desc')} as "heavyUser",
    ${mostOf('abs(count(*) - 6)')} as usual, 7 as "hostUserId", (select count(*)::int from grants) as grants,
    array(select id from grants where state = 'Udleveret' and event_id is null order by id limit 100) as "handedOut"
  from limit_free f join events e on e.id = f.event_id join limit_events l on l.id = e.id
  where f.mode = 'pr. arrangement' and l.area_id % 2 = 0 and not e.cancelled and e.date > current_date and f.free > 2
  order by e.date, e.id limit 1`;

const seed = async (urls: DatabaseUrls): Promise<{ areas: number[]; asked: AskedRecords }> => {
  await migrateDatabase(urls);
  const { db, pool, close } = openDatabase(urls.ownerUrl, () => {});
  const [events, grants, now] = [SPONSORSHIPS / 20, SPONSORSHIPS * 2, new Date()];
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now });
  await seedTickets(db.background, { events, grants, now });
  const day = today(systemClock);
  for (const statement of limitTables(day)) await db.background.execute(statement);
  const { rows } = await db.background.execute(askedOf);
  const { rows: seen } = await pool.query('select array_agg(area_id) as areas from user_areas where user_id = 2');
  await close();
  say(`${SPONSORSHIPS} sponsorships, ${events} events, ${rows[0]?.grants} grants`);
  const inFourWeeks = new Date(now.getTime() + 28 * 86_400_000).toISOString().slice(0, 10);
  return { areas: seen[0].areas, asked: { ...(rows[0] as AskedRecords), day, inFourWeeks } };
};

const missed: string[] = [];

/** Answers are compared without warnings, of which the limit knows nothing. */
const bare = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'Warnings' ? undefined : value)));

const compare = async ({ who, app, limit }: Sides, calls: readonly Call[]) => {
  for (const call of calls)
    try {
      if (!isDeepStrictEqual(bare(await answerOf(app, call)), await answerOf(limit, call)))
        missed.push(`${who}, ${call.name}: another answer than the limit`);
    } catch (error) {
      missed.push(`${who}, ${call.name}: ${error}`);
    }
};

/** Says as a row of a table how fast the app is with eight at once, beside the limit where there is one. */
const measureRow = async ({ who, app, limit }: Sides, call: Call, { hasLimit, write }: Measurement) => {
  const fresh: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await write();
    const begun = performance.now();
    await answerOf(app, call);
    fresh.push(performance.now() - begun);
  }
  const load = { connections: AT_ONCE, seconds: SECONDS };
  const { p50, p95, perSecond } = await measure(app, [call], load);
  const best = hasLimit ? await measure(limit, [call], load) : null;
  const beside = best ? [cell(best.p95), `**${cell(perSecond / best.perSecond, 2)}**`] : ['', ''];
  say(`| ${[call.name, cell(median(fresh)), cell(p50), cell(p95), ...beside].join(' | ')} |`);
  if (p95 > SLOWEST) missed.push(`${who}, ${call.name}: p95 of ${cell(p95)} ms with eight at once`);
};
type Measurement = { hasLimit: boolean; write: () => Promise<unknown> };

const database = await startTemporaryPostgres('sponsorat');
const servers: { stop(): void }[] = [];
try {
  const { areas, asked } = await seed(database);
  const [app, limit] = [await startServer('app', database.url), await startServer('limit-tickets', database.ownerUrl)];
  servers.push(app, limit);
  const sides = await sidesOf({ app: app.port, limit: limit.port }, areas, AT_ONCE);
  const choose = (calls: readonly Call[]) => calls.filter(({ name }) => name.includes(only));
  const [beside, alone] = [choose(callsBesideLimit(asked)), choose(callsAlone(asked))];
  // Before anything is written: the limit's tables stay as they are.
  for (const side of sides) await compare(side, beside);
  const admin = new Client(`http://127.0.0.1:${app.port}`);
  await admin.logIn();
  let at = 0;
  const write = () => {
    const id = asked.handedOut[at++ % asked.handedOut.length];
    return admin.ask('POST', `/api/grants/${id}/attended`, { attended: at % 2 });
  };
  for (const side of sides) {
    say(`\n${side.who}; eight at once:\n
| call | after a write, alone: ms | p50 ms | p95 ms | the limit: p95 ms | ratio |\n|---|---|---|---|---|---|`);
    for (const call of [...beside, ...alone])
      await measureRow(side, call, { hasLimit: beside.includes(call), write }).catch(() =>
        say(`| ${call.name} | refused | | | | |`),
      );
  }
  say(`\nMost memory: ${await app.megabytes()} MB.`);
  sayMissed(missed);
} finally {
  for (const server of servers) server.stop();
  await database.stop();
}
