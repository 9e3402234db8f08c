import { isDeepStrictEqual } from 'node:util';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedDues } from '../../server/src/seeds/many/seed-dues.ts';
import { answerOf, measure, median } from '../bank/load.ts';
import { Client } from '../client.ts';
import { sidesOf } from '../people.ts';
import { say, sayMissed } from '../report.ts';
import { startServer } from '../servers.ts';
import { only, SECONDS, SPONSORSHIPS } from '../size.ts';
import { calls } from './calls.ts';
import { limitRates } from './limit.ts';

const SLOWEST = 120;
const AT_ONCE = { connections: 8, seconds: SECONDS };

const seed = async (urls: DatabaseUrls) => {
  await migrateDatabase(urls);
  const { db, pool, close } = openDatabase(urls.ownerUrl, () => {});
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now: new Date() }, seedDues);
  for (const statement of limitRates) await db.background.execute(statement);
  const { rows: counts } = await pool.query(`select (select count(*) from contracts) as agreements,
    (select count(*) from contract_rates) as rates, (select count(*) from payments) as payments`);
  const { rows: areas } = await pool.query('select array_agg(area_id) as areas from user_areas where user_id = 2');
  const { rows: unpaid } = await pool.query(`select r.id as "rateId", r.contract_id as "contractId"
    from contract_rates r join contracts c on c.id = r.contract_id and c.status = 'Godkendt'
    where r.registered < r.amount order by r.due_date, r.id limit 1000`);
  await close();
  return { ...counts[0], areas: areas[0].areas as number[], unpaid: unpaid as object[] };
};

const database = await startTemporaryPostgres('sponsorat');
const servers: { stop(): void }[] = [];
try {
  const { agreements, rates, payments, areas, unpaid } = await seed(database);
  say(`${SPONSORSHIPS} sponsorships, ${agreements} agreements, ${rates} rates, ${payments} payments`);
  const [app, limit] = [await startServer('app', database.url), await startServer('limit-rates', database.ownerUrl)];
  servers.push(app, limit);
  const admin = new Client(`http://127.0.0.1:${app.port}`);
  await admin.logIn();
  const sides = await sidesOf({ app: app.port, limit: limit.port }, areas, AT_ONCE.connections);
  const chosenCalls = calls.filter(({ name }) => name.includes(only));
  const missed: string[] = [];
  // Before anything is written: the limit's table stays as it is.
  for (const { who, app: ours, limit: theirs } of sides)
    for (const call of chosenCalls)
      if (!isDeepStrictEqual(await answerOf(ours, call), await answerOf(theirs, call)))
        missed.push(`${who}, ${call.name}: another answer than the limit`);
  let at = 0;
  /** Whatever is remembered is asked for anew after it. */
  const write = () =>
    admin.ask('POST', '/api/payments/update', {
      ...unpaid[at++ % unpaid.length],
      amount: 1,
      paidOn: '2026-01-02',
    });
  for (const { who, app: ours, limit: theirs } of sides) {
    say(`\n${who}; eight at once, while a payment is registered each second:\n
| call | after a write, alone: ms | p50 ms | p95 ms | limit, p95 ms | ratio |\n|---|---|---|---|---|---|`);
    for (const call of chosenCalls) {
      const fresh: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        await write();
        const begun = performance.now();
        await answerOf(ours, call);
        fresh.push(performance.now() - begun);
      }
      const writing = setInterval(() => void write(), 1_000);
      const { p50, p95, perSecond } = await measure(ours, [call], AT_ONCE);
      clearInterval(writing);
      const best = await measure(theirs, [call], AT_ONCE);
      const cells = [median(fresh), p50, p95, best.p95].map((time) => time.toFixed(1));
      say(`| ${call.name} | ${cells.join(' | ')} | **${(perSecond / best.perSecond).toFixed(2)}** |`);
      if (p95 > SLOWEST) missed.push(`${who}, ${call.name}: p95 of ${p95.toFixed(1)} ms with eight at once`);
    }
  }
  say(`\nMost memory: ${await app.megabytes()} MB.`);
  sayMissed(missed);
} finally {
  for (const server of servers) server.stop();
  await database.stop();
}
