import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { START } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { countersOf, countFailure, lockCounters } from './throttle.store.ts';
import { MINUTE, openThrottleTests, WRONG } from './throttle.testing.ts';

const test = await openThrottleTests();
const { tryOf, wrong } = test;

describe('the throttle of an account', () => {
  it('takes five wrong ones, answers the sixth, and then has everyone wait', async () => {
    const client = test.anonymous('10.3.0.1');
    expect(await wrong(client, 'bo@bank.dk', 6)).toEqual(Array(6).fill('no'));
    expect(await tryOf(client, 'bo@bank.dk', WRONG)).toBe('wait 30');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 30');
    expect(await tryOf(test.anonymous('10.3.0.2'), 'bo@bank.dk', PASSWORD)).toBe('wait 30');
    expect(await tryOf(client, 'dorte@bank.dk', PASSWORD)).toBe('ok');
  });

  it('says what is the matter in Danish', async () => {
    const client = test.anonymous('10.3.0.3');
    await wrong(client, 'bo@bank.dk', 6);
    expect((await client.logIn('bo@bank.dk', PASSWORD)).body).toEqual({
      error: 'For mange forsøg',
      message: 'Der har været for mange forsøg. Vent 30 sekunder, og prøv igen.',
    });
  });

  it('does not count tries while it waits, and lets the right password in when the wait is over', async () => {
    const client = test.anonymous('10.3.0.4');
    await wrong(client, 'bo@bank.dk', 6);
    test.clock.moveBy(10_000);
    expect(await wrong(client, 'bo@bank.dk', 30)).toEqual(Array(30).fill('wait 20'));
    test.clock.moveBy(19_999);
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 1');
    test.clock.moveBy(1);
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
  });

  it('waits longer after each further wrong one, up to 15 minutes', async () => {
    const client = test.anonymous('10.3.0.5');
    await wrong(client, 'bo@bank.dk', 5);
    const waits: string[] = [];
    for (let count = 0; count < 8; count++) {
      expect(await tryOf(client, 'bo@bank.dk', WRONG)).toBe('no');
      waits.push(await tryOf(client, 'bo@bank.dk', WRONG));
      test.clock.moveBy(15 * MINUTE);
    }
    expect(waits).toEqual([
      'wait 30',
      'wait 60',
      'wait 120',
      'wait 240',
      'wait 480',
      'wait 900',
      'wait 900',
      'wait 900',
    ]);
  });

  it('begins anew after a login, and after a day without a wrong one', async () => {
    const client = test.anonymous('10.3.0.6');
    await wrong(client, 'bo@bank.dk', 5);
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
    expect(await wrong(client, 'bo@bank.dk', 6)).toEqual(Array(6).fill('no'));
    test.clock.moveBy(24 * 60 * MINUTE + 1);
    expect(await wrong(client, 'bo@bank.dk', 6)).toEqual(Array(6).fill('no'));
    expect(await tryOf(client, 'bo@bank.dk', WRONG)).toBe('wait 30');
  });

  it('counts an unknown e-mail and a locked-out account like any other, and ways of writing one together', async () => {
    await test.fixtures.user({ name: 'Låst', email: 'laast@bank.dk', lockedOut: true });
    const client = test.anonymous('10.3.0.7');
    expect(await wrong(client, 'ukendt@bank.dk', 7)).toEqual([...Array(6).fill('no'), 'wait 30']);
    const locked = test.anonymous('10.3.0.8');
    const answers: string[] = [];
    for (let count = 0; count < 7; count++) answers.push(await tryOf(locked, 'laast@bank.dk', PASSWORD));
    expect(answers).toEqual([...Array(6).fill('no'), 'wait 30']);
    const cased = test.anonymous('10.3.0.9');
    for (const email of ['bo@bank.dk', 'BO@bank.dk', ' bo@BANK.dk', 'Bo@Bank.Dk ', 'bO@bank.dk', 'bo@bank.DK'])
      expect(await tryOf(cased, email, WRONG)).toBe('no');
    expect(await tryOf(cased, 'bo@bank.dk', PASSWORD)).toBe('wait 30');
  });

  it.each(['bo@bank.dk', 'ukendt@bank.dk'])(
    'has twenty tries at once for %s count as twenty one by one',
    async (email) => {
      const clients = Array.from({ length: 20 }, (_, index) => test.anonymous(`10.4.0.${index}`));
      await Promise.all(clients.map((client) => client.get('/api/user')));
      const answers = await Promise.all(clients.map((client) => tryOf(client, email, WRONG)));
      expect(answers.filter((answer) => answer === 'no')).toHaveLength(6);
      expect(answers.filter((answer) => answer === 'wait 30')).toHaveLength(14);
    },
  );
});

describe('a try', () => {
  it('waits for those of the same account that are under way, and counts with them', async () => {
    const counters = countersOf('bo@bank.dk', null);
    const client = test.anonymous('10.4.1.1');
    await client.get('/api/user');
    let answered = false;
    const isBlocked = async () => {
      const { rows } = await test.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted`);
      return rows.length > 0;
    };
    const late = await test.db.transaction(async (tx) => {
      await lockCounters(tx, counters);
      for (let count = 0; count < 6; count++) await countFailure(tx, counters, test.clock.now());
      const login = tryOf(client, 'bo@bank.dk', PASSWORD).finally(() => {
        answered = true;
      });
      await vi.waitFor(async () => expect(answered || (await isBlocked())).toBe(true), { timeout: 10_000 });
      return { login };
    });
    expect(await late.login).toBe('wait 30');
  });
});

describe('the throttle of an address', () => {
  it('takes twenty wrong ones on whatever accounts, answers the next, and then waits, a login notwithstanding', async () => {
    const client = test.anonymous('10.5.0.1');
    for (let count = 0; count < 20; count++) expect(await tryOf(client, `n${count}@bank.dk`, WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
    expect(await tryOf(client, 'n21@bank.dk', WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 30');
    expect(await tryOf(test.anonymous('10.5.0.2'), 'bo@bank.dk', PASSWORD)).toBe('ok');
  });

  it('gives nothing back that was forgotten before', async () => {
    const client = test.anonymous('10.5.1.5');
    await wrong(client, 'bo@bank.dk', 5);
    test.clock.moveBy(60 * MINUTE + 1);
    for (let count = 0; count < 20; count++) expect(await tryOf(client, `g${count}@bank.dk`, WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
    expect(await tryOf(client, 'g20@bank.dk', WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 30');
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const from = (host: number) => test.anonymous(`2001:db8:1:2::${host.toString(16)}`);
    for (let count = 0; count < 21; count++) expect(await tryOf(from(count), `m${count}@bank.dk`, WRONG)).toBe('no');
    expect(await tryOf(from(500), 'bo@bank.dk', PASSWORD)).toBe('wait 30');
    expect(await tryOf(test.anonymous('2001:db8:1:3::1'), 'bo@bank.dk', PASSWORD)).toBe('ok');
  });

  it('has forty tries at once on many accounts count as forty one by one', async () => {
    const clients = Array.from({ length: 40 }, () => test.anonymous('10.5.0.3'));
    await Promise.all(clients.map((client) => client.get('/api/user')));
    const answers = await Promise.all(clients.map((client, index) => tryOf(client, `p${index}@bank.dk`, WRONG)));
    expect(answers.filter((answer) => answer === 'no')).toHaveLength(21);
  });

  it('keeps neither e-mails nor addresses in its table', async () => {
    await wrong(test.anonymous('10.5.0.4'), 'hemmelig@bank.dk', 1);
    const { rows } = await test.db.execute(sql`select key from login_failures`);
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^(account|address):[\da-f]{64}$/);
  });
});

describe('the counts', () => {
  const failureCount = async () => (await test.db.execute(sql`select from login_failures`)).rows.length;

  it('are swept at a login, when nobody goes on from them any longer', async () => {
    for (let count = 0; count < 10; count++) await wrong(test.anonymous(`10.7.0.${count}`), `fejet${count}@bank.dk`, 1);
    const client = test.anonymous('10.7.1.1');
    test.clock.moveBy(60 * MINUTE + 1);
    await wrong(client, 'ny@bank.dk', 1);
    await tryOf(client, 'bo@bank.dk', PASSWORD);
    // The ten addresses are forgotten after an hour, the accounts after a day.
    expect(await failureCount()).toBe(12);
    test.clock.moveBy(24 * 60 * MINUTE - 1);
    await wrong(client, 'ny@bank.dk', 1);
    await tryOf(client, 'bo@bank.dk', PASSWORD);
    expect(await failureCount()).toBe(2);
  });

  it('make nobody wait longer than 15 minutes, though a wait began under a clock that was a day ahead', async () => {
    const client = test.anonymous('10.7.2.1');
    test.clock.moveBy(24 * 60 * MINUTE);
    await wrong(client, 'bo@bank.dk', 6);
    test.clock.moveTo(START.toISOString());
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 900');
    test.clock.moveBy(5 * MINUTE);
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 600');
    test.clock.moveBy(10 * MINUTE);
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
  });
});

describe('other calls', () => {
  it('have no limit that a busy session would meet', async () => {
    // Logged in anew: the clock was moved past the session's end, and a login has swept it.
    await test.user.logIn('bo@bank.dk', PASSWORD);
    const answers = await Promise.all(Array.from({ length: 200 }, () => test.user.get('/api/user')));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });
});
