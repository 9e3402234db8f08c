import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';

const test = await openTestApp();

const setCookies = (headers: Record<string, unknown>): string[] => [headers['set-cookie'] ?? []].flat() as string[];
const cookieOf = (headers: Record<string, unknown>, name: string): string =>
  setCookies(headers).find((cookie) => cookie.startsWith(`${name}=`)) ?? 'none';

describe('the XSRF token', () => {
  it('comes with any GET, also one that answers 401, once', async () => {
    for (const url of ['/api/user', '/api/ingenting', '/health/live', '/logout', '/']) {
      const client = test.anonymous();
      await client.get(url);
      expect(client.cookies.get('XSRF-TOKEN'), url).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    }
    const client = test.anonymous();
    const first = await client.get('/api/user');
    expect(cookieOf(first.headers, 'XSRF-TOKEN')).toMatch(/; Path=\/; SameSite=Lax$/);
    expect(cookieOf(first.headers, 'XSRF-TOKEN')).not.toContain('HttpOnly');
    expect(setCookies((await client.get('/api/user')).headers)).toEqual([]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('is asked of every %s', async (method) => {
    const headers = { 'x-xsrf-token': '' };
    const answer = await test.user.send(method, '/api/sponsorships', { headers });
    expect(answer).toMatchObject({ status: 403, body: { error: 'Afvist' } });
  });

  it('must be in the header and the cookie alike, and be ours', async () => {
    const token = test.user.cookies.get('XSRF-TOKEN') as string;
    const [nonce, signature] = token.split('.') as [string, string];
    const wrong = [
      '',
      'x',
      nonce,
      `${nonce}.`,
      `.${signature}`,
      `${nonce}.${signature}x`,
      `x${nonce}.${signature}`,
      `${token}.x`,
    ];
    for (const header of wrong)
      expect((await test.user.send('POST', '/api/sponsorships', { headers: { 'x-xsrf-token': header } })).status).toBe(
        403,
      );
    // An attacker who can write cookies, but not sign them.
    const forger = test.anonymous();
    for (const [name, value] of test.user.cookies) forger.cookies.set(name, value);
    forger.cookies.set('XSRF-TOKEN', 'en.anden');
    expect((await forger.post('/api/sponsorships', {})).status).toBe(403);
    expect((await test.user.post('/api/sponsorships', {})).status).toBe(200);
  });

  it("is refused when it is another session's, or from before the login", async () => {
    const client = test.anonymous('10.1.0.1');
    await client.get('/api/user');
    const before = client.cookies.get('XSRF-TOKEN') as string;
    await client.logIn('bo@bank.dk', PASSWORD);
    const own = client.cookies.get('XSRF-TOKEN') as string;
    expect(own).not.toBe(before);
    for (const token of [before, test.user.cookies.get('XSRF-TOKEN') as string]) {
      client.cookies.set('XSRF-TOKEN', token);
      expect(await client.post('/api/sponsorships', {})).toMatchObject({ status: 403, body: { error: 'Afvist' } });
    }
    client.cookies.set('XSRF-TOKEN', own);
    expect((await client.post('/api/sponsorships', {})).status).toBe(200);
  });

  it('is renewed by a GET where the client has none that holds', async () => {
    const client = test.anonymous('10.1.0.2');
    await client.logIn('bo@bank.dk', PASSWORD);
    client.cookies.set('XSRF-TOKEN', 'forældet');
    await client.get('/api/user');
    expect((await client.post('/api/sponsorships', {})).status).toBe(200);
  });

  it('is asked of the login too, and said after 401 elsewhere', async () => {
    const body = { email: 'bo@bank.dk', password: PASSWORD };
    expect((await test.anonymous().post('/api/login', body)).status).toBe(403);
    expect((await test.anonymous().post('/api/sponsorships', {})).status).toBe(401);
  });
});

describe('the session cookie', () => {
  it('is out of reach of scripts, and goes with the browser unless it is to be remembered', async () => {
    const client = test.anonymous('10.1.0.3');
    const short = cookieOf((await client.logIn('bo@bank.dk', PASSWORD)).headers, 'sponsorat');
    expect(short).toMatch(/^sponsorat=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const long = cookieOf((await client.logIn('bo@bank.dk', PASSWORD, true)).headers, 'sponsorat');
    expect(long).toMatch(/^sponsorat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const gone = cookieOf((await client.get('/logout')).headers, 'sponsorat');
    expect(gone).toMatch(/^sponsorat=; .*Expires=Thu, 01 Jan 1970/);
  });

  it('survives a restart together with the XSRF token', async () => {
    const restarted = await createApp(test.deps);
    const client = new TestClient(restarted);
    for (const [name, value] of test.user.cookies) client.cookies.set(name, value);
    expect((await client.get('/api/user')).body.email).toBe('bo@bank.dk');
    expect((await client.post('/api/sponsorships', {})).status).toBe(200);
    await restarted.close();
  });
});

describe('behind https', () => {
  const logInThrough = async (
    settings: Partial<TestApp['deps']['config']>,
    headers: Record<string, string>,
    address = '127.0.0.1',
  ) => {
    const app = await createApp({ ...test.deps, config: { ...test.deps.config, ...settings } });
    const offer = await app.inject({ url: '/api/user', headers, remoteAddress: address });
    const xsrf = offer.cookies.find((cookie) => cookie.name === 'XSRF-TOKEN');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'bo@bank.dk', password: PASSWORD },
      cookies: { 'XSRF-TOKEN': xsrf?.value ?? '' },
      headers: { ...headers, 'x-xsrf-token': xsrf?.value ?? '' },
      remoteAddress: address,
    });
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const user = await app.inject({ url: '/api/user', headers, cookies, remoteAddress: address });
    await app.close();
    expect(user.statusCode).toBe(200);
    return {
      names: Object.keys(cookies).sort(),
      header: setCookies(answer.headers),
      hsts: answer.headers['strict-transport-security'],
    };
  };
  const secure = { names: ['XSRF-TOKEN', '__Host-sponsorat'], hsts: 'max-age=31536000' };
  const plain = { names: ['XSRF-TOKEN', 'sponsorat'] };

  it('has the __Host- prefix and Secure where the public address is https', async () => {
    const seen = await logInThrough({ publicUrl: new URL('https://sponsorat.bank.dk') }, {});
    expect(seen).toMatchObject(secure);
    expect(seen.header.every((cookie) => cookie.includes('; Secure'))).toBe(true);
    expect(seen.header.some((cookie) => cookie.includes('Domain='))).toBe(false);
  });

  it('has them where a trusted proxy says so', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    expect(await logInThrough({ trustProxy: true }, headers)).toMatchObject(secure);
    expect(await logInThrough({ trustProxy: '10.0.0.0/8' }, headers, '10.2.3.4')).toMatchObject(secure);
  });

  it('does not believe the header of anyone else', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const untrusted = await logInThrough({}, headers);
    expect(untrusted).toMatchObject(plain);
    expect(untrusted.hsts).toBeUndefined();
    expect(await logInThrough({ trustProxy: '10.0.0.0/8' }, headers, '192.0.2.1')).toMatchObject(plain);
  });
});
