import type { Template } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, auditOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);
const [sign, lounge] = (await makeProducts(test, 'Eksponering', [
  { hasAmount: true, productTitle: 'Skilte hos {name}' },
  { isUtilization: true, hasAmount: true },
])) as [number, number];
const club = (await makeSponsorship(test)).id;

const path = '/api/settings/templates';
const save = (values: object) => test.admin.post(`${path}/update`, values);
const make = async (values: object = {}): Promise<Template> =>
  ok(await save({ name: 'Guldpakke', active: true, ...values }));
const list = async (request: object = {}) => ok(await test.admin.post(path, { perPage: 100, ...request }));
const fromContract = (contractId: unknown, name: unknown = 'Af en aftale') =>
  test.admin.post(`${path}/from-contract`, { contractId, name });

describe('a template', () => {
  it.each([
    [{ rates: [{ percent: 60, month: 1 }] }, { 'terms.rates': 'Rater skal give 100 procent tilsammen' }],
    [
      { rates: [{ percent: 101, month: 0 }] },
      { 'terms.rates.0.percent': /Procent skal være mellem 0 og 100/, 'terms.rates.0.month': /mellem 1 og 600/ },
    ],
    [{ months: 0 }, { 'terms.months': 'Længde i måneder skal være mellem 1 og 600' }],
    [{ months: 1.5 }, { 'terms.months': /helt tal/ }],
    [{ category: 999_999 }, { 'terms.category': 'Kategori findes ikke' }],
    [{ products: [selection(999_999)] }, { 'terms.products.0.productId': 'Produkt findes ikke' }],
    [{ products: [selection(1), selection(1)] }, { 'terms.products.1.productId': /./ }],
    [{ valueOfTickets: 101 }, { 'terms.valueOfTickets': /Billetter/ }],
  ] as [object, Record<string, string | RegExp>][])('of %j is refused', async (terms, fields) => {
    const { status, body } = await save({ name: 'Forkert', terms });
    expect(status).toBe(422);
    const matching = Object.entries(fields).map(([key, text]) => [
      key,
      typeof text === 'string' ? text : expect.stringMatching(text),
    ]);
    expect(body.fields).toMatchObject(Object.fromEntries(matching));
  });

  it('is for agreements: a category of clubs only is refused, and stays where it was stored', async () => {
    const { id: category } = ok(await test.admin.post('/api/settings/categories/update', { name: 'Guld' }));
    const made = await make({ terms: { category } });
    const use = { id: category, name: 'Guld', use: 'Klubber' };
    ok(await test.admin.post('/api/settings/categories/update', use));
    expect(await save({ name: 'Ny', terms: { category } })).toMatchObject({
      status: 422,
      body: { fields: { 'terms.category': 'Guld bruges kun til klubber' } },
    });
    ok(await save(made));
  });

  it('keeps a product that is gone, under its name, but takes it up no more', async () => {
    const [gone] = (await makeProducts(test, 'Aktivering', [{ productTitle: 'Stævne for {name}' }])) as [number];
    const made = await make({ terms: { products: [selection(gone), selection(sign)] } });
    ok({ ...(await test.admin.delete(`/api/products/${gone}`)), status: 200 });
    const named = [
      { productId: gone, name: 'Stævne for {name}', section: 'Aktivering' },
      { productId: sign, name: 'Skilte hos {name}', section: 'Eksponering' },
    ];
    expect(made.terms.products).toMatchObject(named);
    expect(ok(await test.admin.get(`${path}/${made.id}`))).toEqual(made);
    expect(ok(await save(made)).terms.products).toMatchObject(named);
    const { fields } = (await save({ name: 'Anden', terms: made.terms })).body;
    expect(fields).toEqual({ 'terms.products.0.productId': 'Produkt findes ikke' });
  });

  it('says how many agreements have begun with it, and goes without them', async () => {
    const made = await make({ name: 'Talt', terms: { category: test.ids.football } });
    const drafts = [await agreements.draft(club, { templateId: made.id }), await agreements.draft(club)];
    ok(await agreements.call(club, 'copy', { id: drafts[0]?.id }));
    const row = (await list()).Result.find(({ Id }: { Id: number }) => Id === made.id);
    expect(row).toMatchObject({ Used: 1, Category: 'Fodbold', Active: true });
    const sorted = (await list({ sort: { field: 'Used', dir: 'desc' } })).Result;
    expect(sorted[0]).toMatchObject({ Used: 1 });
    const { version } = await agreements.get(drafts[0]?.id as number);
    expect((await test.admin.delete(`${path}/${made.id}`)).status).toBe(204);
    expect(await agreements.get(drafts[0]?.id as number)).toMatchObject({ templateId: null, version });
  });

  it('keeps its category from being deleted', async () => {
    const { id: category } = ok(await test.admin.post('/api/settings/categories/update', { name: 'Sølv' }));
    const { id } = await make({ name: 'Sølvpakke', terms: { category } });
    expect(await test.admin.delete(`/api/settings/categories/${category}`)).toMatchObject({
      status: 409,
      body: { usedBy: [{ kind: 'template', id, name: 'Sølvpakke' }], usedByTotal: 1 },
    });
  });

  it('is sorted by its category too, in Danish, those without one last', async () => {
    for (const name of ['Østers', 'Zebra', 'Æbler']) {
      const { id: category } = ok(await test.admin.post('/api/settings/categories/update', { name }));
      await make({ name: `Skabelon ${name}`, terms: { category } });
    }
    const names = async (dir: string): Promise<string[]> =>
      (await list({ sort: { field: 'Category', dir } })).Result.flatMap(({ Category }: { Category: string | null }) =>
        Category === null || ['Østers', 'Zebra', 'Æbler'].includes(Category) ? [Category] : [],
      );
    const ascending = (await names('asc')).slice(0, 3);
    expect(ascending).toEqual(['Zebra', 'Æbler', 'Østers']);
    expect((await names('desc')).slice(0, 3)).toEqual(['Østers', 'Æbler', 'Zebra']);
    expect((await names('desc')).at(-1)).toBeNull();
  });
});

describe('the picker', () => {
  it('offers active templates to everyone, by name, with what they cost, how long they are and how much they hold', async () => {
    const fields = { description: 'Til de store', terms: { sponsorshipAmount: 1.5, months: 18 } };
    const { id } = await make({ name: 'Åpakke', ...fields });
    const { id: other } = await make({ name: 'Apakke' });
    await make({ name: 'Slukket', active: false });
    const offered: { id: number; name: string }[] = ok(await test.user.get('/api/sponsorships/templates'));
    expect(offered.at(-1)).toEqual({
      id,
      name: 'Åpakke',
      description: 'Til de store',
      months: 18,
      sponsorshipAmount: 1.5,
      products: 0,
    });
    expect(offered[0]).toMatchObject({ id: other, description: null, months: null, sponsorshipAmount: null });
    expect(offered.filter(({ name }) => name === 'Slukket')).toEqual([]);
  });
});

describe('a template of an agreement', () => {
  it('has its terms, is active, and begins an agreement like it', async () => {
    const terms = {
      startDate: '2026-03-01',
      endDate: '2028-02-29',
      sponsorshipAmount: 50_000.5,
      sponsorPaysPrints: true,
      valueOfTickets: 33.333,
      exclusivity: 'Eneste bank',
      rates: [
        { amount: 75_000, dueDate: '2026-03-01' },
        { amount: 25_001, dueDate: '2027-03-05' },
      ],
      products: [selection(lounge, { amount: 5, value: 99.5, addOns: ['Egen'], match: 'AGF', catering: true })],
    };
    const { id } = await agreements.approved(club, terms);
    let made: Template | undefined;
    const lines = await auditOf(test, async () => {
      made = ok(await fromContract(id, ' Platin '));
    });
    expect(made).toMatchObject({
      name: 'Platin',
      description: null,
      active: true,
      version: 1,
      terms: {
        category: test.ids.football,
        months: 24,
        sponsorshipAmount: 50_000.5,
        sponsorPaysPrints: true,
        valueOfAdvertisement: null,
        valueOfTickets: 33.333,
        exclusivity: 'Eneste bank',
        rates: [
          { percent: 75, month: 1 },
          { percent: 25, month: 13 },
        ],
        products: [{ productId: lounge, selected: true, amount: 5, value: 99.5, addOns: ['Egen'], catering: true }],
      },
    });
    expect(lines).toMatchObject([{ action: 'create', entity: 'template', entityId: made?.id, before: null }]);
    expect(ok(await save({ ...made }))).toMatchObject({ version: 2 });
  });

  it('is made of a draft without dates as well', async () => {
    const { id } = ok(await agreements.call(club, 'update', { sponsorshipAmount: 10 }));
    const { terms } = ok(await fromContract(id));
    expect(terms).toMatchObject({ months: null, category: null, sponsorshipAmount: 10, rates: [], products: [] });
  });

  it('needs an agreement and a name', async () => {
    const { id } = await agreements.draft(club);
    expect((await fromContract(999_999)).status).toBe(404);
    expect((await fromContract(null)).body.fields).toEqual({ contractId: 'Aftale skal udfyldes' });
    expect((await fromContract(id, ' ')).body.fields).toEqual({ name: 'Navn skal udfyldes' });
    expect((await test.user.post(`${path}/from-contract`, { contractId: id, name: 'Nej' })).status).toBe(403);
  });
});
