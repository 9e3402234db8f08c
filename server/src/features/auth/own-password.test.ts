import { createHook } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { whenWaiting } from '../../testing/locks.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { countersOf, countFailure, lockCounters } from './throttle.store.ts';

const test = await openTestApp();
beforeEach(async () => {
  test.clock.moveTo(START.toISOString());
  await test.db.execute(sql`delete from login_failures`);
});

const change = (values: object) => test.user.post('/api/user/password', values);
let count = 0;
/** Another good password each time. */
const another = () => {
  count += 1;
  return `en-helt-anden-kode-${count}`;
};
let now = PASSWORD;
const changeNow = async () => {
  const password = another();
  expect(await change({ current: now, password })).toMatchObject({ status: 204 });
  now = password;
};
const guess = async (): Promise<string> => {
  const answer = await change({ current: 'et forkert gæt', password: another() });
  if (answer.status === 429) return `wait ${answer.headers['retry-after']}`;
  return answer.body.fields?.current ?? `status ${answer.status}`;
};
const WRONG = 'Nuværende adgangskode er forkert';

describe('a password of one’s own', () => {
  it('needs the old one, and keeps the rules', async () => {
    expect((await change({})).body.fields).toEqual({
      current: 'Nuværende adgangskode skal udfyldes',
      password: 'Ny adgangskode skal udfyldes',
    });
    expect(await change({ current: 'forkert', password: another() })).toMatchObject({
      status: 422,
      body: { fields: { current: WRONG } },
    });
    await test.db.execute(sql`update company set name = 'Fjordbanken A/S'`);
    for (const password of ['kort', 'Password1234', 'sponsorat-2026', 'Fjordbanken123', 'Bo Bruger', 'bo@bank.dk'])
      expect((await change({ current: now, password })).body.fields, password).toEqual({
        password: expect.stringMatching(/^Ny adgangskode /),
      });
  });

  it('ends the other sessions, and leaves no secret in the audit log', async () => {
    const elsewhere = test.anonymous('10.9.0.2');
    await elsewhere.logIn('bo@bank.dk', now);
    const lines = await auditOf(test, changeNow);
    expect(lines).toMatchObject([{ action: 'change-password', entityId: test.ids.userId, before: null, after: null }]);
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect((await test.user.get('/api/user')).status).toBe(200);
    expect((await elsewhere.logIn('bo@bank.dk', now)).body).toEqual({ succeeded: true });
  });
});

describe('guesses at the old one', () => {
  it('leave an audit line each', async () => {
    const lines = await auditOf(test, guess);
    expect(lines).toMatchObject([
      { action: 'change-password-refused', entity: 'user', entityId: test.ids.userId, actorName: 'Bo Bruger' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('forkert');
  });

  it('count with those of the login, and then even the right one has to wait', async () => {
    const client = test.anonymous('10.9.0.3');
    for (let tries = 0; tries < 3; tries++) await client.logIn('BO@bank.dk', 'et forkert gæt');
    for (let tries = 0; tries < 3; tries++) expect(await guess()).toBe(WRONG);
    expect(await guess()).toBe('wait 30');
    expect((await change({ current: now, password: another() })).status).toBe(429);
    expect((await change({})).status).toBe(429);
    expect((await client.logIn('bo@bank.dk', now)).status).toBe(429);
    expect((await test.other.post('/api/user/password', { current: 'x', password: another() })).status).toBe(422);
    test.clock.moveBy(30_000);
    expect(await guess()).toBe(WRONG);
    expect(await guess()).toBe('wait 60');
    test.clock.moveBy(60_000);
    await changeNow();
    for (let tries = 0; tries < 6; tries++) expect(await guess()).toBe(WRONG);
    expect(await guess()).toBe('wait 30');
  });

  it('sent at once count as one by one', async () => {
    for (let tries = 0; tries < 5; tries++) await guess();
    let answers = Promise.resolve<string[]>([]);
    await test.db.transaction(async (tx) => {
      await lockCounters(tx, countersOf('bo@bank.dk', null));
      answers = Promise.all([guess(), guess()]);
      await whenWaiting(test, 2);
    });
    expect((await answers).sort()).toEqual([WRONG, 'wait 30']);
  });
});

describe('while a password is checked', () => {
  /** Runs while another transaction holds what a change of users holds. */
  const whileUsersAreLocked = async (act: () => Promise<void>) => {
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7306005)`);
      await tx.execute(sql`select from users for update`);
      await act();
    });
  };

  it('no connection to the database is in hand', async () => {
    const pool = test.db.$client;
    let inHand: number[] = [];
    // Node says when a hash begins.
    const hashes = createHook({
      init: (_id, type) => {
        if (type === 'ARGON2REQUEST') inHand.push(pool.totalCount - pool.idleCount);
      },
    }).enable();
    const rounds: number[][] = [];
    for (let round = 0; round < 3; round++) {
      inHand = [];
      await changeNow();
      await guess();
      rounds.push(inHand);
    }
    hashes.disable();
    // The server's own work takes a connection now and then: what the request itself held would be there each time.
    const least = [0, 1, 2].map((hash) => Math.min(...rounds.map((round) => round[hash] ?? Number.NaN)));
    expect(least).toEqual([0, 0, 0]);
  });

  it('nothing is locked, so that it neither waits for others nor others for it', async () => {
    await whileUsersAreLocked(async () => {
      expect(await guess()).toBe(WRONG);
      expect((await change({ current: now, password: 'Password1234' })).status).toBe(422);
    });
  });

  it('a wait that begins is noticed', async () => {
    const counters = countersOf('bo@bank.dk', null);
    let late = Promise.resolve<Answer | null>(null);
    await test.db.transaction(async (tx) => {
      await lockCounters(tx, counters);
      late = change({ current: now, password: another() });
      await whenWaiting(test, 1);
      for (let tries = 0; tries < 6; tries++) await countFailure(tx, counters, test.clock.now());
    });
    expect(await late).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
  });

  it('another change of it is noticed', async () => {
    const [one, two] = [another(), another()];
    const first = change({ current: now, password: one });
    let second = first;
    await whileUsersAreLocked(async () => {
      await whenWaiting(test, 1);
      second = change({ current: now, password: two });
      await whenWaiting(test, 2);
    });
    expect((await first).status).toBe(204);
    expect(await second).toMatchObject({ status: 409, body: { message: expect.stringContaining('ændret') } });
    now = one;
    await changeNow();
  });
});

describe('who is locked out while a password is checked', () => {
  it('is told to log in, and keeps the old one', async () => {
    const { userId } = test.ids;
    let changed = Promise.resolve<Answer | null>(null);
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`update users set locked_out = true where id = ${userId}`);
      changed = change({ current: now, password: another() });
      await whenWaiting(test, 1);
    });
    expect(await changed).toMatchObject({ status: 401 });
    await test.db.execute(sql`update users set locked_out = false where id = ${userId}`);
    expect((await test.anonymous('10.9.0.4').logIn('bo@bank.dk', now)).body).toEqual({ succeeded: true });
  });
});

describe('a password that an Admin gives', () => {
  it('is not made of the words of the bank', async () => {
    ok(await test.admin.post('/api/settings', { name: 'Østjysk Sparekasse' }));
    const { userId, north } = test.ids;
    const user = { id: userId, name: 'Bo Bruger', email: 'bo@bank.dk', roles: ['Bruger'], areaIds: [north] };
    const answer = await test.admin.post('/api/users/update', { ...user, password: 'Østjysk-2026' });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { password: expect.stringContaining('almindelig') } },
    });
  });
});
