import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const test = await openTestApp();
beforeEach(() => test.clock.moveTo(START.toISOString()));

const logIn = async (remember: boolean) => {
  const client = test.anonymous('10.2.0.1');
  await client.logIn('bo@bank.dk', PASSWORD, remember);
  return { status: async () => (await client.get('/api/user')).status };
};

describe.each([
  { name: 'an ordinary session', remember: false, idle: 8 * HOUR, absolute: 16 * HOUR },
  { name: "a session with 'Husk mig'", remember: true, idle: 14 * DAY, absolute: 30 * DAY },
])('$name', ({ remember, idle, absolute }) => {
  it('ends when it was never used', async () => {
    const session = await logIn(remember);
    test.clock.moveBy(idle);
    expect(await session.status()).toBe(401);
  });

  it('ends when it is not used for its idle time', async () => {
    const session = await logIn(remember);
    test.clock.moveBy(idle - 1);
    expect(await session.status()).toBe(200);
    test.clock.moveBy(idle);
    // Its absolute time is not up yet.
    expect(test.clock.now().getTime()).toBeLessThan(START.getTime() + absolute);
    expect(await session.status()).toBe(401);
  });

  it('ends at its absolute time, however much it is used', async () => {
    const session = await logIn(remember);
    const step = idle / 2;
    for (let age = step; age < absolute; age += step) {
      test.clock.moveBy(step);
      expect(await session.status()).toBe(200);
    }
    test.clock.moveTo(new Date(START.getTime() + absolute - 1).toISOString());
    expect(await session.status()).toBe(200);
    test.clock.moveBy(1);
    expect(await session.status()).toBe(401);
  });
});

describe('the table of sessions', () => {
  it('is swept at a login', async () => {
    await logIn(true);
    test.clock.moveBy(31 * DAY);
    await logIn(false);
    const { rows } = await test.db.execute(
      sql`select expires_at > ${test.clock.now().toISOString()}::timestamptz as live from sessions`,
    );
    expect(rows).toEqual([{ live: true }]);
  });

  it('loses the rows of a user who is deleted', async () => {
    const id = await test.fixtures.user({ name: 'Kort Gæst', email: 'gaest@bank.dk' });
    const client = test.anonymous('10.2.0.2');
    await client.logIn('gaest@bank.dk', PASSWORD);
    await test.db.execute(sql`delete from users where id = ${id}`);
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe('the session of somebody who is locked out', () => {
  it('is none, also where it was not ended with the lockout', async () => {
    const session = await logIn(true);
    await test.db.execute(sql`update users set locked_out = true where id = ${test.ids.userId}`);
    expect(await session.status()).toBe(401);
    await test.db.execute(sql`update users set locked_out = false where id = ${test.ids.userId}`);
    expect(await session.status()).toBe(200);
  });
});
