import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { secondFactorsOf } from './second-factor.testing.ts';

const test = await openTestApp();
const { codeOf, user, withApp } = secondFactorsOf(test);
const demand = (totp: string, client: TestClient = test.admin): Promise<Answer> =>
  client.post('/api/security', { totp });
beforeEach(async () => {
  test.clock.moveTo(START.toISOString());
  ok(await demand('nobody'));
});

const refused = { status: 403, body: { error: 'Sæt to-trins-login op' } };
const logIn = (email: string, password = PASSWORD): Promise<Answer> =>
  test.anonymous('10.43.0.1').logIn(email, password);
const setUp = async (client: TestClient): Promise<void> => {
  const { secret } = ok(await client.post('/api/user/totp'));
  ok(await client.post('/api/user/totp/confirm', { code: codeOf(secret) }));
};

describe('a second factor that is demanded', () => {
  it('is demanded of nobody, of Admins or of all, and the log says since when', async () => {
    const [admin, bruger] = [await user(['Admin']), await user()];
    const must = async () => {
      const answers = [await logIn(admin.email), await logIn(bruger.email)];
      return answers.map((answer) => ok(answer).mustSetUpSecondFactor === true);
    };
    expect(ok(await test.admin.get('/api/security'))).toEqual({ totp: 'nobody', available: true });
    expect(await must()).toEqual([false, false]);
    const lines = await auditOf(test, async () => {
      for (const totp of ['Admin', 'Admin', 'all']) expect(ok(await demand(totp))).toEqual({ totp, available: true });
    });
    expect(lines).toMatchObject([
      { action: 'demand-second-factor', before: { totp: 'nobody' }, after: { totp: 'Admin' } },
      { action: 'demand-second-factor', before: { totp: 'Admin' }, after: { totp: 'all' } },
    ]);
    expect(await must()).toEqual([true, true]);
    ok(await demand('Admin'));
    expect(await must()).toEqual([true, false]);
    expect((await demand('alle')).body.fields).toEqual({ totp: expect.any(String) });
    expect((await demand('nobody', test.user)).status).toBe(403);
  });

  it('survives a save of the bank’s own record, and raises no version of it', async () => {
    ok(await demand('Admin'));
    const { version } = ok(await test.admin.get('/api/settings'));
    const saved = ok(await test.admin.post('/api/settings', { name: 'Østbanken', version }));
    expect(saved).not.toHaveProperty('secondFactorDemand');
    expect(ok(await test.admin.get('/api/security')).totp).toBe('Admin');
  });

  it('must be set up first: every call says so but those that do it', async () => {
    const { email } = await user(['Admin']);
    ok(await demand('Admin'));
    const client = test.anonymous('10.43.0.2');
    expect((await client.logIn(email, PASSWORD)).body).toEqual({ succeeded: true, mustSetUpSecondFactor: true });
    expect(ok(await client.get('/api/user')).mustSetUpSecondFactor).toBe(true);
    expect(ok(await client.get('/api/user/totp'))).toMatchObject({ since: null, demanded: true });

    type Operation = { security?: Record<string, unknown>[] };
    const { paths = {} } = test.app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    const answered: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const [name, { security = [] }] of Object.entries(operations)) {
        // What asks for no session is answered to everybody.
        if (!security.some((proofs) => 'session' in proofs)) continue;
        const method = name.toUpperCase() as 'GET' | 'POST' | 'DELETE';
        const { status, body } = await client.send(method, path.replaceAll(/\{\w+\}/g, '1'));
        if (status !== 403) answered.push(`${method} ${path}`);
        else expect(body.error, `${method} ${path}`).toBe('Sæt to-trins-login op');
      }
    expect(answered.sort()).toEqual([
      'GET /api/user',
      'GET /api/user/totp',
      'POST /api/user/password',
      'POST /api/user/totp',
      'POST /api/user/totp/confirm',
    ]);
    expect(await client.get('/api/ingenting')).toMatchObject(refused);

    await setUp(client);
    ok(await client.post('/api/sponsorships', {}));
    const after = ok(await client.get('/api/user'));
    expect(after.secondFactor).toBe(true);
    expect(after).not.toHaveProperty('mustSetUpSecondFactor');
  });

  it('comes after a password that an Admin set', async () => {
    const { id, email } = await user();
    await test.db.execute(sql`update users set must_change_password = true where id = ${id}`);
    ok(await demand('all'));
    const client = test.anonymous('10.43.0.3');
    expect((await client.logIn(email, PASSWORD)).body).toEqual({
      succeeded: true,
      mustChangePassword: true,
      mustSetUpSecondFactor: true,
    });
    const passwordFirst = { status: 403, body: { error: 'Vælg din egen adgangskode' } };
    expect(await client.post('/api/user/totp')).toMatchObject(passwordFirst);
    expect(await client.post('/api/sponsorships', {})).toMatchObject(passwordFirst);
    const change = { current: PASSWORD, password: `${PASSWORD}-ny` };
    expect((await client.post('/api/user/password', change)).status).toBe(204);
    expect(await client.post('/api/sponsorships', {})).toMatchObject(refused);
    await setUp(client);
    ok(await client.post('/api/sponsorships', {}));
  });

  it('begins with the next login: who is logged in goes on', async () => {
    const { email, logIn: logInHere } = await user();
    const client = await logInHere();
    ok(await demand('all'));
    ok(await client.post('/api/sponsorships', {}));
    await client.logIn(email, PASSWORD);
    expect(await client.post('/api/sponsorships', {})).toMatchObject(refused);
  });

  it('ends the open sessions of whoever gains a role that it is demanded of', async () => {
    const { id, logIn: logInHere } = await user();
    const client = await logInHere();
    const save = async (roles: string[]) => {
      const saved = ok(await test.admin.get(`/api/users/${id}`));
      ok(await test.admin.post('/api/users/update', { ...saved, roles }));
    };
    ok(await demand('nobody'));
    await save(['Admin']);
    ok(await client.get('/api/user'));
    await save(['Bruger']);
    ok(await demand('Admin'));
    await save(['Bruger']);
    ok(await client.get('/api/user'));
    await save(['Bruger', 'Admin']);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('is not demanded of a session by single sign-on, which has factors of its own', async () => {
    const { id, code, logIn: logInHere } = await withApp();
    const client = await logInHere();
    await test.db.execute(sql`update sessions set bank_account = true where user_id = ${id}`);
    ok(await demand('all'));
    expect((await client.send('DELETE', '/api/user/totp', { payload: { code: code() } })).status).toBe(204);
    ok(await client.post('/api/sponsorships', {}));
  });

  it('is demanded again where it was turned off or reset', async () => {
    const { id, email, code, logIn: logInHere } = await withApp();
    const client = await logInHere();
    ok(await demand('all'));
    expect((await client.send('DELETE', '/api/user/totp', { payload: { code: code() } })).status).toBe(204);
    expect(await client.post('/api/sponsorships', {})).toMatchObject(refused);
    await setUp(client);
    ok(await client.post('/api/sponsorships', {}));
    expect((await test.admin.post(`/api/users/${id}/totp/reset`)).status).toBe(204);
    expect(ok(await logIn(email)).mustSetUpSecondFactor).toBe(true);
  });
});
