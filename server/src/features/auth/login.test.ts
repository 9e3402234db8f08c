import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const refused = { status: 200, body: { succeeded: false, message: 'E-mail eller adgangskode er forkert.' } };

describe('a login', () => {
  it('lets in whoever knows the password, whatever the case of the e-mail', async () => {
    const client = test.anonymous('10.0.0.1');
    expect((await client.get('/api/user')).status).toBe(401);
    expect(await client.logIn(' BO@Bank.dk ', PASSWORD)).toMatchObject({ status: 200, body: { succeeded: true } });
    expect((await client.get('/api/user')).body).toEqual({
      id: test.ids.userId,
      name: 'Bo Bruger',
      email: 'bo@bank.dk',
      picture: null,
      roles: ['Bruger'],
    });
    await makeSponsorship(test);
    expect((await client.get('/api/user')).body.isResponsible).toBe(true);
  });

  it('is refused in the same words for an unknown e-mail, a wrong password, a lockout and no password at all', async () => {
    await test.fixtures.user({ name: 'Låst Ude', email: 'laast@bank.dk', lockedOut: true });
    const passwordless = await test.fixtures.user({ name: 'Uden Kode', email: 'uden@bank.dk' });
    await test.db.execute(sql`update users set password_hash = null where id = ${passwordless}`);
    const client = test.anonymous('10.0.0.2');
    const tries: [string, string][] = [
      ['ingen@bank.dk', PASSWORD],
      ['bo@bank.dk', `${PASSWORD} `],
      ['laast@bank.dk', PASSWORD],
      ['uden@bank.dk', PASSWORD],
    ];
    for (const [email, password] of tries) {
      const answer = await client.logIn(email, password);
      expect({ status: answer.status, body: answer.body }, email).toEqual(refused);
    }
    expect((await client.get('/api/user')).status).toBe(401);
    expect([...client.cookies.keys()]).toEqual(['XSRF-TOKEN']);
  });

  it('refuses what is no try with 422 on the field, and takes a password as it was typed', async () => {
    const client = test.anonymous('10.0.0.3');
    const missing = await client.logIn('', '');
    expect(missing).toMatchObject({ status: 422, body: { fields: { email: 'E-mail skal udfyldes' } } });
    expect(Object.keys(missing.body.fields)).toEqual(['email', 'password']);
    expect((await client.post('/api/login', { email: 'bo@bank.dk', password: 17 })).status).toBe(422);
    expect((await client.logIn('bo@bank.dk', ` ${PASSWORD}`)).body).toEqual(refused.body);
    expect((await client.logIn('bo@bank.dk', 'å'.repeat(5000))).body).toEqual(refused.body);
  });

  it('gives a new token each time, ends the one before, and keeps no token as it is', async () => {
    const client = test.anonymous('10.0.0.4');
    await client.logIn('bo@bank.dk', PASSWORD);
    const first = client.cookies.get('sponsorat') as string;
    await client.logIn('bo@bank.dk', PASSWORD);
    const second = client.cookies.get('sponsorat') as string;
    expect(second).not.toBe(first);
    expect(Buffer.from(second, 'base64url')).toHaveLength(32);
    const old = test.anonymous();
    old.cookies.set('sponsorat', first);
    expect((await old.get('/api/user')).status).toBe(401);
    const { rows } = await test.db.execute(sql`select token_hash from sessions`);
    const stored = rows.map((row) => row.token_hash);
    expect(stored).toContain(createHash('sha256').update(second).digest('hex'));
    expect(stored).not.toContain(second);
  });

  it('does not take a token that the client chose itself', async () => {
    const client = test.anonymous('10.0.0.5');
    client.cookies.set('sponsorat', 'valgt-af-en-anden');
    await client.logIn('bo@bank.dk', PASSWORD);
    expect(client.cookies.get('sponsorat')).not.toBe('valgt-af-en-anden');
  });

  it('leaves an audit line, let in or refused, that says nothing secret', async () => {
    const client = test.anonymous('10.0.0.6');
    const lines = await auditOf(test, async () => {
      await client.logIn('bo@bank.dk', 'en-forkert-adgangskode');
      await client.logIn('ingen@bank.dk', 'en-forkert-adgangskode');
      await client.logIn('bo@bank.dk', PASSWORD);
    });
    const { userId } = test.ids;
    expect(lines).toMatchObject([
      {
        action: 'login-refused',
        entity: 'user',
        entityId: userId,
        actorName: 'Bo Bruger',
        after: { email: 'bo@bank.dk' },
      },
      {
        action: 'login-refused',
        entity: 'user',
        entityId: null,
        actorName: 'Ukendt',
        after: { email: 'ingen@bank.dk' },
      },
      { action: 'login', entity: 'user', entityId: userId, actorName: 'Bo Bruger' },
    ]);
    expect(await lastLine(test.db)).toMatchObject({
      address: '10.0.0.6',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      actorId: userId,
    });
  });
});

describe('a lockout', () => {
  it("ends that user's sessions at once, and no one else's", async () => {
    const id = await test.fixtures.user({ name: 'Snart Låst', email: 'snart@bank.dk', areaIds: [test.ids.north] });
    const client = test.anonymous('10.0.0.7');
    await client.logIn('snart@bank.dk', PASSWORD);
    expect((await client.get('/api/user')).status).toBe(200);
    await test.db.execute(sql`update users set locked_out = true where id = ${id}`);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await client.post('/api/sponsorships', {})).status).toBe(401);
    expect((await test.user.get('/api/user')).status).toBe(200);
  });

  it('takes away a role and an area at once as well', async () => {
    const id = await test.fixtures.user({
      name: 'Ny Rolle',
      email: 'rolle@bank.dk',
      roles: ['Admin'],
      areaIds: [test.ids.north],
    });
    const client = test.anonymous('10.0.0.8');
    await client.logIn('rolle@bank.dk', PASSWORD);
    expect((await client.get('/api/sponsorships/user-areas')).body).toHaveLength(2);
    await test.db.execute(sql`update users set roles = '{Bruger}' where id = ${id}`);
    expect((await client.get('/api/sponsorships/user-areas')).body).toEqual([{ id: test.ids.north, name: 'Nord' }]);
    expect((await client.get('/api/user')).body.roles).toEqual(['Bruger']);
  });
});

describe('GET /logout', () => {
  it('ends the session on the server, with an audit line, and sends to the login', async () => {
    const client = test.anonymous('10.0.0.9');
    await client.logIn('bo@bank.dk', PASSWORD);
    const token = client.cookies.get('sponsorat') as string;
    let answer: unknown;
    const lines = await auditOf(test, async () => {
      answer = await client.get('/logout');
    });
    expect(answer).toMatchObject({ status: 302, headers: { location: '/login' } });
    expect(client.cookies.has('sponsorat')).toBe(false);
    expect(lines).toMatchObject([
      { action: 'logout', entity: 'user', entityId: test.ids.userId, actorName: 'Bo Bruger' },
    ]);
    const thief = test.anonymous();
    thief.cookies.set('sponsorat', token);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await client.logIn('bo@bank.dk', PASSWORD)).toMatchObject({ body: { succeeded: true } });
  });

  it('redirects without a session too', async () => {
    expect(await test.anonymous().get('/logout')).toMatchObject({ status: 302, headers: { location: '/login' } });
    const stale = test.anonymous();
    stale.cookies.set('sponsorat', 'ingen-session');
    expect(await stale.get('/logout')).toMatchObject({ status: 302, headers: { location: '/login' } });
  });

  it('is refused when another site asks for it, and then ends nothing', async () => {
    const client = test.anonymous('10.0.0.10');
    await client.logIn('bo@bank.dk', PASSWORD);
    expect((await client.get('/logout', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await client.get('/api/user')).status).toBe(200);
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await client.get('/logout', { 'sec-fetch-site': site })).status, site).toBe(302);
      expect((await client.get('/api/user')).status).toBe(401);
      await client.logIn('bo@bank.dk', PASSWORD);
    }
  });
});
