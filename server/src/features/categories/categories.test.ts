import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';

let test: TestApp;
let agreements: ReturnType<typeof agreementsOf>;
let forClubs: number;
let forAgreements: number;
let forBoth: number;

const saveCategory = async (values: object): Promise<number> =>
  ok(await test.admin.post('/api/settings/categories/update', values)).id;

beforeAll(async () => {
  test = await startTestApp();
  agreements = agreementsOf(test);
  forClubs = await saveCategory({ name: 'Håndbold', use: 'Klubber' });
  forAgreements = await saveCategory({ name: 'Guldsponsor', use: 'Aftaler' });
  forBoth = await saveCategory({ name: 'Elite', use: 'Begge' });
});
afterAll(() => test.close());

const saveClub = (values: object) => test.admin.post('/api/sponsorships/update', sponsorshipValues(test, values));

describe('what a category is used for', () => {
  it('is both where nothing is said', async () => {
    for (const use of [undefined, null, '']) {
      const id = await saveCategory({ name: 'Ny', use });
      expect(ok(await test.admin.get(`/api/settings/categories/${id}`)).use).toBe('Begge');
      expect((await test.admin.delete(`/api/settings/categories/${id}`)).status).toBe(204);
    }
  });

  it('is one of three words', async () => {
    const refused = await test.admin.post('/api/settings/categories/update', { name: 'Ny', use: 'Personer' });
    expect(refused).toMatchObject({ status: 422, body: { fields: { use: expect.stringContaining('Bruges til') } } });
  });

  it('is told to whoever fills in a form', async () => {
    expect(ok(await test.user.get('/api/sponsorships/categories'))).toEqual([
      { id: forBoth, name: 'Elite', use: 'Begge' },
      { id: test.ids.football, name: 'Fodbold', use: 'Begge' },
      { id: forAgreements, name: 'Guldsponsor', use: 'Aftaler' },
      { id: forClubs, name: 'Håndbold', use: 'Klubber' },
    ]);
  });
});

describe('a club', () => {
  it('takes a category of clubs or of both, and none of agreements', async () => {
    for (const categoryId of [forClubs, forBoth]) expect((await saveClub({ categoryId })).status).toBe(200);
    expect(await saveClub({ categoryId: forAgreements })).toMatchObject({
      status: 422,
      body: { fields: { categoryId: 'Guldsponsor bruges kun til aftaler' } },
    });
  });

  it('keeps the one that it has, and is refused one that it did not have', async () => {
    const id = await saveCategory({ name: 'Sølvsponsor' });
    const club = await makeSponsorship(test, { categoryId: id });
    await saveCategory({ id, name: 'Sølvsponsor', use: 'Aftaler' });
    const saved = ok(await saveClub({ ...club, city: 'Marstal' }));
    expect(saved).toMatchObject({ city: 'Marstal', categoryId: id });
    expect((await saveClub({ ...saved, categoryId: forAgreements })).status).toBe(422);
  });
});

describe('an agreement', () => {
  const save = async (body: object) => agreements.call((await makeSponsorship(test)).id, 'update', body);

  it('takes categories of agreements or of both, and none of clubs', async () => {
    for (const id of [forAgreements, forBoth])
      expect((await save({ category: id, additionalCategories: [id] })).status).toBe(200);
    expect(await save({ category: forClubs, additionalCategories: [forBoth, forClubs] })).toMatchObject({
      status: 422,
      body: {
        fields: {
          category: 'Håndbold bruges kun til klubber',
          additionalCategories: 'Håndbold bruges kun til klubber',
        },
      },
    });
  });

  it('keeps those that it has, each in its own field', async () => {
    const main = await saveCategory({ name: 'Bronze' });
    const further = await saveCategory({ name: 'Trøje' });
    const { id: sponsorshipId } = await makeSponsorship(test);
    const values = { category: main, additionalCategories: [further] };
    const draft = ok(await agreements.call(sponsorshipId, 'update', values));
    for (const [id, name] of [
      [main, 'Bronze'],
      [further, 'Trøje'],
    ] as const)
      await saveCategory({ id, name, use: 'Klubber' });
    const again = { id: draft.id, ...values, exclusivity: 'Eneste bank' };
    expect(ok(await agreements.call(sponsorshipId, 'update', again))).toMatchObject(values);
    const swapped = { id: draft.id, category: further, additionalCategories: [main] };
    expect(Object.keys((await agreements.call(sponsorshipId, 'update', swapped)).body.fields)).toEqual([
      'category',
      'additionalCategories',
    ]);
    expect((await agreements.call(sponsorshipId, 'copy', { id: draft.id })).status).toBe(200);
  });

  it('of the simple kind is asked the same', async () => {
    const { id } = await makeSponsorship(test);
    const values = { category: forClubs, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 1 };
    expect(await agreements.call(id, 'confirm-simple', values)).toMatchObject({
      status: 422,
      body: { fields: { category: 'Håndbold bruges kun til klubber' } },
    });
    expect((await agreements.call(id, 'confirm-simple', { ...values, category: forAgreements })).status).toBe(200);
  });
});
