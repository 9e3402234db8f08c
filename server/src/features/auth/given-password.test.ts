import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { usersOf, userValues } from '../users/users.testing.ts';

const test = await openTestApp();
const users = usersOf(test);
const OWN = 'min-helt-egen-kode-7';
const refused = { status: 403, body: { error: 'Vælg din egen adgangskode' } };

/** A user whose password an Admin has set, logged in. */
const newcomer = async () => {
  const values = userValues(test, { password: PASSWORD });
  const { id } = ok(await users.save(values));
  const client = test.anonymous();
  const login = await client.logIn(values.email, PASSWORD);
  return {
    id,
    values,
    client,
    login,
    logInAgain: (password: string) => test.anonymous().logIn(values.email, password),
  };
};

describe('a password that an Admin set', () => {
  it('must be changed first: every call that needs a session says so but two', async () => {
    const { client, login } = await newcomer();
    expect(login).toMatchObject({ status: 200, body: { succeeded: true, mustChangePassword: true } });
    expect(ok(await client.get('/api/user')).mustChangePassword).toBe(true);

    const { paths = {} } = test.app.swagger() as { paths?: Record<string, object> };
    const answers: Record<string, Promise<Answer>> = {};
    for (const [path, methods] of Object.entries(paths).filter(([path]) => path !== '/logout'))
      for (const method of Object.keys(methods).map((name) => name.toUpperCase() as 'GET' | 'POST' | 'DELETE'))
        answers[`${method} ${path}`] = client.send(method, path.replaceAll(/\{\w+\}/g, '1'));
    const others: string[] = [];
    for (const [name, answer] of Object.entries(answers)) {
      const { status, body } = await answer;
      if (status !== 403) others.push(name);
      else expect(['Vælg din egen adgangskode', 'Ingen adgang'], name).toContain(body.error);
    }
    const isByLink = (name: string) => /^\w+ \/(api\/public\/signing|calendar)\//.test(name);
    expect(others.filter(isByLink)).toHaveLength(7);
    expect(others.filter((name) => !isByLink(name)).sort()).toEqual([
      'GET /api/login',
      'GET /api/user',
      'GET /health/live',
      'GET /health/ready',
      'GET /login/oidc',
      'GET /login/oidc/callback',
      'POST /api/login',
      'POST /api/login/second',
      'POST /api/user/password',
    ]);
    expect(await client.get('/api/ingenting')).toMatchObject(refused);
  });

  it('is changed by its owner, who then goes on in the same session', async () => {
    const { client, logInAgain } = await newcomer();
    expect(await client.post('/api/sponsorships', {})).toMatchObject(refused);
    const same = await client.post('/api/user/password', { current: PASSWORD, password: PASSWORD });
    expect(same).toMatchObject({
      status: 422,
      body: { fields: { password: 'Ny adgangskode skal være en anden end den nuværende' } },
    });
    expect((await client.post('/api/user/password', { current: PASSWORD, password: OWN })).status).toBe(204);
    ok(await client.post('/api/sponsorships', {}));
    expect(ok(await client.get('/api/user'))).not.toHaveProperty('mustChangePassword');
    expect((await logInAgain(OWN)).body).toEqual({ succeeded: true });
  });

  it('takes the place of one that the user chose, too, and no other save does', async () => {
    const { id, client, logInAgain } = await newcomer();
    expect((await client.post('/api/user/password', { current: PASSWORD, password: OWN })).status).toBe(204);
    ok(await users.change(id, { name: 'Åse Nyere' }));
    expect((await logInAgain(OWN)).body).toEqual({ succeeded: true });
    ok(await users.change(id, { password: PASSWORD }));
    expect((await logInAgain(PASSWORD)).body).toEqual({ succeeded: true, mustChangePassword: true });
  });

  it('is their own where Admins set it for themselves', async () => {
    ok(await users.change(test.ids.adminId, { password: OWN }));
    ok(await test.admin.get('/api/users'));
    expect((await test.anonymous().logIn('anna@bank.dk', OWN)).body).toEqual({ succeeded: true });
  });
});
