import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { OidcConfig } from '../../../lib/oidc-config.ts';
import { openTestApp } from '../../../testing/app.ts';
import { TestClient } from '../../../testing/client.ts';
import { PASSWORD } from '../../../testing/fixtures.ts';
import { ok } from '../../sponsorships/sponsorships.testing.ts';
import { openForger, tokenOf } from './forger.testing.ts';

const forger = await openForger();
afterAll(() => forger.close());
const oidc: OidcConfig = {
  issuer: new URL(forger.issuer),
  clientId: 'sponsorat',
  clientSecret: 'aSecretOfTheTests',
  scopes: 'openid',
  roles: { claim: 'groups', map: [{ claim: 'grp-bruger', to: 'Bruger' }] },
  areas: null,
};
const settings = { publicUrl: new URL('http://sponsorat.test'), oidc };
const test = await openTestApp(null, settings);

const seconds = () => Math.floor(Date.now() / 1_000);
const UNTRUSTED = { status: 401, body: { error: 'Login kunne ikke bekræftes' } };
const AWAY = { status: 503, body: { error: 'Bankens login svarer ikke' } };

let visits = 0;

/** A log-in that has begun, and what a good answer to it says. */
const begin = async (client = test.anonymous()) => {
  visits += 1;
  const { headers } = await client.get('/login/oidc');
  const params = new URL(String(headers.location)).searchParams;
  const state = params.get('state') ?? '';
  const claims = {
    iss: forger.issuer,
    aud: 'sponsorat',
    sub: `sub-${visits}`,
    nonce: params.get('nonce') ?? '',
    iat: seconds(),
    exp: seconds() + 60,
    name: 'Fie Falsk',
    email: `fie${visits}@bank.dk`,
    email_verified: true,
    groups: ['grp-bruger'],
  };
  return { client, state, claims };
};
const answerWith = (token: string | undefined) =>
  forger.answer('/token', () => ({
    body: { access_token: 'x', token_type: 'Bearer', ...(token && { id_token: token }) },
  }));
const back = (client: TestClient, query: Record<string, string>) =>
  client.get(`/login/oidc/callback?${new URLSearchParams({ code: 'a-code', iss: forger.issuer, ...query })}`);
const isOut = async (client: TestClient) => (await client.get('/api/user')).status === 401;

beforeEach(() => {
  forger.answer('/.well-known/openid-configuration', () => ({ body: forger.metadata }));
});

describe('a forged answer', () => {
  it('is told from a good one, which logs in', async () => {
    const { client, state, claims } = await begin();
    answerWith(tokenOf(claims));
    expect((await back(client, { state })).status).toBe(302);
    expect(ok(await client.get('/api/user')).name).toBe('Fie Falsk');
    const { body, headers } = forger.requests.findLast(({ path }) => path === '/token') ?? {};
    expect(headers?.authorization).toBe(`Basic ${Buffer.from('sponsorat:aSecretOfTheTests').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      redirect_uri: 'http://sponsorat.test/login/oidc/callback',
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'http://127.0.0.1:1' }],
    ['another audience', { aud: 'another-app' }],
    ['two audiences, and meant for the other', { aud: ['sponsorat', 'another-app'], azp: 'another-app' }],
    ['one audience, and meant for another', { azp: 'another-app' }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a subject of spaces', { sub: '  ' }],
    ['a NUL in the subject', { sub: 'a\0b' }],
    ['half a character in the subject', { sub: 'a\ud83d' }],
    ['an end more than a minute ago', { exp: seconds() - 90 }],
    ['a beginning more than a minute ahead', { nbf: seconds() + 90 }],
  ])('with %s is a 401', async (_what, forged) => {
    const { client, state, claims } = await begin();
    answerWith(tokenOf({ ...claims, ...forged }));
    expect(await back(client, { state })).toMatchObject(UNTRUSTED);
    expect(await isOut(client)).toBe(true);
  });

  it('is taken once, also from a browser that kept its cookie', async () => {
    const { client, state, claims } = await begin();
    answerWith(tokenOf(claims));
    const copy = test.anonymous();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    expect((await back(client, { state })).status).toBe(302);
    expect(await back(copy, { state })).toMatchObject(UNTRUSTED);
    expect(await isOut(copy)).toBe(true);
  });

  it('may come from a clock that differs by less than a minute', async () => {
    const { client, state, claims } = await begin();
    answerWith(tokenOf({ ...claims, exp: seconds() - 30, iat: seconds() + 30, nbf: seconds() + 30 }));
    expect((await back(client, { state })).status).toBe(302);
  });

  it.each(['stolen', 'secret', 'none'] as const)('signed by a key that is not the bank’s is a 401: %s', async (how) => {
    const { client, state, claims } = await begin();
    answerWith(tokenOf(claims, how));
    expect(await back(client, { state })).toMatchObject(UNTRUSTED);
    expect(await isOut(client)).toBe(true);
  });

  it('whose token was changed after it was signed, or is none, is a 401', async () => {
    const changed = await begin();
    const [head, , signature] = tokenOf(changed.claims).split('.');
    const other = Buffer.from(JSON.stringify({ ...changed.claims, sub: 'another' })).toString('base64url');
    answerWith([head, other, signature].join('.'));
    expect(await back(changed.client, { state: changed.state })).toMatchObject(UNTRUSTED);
    for (const token of ['x.y.z', undefined]) {
      const { client, state } = await begin();
      answerWith(token);
      expect(await back(client, { state })).toMatchObject(UNTRUSTED);
    }
  });

  it.each(['another', '', undefined])('with the state %s is a 401, and nothing is asked of the bank', async (state) => {
    const { client, claims } = await begin();
    answerWith(tokenOf(claims));
    const before = forger.requests.length;
    expect(await back(client, state === undefined ? {} : { state })).toMatchObject(UNTRUSTED);
    expect(forger.requests.length).toBe(before);
  });

  it('from another provider than was asked is a 401: by its name, and where it does not say', async () => {
    for (const iss of ['https://another.example', '']) {
      const { client, state, claims } = await begin();
      answerWith(tokenOf(claims));
      expect(await back(client, { state, iss })).toMatchObject(UNTRUSTED);
    }
    const { client, state, claims } = await begin();
    answerWith(tokenOf(claims));
    expect(await client.get(`/login/oidc/callback?code=a-code&state=${state}`)).toMatchObject(UNTRUSTED);
  });

  it('to a log-in that began at the provider of before is a 401', async () => {
    const { client, state, claims } = await begin();
    const other = await openForger();
    const app = await createApp({
      ...test.deps,
      config: { ...test.deps.config, oidc: { ...oidc, issuer: new URL(other.issuer) } },
    });
    other.answer('/token', () => ({
      body: { access_token: 'x', token_type: 'Bearer', id_token: tokenOf({ ...claims, iss: other.issuer }) },
    }));
    const moved = new TestClient(app);
    for (const [name, value] of client.cookies) moved.cookies.set(name, value);
    expect(await moved.get(`/login/oidc/callback?code=x&state=${state}&iss=${other.issuer}`)).toMatchObject(UNTRUSTED);
    await app.close();
    await other.close();
  });

  it('is a line of the audit log', async () => {
    const { client, state, claims } = await begin();
    answerWith(tokenOf({ ...claims, aud: 'another-app' }));
    await back(client, { state });
    await test.app.whenRefusalsAreAudited();
    const rows = ok(await test.admin.post('/api/log', { filter: { action: 'login-refused' } })).Result;
    expect(rows[0]).toMatchObject({ Text: 'Ukendt blev afvist ved login.', By: 'Ukendt', Address: '127.0.0.1' });
  });
});

describe('an answer that was meant for somebody else', () => {
  it('is a 401 in a browser that began no log-in, or another one: nobody is logged in as the attacker', async () => {
    const attacker = await begin();
    answerWith(tokenOf(attacker.claims));
    const victim = test.anonymous();
    await victim.logIn('bo@bank.dk', PASSWORD);
    expect(await back(victim, { state: attacker.state })).toMatchObject(UNTRUSTED);
    await begin(victim);
    expect(await back(victim, { state: attacker.state })).toMatchObject(UNTRUSTED);
    expect(ok(await victim.get('/api/user')).email).toBe('bo@bank.dk');
  });

  it('is a 401 where the cookie was made up, changed, or is older than ten minutes', async () => {
    // Its first letter: the last ones may stand for the same bytes as others.
    const otherLetter = (value: string) => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`;
    for (const spoil of [() => 'made-up', otherLetter, () => '']) {
      const { client, state, claims } = await begin();
      answerWith(tokenOf(claims));
      client.cookies.set('sponsorat-oidc', spoil(client.cookies.get('sponsorat-oidc') ?? ''));
      expect(await back(client, { state })).toMatchObject(UNTRUSTED);
    }
    const { client, state, claims } = await begin();
    answerWith(tokenOf(claims));
    test.clock.moveBy(10 * 60_000);
    expect(await back(client, { state })).toMatchObject(UNTRUSTED);
  });

  it('is taken once: the cookie ends with it, and the bank refuses a used code', async () => {
    const { client, state, claims } = await begin();
    const kept = client.cookies.get('sponsorat-oidc') ?? '';
    answerWith(tokenOf(claims));
    expect((await back(client, { state })).status).toBe(302);
    const again = test.anonymous();
    for (const [name, value] of client.cookies) if (name !== 'sponsorat') again.cookies.set(name, value);
    expect(await back(again, { state })).toMatchObject(UNTRUSTED);
    again.cookies.set('sponsorat-oidc', kept);
    forger.answer('/token', () => ({ status: 400, body: { error: 'invalid_grant' } }));
    expect(await back(again, { state })).toMatchObject(UNTRUSTED);
    expect(await isOut(again)).toBe(true);
  });
});

describe('a bank whose login is away', () => {
  const withIssuer = async (issuer: string) => {
    const app = await createApp({
      ...test.deps,
      config: { ...test.deps.config, oidc: { ...oidc, issuer: new URL(issuer) } },
    });
    return { client: new TestClient(app), close: () => app.close() };
  };

  it('is said on a page, and asked again by whoever comes next', async () => {
    const other = await openForger();
    other.answer('/.well-known/openid-configuration', () => ({ status: 500, body: 'nede', type: 'text/plain' }));
    const { client, close } = await withIssuer(other.issuer);
    expect(await client.get('/login/oidc')).toMatchObject(AWAY);
    const page = await client.get('/login/oidc', { accept: 'text/html' });
    expect([page.status, page.body.includes('Bankens login kan ikke bruges lige nu')]).toEqual([503, true]);
    other.answer('/.well-known/openid-configuration', () => ({ body: other.metadata }));
    expect((await client.get('/login/oidc')).status).toBe(302);
    await other.close();
    expect((await client.get('/login/oidc')).status).toBe(302);
    await close();
  });

  it('is one that does not listen, answers no JSON, or names another issuer', async () => {
    const other = await openForger();
    const { client, close } = await withIssuer(other.issuer);
    for (const body of ['<html>', { ...other.metadata, issuer: forger.issuer }]) {
      other.answer('/.well-known/openid-configuration', () => ({ body }));
      expect(await client.get('/login/oidc')).toMatchObject(AWAY);
    }
    await other.close();
    expect(await client.get('/login/oidc')).toMatchObject(AWAY);
    await close();
  });

  it('is asked about itself once an hour, however many come at once', async () => {
    const other = await openForger();
    const { client, close } = await withIssuer(other.issuer);
    const discoveries = () => other.requests.filter(({ path }) => path.includes('well-known')).length;
    await Promise.all(Array.from({ length: 10 }, () => client.get('/login/oidc')));
    expect(discoveries()).toBe(1);
    test.clock.moveBy(3_600_000);
    await client.get('/login/oidc');
    expect(discoveries()).toBe(2);
    await close();
    await other.close();
  });

  it.each([
    ['refuses this app', { status: 401, body: { error: 'invalid_client' } }],
    ['fails', { status: 500, body: 'nede', type: 'text/plain' }],
    ['is silent for long', { body: {}, delay: 6_000 }],
  ])('under way is no forgery: it %s', async (_what, answer) => {
    const { client, state } = await begin();
    forger.answer('/token', () => answer);
    expect(await back(client, { state })).toMatchObject(AWAY);
  });

  it.each([
    ['access_denied', { status: 403, body: { error: 'Du blev ikke logget ind' } }],
    ['temporarily_unavailable', AWAY],
  ])('or says %s', async (error, expected) => {
    const { client, state } = await begin();
    expect(
      await client.get(`/login/oidc/callback?${new URLSearchParams({ error, state, iss: forger.issuer })}`),
    ).toMatchObject(expected);
    const other = await begin();
    const forged = new URLSearchParams({ error, state: 'x', iss: forger.issuer });
    expect(await other.client.get(`/login/oidc/callback?${forged}`)).toMatchObject(UNTRUSTED);
  });

  it('changes nobody where it says that a user’s groups stand somewhere else', async () => {
    const first = await begin();
    answerWith(tokenOf({ ...first.claims, sub: 'many' }));
    expect((await back(first.client, { state: first.state })).status).toBe(302);
    const { client, state, claims } = await begin();
    const { groups: _groups, ...few } = claims;
    answerWith(tokenOf({ ...few, sub: 'many', _claim_names: { groups: 'src1' } }));
    expect(await back(client, { state })).toMatchObject(AWAY);
    expect((await first.client.get('/api/user')).status).toBe(200);
  });
});
