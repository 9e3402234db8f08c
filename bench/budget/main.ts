import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { systemClock, today } from '../../server/src/lib/clock.ts';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedChains, seedRates } from '../../server/src/seeds/many/seed-dues.ts';
import { answerOf, type Call, type Headers, measure, median, type Target } from '../bank/load.ts';
import { Client } from '../client.ts';
import { sidesOf } from '../people.ts';
import { cell, say, sayMissed } from '../report.ts';
import { startServer } from '../servers.ts';
import { only, SECONDS, SPONSORSHIPS } from '../size.ts';

const AT_ONCE = 8;
const SLOWEST = 120;
/** Of a report, after a write. */
const SLOWEST_REPORT = 2_000;
const MOST_MEMORY = 400;

/** Agreements come to what their rates do, but for one in a thousand. */
const matchRates = `update contracts c set end_date = (c.start_date + interval '3 years')::date - 1, sponsorship_amount = r.sum / 3
  from (select contract_id, sum(amount) from contract_rates group by 1) r where r.contract_id = c.id and c.id % 1000 > 0`;
const budgets = `insert into budgets (area_id, year, amount, updated_at, updated_by)
  select a.id, y, 300000000, now(), 'System' from (select id from areas union all select null) a
  cross join generate_series(2020, 2035) y`;
/** A payment can be registered on each of these. */
const unpaid = `select r.id as "rateId", r.contract_id as "contractId"
  from contract_rates r join contracts c on c.id = r.contract_id and c.status = 'Godkendt'
  where r.registered < r.amount order by r.due_date, r.id limit 1000`;

const seed = async (urls: DatabaseUrls): Promise<object[]> => {
  await migrateDatabase(urls);
  const { db, pool, close } = openDatabase(urls.ownerUrl, () => {});
  const bank = { sponsorships: SPONSORSHIPS, now: new Date() };
  await seedBank(db.background, bank, async (tx) => {
    await seedChains(tx, bank);
    await seedRates(tx, { now: bank.now, every: 3 });
  });
  for (const statement of [matchRates, budgets, 'vacuum analyze contracts']) await db.background.execute(statement);
  const { rows: counts } = await pool.query('select count(*) as agreements from contracts');
  const { rows } = await pool.query(unpaid);
  await close();
  say(`${SPONSORSHIPS} sponsorships, ${counts[0].agreements} agreements`);
  return rows;
};

const get = (name: string, path: string): Call => ({ name, method: 'GET', path: `/api/budget${path}` });
const day = today(systemClock);
const year = Number(day.slice(0, 4));
/** Of an area that the Brugere who ask see. */
const behind = (figure: string, of = year) => get(`behind, ${figure}`, `/behind?year=${of}&area=2&figure=${figure}`);
const report = (name: string, path: string): Call => ({
  name: `report: ${name}`,
  method: 'GET',
  path: `/api/reports${path}`,
});
const calls: Call[] = [
  get('this year', ''),
  get('next year', `?year=${year + 1}`),
  behind('bound'),
  behind('drafts'),
  behind('renewals', year + 1),
  behind('paid'),
  behind('owed'),
  get('behind, bound, all areas', `/behind?year=${year}&figure=bound`),
  get('accrual today', '/accrual'),
  ...['year', 'budget', 'accounts'].map((kind) => report(kind, `/${kind}?`)),
  report('VAT and deduction', `/tax/totals?year=${year}`),
];

/** A browser takes what is packed, which the longest answers are once for all who ask. */
const asBrowser = (headers: Headers): Headers => ({ ...headers, 'accept-encoding': 'gzip' });

const missed: string[] = [];
type Side = { who: string; app: Target };

const measureRow = async ({ who, app }: Side, call: Call, write: () => Promise<unknown>) => {
  const fresh: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await write();
    const begun = performance.now();
    await answerOf(app, call);
    fresh.push(performance.now() - begun);
  }
  const megabytes = JSON.stringify(await answerOf(app, call)).length / 1_000_000;
  const { p50, p95 } = await measure(app, [call], { connections: AT_ONCE, seconds: SECONDS });
  say(`| ${[call.name, cell(megabytes, 2), cell(median(fresh)), cell(p50), cell(p95)].join(' | ')} |`);
  const isReport = call.name.startsWith('report');
  if (!isReport && p95 > SLOWEST) missed.push(`${who}, ${call.name}: p95 of ${cell(p95)} ms with eight at once`);
  if (isReport && median(fresh) > SLOWEST_REPORT) missed.push(`${who}, ${call.name}: ${cell(median(fresh))} ms`);
};

const database = await startTemporaryPostgres('sponsorat');
const servers: { stop(): void }[] = [];
try {
  const rates = await seed(database);
  const server = await startServer('app', database.url);
  servers.push(server);
  say(`Memory once started: ${await server.megabytes()} MB.`);
  const sides = await sidesOf({ app: server.port, limit: 0 }, [], AT_ONCE);
  const admin = new Client(`http://127.0.0.1:${server.port}`);
  await admin.logIn();
  let at = 0;
  /** Whatever is remembered is asked for anew after it. */
  const write = () =>
    admin.ask('POST', '/api/payments/update', { ...rates[at++ % rates.length], amount: 1, paidOn: day });
  for (const { who, app } of sides) {
    const [first, ...others] = app.people;
    const side = { who, app: { ...app, people: [asBrowser(first), ...others.map(asBrowser)] as const } };
    say(`\n${who}; eight at once:\n
| call | MB | after a write, alone: ms | p50 ms | p95 ms |\n|---|---|---|---|---|`);
    for (const call of calls.filter(({ name }) => name.includes(only))) await measureRow(side, call, write);
    say(`\nMost memory: ${await server.megabytes()} MB.`);
  }
  const memory = await server.megabytes();
  if (memory > MOST_MEMORY) missed.push(`${memory} MB of memory`);
  sayMissed(missed);
} finally {
  for (const server of servers) server.stop();
  await database.stop();
}
