import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { usersOf, userValues } from './users.testing.ts';

const test = await openTestApp();
const users = usersOf(test);

const PASSWORD = 'en-god-og-lang-kode';
const refusalOf = async (values: object) => {
  const answer = await users.save(userValues(test, values));
  expect(answer.status).toBe(422);
  return answer.body.fields;
};

describe('the users', () => {
  it('come by name, in Danish order, and never with a password', async () => {
    for (const name of ['Ågot', 'Ørn', 'Ærø', 'Zoe']) await users.make({ name, password: PASSWORD });
    const all = ok(await test.admin.get('/api/users'));
    const names = all.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Anna Admin', 'Bo Bruger', 'Dorte Øst', 'Zoe', 'Ærø', 'Ørn', 'Ågot']);
    expect(JSON.stringify(all)).not.toMatch(/password|argon2/i);
  });

  it('choose among areas and roles', async () => {
    const { north, south } = test.ids;
    expect(ok(await test.admin.get('/api/users/areas'))).toEqual([
      { id: north, name: 'Nord' },
      { id: south, name: 'Syd' },
    ]);
    expect(ok(await test.admin.get('/api/users/roles'))).toEqual(['Bruger', 'Admin']);
  });
});

describe('a new user', () => {
  it('answers all its fields, and can log in', async () => {
    const { north, south } = test.ids;
    const values = userValues(test, {
      name: ' Eva Ø ',
      phoneNumber: '62 52 10 20',
      roles: ['Admin', 'Bruger'],
      areaIds: [south, north, south],
      password: PASSWORD,
    });
    const made = ok(await users.save(values));
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Eva Ø',
      email: values.email,
      phoneNumber: '62 52 10 20',
      roles: ['Bruger', 'Admin'],
      areaIds: [north, south],
      lockedOut: false,
      picture: null,
      version: 1,
      responsibleFor: 0,
      secondFactor: false,
      approvesGuests: false,
      hasBankAccount: false,
    });
    expect(await users.get(made.id)).toEqual(made);
    const client = await users.logIn(values.email, PASSWORD);
    expect(ok(await client.get('/api/user'))).toMatchObject({ name: 'Eva Ø' });
  });

  it.each([undefined, null, ''])('may do without a password: %j', async (password) => {
    expect(await users.make({ password, phoneNumber: '' })).toMatchObject({ phoneNumber: null });
  });

  it('tells every required field that is missing', async () => {
    expect((await users.save({})).body.fields).toEqual({
      name: 'Navn skal udfyldes',
      email: 'E-mail skal udfyldes',
      roles: 'Roller skal udfyldes',
      areaIds: 'Områder skal udfyldes',
    });
    expect(await refusalOf({ roles: [], areaIds: [] })).toEqual({
      roles: 'Roller skal udfyldes',
      areaIds: 'Områder skal udfyldes',
    });
  });

  it.each([
    ['roles', ['Chef'], 'Roller skal være en gyldig værdi'],
    ['areaIds', [999_999], 'Et af områderne findes ikke'],
    ['email', 'eva', 'E-mail skal være en gyldig e-mail'],
    ['email', 'BO@Bank.dk', 'E-mail bruges allerede af en anden bruger'],
    ['password', 'kort', 'Adgangskode skal være på mindst 12 tegn'],
    ['password', 'x'.repeat(129), 'Adgangskode må højst være på 128 tegn'],
    ['password', 'Password1234', 'Adgangskode er for almindelig. Vælg en, som andre ikke gætter'],
    ['phoneNumber', '1'.repeat(201), 'Telefon må højst være på 200 tegn'],
  ])('refuses %s %j', async (field, value, message) => {
    expect(await refusalOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('has another password than its own name or e-mail', async () => {
    const message = 'Adgangskode må ikke være din e-mail eller dit navn';
    expect(await refusalOf({ email: 'lang.email@bank.dk', password: 'Lang.Email@bank.dk' })).toEqual({
      password: message,
    });
    expect(await refusalOf({ name: 'Et Langt Navn', password: 'et langt navn' })).toEqual({ password: message });
  });

  it('is one of those made at once with the same e-mail', async () => {
    const values = userValues(test);
    const other = { ...values, email: values.email.toUpperCase() };
    const answers = await Promise.all([users.save(values), users.save(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('ignores what is read-only', async () => {
    const made = await users.make({ lockedOut: true, picture: '/api/files/1/x', passwordHash: 'x', version: 9 });
    expect(made).toMatchObject({ lockedOut: false, picture: null, version: 1 });
  });
});

describe('an edit', () => {
  it('raises the version, keeps the password and the own e-mail in another case', async () => {
    const { id, email } = await users.make({ password: PASSWORD });
    const saved = ok(await users.change(id, { version: 1, name: 'Nyt', email: email.toUpperCase() }));
    expect(saved).toMatchObject({ id, name: 'Nyt', version: 2 });
    expect((await (await users.logIn(email, PASSWORD)).get('/api/user')).status).toBe(200);
  });

  it('says 404, then 409, then 422', async () => {
    const { id } = await users.make();
    expect((await users.save({ id: 999_999 })).status).toBe(404);
    const late = await users.save({ id, version: 7 });
    expect(late).toMatchObject({ status: 409, body: { by: 'Anna Admin', at: test.clock.now().toISOString() } });
    expect((await users.save({ id, version: 1 })).status).toBe(422);
  });

  it('says what the state of the user forbids (409) before what a field forbids (422)', async () => {
    const { id } = await users.make();
    await makeSponsorship(test, { userId: id });
    expect((await users.change(id, { areaIds: [test.ids.south], email: 'eva' })).status).toBe(409);
    expect((await users.change(id, { areaIds: 'Nord', email: 'eva' })).status).toBe(422);
    expect((await users.get(id)).version).toBe(1);
  });

  it('of the password ends the sessions of that user', async () => {
    const { id, email } = await users.make({ password: PASSWORD });
    const client = await users.logIn(email, PASSWORD);
    ok(await users.change(id, { name: 'Samme kode' }));
    expect((await client.get('/api/user')).status).toBe(200);
    ok(await users.change(id, { password: `${PASSWORD}-ny` }));
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await (await users.logIn(email, PASSWORD)).get('/api/user')).status).toBe(401);
    expect((await (await users.logIn(email, `${PASSWORD}-ny`)).get('/api/user')).status).toBe(200);
  });

  it("of one's own password ends the other sessions only", async () => {
    const { id, email } = await users.make({ password: PASSWORD, roles: ['Admin'] });
    const [here, there] = [await users.logIn(email, PASSWORD), await users.logIn(email, PASSWORD)];
    ok(await users.change(id, { password: `${PASSWORD}-ny` }, here));
    expect((await here.get('/api/user')).status).toBe(200);
    expect((await there.get('/api/user')).status).toBe(401);
  });

  it('takes an area, unless the user is responsible there', async () => {
    const { north, south } = test.ids;
    const { id } = await users.make({ areaIds: [north, south] });
    const sponsorship = await makeSponsorship(test, { name: 'Ærø BK', userId: id });
    const answer = await users.change(id, { areaIds: [south] });
    const usedBy = [{ kind: 'sponsorship', id: sponsorship.id, name: 'Ærø BK' }];
    expect(answer).toMatchObject({ status: 409, body: { usedBy, usedByTotal: 1 } });
    expect((await users.get(id)).areaIds).toEqual([north, south]);
    expect(ok(await users.change(id, { areaIds: [north] })).areaIds).toEqual([north]);
    expect(ok(await users.change(id, { areaIds: [north, south] })).areaIds).toEqual([north, south]);
  });
});

describe('the audit log', () => {
  it('has one line of each save, without the password', async () => {
    let id = 0;
    const [made] = await auditOf(test, async () => {
      ({ id } = await users.make({ name: 'Lin', password: PASSWORD }));
    });
    expect(made).toMatchObject({ action: 'create', entity: 'user', entityId: id, actorName: 'Anna Admin' });
    expect(made).toMatchObject({ before: null, after: { name: 'Lin', version: 1, passwordChanged: true } });
    const lines = await auditOf(test, () => users.change(id, { name: 'Linn', password: `${PASSWORD}2` }));
    expect(lines).toMatchObject([
      { action: 'update', before: { name: 'Lin' }, after: { name: 'Linn', version: 2, passwordChanged: true } },
    ]);
    expect(JSON.stringify([made, lines])).not.toMatch(/argon2|passwordHash|lang-kode/);
    expect(await auditOf(test, () => refusalOf({ email: 'bo@bank.dk' }))).toEqual([]);
  });
});
