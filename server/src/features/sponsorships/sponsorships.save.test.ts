import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { users } from '../users/users.table.ts';
import { asOf, makeSponsorship, ok, sponsorshipValues } from './sponsorships.testing.ts';

const test = await openTestApp();

const save = (values: object, client = test.admin) => client.post('/api/sponsorships/update', values);
const fieldsOf = async (values: object, client = test.admin) => {
  const answer = await save(sponsorshipValues(test, values), client);
  expect(answer.status).toBe(422);
  return answer.body.fields;
};

describe('a new sponsorship', () => {
  it('answers all its fields, with the names of what it refers to', async () => {
    const values = {
      cvr: '12345678',
      contact: 'Søren Ø',
      contactEmail: 'soren@klub.dk',
      contactPhone: '62 52 10 20',
      facebook: 'https://facebook.com/aeb',
      instagram: 'https://instagram.com/aeb',
      checkedOn: '2026-05-03',
      chargesVat: false,
      purposes: ['Bredde', 'Kultur'],
    };
    const made = ok(await save(sponsorshipValues(test, values)));
    expect(made).toEqual({
      ...sponsorshipValues(test, values),
      id: expect.any(Number),
      category: 'Fodbold',
      area: 'Nord',
      userName: 'Bo Bruger',
      userPicture: null,
      logo: null,
      checkedBy: 'Anna Admin',
      pending: null,
      version: 1,
    });
    expect(ok(await test.user.get(`/api/sponsorships/${made.id}`))).toEqual(made);
  });

  it('trims its texts, and reads missing, null and empty as null', async () => {
    const values = { name: '  Ærø  ', contact: ' ', contactEmail: '', contactPhone: null, cvr: ' 12345678 ' };
    expect(await makeSponsorship(test, values)).toMatchObject({
      name: 'Ærø',
      contact: null,
      contactEmail: null,
      contactPhone: null,
      cvr: '12345678',
      facebook: null,
      instagram: null,
    });
  });

  it('ignores read-only and unknown fields', async () => {
    const smuggled = { logo: '/api/files/1/x', category: 'Andet', userName: 'Nogen', deletable: false, version: 99 };
    const made = await makeSponsorship(test, smuggled);
    expect(made).toMatchObject({ logo: null, category: 'Fodbold', userName: 'Bo Bruger', version: 1 });
    expect(made).not.toHaveProperty('deletable');
  });

  it.each([null, ''])('is made of id %j, too', async (id) => {
    expect((await save(sponsorshipValues(test, { id }))).status).toBe(200);
  });

  it('tells every required field that is missing', async () => {
    const required = ['name', 'shortName', 'categoryId', 'areaId', 'address', 'zipCode', 'city', 'userId'];
    const answer = await save({});
    expect(answer).toMatchObject({ status: 422, body: { error: expect.any(String), message: expect.any(String) } });
    expect(Object.keys(answer.body.fields).sort()).toEqual([...required].sort());
    for (const empty of ['', null, '  ']) expect(await fieldsOf({ city: empty })).toEqual({ city: 'By skal udfyldes' });
  });

  it.each([
    ['cvr', '1234567'],
    ['cvr', '1234567a'],
    ['zipCode', '80'],
    ['zipCode', '80000'],
    ['contactEmail', 'soren'],
    ['facebook', 'facebook.com/x'],
    ['instagram', 'javascript:alert(1)'],
    ['name', 'x'.repeat(201)],
    ['contactPhone', '1'.repeat(201)],
    ['address', 'a\u0000b'],
    ['categoryId', 'Fodbold'],
    ['categoryId', 999_999],
    ['areaId', 999_999],
    ['areaId', 99_999_999_999],
    ['userId', 999_999],
    ['checkedOn', '2026-02-30'],
    ['checkedOn', '2026-06-16'],
    ['chargesVat', 'ja'],
    ['purposes', 'Elite'],
  ])('refuses %s %j', async (field, value) => {
    expect(Object.keys(await fieldsOf({ [field]: value }))).toEqual([field]);
  });

  it('holds texts of 200 characters', async () => {
    const name = 'æ'.repeat(200);
    expect((await makeSponsorship(test, { name: ` ${name} ` })).name).toBe(name);
  });

  it('keeps nothing of what it refuses', async () => {
    const total = async () => ok(await test.admin.post('/api/sponsorships', {})).Total;
    const before = await total();
    expect(await auditOf(test, () => fieldsOf({ zipCode: 'x' }))).toEqual([]);
    expect(await total()).toBe(before);
  });
});

describe('the responsible user', () => {
  it('is active and has the area', async () => {
    const { north, south, otherId } = test.ids;
    const locked = await test.fixtures.user({ name: 'L', email: 'l@bank.dk', areaIds: [north], lockedOut: true });
    for (const userId of [locked, otherId])
      expect(await fieldsOf({ userId })).toEqual({ userId: expect.stringContaining('Ansvarlig') });
    expect(await makeSponsorship(test, { userId: otherId, areaId: south })).toMatchObject({ userName: 'Dorte Øst' });
  });

  it('may be an Admin only by the areas of their own', async () => {
    const userId = await test.fixtures.user({
      name: 'A2',
      email: 'a2@bank.dk',
      roles: ['Admin'],
      areaIds: [test.ids.south],
    });
    expect(Object.keys(await fieldsOf({ userId }))).toEqual(['userId']);
  });

  it('is looked at again only when user or area changes', async () => {
    const userId = await test.fixtures.user({ name: 'Gæst', email: 'g@bank.dk', areaIds: [test.ids.north] });
    const { id } = await makeSponsorship(test, { userId });
    await test.db.update(users).set({ lockedOut: true }).where(eq(users.id, userId));
    expect(ok(await save(sponsorshipValues(test, { id, userId, city: 'Marstal' }))).city).toBe('Marstal');
    expect(Object.keys(await fieldsOf({ id, userId, areaId: test.ids.south }))).toEqual(['userId']);
    expect(ok(await save(sponsorshipValues(test, { id }))).userId).toBe(test.ids.userId);
    expect(Object.keys(await fieldsOf({ id, userId }))).toEqual(['userId']);
  });
});

describe('the check in the bank’s own system', () => {
  const saveAs = async (id: number, values: object, client = test.admin) =>
    ok(await save(sponsorshipValues(test, { id, ...values }), client));

  it('is signed by whoever sets its day, and by nobody without one', async () => {
    const { id, ...made } = await makeSponsorship(test);
    expect(made).toMatchObject({ checkedOn: null, checkedBy: null });
    const smuggled = { checkedOn: '2026-05-03', checkedBy: 'Nogen' };
    const checked = { checkedOn: '2026-05-03', checkedBy: 'Bo Bruger' };
    expect(await saveAs(id, smuggled, test.user)).toMatchObject(checked);
    // Another saves the same day, or a body of before there was one.
    expect(await saveAs(id, { checkedOn: '2026-05-03', city: 'Marstal' })).toMatchObject(checked);
    expect(await saveAs(id, { city: 'Odense' })).toMatchObject({ ...checked, city: 'Odense' });
    expect(await saveAs(id, { checkedOn: '2026-05-04' })).toMatchObject({
      checkedOn: '2026-05-04',
      checkedBy: 'Anna Admin',
    });
    for (const checkedOn of [null, '']) {
      await saveAs(id, { checkedOn: '2026-05-04' });
      expect(await saveAs(id, { checkedOn })).toMatchObject({ checkedOn: null, checkedBy: null });
    }
  });

  it('is signed by whoever set the day that is taken back to', async () => {
    const { id } = await makeSponsorship(test);
    await saveAs(id, { checkedOn: '2026-05-03' }, test.user);
    await saveAs(id, { checkedOn: '2026-06-01' });
    await saveAs(id, { checkedOn: '2026-06-01', city: 'Marstal' });
    const checked = { checkedOn: '2026-05-03', checkedBy: 'Bo Bruger' };
    expect(await saveAs(id, { checkedOn: '2026-05-03' })).toMatchObject(checked);
    expect(await saveAs(id, { checkedOn: '2026-06-02' })).toMatchObject({ checkedBy: 'Anna Admin' });
    // Not taken back, but said again.
    expect(await saveAs(id, { checkedOn: '2026-06-01' }, test.user)).toMatchObject({ checkedBy: 'Bo Bruger' });
  });

  it('is signed by nobody where it is not known any more who set the day', async () => {
    const { id } = await makeSponsorship(test);
    await test.db.execute(
      sql`update sponsorships set checked_on = '2025-05-03', checked_by = 'En, der er glemt' where id = ${id}`,
    );
    await saveAs(id, { checkedOn: '2026-06-01' });
    expect(await saveAs(id, { checkedOn: '2025-05-03' })).toMatchObject({ checkedOn: '2025-05-03', checkedBy: null });
  });

  it('may be of today in Copenhagen, and of no day after it', async () => {
    const message = 'Kontrolleret i bankens kundesystem den kan senest være i dag';
    await asOf(test, '2026-06-15T21:59:59Z', async () => {
      expect(await fieldsOf({ checkedOn: '2026-06-16' })).toEqual({ checkedOn: message });
      expect(await makeSponsorship(test, { checkedOn: '2026-06-15' })).toMatchObject({ checkedOn: '2026-06-15' });
      test.clock.moveTo('2026-06-15T22:00:00Z');
      expect(await makeSponsorship(test, { checkedOn: '2026-06-16' })).toMatchObject({ checkedOn: '2026-06-16' });
    });
  });

  it('stands in the log with its day, not with a name besides who did it', async () => {
    const { id } = await makeSponsorship(test);
    const [line] = await auditOf(test, () => saveAs(id, { checkedOn: '2026-05-03' }));
    expect(line).toMatchObject({ before: { checkedOn: null }, after: { checkedOn: '2026-05-03' } });
    expect(line?.after).not.toHaveProperty('checkedBy');
  });
});

describe('whether the club charges VAT', () => {
  it('is yes, no or not known, and stays where a body does not say it', async () => {
    const { id, chargesVat } = await makeSponsorship(test);
    expect(chargesVat).toBeNull();
    const saveAs = async (values: object) => ok(await save(sponsorshipValues(test, { id, ...values }))).chargesVat;
    for (const said of [true, false]) {
      expect(await saveAs({ chargesVat: said })).toBe(said);
      expect(await saveAs({ city: 'Marstal' })).toBe(said);
    }
    for (const unknown of [null, '']) {
      await saveAs({ chargesVat: true });
      expect(await saveAs({ chargesVat: unknown })).toBeNull();
    }
  });

  it('stands in the log', async () => {
    const { id } = await makeSponsorship(test, { chargesVat: false });
    const [line] = await auditOf(test, () => save(sponsorshipValues(test, { id, chargesVat: true })));
    expect(line).toMatchObject({ before: { chargesVat: false }, after: { chargesVat: true } });
  });
});

describe('what a club is supported for', () => {
  const saveAs = async (id: number, values: object) => ok(await save(sponsorshipValues(test, { id, ...values })));

  it('is several of six words, in their order, or nothing, and stays where a body does not say it', async () => {
    const { id, purposes } = await makeSponsorship(test);
    expect(purposes).toEqual([]);
    const said = ['Børn og unge', 'Natur'];
    expect((await saveAs(id, { purposes: ['Natur', 'Børn og unge', 'Natur'] })).purposes).toEqual(said);
    expect((await saveAs(id, { city: 'Marstal' })).purposes).toEqual(said);
    for (const nothing of [[], null, '']) {
      await saveAs(id, { purposes: said });
      expect((await saveAs(id, { purposes: nothing })).purposes).toEqual([]);
    }
  });

  it('is none of other words, also behind the form', async () => {
    for (const purposes of [['Idræt'], ['Kultur', 'kultur']])
      expect(await fieldsOf({ purposes })).toEqual({ purposes: 'Formål skal være en gyldig værdi' });
    const { id } = await makeSponsorship(test);
    const wrong = sql`update sponsorships set purposes = array['Idræt'] where id = ${id}`;
    await expect(test.db.execute(wrong)).rejects.toThrow();
  });

  it('stands in the log', async () => {
    const { id } = await makeSponsorship(test, { purposes: ['Elite'] });
    const [line] = await auditOf(test, () => saveAs(id, { purposes: ['Kultur'] }));
    expect(line).toMatchObject({ before: { purposes: ['Elite'] }, after: { purposes: ['Kultur'] } });
  });
});

describe('an edit', () => {
  it('raises the version, and reads missing keys as null', async () => {
    const { id } = await makeSponsorship(test, { contact: 'Søren', facebook: 'https://fb.com/x' });
    const saved = ok(await save(sponsorshipValues(test, { id, version: 1, name: 'Nyt navn' })));
    expect(saved).toMatchObject({ id, name: 'Nyt navn', contact: null, facebook: null, version: 2 });
    expect(ok(await save(sponsorshipValues(test, { id }))).version).toBe(3);
  });

  it.each([1, 3, 1.5, -1])('of version %j, when 2 is stored, is refused by whom and when', async (version) => {
    const { id } = await makeSponsorship(test);
    const { version: stored } = ok(await save(sponsorshipValues(test, { id, name: 'Først' }), test.user));
    expect(stored).toBe(2);
    const answer = await save(sponsorshipValues(test, { id, version, name: 'Sidst' }));
    const at = test.clock.now().toISOString();
    expect(answer).toMatchObject({
      status: 409,
      body: { by: 'Bo Bruger', at, message: expect.stringContaining('Bo') },
    });
    expect(ok(await test.admin.get(`/api/sponsorships/${id}`))).toMatchObject({ name: 'Først', version: 2 });
  });

  it('says 409 before 422, and 404 before both', async () => {
    const { id } = await makeSponsorship(test);
    expect((await save({ id, version: 7 })).status).toBe(409);
    for (const missing of [999_999, 0, -1, 99_999_999_999]) expect((await save({ id: missing })).status).toBe(404);
    expect(Object.keys((await save({ ...sponsorshipValues(test), id: 'x' })).body.fields)).toEqual(['id']);
  });

  it('of the same version by twenty at once is one edit', async () => {
    const { id, version } = await makeSponsorship(test);
    const saves = Array.from({ length: 20 }, (_, n) =>
      save(sponsorshipValues(test, { id, version, name: `Nr. ${n}` })),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(ok(await test.admin.get(`/api/sponsorships/${id}`)).version).toBe(2);
  });
});

describe('a Bruger', () => {
  it('makes and moves sponsorships only within the areas of their own', async () => {
    const { south, otherId } = test.ids;
    expect(Object.keys(await fieldsOf({ areaId: south, userId: otherId }, test.user))).toEqual(['areaId']);
    const { id } = await makeSponsorship(test, {}, test.user);
    expect(Object.keys(await fieldsOf({ id, areaId: south, userId: otherId }, test.user))).toEqual(['areaId']);
    expect(ok(await test.user.get(`/api/sponsorships/${id}`)).area).toBe('Nord');
  });

  it('no longer sees what was moved away', async () => {
    const { id } = await makeSponsorship(test, {}, test.user);
    ok(await save(sponsorshipValues(test, { id, areaId: test.ids.south, userId: test.ids.otherId })));
    expect((await test.user.get(`/api/sponsorships/${id}`)).status).toBe(404);
    expect((await test.other.get(`/api/sponsorships/${id}`)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('has one line of each save, with before and after', async () => {
    let id = 0;
    const [made, ...more] = await auditOf(test, async () => {
      ({ id } = await makeSponsorship(test, {}, test.user));
    });
    expect(more).toEqual([]);
    expect(made).toMatchObject({ action: 'create', entity: 'sponsorship', entityId: id, actorName: 'Bo Bruger' });
    expect(made).toMatchObject({ before: null, after: { name: 'Ærø Boldklub', version: 1 } });
    const lines = await auditOf(test, () => save(sponsorshipValues(test, { id, name: 'Nyt' })));
    expect(lines).toMatchObject([
      {
        action: 'update',
        entityId: id,
        before: { name: 'Ærø Boldklub', version: 1 },
        after: { name: 'Nyt', version: 2 },
      },
    ]);
  });
});
