import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { cipherOf } from '../../lib/secret-key.ts';
import { openTestApp, START } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { whenWaiting } from '../../testing/locks.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { STEP, secondFactorsOf } from './second-factor.testing.ts';
import { countersOf, lockCounters } from './throttle.store.ts';

const test = await openTestApp();
const { codeOf, user, withApp } = secondFactorsOf(test);
beforeEach(async () => {
  test.clock.moveTo(START.toISOString());
  await test.db.execute(sql`delete from login_failures`);
});

const begin = (client: TestClient): Promise<Answer> => client.post('/api/user/totp');
const confirm = (client: TestClient, code: string): Promise<Answer> => client.post('/api/user/totp/confirm', { code });
const remove = (client: TestClient, code: string): Promise<Answer> =>
  client.send('DELETE', '/api/user/totp', { payload: { code } });
const show = async (client: TestClient) => ok(await client.get('/api/user/totp'));
const isIn = async (client: TestClient): Promise<boolean> => (await client.get('/api/user')).status === 200;
const WRONG = { status: 422, body: { fields: { code: 'Koden er forkert. Skriv den kode, din app viser nu' } } };

describe('two-step login', () => {
  it('is begun with a secret for the app, and on once a code has shown that the app has it', async () => {
    const { email, logIn } = await user();
    const [client, elsewhere] = [await logIn(), await logIn()];
    expect(await show(client)).toEqual({ since: null, recoveryCodesLeft: 0, demanded: false, available: true });
    const { secret, uri } = ok(await begin(client));
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Sponsorat:${encodeURIComponent(email)}?issuer=Sponsorat&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await show(client)).since).toBeNull();
    expect(await isIn(elsewhere)).toBe(true);

    expect(await confirm(client, codeOf(secret, 5))).toMatchObject(WRONG);
    const code = codeOf(secret);
    const { recoveryCodes } = ok(await confirm(client, `${code.slice(0, 3)} ${code.slice(3)}`));
    expect(recoveryCodes).toHaveLength(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^[\da-hjkmnp-tv-z]{5}-[\da-hjkmnp-tv-z]{5}$/);
    expect(await show(client)).toMatchObject({ since: START.toISOString(), recoveryCodesLeft: 10 });
    expect([await isIn(client), await isIn(elsewhere)]).toEqual([true, false]);

    // The code of the setup is used; the recovery codes are good.
    ok(await elsewhere.logIn(email, PASSWORD));
    expect(ok(await elsewhere.post('/api/login/second', { code })).succeeded).toBe(false);
    expect(ok(await elsewhere.post('/api/login/second', { code: recoveryCodes[9] }))).toEqual({
      succeeded: true,
      recoveryCodesLeft: 9,
    });
  });

  it('is set up with the secret that was given last, and once', async () => {
    const client = await (await user()).logIn();
    expect(await confirm(client, '123456')).toMatchObject({ status: 409 });
    const first = ok(await begin(client)).secret;
    const { secret } = ok(await begin(client));
    expect(secret).not.toBe(first);
    expect(await confirm(client, codeOf(first))).toMatchObject(WRONG);
    const answers = await Promise.all([confirm(client, codeOf(secret)), confirm(client, codeOf(secret))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await begin(client)).toMatchObject({ status: 409, body: { message: expect.stringContaining('allerede') } });
    expect(await confirm(client, codeOf(secret, 1))).toMatchObject({ status: 409 });
    const { rows } = await test.db.execute(sql`select from recovery_codes`);
    expect(rows).toHaveLength(10 * (await test.db.$count(sql`second_factors where confirmed_at is not null`)));
  });

  it('is stored so that the database alone gives no code, and no user’s secret is good for another', async () => {
    const [one, other] = [await user(), await user()];
    const client = await one.logIn();
    const { secret } = ok(await begin(client));
    const { rows } = await test.db.execute<{ secret: string }>(
      sql`select secret from second_factors where user_id = ${one.id}`,
    );
    expect(rows[0]?.secret).not.toContain(secret);
    expect(test.deps.cipher?.decrypt(`totp:${one.id}`, rows[0]?.secret ?? '')).toBe(secret);
    await test.db.execute(sql`insert into second_factors (user_id, secret) values (${other.id}, ${rows[0]?.secret})`);
    expect(await confirm(await other.logIn(), codeOf(secret))).toMatchObject({ status: 409 });
  });

  it('cannot be set up or demanded where the server has no key', async () => {
    const { email } = await user();
    const app = await createApp({ ...test.deps, cipher: null });
    const [client, admin] = [new TestClient(app), new TestClient(app)];
    await client.logIn(email, PASSWORD);
    await admin.logIn('anna@bank.dk', PASSWORD);
    const noKey = { status: 409, body: { message: expect.stringContaining('SECRET_KEY') } };
    expect(await show(client)).toMatchObject({ available: false });
    expect(await begin(client)).toMatchObject(noKey);
    expect(await admin.post('/api/security', { totp: 'all' })).toMatchObject(noKey);
    expect(ok(await admin.post('/api/security', { totp: 'nobody' }))).toEqual({ totp: 'nobody', available: false });
    await app.close();
  });

  it('leaves a line of what was done, and nothing of secret and codes', async () => {
    const { id, logIn } = await user();
    const client = await logIn();
    const told: string[] = [];
    const lines = await auditOf(test, async () => {
      const { secret } = ok(await begin(client));
      await confirm(client, '12');
      const { recoveryCodes } = ok(await confirm(client, codeOf(secret)));
      await remove(client, '999 999');
      await remove(client, recoveryCodes[0]);
      told.push(secret, codeOf(secret), '999', ...recoveryCodes);
    });
    expect(lines.map(({ action, entityId }) => [action, entityId])).toEqual([
      ['second-factor-on', id],
      ['second-factor-refused', id],
      ['second-factor-off', id],
    ]);
    for (const secret of told) expect(JSON.stringify(lines)).not.toContain(secret);
  });
});

describe('turning it off', () => {
  it('takes a code, and ends the sessions elsewhere', async () => {
    const { email, logIn, code, recoveryCodes } = await withApp();
    const client = await logIn();
    expect(await remove(client, '')).toMatchObject({ status: 422, body: { fields: { code: 'Kode skal udfyldes' } } });
    expect(await remove(client, '000')).toMatchObject({
      status: 422,
      body: { fields: { code: 'Koden er forkert eller allerede brugt. Skriv den kode, din app viser nu' } },
    });
    const elsewhere = test.anonymous('10.42.0.1');
    await elsewhere.logIn(email, PASSWORD);
    ok(await elsewhere.post('/api/login/second', { code: recoveryCodes[0] }));
    expect((await remove(client, code())).status).toBe(204);
    expect([await isIn(client), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await show(client)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await elsewhere.logIn(email, PASSWORD)).body).toEqual({ succeeded: true });
    expect(await remove(client, code(1))).toMatchObject({ status: 409 });
  });

  it('counts wrong codes with those of the login', async () => {
    const { logIn, atSecondStep, code } = await withApp();
    const client = await logIn();
    for (let tries = 0; tries < 6; tries++) expect((await remove(client, 'hest')).status).toBe(422);
    expect(await remove(client, code())).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    await expect(atSecondStep()).rejects.toThrow('429');
    test.clock.moveBy(STEP);
    expect((await remove(client, code())).status).toBe(204);
  });

  it('counts wrong codes that are sent at once one by one', async () => {
    const { email, logIn } = await withApp();
    const client = await logIn();
    for (let tries = 0; tries < 5; tries++) expect((await remove(client, 'hest')).status).toBe(422);
    let answers = Promise.resolve<Answer[]>([]);
    await test.db.transaction(async (tx) => {
      await lockCounters(tx, countersOf(email, null));
      answers = Promise.all([remove(client, 'hest'), remove(client, 'hest')]);
      await whenWaiting(test, 2);
    });
    expect((await answers).map(({ status }) => status).toSorted()).toEqual([422, 429]);
  });

  it('works by a recovery code where the server has another key', async () => {
    const { email, code, recoveryCodes } = await withApp();
    const app = await createApp({ ...test.deps, cipher: cipherOf(randomBytes(32)) });
    const client = new TestClient(app, '10.42.0.2');
    await client.logIn(email, PASSWORD);
    ok(await client.post('/api/login/second', { code: recoveryCodes[0] }));
    expect(await remove(client, code())).toMatchObject({
      status: 422,
      body: { fields: { code: expect.stringContaining('kan ikke kontrolleres') } },
    });
    expect((await remove(client, recoveryCodes[1] ?? '')).status).toBe(204);
    await app.close();
  });
});

describe('a reset by an Admin', () => {
  const reset = (id: number, client = test.admin) => client.post(`/api/users/${id}/totp/reset`);
  const isListed = async (id: number): Promise<boolean> =>
    ok(await test.admin.get('/api/users')).find((one: { id: number }) => one.id === id).secondFactor;

  it('lets whoever lost their app log in by the password, and ends their sessions', async () => {
    const { id, email, logIn, atSecondStep, code } = await withApp();
    const client = await logIn();
    const half = await atSecondStep();
    expect([await isListed(id), ok(await test.admin.get(`/api/users/${id}`)).secondFactor]).toEqual([true, true]);
    const lines = await auditOf(test, async () => {
      expect((await reset(id)).status).toBe(204);
      expect((await reset(id)).status).toBe(204);
    });
    expect(lines).toMatchObject([{ action: 'second-factor-reset', entityId: id, actorName: 'Anna Admin' }]);
    expect(await isListed(id)).toBe(false);
    expect(await isIn(client)).toBe(false);
    expect(ok(await half.post('/api/login/second', { code: code() })).startOver).toBe(true);
    expect((await client.logIn(email, PASSWORD)).body).toEqual({ succeeded: true });
  });

  it('helps a user who is locked out as well, is not for oneself, and for nobody else’s eyes', async () => {
    const { id } = await withApp();
    await test.db.execute(sql`update users set locked_out = true where id = ${id}`);
    expect((await reset(id)).status).toBe(204);
    expect(await isListed(id)).toBe(false);
    const admin = await withApp(['Admin']);
    expect(await reset(admin.id, await admin.logIn())).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Min profil') },
    });
    expect(await isListed(admin.id)).toBe(true);
    expect((await reset(id, test.user)).status).toBe(403);
    expect((await reset(999_999)).status).toBe(404);
  });
});
