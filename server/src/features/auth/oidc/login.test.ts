import { randomUUID } from 'node:crypto';
import type { Attention, LogRow, User } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import { openTestApp } from '../../../testing/app.ts';
import { TestClient } from '../../../testing/client.ts';
import { PASSWORD } from '../../../testing/fixtures.ts';
import { makeSponsorship, ok } from '../../sponsorships/sponsorships.testing.ts';
import { usersOf } from '../../users/users.testing.ts';
import { type Account, openBank } from './bank.testing.ts';

const publicUrl = new URL('http://sponsorat.test');
const bank = await openBank({ publicUrl });
afterAll(() => bank.close());
const test = await openTestApp(null, bank.settings);
const users = usersOf(test);

const NO_ACCESS = {
  status: 403,
  body: { error: 'Ingen adgang', message: expect.stringContaining('Du har ikke adgang. Spørg ') },
};

/** An account that the directory gives a role and an area, and what else is said of it. */
const account = (values: Account = {}) => {
  const sub = randomUUID();
  const known = {
    name: 'Åse Bank',
    email: `${sub}@bank.dk`,
    email_verified: true,
    groups: ['grp-bruger'],
    areas: ['Nord'],
  };
  bank.set(sub, { ...known, ...values });
  return {
    sub,
    email: values.email ?? known.email,
    tell: (changed: Account) => bank.set(sub, { ...known, ...values, ...changed }),
  };
};
const logIn = (sub: string, client = test.anonymous()) => bank.logIn(client, sub);
const userOf = async (client: TestClient) => users.get(ok(await client.get('/api/user')).id);
const comer = async (values: Account = {}) => {
  const given = account(values);
  const client = test.anonymous();
  expect(await logIn(given.sub, client)).toMatchObject({ status: 302, headers: { location: '/' } });
  return { ...given, client, user: await userOf(client) };
};
const logOf = async (filter: object): Promise<LogRow[]> =>
  ok(await test.admin.post('/api/log', { filter, perPage: 100 })).Result;
const sentencesOf = async (user: Pick<User, 'id'>) =>
  (await logOf({ kind: 'user', record: user.id })).map(({ Text }) => Text).reverse();
const attention = async (): Promise<Attention> => ok(await test.admin.get('/api/users/attention'));

describe('the way to the bank and back', () => {
  it('begins a session as a password does, at the page that was asked for, and ends the one before', async () => {
    const { sub } = account();
    const client = test.anonymous();
    await client.logIn('bo@bank.dk', PASSWORD);
    const before = client.cookies.get('sponsorat');
    const done = await bank.logIn(client, sub, '?redirect=/sponsorships/7/data?page=2');
    expect(done).toMatchObject({ status: 302, headers: { location: '/sponsorships/7/data?page=2' } });
    expect(ok(await client.get('/api/user')).name).toBe('Åse Bank');
    expect((await client.post('/api/sponsorships', {})).status).toBe(200);
    const left = test.anonymous();
    left.cookies.set('sponsorat', before ?? '');
    expect((await left.get('/api/user')).status).toBe(401);
  });

  it('asks the bank with a code challenge, a state and a nonce of its own each time', async () => {
    const questions = await Promise.all([1, 2].map(() => test.anonymous().get('/login/oidc')));
    const params = questions.map(({ headers }) => new URL(String(headers.location)).searchParams);
    for (const question of params)
      expect(Object.fromEntries(question)).toMatchObject({
        client_id: 'sponsorat',
        response_type: 'code',
        scope: 'openid profile email',
        code_challenge_method: 'S256',
        redirect_uri: 'http://sponsorat.test/login/oidc/callback',
      });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const [one, other] = params.map((question) => question.get(name) ?? '');
      expect(one?.length).toBeGreaterThan(40);
      expect(one).not.toBe(other);
    }
  });

  it('keeps what it must remember in a cookie that only the server reads, for ten minutes', async () => {
    const { headers } = await test.anonymous().get('/login/oidc');
    const [cookie] = [headers['set-cookie']].flat().filter((line) => String(line).includes('oidc'));
    expect(cookie).toMatch(/^sponsorat-oidc=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const app = await createApp({
      ...test.deps,
      config: { ...test.deps.config, publicUrl: new URL('https://sponsorat.bank.dk') },
    });
    const secure = await new TestClient(app).get('/login/oidc');
    await app.close();
    expect(String(secure.headers['set-cookie'])).toMatch(
      /__Host-sponsorat-oidc=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure/,
    );
    const state = new URL(String(headers.location)).searchParams.get('state') ?? '';
    expect(Buffer.from(String(cookie).split(/[=;]/)[1] ?? '', 'base64url').toString()).not.toContain(state);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09//evil.example/..//evil.example',
    '/.//evil.example',
    '/logout',
    '/login/oidc',
    '/api/user',
    `/sponsorships?search=${'x'.repeat(1_000)}`,
  ])('leads to nowhere but a screen of the app: %s', async (place) => {
    const { sub } = account();
    const done = await bank.logIn(test.anonymous(), sub, `?redirect=${encodeURIComponent(place)}`);
    const { origin, pathname } = new URL(String(done.headers.location), publicUrl);
    expect([done.status, origin]).toEqual([302, publicUrl.origin]);
    expect(pathname).not.toMatch(/^\/(login|logout|api)/);
    expect(String(done.headers.location)).not.toMatch(/^[/\\]{2}/);
  });

  it('is a page in Danish where it ends nowhere, and JSON for a program', async () => {
    const page = await test.anonymous().get('/login/oidc/callback?code=x&state=y', { accept: 'text/html' });
    expect(page).toMatchObject({
      status: 401,
      headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
    });
    expect(page.body).toContain('<h1>Login kunne ikke bekræftes</h1>');
    expect(page.body).toContain('<a href="/login">Til login</a>');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(page.body) ?? [];
    expect(page.headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    const program = await test.anonymous().get('/login/oidc/callback?code=x&state=y');
    expect(program).toMatchObject({ status: 401, body: { error: 'Login kunne ikke bekræftes' } });
  });

  it('is open to everyone, and closed to whoever brings no log-in that they began', async () => {
    for (const client of [test.anonymous(), test.user, test.other, test.admin]) {
      expect((await client.get('/login/oidc')).status).toBe(302);
      client.cookies.delete('sponsorat-oidc');
      expect((await client.get('/login/oidc/callback?code=x&state=y')).status).toBe(401);
    }
    expect((await test.user.get('/api/user')).status).toBe(200);
  });

  it('shows the bank’s name on it as text, whatever stands in it', async () => {
    const settings = ok(await test.admin.get('/api/settings'));
    const renamed = ok(await test.admin.post('/api/settings', { ...settings, name: '<b>Bank & Søn</b>' }));
    const { sub } = account({ groups: [] });
    bank.visitBy(sub);
    const client = test.anonymous();
    const { headers } = await client.get('/login/oidc');
    const page = await client.get(await bank.follow(String(headers.location)), { accept: 'text/html' });
    expect(page.body).toContain('Spørg en administrator af Sponsorat i &lt;b&gt;Bank &amp; Søn&lt;/b&gt;.');
    ok(await test.admin.post('/api/settings', { ...renamed, name: 'Fjordbanken' }));
  });

  it('stays closed to HEAD, so that nothing but a visit uses a code', async () => {
    expect((await test.anonymous().send('HEAD', '/login/oidc')).status).toBe(404);
    expect((await test.anonymous().send('HEAD', '/login/oidc/callback')).status).toBe(404);
  });

  it('is none where the bank has set none up', async () => {
    const app = await createApp({ ...test.deps, config: { ...test.deps.config, oidc: null } });
    const client = new TestClient(app);
    for (const path of ['/login/oidc', '/login/oidc/callback?code=x&state=y'])
      expect(await client.get(path)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining('adgangskode') },
      });
    await app.close();
  });
});

describe('who comes', () => {
  it('is made with name, roles and areas as the directory says, and found again by the account', async () => {
    const { sub, email, user } = await comer({ groups: ['grp-bruger', 'andet'], areas: ['nord', 'Syd', 'Ukendt'] });
    const { north, south } = test.ids;
    expect(user).toMatchObject({ name: 'Åse Bank', email, roles: ['Bruger'], areaIds: [north, south] });
    expect(user).toMatchObject({ hasBankAccount: true, version: 1 });
    await users.change(user.id, { email: `andet-${email}` });
    const again = test.anonymous();
    await logIn(sub, again);
    expect((await userOf(again)).id).toBe(user.id);
    expect(await sentencesOf(user)).toEqual([
      'Bankens katalog oprettede brugeren Åse Bank.',
      'Åse Bank loggede ind med bankens konto.',
      expect.stringContaining('Anna Admin ændrede E-mail'),
      'Åse Bank loggede ind med bankens konto.',
    ]);
  });

  it('loses the open sessions with a role that demands a second factor', async () => {
    const { sub, client, tell } = await comer();
    ok(await test.admin.post('/api/security', { totp: 'Admin' }));
    tell({ groups: ['grp-bruger', 'grp-admin'] });
    const again = test.anonymous();
    await logIn(sub, again);
    ok(await test.admin.post('/api/security', { totp: 'nobody' }));
    expect((await client.get('/api/user')).status).toBe(401);
    expect(ok(await again.get('/api/user')).roles).toContain('Admin');
    tell({ groups: ['grp-bruger'] });
    await logIn(sub);
  });

  it('is recognised the first time by an e-mail that the bank has proven, whatever its case', async () => {
    const { id, email } = await users.make({ password: PASSWORD });
    const { user, sub } = await comer({ email: email.toUpperCase() });
    expect(user).toMatchObject({ id, email, name: 'Åse Bank', hasBankAccount: true });
    expect(await sentencesOf(user)).toContain('Bankens katalog knyttede Åse Ny til bankens konto.');
    const thief = account({ email });
    expect(await logIn(thief.sub)).toMatchObject(NO_ACCESS);
    const again = test.anonymous();
    await logIn(sub, again);
    expect((await userOf(again)).id).toBe(id);
  });

  it.each([{ email_verified: false }, { email_verified: undefined }])(
    'is not let into the account of an e-mail that is not proven: %o',
    async (values) => {
      const { id, email } = await users.make();
      const before = await users.get(id);
      const { sub } = account({ email, ...values } as Account);
      expect(await logIn(sub)).toMatchObject(NO_ACCESS);
      expect(await users.get(id)).toEqual(before);
    },
  );

  it.each([{ groups: [] }, { groups: ['andet'] }, { groups: undefined }, { email: 'ingen e-mail' }])(
    'is nobody, and made no user, with %o',
    async (values) => {
      const { sub } = account(values as Account);
      const client = test.anonymous();
      const before = ok(await test.admin.get('/api/users')).length;
      expect(await logIn(sub, client)).toMatchObject(NO_ACCESS);
      expect((await client.get('/api/user')).status).toBe(401);
      expect(ok(await test.admin.get('/api/users'))).toHaveLength(before);
    },
  );

  it('stays out where an Admin locked them out, and nothing of them changes', async () => {
    const { sub, user, client, tell } = await comer();
    expect((await test.admin.post(`/api/users/${user.id}/lockout`)).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
    tell({ name: 'Åse Ny', areas: [] });
    expect(await logIn(sub)).toMatchObject(NO_ACCESS);
    expect(await users.get(user.id)).toEqual({ ...user, lockedOut: true });
    await test.app.whenRefusalsAreAudited();
    expect((await logOf({ kind: 'user', record: user.id, action: 'login-refused' }))[0]?.Text).toContain(
      'blev afvist ved login',
    );
  });

  it('is let in no more once the bank has disabled the account, and out when the session was idle', async () => {
    const { sub, client } = await comer();
    bank.set(sub, null);
    const other = test.anonymous();
    bank.visitBy(null);
    const { headers } = await other.get('/login/oidc');
    expect(await other.get(await bank.follow(String(headers.location)))).toMatchObject({
      status: 403,
      body: { error: 'Du blev ikke logget ind' },
    });
    expect((await client.get('/api/user')).status).toBe(200);
    test.clock.moveBy(8 * 3_600_000 + 1_000);
    expect((await client.get('/api/user')).status).toBe(401);
    await test.admin.logIn('anna@bank.dk', PASSWORD);
  });

  it('has no password that could be tried, and need not change one that an Admin gave', async () => {
    const { email, sub, user, client: newcomer } = await comer();
    expect(ok(await newcomer.get('/api/user/profile')).hasPassword).toBe(false);
    const byPassword = test.anonymous('10.4.0.1');
    expect((await byPassword.logIn(email, PASSWORD)).body).toEqual({
      succeeded: false,
      message: 'E-mail eller adgangskode er forkert.',
    });
    ok(await users.change(user.id, { password: 'en-god-og-lang-kode' }));
    const client = test.anonymous();
    await logIn(sub, client);
    expect((await client.post('/api/sponsorships', {})).status).toBe(200);
    expect(ok(await client.get('/api/user/profile')).hasPassword).toBe(true);
    expect((await byPassword.logIn(email, 'en-god-og-lang-kode')).body).toEqual({
      succeeded: true,
      mustChangePassword: true,
    });
  });
});

describe('what the directory says', () => {
  it('is written at each log-in, as a change by the directory, and only where it differs', async () => {
    const { sub, user, tell } = await comer();
    await logIn(sub);
    expect((await users.get(user.id)).version).toBe(1);
    tell({ name: 'Åse Gift', groups: ['grp-bruger', 'grp-admin'], areas: ['Syd'] });
    await logIn(sub);
    expect(await users.get(user.id)).toMatchObject({
      name: 'Åse Gift',
      roles: ['Bruger', 'Admin'],
      areaIds: [test.ids.south],
      version: 2,
    });
    expect(await sentencesOf(user)).toContain(
      'Bankens katalog ændrede Navn fra Åse Bank til Åse Gift, Roller fra Bruger til Bruger, Admin og Områder fra Nord til Syd.',
    );
    tell({});
    await logIn(sub);
    expect(await users.get(user.id)).toMatchObject({ roles: ['Bruger'], version: 3 });
  });

  it('takes an area from who is responsible there: the clubs stand without one, and Admins are told', async () => {
    const { sub, user, tell } = await comer({ areas: ['Nord', 'Syd'] });
    const northern = await makeSponsorship(test, { name: 'Nordens IF', userId: user.id });
    const southern = await makeSponsorship(test, { name: 'Sydens IF', areaId: test.ids.south, userId: user.id });
    expect((await users.change(user.id, { areaIds: [test.ids.south] })).status).toBe(409);
    tell({ areas: ['Syd'] });
    const client = test.anonymous();
    expect((await logIn(sub, client)).status).toBe(302);
    expect((await users.get(user.id)).areaIds).toEqual([test.ids.south]);
    expect((await client.get(`/api/sponsorships/${northern.id}`)).status).toBe(404);
    expect((await client.get(`/api/sponsorships/${southern.id}`)).status).toBe(200);
    expect((await attention()).withoutResponsible).toEqual([
      {
        id: northern.id,
        name: 'Nordens IF',
        areaId: test.ids.north,
        area: 'Nord',
        status: null,
        userId: user.id,
        userName: 'Åse Bank',
      },
    ]);
    expect((await logOf({ kind: 'sponsorship', record: northern.id, action: 'lose-responsible' }))[0]?.Text).toBe(
      'Bankens katalog tog området Nord fra Åse Bank: sponsoratet er uden ansvarlig.',
    );
    // Who was responsible is still named, and a save that leaves it as it is goes through.
    const now = ok(await test.admin.get(`/api/sponsorships/${northern.id}`));
    expect(now).toMatchObject({ userId: user.id, version: northern.version });
    ok(await test.admin.post('/api/sponsorships/update', { ...now, shortName: 'NIF' }));
    const transfers = [{ areaIds: [test.ids.north], userId: test.ids.userId }];
    expect(ok(await test.admin.post(`/api/users/${user.id}/transfer`, { transfers }))).toEqual({ transferred: 1 });
    expect(await attention()).toMatchObject({ withoutResponsible: [], withoutResponsibleTotal: 0 });
  });

  it('takes everything that it gave from who has no role any longer, and their sessions end', async () => {
    const { sub, user, client, tell } = await comer({ groups: ['grp-admin'], areas: ['Nord'] });
    const { id } = await makeSponsorship(test, { userId: user.id });
    tell({ groups: [], areas: [] });
    expect(await logIn(sub)).toMatchObject(NO_ACCESS);
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await users.get(user.id)).toMatchObject({ roles: ['Bruger'], areaIds: [], lockedOut: false });
    expect((await attention()).withoutResponsible.map((club) => club.id)).toEqual([id]);
    tell({ groups: ['grp-bruger'] });
    expect((await logIn(sub)).status).toBe(302);
    expect((await attention()).withoutResponsible).toEqual([]);
  });

  it('never takes the role from the last active Admin, who is let in, and Admins are told once', async () => {
    const { sub, user, client, tell } = await comer({ groups: ['grp-admin'] });
    expect((await client.post(`/api/users/${test.ids.adminId}/lockout`)).status).toBe(204);

    tell({ groups: [] });
    const kept = test.anonymous();
    for (let visit = 0; visit < 2; visit += 1) expect(await logIn(sub, kept)).toMatchObject({ status: 302 });
    expect(ok(await kept.get('/api/users/attention')).keptAdmins).toEqual([
      { id: user.id, name: 'Åse Bank', at: test.clock.now().toISOString() },
    ]);
    expect(ok(await kept.get(`/api/users/${user.id}`)).roles).toEqual(['Admin']);
    const filter = { kind: 'user', record: user.id, action: 'keep-admin' };
    expect(ok(await kept.post('/api/log', { filter })).Result.map((row: LogRow) => row.Text)).toEqual([
      'Bankens katalog forsøgte at fjerne rollen Admin fra Åse Bank, som er den sidste aktive administrator og beholder den.',
    ]);
    expect((await kept.post(`/api/users/${test.ids.adminId}/unlock`)).status).toBe(204);
    await test.admin.logIn('anna@bank.dk', PASSWORD);
    expect(await logIn(sub)).toMatchObject(NO_ACCESS);
    expect(await users.get(user.id)).toMatchObject({ roles: ['Bruger'] });
    expect((await attention()).keptAdmins).toEqual([]);
  });

  it('is all written or nothing: a log-in whose session cannot begin changes nobody', async () => {
    const { sub, user, tell } = await comer();
    tell({ name: 'Åse Halv', areas: [] });
    await test.asOwner(
      sql`create function refuse_session() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await test.asOwner(
      sql`create trigger refuse_session before insert on sessions for each row execute function refuse_session()`,
    );
    expect((await logIn(sub)).status).toBe(500);
    await test.asOwner(sql`drop trigger refuse_session on sessions`);
    expect(await users.get(user.id)).toEqual(user);
  });

  it('leaves roles and areas to the app where no claim is named for them', async () => {
    const { oidc } = bank.settings;
    const app = await createApp({
      ...test.deps,
      config: { ...test.deps.config, oidc: { ...oidc, roles: null, areas: null } },
    });
    const { id, email } = await users.make({ areaIds: [test.ids.south] });
    const { sub } = account({ email, groups: ['grp-admin'] });
    const client = new TestClient(app);
    expect((await logIn(sub, client)).status).toBe(302);
    expect(await users.get(id)).toMatchObject({ name: 'Åse Bank', roles: ['Bruger'], areaIds: [test.ids.south] });
    expect(await logIn(account().sub, new TestClient(app))).toMatchObject(NO_ACCESS);
    await app.close();
  });

  it('is asked of the userinfo endpoint where the token does not say it, and mapped by name', async () => {
    const other = await openBank({ publicUrl, byUserinfo: true });
    const areas = { claim: 'areas', map: [{ claim: 'CN=Nord,OU=Sponsor', to: 'Nord' }] };
    const oidc = { ...other.settings.oidc, areas };
    const app = await createApp({ ...test.deps, config: { ...test.deps.config, oidc } });
    const sub = randomUUID();
    const groups = ['grp-bruger'];
    other.set(sub, {
      name: 'Ida Info',
      email: 'ida@bank.dk',
      email_verified: true,
      groups,
      areas: ['CN=Nord,OU=Sponsor', 'Syd'],
    });
    const client = new TestClient(app);
    expect((await other.logIn(client, sub)).status).toBe(302);
    expect(await userOf(client)).toMatchObject({ name: 'Ida Info', roles: ['Bruger'], areaIds: [test.ids.north] });
    await app.close();
    await other.close();
  });
});
