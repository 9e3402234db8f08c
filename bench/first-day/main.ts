import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import type { DatabaseUrls } from '../../server/src/lib/db/data-source.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedBank } from '../../server/src/seeds/many/seed-bank.ts';
import { seedDues } from '../../server/src/seeds/many/seed-dues.ts';
import { median } from '../bank/load.ts';
import { Client } from '../client.ts';
import { startServer } from '../servers.ts';

/*
 * How long it takes to mark every old rate as paid where nothing was ever registered, and how long others wait for their
 * lists meanwhile.
 */

const RATES = Number(process.env.BENCH_RATES ?? 300_000);
const SLOWEST_MARK = 30;
const SLOWEST_QUESTION_MS = 120;
const SPONSORSHIPS = Math.ceil(RATES / 5);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Nothing is paid, and so many rates are due. */
const seed = async (urls: DatabaseUrls): Promise<void> => {
  await migrateDatabase(urls);
  const { db, close } = openDatabase(urls.ownerUrl, () => {});
  await seedBank(db.background, { sponsorships: SPONSORSHIPS, now: new Date() }, seedDues);
  await db.background.execute('truncate payments');
  await db.background.execute('update contract_rates set paid = 0, registered = 0');
  await db.background.execute(`update contract_rates set due_date = current_date + 400 where id in (
    select r.id from contract_rates r join contracts c on c.id = r.contract_id
    where c.status = 'Godkendt' and r.due_date < current_date order by r.due_date, r.id offset ${RATES})`);
  await db.background.execute('vacuum analyze');
  await close();
};

const timeOf = async <T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> => {
  const begun = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - begun };
};

const database = await startTemporaryPostgres('sponsorat');
const servers: { stop(): void }[] = [];
try {
  await seed(database);
  const app = await startServer('app', database.url);
  servers.push(app);
  const [admin, other] = [new Client(`http://127.0.0.1:${app.port}`), new Client(`http://127.0.0.1:${app.port}`)];
  await Promise.all([admin.logIn(), other.logIn('nr2@bank.dk')]);
  const question = () => timeOf(() => admin.ask('GET', '/api/payments/first-day'));
  const list = () => timeOf(() => other.ask('POST', '/api/sponsorships', {}));
  const quiet: number[] = [];
  for (let at = 0; at < 20; at += 1) quiet.push((await list()).ms);
  const answer = await question();
  say(`Asked in ${answer.ms.toFixed(0)} ms: ${JSON.stringify(answer.answer)}`);
  const before = new Date().toISOString().slice(0, 10);
  let isDone = false;
  const marking = timeOf(() => admin.ask('POST', '/api/payments/first-day', { before })).finally(() => {
    isDone = true;
  });
  const beside: number[] = [];
  while (!isDone) beside.push((await list()).ms);
  const marked = await marking;
  say(`Marked in ${(marked.ms / 1000).toFixed(1)} s: ${JSON.stringify(marked.answer)}`);
  say(`A list beside it: ${median(quiet).toFixed(0)} ms before, ${median(beside).toFixed(0)} ms meanwhile`);
  const after: number[] = [];
  for (let at = 0; at < 5; at += 1) after.push((await question()).ms);
  say(`Asked once it is answered: ${median(after).toFixed(0)} ms`);
  say(`Most memory: ${await app.megabytes()} MB.`);
  const isGood = marked.ms < SLOWEST_MARK * 1000 && median(after) < SLOWEST_QUESTION_MS;
  say(isGood ? '\nEverything reached what it must.' : '\nMissed.');
} finally {
  for (const server of servers) server.stop();
  await database.stop();
}
