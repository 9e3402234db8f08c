import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agreementsOf, auditOf } from '../../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../../features/sponsorships/sponsorships.testing.ts';
import { openTestApp, START } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { linesAnHour } from './refusal-limit.rules.ts';

const test = await openTestApp();
const auditOfAct = (act: () => Promise<unknown>) => auditOf(test, act);

describe('a refusal', () => {
  it('for want of the right has a line: who, from where, and which call, without its query', async () => {
    const lines = await auditOfAct(() => test.user.get('/api/users/7?search=Ida'));
    expect(lines).toEqual([
      {
        action: 'refused',
        entity: 'call',
        entityId: null,
        actorName: 'Bo Bruger',
        before: null,
        after: { status: 403, error: 'Ingen adgang', call: 'GET /api/users/7' },
      },
    ]);
    expect(await lastLine(test.db)).toMatchObject({
      actorId: test.ids.userId,
      address: '127.0.0.1',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('for want of the XSRF token has one, with a session and without', async () => {
    const headers = { 'x-xsrf-token': 'forkert' };
    const update = { method: 'POST', url: '/api/sponsorships/update' } as const;
    const error = 'Afvist';
    expect(await auditOfAct(() => test.user.send(update.method, update.url, { headers }))).toMatchObject([
      {
        action: 'refused',
        actorName: 'Bo Bruger',
        after: { status: 403, error, call: 'POST /api/sponsorships/update' },
      },
    ]);
    expect(await auditOfAct(() => test.anonymous('10.8.0.2').send('POST', '/api/login', { headers }))).toMatchObject([
      { action: 'refused', actorName: 'Ukendt', after: { status: 403, error, call: 'POST /api/login' } },
    ]);
  });

  it('of a logout that another site asks for has one', async () => {
    const lines = await auditOfAct(() => test.anonymous('10.8.0.3').get('/logout', { 'sec-fetch-site': 'cross-site' }));
    expect(lines).toMatchObject([{ action: 'refused', actorName: 'Ukendt', after: { call: 'GET /logout' } }]);
  });

  it('of what lies in another area names the record; of what there is not, there is none', async () => {
    const { sponsorship, contract } = await agreementsOf(test).active();
    const document = String(contract.signedDocument);
    const foreign = [
      [`/api/sponsorships/${sponsorship.id}`, 'sponsorship', sponsorship.id],
      [`/api/sponsorships/contracts/${contract.id}`, 'contract', contract.id],
      [`/print-contract?id=${contract.id}`, 'contract', contract.id],
      [`/api/sponsorships/area-users/${test.ids.north}`, 'area', test.ids.north],
      [document, 'file', Number(document.split('/')[3])],
    ] as const;
    for (const [path, entity, entityId] of foreign)
      expect(await auditOfAct(() => test.other.get(path)), path).toMatchObject([
        {
          action: 'refused',
          entity,
          entityId,
          actorName: 'Dorte Øst',
          after: { status: 404, error: 'Ikke fundet', call: `GET ${path.split('?')[0]}` },
        },
      ]);
    for (const path of ['/api/sponsorships/999', '/print-contract?id=999', '/api/files/999/0123456789abcdef', '/api/x'])
      expect(await auditOfAct(() => test.other.get(path)), path).toEqual([]);
    const own = await makeSponsorship(test);
    const { id } = await agreementsOf(test).draft(own.id);
    expect(await auditOfAct(() => test.user.get(`/api/sponsorships/contracts/${id}/compare/${contract.id}`))).toEqual(
      [],
    );
  });

  it('is given all the same where its line cannot be written', async () => {
    const { id } = await makeSponsorship(test);
    await test.asOwner(sql`alter table audit_log rename to audit_log_away`);
    const answers = [await test.user.get('/api/users/7'), await test.other.get(`/api/sponsorships/${id}`)];
    await test.app.whenRefusalsAreAudited();
    await test.asOwner(sql`alter table audit_log_away rename to audit_log`);
    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
    expect(ok(await test.user.get(`/api/sponsorships/${id}`)).id).toBe(id);
    expect(await auditOfAct(() => test.user.get('/api/users/7'))).toHaveLength(1);
  });
});

describe('a throttled try', () => {
  beforeEach(() => test.db.execute(sql`delete from login_failures`));
  afterEach(() => test.db.execute(sql`delete from login_failures`));
  const WRONG = 'en-forkert-adgangskode';

  it('to log in has a line with the e-mail that was tried, and nothing that may be a password', async () => {
    const client = test.anonymous('10.8.0.4');
    for (let tries = 0; tries < 6; tries++) await client.logIn('ingen@bank.dk', WRONG);
    const lines = await auditOfAct(() => client.logIn(' Ingen@Bank.dk', PASSWORD));
    expect(lines).toMatchObject([
      {
        action: 'login-throttled',
        entity: 'user',
        entityId: null,
        actorName: 'Ukendt',
        after: { status: 429, email: 'Ingen@Bank.dk', call: 'POST /api/login' },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
    expect(await lastLine(test.db)).toMatchObject({ address: '10.8.0.4' });
    for (let tries = 0; tries < 6; tries++) await client.logIn(PASSWORD, WRONG);
    expect(await auditOfAct(() => client.logIn(PASSWORD, WRONG))).toMatchObject([{ after: { email: null } }]);
    const holding = sql`${`%${PASSWORD}%`}`;
    const query = sql`select from audit_log l where l::text like ${holding} union all
      select from audit_values v where v::text like ${holding}`;
    expect((await test.db.execute(query)).rows).toEqual([]);
  });

  it('to change one’s own password has one', async () => {
    const guess = () => test.user.post('/api/user/password', { current: WRONG, password: 'en-helt-ny-adgangskode' });
    for (let tries = 0; tries < 6; tries++) await guess();
    expect(await auditOfAct(guess)).toMatchObject([
      { action: 'change-password-throttled', entity: 'user', entityId: test.ids.userId, actorName: 'Bo Bruger' },
    ]);
  });
});

describe('a flood of refusals', () => {
  it('stops being written line by line, and is counted when its hour is over', async () => {
    const client = test.anonymous('10.8.0.5');
    const ask = () => client.get('/logout', { 'sec-fetch-site': 'cross-site' });
    const lines = await auditOfAct(async () => {
      for (let count = 0; count < linesAnHour.address + 40; count++) await ask();
    });
    expect(lines).toHaveLength(linesAnHour.address);
    test.clock.moveBy(3_600_000);
    const [further, next] = await auditOfAct(ask);
    expect(further).toMatchObject({
      action: 'refused-further',
      entity: 'call',
      entityId: null,
      actorName: 'Ukendt',
      after: { count: 40, from: START.toISOString() },
    });
    expect(next).toMatchObject({ action: 'refused' });
    test.clock.moveTo(START.toISOString());
  });

  it('of people that nobody knows, from ever new addresses, leaves room for tries at an account', async () => {
    test.clock.moveBy(7_200_000);
    const perAddress = linesAnHour.address;
    for (let from = 0; from < linesAnHour.addresses / perAddress; from++) {
      const client = test.anonymous(`10.8.1.${from}`);
      const requests = Array.from({ length: perAddress }, () =>
        client.get('/logout', { 'sec-fetch-site': 'cross-site' }),
      );
      await Promise.all(requests);
    }
    await test.app.whenRefusalsAreAudited();
    const client = test.anonymous('10.8.2.1');
    const lines = await auditOfAct(async () => {
      await client.logIn('ingen-af-os@bank.dk', 'en-forkert-adgangskode');
      await client.logIn('dorte@bank.dk', 'en-forkert-adgangskode');
    });
    expect(lines.map(({ action, entityId }) => [action, entityId])).toEqual([['login-refused', test.ids.otherId]]);
    // The throttle counts both.
    const { rows } = await test.db.execute(sql`select from login_failures`);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    test.clock.moveBy(3_600_000);
    const [further] = await auditOfAct(() => client.get('/logout', { 'sec-fetch-site': 'cross-site' }));
    expect(further).toMatchObject({ action: 'refused-further', after: { count: 1 } });
    test.clock.moveTo(START.toISOString());
  });
});
