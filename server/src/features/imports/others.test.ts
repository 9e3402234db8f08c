import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { userValues } from '../users/users.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();

/** What an import saves waits while there is a row in it: each of its rows for two seconds at most. */
await test.asOwner(sql`create table held (one int)`);
await test.asOwner(
  sql.raw(`create function wait_while_held() returns trigger language plpgsql security definer as
  $$ begin
    for at in 1..100 loop
      exit when not exists (select from held);
      perform pg_sleep(0.02);
    end loop;
    return new;
  end $$`),
);
const NEW_NAME = 'Nyt Navn';
await test.asOwner(
  sql.raw(`create trigger wait before insert on contracts for each row execute function wait_while_held()`),
);
await test.asOwner(
  sql.raw(
    `create trigger wait before update on users for each row when (new.name = '${NEW_NAME}') execute function wait_while_held()`,
  ),
);
const letGo = () => test.asOwner(sql`delete from held`);
afterEach(letGo);

/** Begins to save an import, and answers when it waits with its first row. */
const beginToRun = async (run: () => Promise<Answer>) => {
  await test.asOwner(sql`insert into held values (1)`);
  let isDone = false;
  const answer = run().finally(() => {
    isDone = true;
  });
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  await expect.poll(async () => (await test.db.execute(waiting)).rows).toHaveLength(1);
  return { answer, isDone: () => isDone };
};

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
  const rows = made.map(({ id, email }) => [String(id), NEW_NAME, email]);
  const { id, version } = await imports.preview(csvOf(['Id', 'Navn', 'E-mail'], rows));
  return { made, ...(await beginToRun(() => imports.run(id, version))) };
};

it('go on while users are imported: a profile is saved meanwhile', async () => {
  const { answer, isDone } = await renaming();
  expect((await test.user.post('/api/user', { name: 'Bo Bruger' })).status).toBe(200);
  expect(isDone()).toBe(false);
  await letGo();
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
  const { answer, isDone } = await beginToRun(() => imports.run(id, version));
  const values = sponsorshipValues(test, { id: club.id, cvr: '25313763', contact: 'Åse Ny' });
  expect((await test.user.post('/api/sponsorships/update', values)).status).toBe(200);
  expect(isDone()).toBe(false);
  await letGo();
  expect((await answer).status).toBe(200);
});

it('read who they wait for, where they must', async () => {
  const club = await makeSponsorship(test);
  const saved = await test.db.transaction(async (tx) => {
    await tx.execute(sql`select from sponsorships where id = ${club.id} for update`);
    return test.user.post('/api/sponsorships/update', sponsorshipValues(test, { id: club.id }));
  });
  const message = 'Klubben er ved at blive importeret eller gemt af en anden. Prøv igen om lidt.';
  expect(saved).toMatchObject({ status: 409, body: { message } });
});
