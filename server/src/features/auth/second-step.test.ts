import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { cipherOf } from '../../lib/secret-key.ts';
import { openTestApp, START } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { shownRecoveryCode } from './second-factor.codes.ts';
import { STEP, secondFactorsOf } from './second-factor.testing.ts';

const test = await openTestApp();
const { withApp, user } = secondFactorsOf(test);
beforeEach(async () => {
  test.clock.moveTo(START.toISOString());
  await test.db.execute(sql`delete from login_failures`);
});

const MINUTE = 60_000;
const WRONG = 'Koden er forkert eller allerede brugt. Skriv den kode, din app viser nu.';
const OVER = { succeeded: false, startOver: true };
const send = (client: TestClient, code: string): Promise<Answer> => client.post('/api/login/second', { code });
/** Answers in short: ok, no, over, or how many seconds to wait. */
const tryOf = async (client: TestClient, code: string): Promise<string> => {
  const answer = await send(client, code);
  if (answer.status === 429) return `wait ${answer.headers['retry-after']}`;
  const { succeeded, startOver } = ok(answer);
  if (startOver) return 'over';
  return succeeded ? 'ok' : 'no';
};
const isIn = async (client: TestClient): Promise<boolean> => (await client.get('/api/user')).status === 200;

describe('a login in two steps', () => {
  it('lets nobody in by the password alone', async () => {
    const { email, code } = await withApp();
    const client = test.anonymous('10.41.0.1');
    const answer = await client.logIn(email, PASSWORD, true);
    expect([answer.status, answer.body]).toEqual([200, { succeeded: false, secondFactor: true }]);
    expect([...client.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'sponsorat-code']);
    expect([answer.headers['set-cookie']].flat().join()).toMatch(
      /sponsorat-code=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(await isIn(client)).toBe(false);
    // Nor is the one cookie good as the other.
    client.cookies.set('sponsorat', client.cookies.get('sponsorat-code') as string);
    expect(await isIn(client)).toBe(false);
    client.cookies.delete('sponsorat');
    await client.get('/api/user');

    const second = await send(client, code());
    expect([second.status, second.body]).toEqual([200, { succeeded: true }]);
    expect([...client.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'sponsorat']);
    expect([second.headers['set-cookie']].flat().join()).toMatch(/sponsorat=[\w-]{43}; Max-Age=2592000;/);
    expect(ok(await client.get('/api/user'))).toMatchObject({ email, secondFactor: true });
  });

  it('is one step for whoever has no second factor, or has only begun to set one up', async () => {
    const { email, logIn } = await user();
    ok(await (await logIn()).post('/api/user/totp'));
    expect((await test.anonymous('10.41.0.2').logIn(email, PASSWORD)).body).toEqual({ succeeded: true });
  });

  it('takes the code however it is spaced, and refuses a wrong one, and what is no code', async () => {
    const { atSecondStep, code } = await withApp();
    const client = await atSecondStep();
    const wrong = code() === '000000' ? '000001' : '000000';
    expect(ok(await send(client, wrong))).toEqual({ succeeded: false, message: WRONG });
    for (const typed of ['hest', `${code()}0`, '１２３４５６']) expect(await tryOf(client, typed)).toBe('no');
    expect((await send(client, ' ')).body.fields).toEqual({ code: 'Kode skal udfyldes' });
    expect(await tryOf(client, ` ${code().slice(0, 3)} ${code().slice(3)}`)).toBe('ok');
  });

  it.each([
    [-2, 'no'],
    [-1, 'ok'],
    [0, 'ok'],
    [1, 'ok'],
    [2, 'no'],
  ])('with an app whose clock is %i × 30 s off: %s', async (steps, outcome) => {
    const { atSecondStep, code } = await withApp();
    test.clock.moveBy(10 * STEP);
    expect(await tryOf(await atSecondStep(), code(steps))).toBe(outcome);
  });

  it('takes a code once, and none that is older than one that was used', async () => {
    const { atSecondStep, code } = await withApp();
    const used = code();
    expect(await tryOf(await atSecondStep(), used)).toBe('ok');
    expect(await tryOf(await atSecondStep(), used)).toBe('no');
    expect(await tryOf(await atSecondStep(), code(-1))).toBe('no');
    expect(await tryOf(await atSecondStep(), code(1))).toBe('ok');
  });

  it('lets one of twenty in who send one code at once', async () => {
    const { atSecondStep, code } = await withApp();
    const clients = await Promise.all(Array.from({ length: 20 }, () => atSecondStep()));
    const answers = await Promise.all(clients.map((client) => tryOf(client, code())));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });

  it('takes five minutes at most, and one login for each password', async () => {
    const { atSecondStep, code } = await withApp();
    const slow = await atSecondStep();
    test.clock.moveBy(5 * MINUTE);
    const answer = await send(slow, code());
    expect(answer.body).toMatchObject({ ...OVER, message: expect.stringContaining('Skriv din adgangskode igen') });
    expect(slow.cookies.has('sponsorat-code')).toBe(false);
    const client = await atSecondStep();
    const thief = test.anonymous('10.41.0.3');
    await thief.get('/api/user');
    thief.cookies.set('sponsorat-code', client.cookies.get('sponsorat-code') as string);
    expect(await tryOf(client, code())).toBe('ok');
    expect(await tryOf(thief, code(1))).toBe('over');
  });

  it('is nothing without a first step, and needs the XSRF token', async () => {
    const client = test.anonymous('10.41.0.4');
    await client.get('/api/user');
    expect((await send(client, '123456')).body).toMatchObject(OVER);
    client.cookies.set('sponsorat-code', 'valgt-af-en-anden');
    expect((await send(client, '123456')).body).toMatchObject(OVER);
    client.cookies.delete('XSRF-TOKEN');
    expect((await send(client, '123456')).status).toBe(403);
  });

  it('ends the session that the client had, once it is done', async () => {
    const { logIn, code, email } = await withApp();
    const client = await logIn();
    const old = client.cookies.get('sponsorat') as string;
    ok(await client.logIn(email, PASSWORD));
    expect(await isIn(client)).toBe(true);
    expect(await tryOf(client, code())).toBe('ok');
    const thief = test.anonymous('10.41.0.5');
    thief.cookies.set('sponsorat', old);
    expect(await isIn(thief)).toBe(false);
  });

  it('is over where the user was locked out, or given a password, between the steps', async () => {
    const { id, email, atSecondStep, code } = await withApp();
    const locked = await atSecondStep();
    await test.db.execute(sql`update users set locked_out = true where id = ${id}`);
    expect(await tryOf(locked, code())).toBe('over');
    await test.db.execute(sql`update users set locked_out = false where id = ${id}`);
    const given = await atSecondStep();
    const { version: _version, ...values } = ok(await test.admin.get(`/api/users/${id}`));
    ok(await test.admin.post('/api/users/update', { ...values, password: `${PASSWORD}-ny` }));
    expect(await tryOf(given, code())).toBe('over');
    const client = test.anonymous('10.41.0.6');
    ok(await client.logIn(email, `${PASSWORD}-ny`));
    expect(ok(await send(client, code()))).toEqual({ succeeded: true, mustChangePassword: true });
  });

  it('is over for whoever may no longer log in with a password', async () => {
    const { id, email, code } = await withApp(['Admin']);
    const app = await createApp({ ...test.deps, config: { ...test.deps.config, passwordLogin: 'admins' } });
    const client = new TestClient(app, '10.41.0.7');
    expect(ok(await client.logIn(email, PASSWORD)).secondFactor).toBe(true);
    await test.db.execute(sql`update users set roles = '{Bruger}' where id = ${id}`);
    expect(await tryOf(client, code())).toBe('over');
    await app.close();
  });
});

describe('recovery codes', () => {
  it('let in once each, however they are written, and say how many are left', async () => {
    const { atSecondStep, recoveryCodes } = await withApp();
    const [one = '', two = ''] = recoveryCodes;
    expect((await send(await atSecondStep(), one)).body).toEqual({ succeeded: true, recoveryCodesLeft: 9 });
    expect(await tryOf(await atSecondStep(), one)).toBe('no');
    const typed = ` ${shownRecoveryCode(two).replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l').toUpperCase()} `;
    expect((await send(await atSecondStep(), typed)).body).toEqual({ succeeded: true, recoveryCodesLeft: 8 });
    expect(await tryOf(await atSecondStep(), 'aaaaa-aaaaa')).toBe('no');
  });

  it('let one of twenty in who send one at once', async () => {
    const { atSecondStep, recoveryCodes } = await withApp();
    const clients = await Promise.all(Array.from({ length: 20 }, () => atSecondStep()));
    const answers = await Promise.all(clients.map((client) => tryOf(client, recoveryCodes[0] ?? '')));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  });

  it('are stored as argon2id hashes', async () => {
    const one = await withApp();
    const { rows } = await test.db.execute<{ hash: string }>(
      sql`select hash from recovery_codes where user_id = ${one.id}`,
    );
    expect(rows).toHaveLength(10);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('wrong codes', () => {
  it('make the account wait together with wrong passwords, the right code and the right password too', async () => {
    const { email, atSecondStep, code } = await withApp();
    const client = await atSecondStep('10.41.1.1');
    const other = await atSecondStep('10.41.1.2');
    for (let tries = 0; tries < 3; tries++) expect(await tryOf(client, 'hest')).toBe('no');
    for (let tries = 0; tries < 3; tries++)
      expect((await test.anonymous('10.41.1.3').logIn(email, 'forkert-adgangskode')).body.succeeded).toBe(false);
    expect(await tryOf(client, code())).toBe('wait 30');
    expect(await tryOf(other, code())).toBe('wait 30');
    expect((await test.anonymous('10.41.1.4').logIn(email, PASSWORD)).status).toBe(429);
    test.clock.moveBy(STEP);
    expect(await tryOf(client, 'hest')).toBe('no');
    expect(await tryOf(client, code())).toBe('wait 60');
    test.clock.moveBy(2 * STEP);
    expect(await tryOf(client, code())).toBe('ok');
  });

  it('are not forgotten for the right password, but for the right code', async () => {
    const { atSecondStep, code } = await withApp();
    for (let tries = 0; tries < 5; tries++) expect(await tryOf(await atSecondStep(), 'hest')).toBe('no');
    const client = await atSecondStep();
    expect(await tryOf(client, code())).toBe('ok');
    for (let tries = 0; tries < 6; tries++) expect(await tryOf(await atSecondStep(), 'hest')).toBe('no');
    const { rows } = await test.db.execute(sql`select from login_failures where wait_until is not null`);
    expect(rows).toHaveLength(1);
  });

  it('make their address wait, whoever they are about', async () => {
    const people = [await withApp(), await withApp(), await withApp(), await withApp(), await withApp()];
    for (const { atSecondStep } of people) {
      const client = await atSecondStep('10.41.2.1');
      for (let tries = 0; tries < 4; tries++) expect(await tryOf(client, 'hest')).toBe('no');
    }
    const { atSecondStep, code } = await withApp();
    const [here, elsewhere] = [await atSecondStep('10.41.2.1'), await atSecondStep('10.41.2.2')];
    expect(await tryOf(here, 'hest')).toBe('no');
    expect(await tryOf(here, code())).toBe('wait 30');
    expect(await tryOf(elsewhere, code())).toBe('ok');
  });

  it('at once count one by one', async () => {
    const { atSecondStep } = await withApp();
    const clients = await Promise.all(Array.from({ length: 20 }, () => atSecondStep()));
    const answers = await Promise.all(clients.map((client) => tryOf(client, 'hest')));
    expect(answers.filter((answer) => answer === 'no')).toHaveLength(6);
    expect(answers.filter((answer) => answer === 'wait 30')).toHaveLength(14);
  });
});

describe('the log', () => {
  it('has a line of each step, and no code', async () => {
    const { id, atSecondStep, code, recoveryCodes } = await withApp();
    const right = code();
    const lines = await auditOf(test, async () => {
      const client = await atSecondStep();
      await send(client, '999 999');
      await send(client, right);
      await send(await atSecondStep(), recoveryCodes[0] ?? '');
    });
    expect(lines.map(({ action }) => action)).toEqual([
      'login-first-step',
      'second-factor-refused',
      'login',
      'login-first-step',
      'recovery-code',
      'login',
    ]);
    expect(lines.map(({ entityId }) => entityId)).toEqual(Array(6).fill(id));
    for (const secret of [right, '999', recoveryCodes[0] ?? '']) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('says who had to wait', async () => {
    const { id, email, atSecondStep } = await withApp();
    const lines = await auditOf(test, async () => {
      const client = await atSecondStep();
      for (let tries = 0; tries < 7; tries++) await send(client, 'hest');
      await test.app.whenRefusalsAreAudited();
    });
    expect(lines.at(-1)).toMatchObject({ action: 'second-factor-throttled', entityId: id, after: { email } });
  });
});

describe('without the key that the secret was encrypted with', () => {
  it('says that the code cannot be checked, and takes recovery codes all the same', async () => {
    const { email, code, recoveryCodes } = await withApp();
    for (const cipher of [null, cipherOf(randomBytes(32))]) {
      const app = await createApp({ ...test.deps, cipher });
      const client = new TestClient(app, '10.41.3.1');
      expect(ok(await client.logIn(email, PASSWORD)).secondFactor).toBe(true);
      expect((await send(client, code())).body).toEqual({
        succeeded: false,
        message: expect.stringMatching(
          /^Koder fra din app kan ikke kontrolleres .* bed en administrator om at nulstille/,
        ),
      });
      expect(await tryOf(client, recoveryCodes.pop() ?? '')).toBe('ok');
      await app.close();
    }
  });
});
