import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../lib/clock.ts';
import { plainConfig } from '../../lib/config.ts';
import { rowsOf } from '../../lib/db/database.ts';
import { randomOf } from '../../seeds/steps/random.ts';
import { type AppProcess, appProcess } from '../../testing/app-process.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { startSmtpServer } from '../../testing/smtp.ts';
import { mailConfig, mailEnvironment } from './mails.testing.ts';
import { queueMail } from './mails.usecases.ts';

const MAILS = 1_000;
/** Before each kill. */
const PART = 100;
/** How many a node has in its hands at most. */
const IN_HANDS = 20;
/** The same seed kills the same in the same order; how far the nodes are by then is up to the machine. */
const SEED = process.env.FAULT_SEED ?? String(Date.now() % 1_000_000);
const random = randomOf(SEED);
const PATIENCE = { timeout: 120_000, interval: 5 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let nodes: AppProcess[];
beforeAll(async () => {
  database = await openTestDatabase();
  // A node that is killed before it is answered does not know that the mail has arrived.
  smtp = await startSmtpServer(() => 'takes slowly');
  const urls = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl };
  nodes = await Promise.all([1, 2, 3].map(() => appProcess({ ...urls, ...mailEnvironment(smtp.urlOf()) })));
  await Promise.all(nodes.map((node) => node.start()));
}, 240_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await smtp.close();
  await database.close();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from mails`);
  smtp.received.length = 0;
});

const queue = (count: number): Promise<void> =>
  database.db.transaction(async (tx) => {
    const deps = { clock: systemClock, config: { ...plainConfig, ...mailConfig(smtp.urlOf()) } };
    const mail = { subject: 'Emne', blocks: [{ paragraph: 'Tekst' }], foot: 'Derfor.' };
    for (let at = 0; at < count; at += 1) await queueMail(tx, deps, { ...mail, to: `${random()}@klub.dk` });
  });

const rowSchema = z.object({ to: z.string(), status: z.string(), tries: z.int(), id: z.string() });
const readRows = () =>
  rowsOf(database.db, rowSchema, sql`select "to", status, tries, message_id as id from mails order by mails.id`);
const waiting = async () => (await readRows()).filter(({ status }) => ['Venter', 'Sender'].includes(status)).length;

/** Waits until nothing is to be sent any more: the mails, and those that did not arrive once for each try or fewer, as one. */
const outcome = async () => {
  await expect.poll(waiting, { ...PATIENCE, interval: 500 }).toBe(0);
  const rows = await readRows();
  const arrivals = Map.groupBy(smtp.received, ({ to }) => to?.[0]?.address);
  const wrong = rows.flatMap(({ to, status, tries, id }) => {
    const ids = (arrivals.get(to) ?? []).map(({ messageId }) => messageId);
    const isRight = status === 'Sendt' && ids.length > 0 && ids.length <= tries && ids.every((one) => one === id);
    return isRight ? [] : [`${to} (${id}): ${status} after ${tries}, arrived as ${ids.join(', ') || 'nothing'}`];
  });
  return { mails: rows.length, again: rows.reduce((sum, { tries }) => sum + tries - 1, 0), wrong };
};

it('three nodes send each of 1 000 mails once', async () => {
  await queue(MAILS);
  expect(await outcome()).toEqual({ mails: MAILS, again: 0, wrong: [] });
  expect(smtp.received).toHaveLength(MAILS);
}, 240_000);

it('nodes that are killed at any moment leave no mail behind, and one that arrives twice is the same', async () => {
  process.stdout.write(`Mails while nodes are killed, with FAULT_SEED=${SEED}\n`);
  let kills = 0;
  for (let made = 0; made < MAILS; made += PART) {
    const reached = smtp.received.length + Math.ceil(random() * (PART - 5));
    await queue(PART);
    await expect.poll(() => smtp.received.length, PATIENCE).toBeGreaterThanOrEqual(reached);
    await sleep(random() * 100);
    const some = nodes.filter(() => random() < 0.5);
    const killed = some.length > 0 ? some : nodes;
    await Promise.all(killed.map((node) => node.kill()));
    kills += killed.length;
    await Promise.all(killed.map((node) => node.start()));
  }
  const { mails, again, wrong } = await outcome();
  process.stdout.write(
    `${mails} mails, ${kills} kills: ${again} tried again, ${smtp.received.length - mails} arrived again\n`,
  );
  expect({ mails, wrong }).toEqual({ mails: MAILS, wrong: [] });
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThanOrEqual(kills * IN_HANDS);
}, 600_000);
