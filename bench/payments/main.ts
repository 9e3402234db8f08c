import type { AddressInfo } from 'node:net';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { createApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/lib/clock.ts';
import { plainConfig } from '../../server/src/lib/config.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { type Call, measure } from '../bank/load.ts';
import { Client } from '../client.ts';

const SPONSORSHIPS = Number(process.env.BENCH_ROWS ?? 100_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const SLOWEST = 120;
const only = process.argv[2] ?? '';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Five rates an agreement, a quarter of a year apart; what was due is paid, but for one in fifty. */
const rates = `insert into contract_rates (contract_id, position, amount, due_date)
  select c.id, i, round(c.sponsorship_amount / 5, 2), c.start_date + 14 + i * 75
  from contracts c cross join generate_series(0, 4) i where c.id % 20 > 0`;
const payments = `insert into payments (contract_id, rate_id, amount, paid_on, invoice_number, created_at, created_by)
  select r.contract_id, r.id, r.amount, r.due_date, 'F-' || r.id, now(), 'System'
  from contract_rates r join contracts c on c.id = r.contract_id
  where c.status = 'Godkendt' and r.due_date < current_date and r.amount > 0 and r.id % 50 > 0`;
const sums = `update contract_rates r set paid = p.amount, registered = p.amount from payments p where p.rate_id = r.id`;

const year = new Date().getUTCFullYear();
const rateList = (name: string, body: object): Call => ({
  ...{ name: `rates, ${name}`, method: 'POST', path: '/api/payments/rates', body },
});
const get = (name: string, path: string): Call => ({ name, method: 'GET', path });
const calls: Call[] = [
  rateList('plain', {}),
  rateList('this year', { filter: { year } }),
  rateList('a month', { filter: { year, month: 3 } }),
  rateList('late', { filter: { status: 'Overskredet' } }),
  rateList('due', { filter: { status: 'Forfalder' } }),
  rateList('paid this year', { filter: { status: 'Betalt', year } }),
  rateList('an area', { filter: { area: 2, year } }),
  rateList('a user', { filter: { user: 7 } }),
  rateList('a sponsorship', { filter: { sponsorship: 1000 } }),
  rateList('a month by name', { filter: { year, month: 3 }, sort: { field: 'Name' } }),
  rateList('search, one hit', { filter: { search: NEEDLE } }),
  rateList('search, a number', { filter: { search: '0123' } }),
  rateList('search, an invoice', { filter: { search: 'F-1234' } }),
  { name: 'without rates', method: 'POST', path: '/api/payments/without-rates', body: {} },
  get('months', `/api/payments/months?year=${year}`),
  get('months of an area', `/api/payments/months?year=${year}&area=2`),
  get('totals', '/api/payments/totals'),
];

const database = await startTemporaryPostgres('sponsorat');
try {
  await migrateDatabase(database);
  const owner = openDatabase(database.ownerUrl, () => {});
  await seedBank(owner.db.background, { sponsorships: SPONSORSHIPS, now: new Date() });
  for (const statement of [rates, payments, sums, 'vacuum analyze']) await owner.db.background.execute(statement);
  const { rows } = await owner.pool.query(`select (select count(*) from contracts) as agreements,
    (select count(*) from contract_rates) as rates, (select count(*) from payments) as payments`);
  await owner.close();
  say(
    `${SPONSORSHIPS} sponsorships, ${rows[0].agreements} agreements, ${rows[0].rates} rates, ${rows[0].payments} payments`,
  );
  const { db, close } = openDatabase(database.url, () => {});
  const app = await createApp({ db, clock: systemClock, config: plainConfig, cipher: null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const missed: string[] = [];
  for (const [who, email] of [
    ['An Admin', 'nr1@bank.dk'],
    ['A Bruger of every other area', 'nr2@bank.dk'],
  ] as const) {
    const client = new Client(`http://127.0.0.1:${port}`);
    await client.logIn(email);
    say(`\n${who}:\n\n| call | alone: p50 ms | eight at once: p50 ms | p95 ms |\n|---|---|---|---|`);
    for (const call of calls.filter(({ name }) => name.includes(only))) {
      const target = { port, headers: client.headers };
      const alone = await measure(target, [call], { connections: 1, seconds: SECONDS });
      const { p50, p95 } = await measure(target, [call], { connections: 8, seconds: SECONDS });
      say(`| ${call.name} | ${alone.p50.toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
      if (p95 > SLOWEST) missed.push(`${who}, ${call.name}: p95 of ${p95.toFixed(1)} ms with eight at once`);
    }
  }
  say(
    missed.length === 0
      ? '\nEverything reached what it must.'
      : `\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`,
  );
  await app.close();
  await close();
} finally {
  await database.stop();
}
