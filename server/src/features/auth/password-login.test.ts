import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { OidcConfig } from '../../lib/oidc-config.ts';
import { openTestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const oidc: OidcConfig = {
  issuer: new URL('https://login.bank.dk'),
  clientId: 'sponsorat',
  clientSecret: 'x',
  scopes: 'openid',
  roles: null,
  areas: null,
};
const publicUrl = new URL('http://sponsorat.test');
const REFUSED = { status: 200, body: { succeeded: false, message: 'E-mail eller adgangskode er forkert.' } };

const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));
const appWith = async (passwordLogin: 'on' | 'admins' | 'off') => {
  const app = await createApp({
    ...test.deps,
    config: { ...test.deps.config, publicUrl, oidc, passwordLogin, demoData: false },
  });
  opened.push(app);
  return () => new TestClient(app, '10.3.0.1');
};

describe('how one can log in', () => {
  it('is told to everyone, with the bank’s name once it has one', async () => {
    const plain = { passwordLogin: 'on', bankAccount: null, isDemo: true };
    for (const client of [test.anonymous(), test.user]) expect(ok(await client.get('/api/login'))).toEqual(plain);
    const client = (await appWith('admins'))();
    expect(ok(await client.get('/api/login'))).toEqual({ passwordLogin: 'admins', bankAccount: { name: null } });
    const settings = ok(await test.admin.get('/api/settings'));
    ok(await test.admin.post('/api/settings', { ...settings, name: 'Fjordbanken' }));
    expect(ok(await client.get('/api/login')).bankAccount).toEqual({ name: 'Fjordbanken' });
  });
});

describe('passwords for Admins alone', () => {
  let newClient: () => TestClient;
  beforeAll(async () => {
    newClient = await appWith('admins');
  });

  it('let an Admin in', async () => {
    expect((await newClient().logIn('anna@bank.dk', PASSWORD)).body).toEqual({ succeeded: true });
  });

  it('tell nobody else that theirs is right: it is refused and counted like a wrong one', async () => {
    const client = newClient();
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await client.logIn('bo@bank.dk', PASSWORD)).toMatchObject(REFUSED);
      expect(await client.logIn('bo@bank.dk', 'en-forkert-adgangskode')).toMatchObject(REFUSED);
    }
    expect((await client.logIn('bo@bank.dk', PASSWORD)).status).toBe(429);
    test.clock.moveBy(3_600_000);
  });

  it('go by the roles of now', async () => {
    const id = await test.fixtures.user({
      name: 'Var Admin',
      email: 'var@bank.dk',
      roles: ['Admin'],
      areaIds: [test.ids.north],
    });
    expect((await newClient().logIn('var@bank.dk', PASSWORD)).body).toEqual({ succeeded: true });
    const { version: _version, ...user } = ok(await test.admin.get(`/api/users/${id}`));
    ok(await test.admin.post('/api/users/update', { ...user, roles: ['Bruger'] }));
    expect(await newClient().logIn('var@bank.dk', PASSWORD)).toMatchObject(REFUSED);
  });
});

describe('passwords that are off', () => {
  it('are refused, right or wrong, with the same 403, which is written down', async () => {
    const client = (await appWith('off'))();
    for (const [email, password] of [
      ['anna@bank.dk', PASSWORD],
      ['anna@bank.dk', 'forkert-adgangskode'],
      ['ingen@bank.dk', PASSWORD],
    ])
      expect(await client.logIn(email as string, password as string)).toMatchObject({
        status: 403,
        body: { error: 'Login med adgangskode er slået fra', message: expect.stringContaining('bankens konto') },
      });
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('leave sessions as they are', async () => {
    const client = (await appWith('off'))();
    for (const [name, value] of test.user.cookies) client.cookies.set(name, value);
    expect((await client.get('/api/user')).status).toBe(200);
    expect(ok(await client.get('/api/user/profile'))).toMatchObject({ hasPassword: false });
  });
});
