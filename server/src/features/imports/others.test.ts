import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { userValues } from '../users/users.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();
afterAll(() => test.close());

/** Each row of a table takes a while to be saved, as if there were many. */
const slow = async (table: string, seconds: number) => {
  await test.asOwner(
    sql.raw(`create or replace function slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${seconds}); return new; end $$`),
  );
  await test.asOwner(
    sql.raw(`create trigger slow before insert or update on ${table} for each row execute function slow()`),
  );
};
afterEach(() => test.asOwner(sql`drop trigger if exists slow on users; drop trigger if exists slow on contracts`));

const MANY = 12;
/** Begins to save a file that renames a dozen users: the users, and what it was answered. */
const renaming = async () => {
  const made = await Promise.all(
    Array.from({ length: MANY }, async (_, at) => {
      const values = userValues(test, { email: `mange${at}-${Math.random()}@bank.dk` });
      return { ...values, id: ok(await test.admin.post('/api/users/update', values)).id as number };
    }),
  );
  const imports = importsOf(test.admin, 'users');
  const rows = made.map(({ id, email }) => [String(id), 'Nyt Navn', email]);
  const { id, version } = await imports.preview(csvOf(['Id', 'Navn', 'E-mail'], rows));
  await slow('users', 0.2);
  const answer = imports.run(id, version);
  await sleep(500);
  return { made, answer };
};

it('go on while users are imported: a profile is saved meanwhile', async () => {
  const { answer } = await renaming();
  let isDone = false;
  void answer.then(() => {
    isDone = true;
  });
  expect((await test.user.post('/api/user', { name: 'Bo Bruger' })).status).toBe(200);
  expect(isDone).toBe(false);
  expect((await answer).status).toBe(200);
});

it('end an import where a user is locked out whom it holds: nothing of it is saved', async () => {
  const { made, answer } = await renaming();
  const [first] = made;
  expect((await test.admin.post(`/api/users/${first?.id}/lockout`)).status).toBe(204);
  expect(await answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('En bruger blev deaktiveret') },
  });
  for (const { id, name } of made)
    expect(ok(await test.admin.get(`/api/users/${id}`))).toMatchObject({ name, lockedOut: id === first?.id });
});

it('save a club while agreements of it are imported', async () => {
  const club = await makeSponsorship(test, { name: 'Imens IF', cvr: '25313763' });
  const imports = importsOf(test.admin, 'contracts', 'draft');
  const rows = Array.from({ length: 8 }, (_, at) => [
    '25313763',
    'Fodbold',
    `01-01-${2030 + at}`,
    `31-12-${2030 + at}`,
    '1000',
  ]);
  const headings = ['CVR', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb'];
  const { id, version, counts } = await imports.preview(csvOf(headings, rows));
  expect(counts).toMatchObject({ create: 8 });
  await slow('contracts', 0.2);
  const answer = imports.run(id, version);
  await sleep(500);
  const values = sponsorshipValues(test, { id: club.id, cvr: '25313763', contact: 'Åse Ny' });
  let isDone = false;
  void answer.then(() => {
    isDone = true;
  });
  expect((await test.user.post('/api/sponsorships/update', values)).status).toBe(200);
  expect(isDone).toBe(false);
  expect((await answer).status).toBe(200);
});

it('read who they wait for, where they must', async () => {
  const club = await makeSponsorship(test);
  const held = test.db.transaction(async (tx) => {
    await tx.execute(sql`select from sponsorships where id = ${club.id} for update`);
    await sleep(3500);
  });
  await sleep(100);
  const saved = await test.user.post('/api/sponsorships/update', sponsorshipValues(test, { id: club.id }));
  const message = 'Klubben er ved at blive importeret eller gemt af en anden. Prøv igen om lidt.';
  expect(saved).toMatchObject({ status: 409, body: { message } });
  await held;
});
