import { beforeAll, describe, expect, it } from 'vitest';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
let [banner, seats, tickets]: number[] = [];
beforeAll(async () => {
  [banner, seats, tickets] = await makeProducts(test, 'Hospitality', [{}, {}, {}]);
});

const save = (body: object, client = test.admin) => agreements.call(sponsorship, 'update', body, client);

/** A draft that uses every field. */
const full = () => ({
  externalNumber: '2019/17',
  category: test.ids.football,
  additionalCategories: [test.ids.football],
  startDate: '2026-07-01',
  endDate: '2027-06-30',
  renegotiation: '2027-01-01',
  sponsorshipAmount: 60_000.5,
  rates: [
    { amount: 50_000.25, dueDate: '2026-08-01' },
    { amount: 10_000.75, dueDate: '2031-01-01' },
  ],
  sponsorPaysPrints: true,
  valueOfAdvertisement: 60,
  valueOfTickets: 25.5,
  valueOfCatering: 0,
  valueOfTravel: 100,
  exclusivity: 'Eneste bank',
  specialAgreements: 'To arrangementer',
  products: [
    {
      productId: banner,
      selected: true,
      amount: 3,
      value: 99.95,
      addOns: ['Opsætning', 'Egen tekst'],
      match: 'AGF',
      pool: 'A',
      season: '26/27',
      catering: true,
      tvAngle: true,
      description: 'Midt på',
    },
    { productId: seats, selected: false },
  ],
});

describe('a new draft', () => {
  it('may lack everything', async () => {
    expect(ok(await save({}, test.user))).toEqual({
      id: expect.any(Number),
      number: expect.stringMatching(/^2026-\d{4}$/),
      sponsorshipId: sponsorship,
      simple: false,
      status: 'Kladde',
      isActive: false,
      templateId: null,
      renewsId: null,
      externalNumber: null,
      renewedById: null,
      successorId: null,
      renewFrom: null,
      category: null,
      categoryName: null,
      additionalCategories: [],
      startDate: null,
      endDate: null,
      renegotiation: null,
      amount: null,
      sponsorshipAmount: null,
      rates: [],
      sponsorPaysPrints: false,
      valueOfAdvertisement: null,
      valueOfTickets: null,
      valueOfCatering: null,
      valueOfTravel: null,
      exclusivity: null,
      specialAgreements: null,
      products: [],
      signedDocument: null,
      signedDocumentExternal: false,
      createdAt: test.clock.now().toISOString(),
      importedAt: null,
      confirmedOn: null,
      signedOn: null,
      createdBy: 'Bo Bruger',
      confirmedAt: null,
      confirmedBy: null,
      approvedAt: null,
      approvedBy: null,
      signing: null,
      version: 1,
    });
  });

  it('keeps every field that it is given', async () => {
    const made = ok(await save(full()));
    const { products, ...head } = full();
    expect(made).toMatchObject({ ...head, categoryName: 'Fodbold', amount: 60_001 });
    expect(made.products).toEqual([
      products[0],
      {
        productId: seats,
        selected: false,
        amount: null,
        value: null,
        addOns: [],
        match: null,
        pool: null,
        season: null,
        catering: false,
        tvAngle: false,
        description: null,
      },
    ]);
    expect(await agreements.get(made.id)).toEqual(made);
  });

  it('ignores what is read-only, and what it does not know', async () => {
    const smuggled = {
      number: '2020-0001',
      status: 'Godkendt',
      isActive: true,
      amount: 1,
      version: 9,
      signedDocument: '/api/files/1/x',
      approvedAt: '2026-01-01',
      approvedBy: 'Nogen',
      sponsorshipId: 1,
      used: 3,
    };
    const made = ok(await save(smuggled));
    expect(made).toMatchObject({
      number: expect.stringMatching(/^2026-/),
      status: 'Kladde',
      isActive: false,
      amount: null,
      signedDocument: null,
      approvedAt: null,
      approvedBy: null,
      signing: null,
      sponsorshipId: sponsorship,
      version: 1,
    });
    expect(made).not.toHaveProperty('used');
  });
});

describe('a saved draft', () => {
  it('keeps what is missing', async () => {
    const made = ok(await save(full()));
    const saved = ok(await save({ id: made.id, version: 1, exclusivity: 'Andet' }));
    expect(saved).toEqual({ ...made, exclusivity: 'Andet', version: 2 });
    expect(ok(await save({ id: made.id }))).toEqual({ ...saved, version: 3 });
  });

  it('clears what is null or empty', async () => {
    const made = ok(await save(full()));
    const fields = [
      'category',
      'startDate',
      'endDate',
      'renegotiation',
      'sponsorshipAmount',
      'valueOfAdvertisement',
      'valueOfTickets',
      'valueOfCatering',
      'valueOfTravel',
      'exclusivity',
      'specialAgreements',
    ];
    for (const empty of [null, '']) {
      const cleared = Object.fromEntries(fields.map((key) => [key, empty]));
      expect(ok(await save({ id: made.id, ...cleared }))).toMatchObject(
        Object.fromEntries(fields.map((key) => [key, null])),
      );
      ok(await save({ ...full(), id: made.id }));
    }
    const lists = { rates: null, additionalCategories: null, products: null, sponsorPaysPrints: null };
    expect(ok(await save({ id: made.id, ...lists }))).toMatchObject({
      rates: [],
      additionalCategories: [],
      products: [],
      sponsorPaysPrints: false,
      amount: 60_000.5,
    });
  });

  it('has its lists replaced', async () => {
    const made = ok(await save(full()));
    const rates = [{ amount: 1.5, dueDate: '2020-01-01' }];
    const products = [selection(tickets as number, { amount: 4 }), selection(banner as number)];
    const saved = ok(await save({ id: made.id, rates, products, additionalCategories: [] }));
    expect(saved).toMatchObject({ rates, additionalCategories: [], amount: 1.5 });
    expect(saved.products).toMatchObject([
      { productId: tickets, amount: 4 },
      { productId: banner, amount: null, addOns: [], match: null, catering: false },
    ]);
  });

  it('of another version is refused by whom and when, and stays', async () => {
    const made = ok(await save(full()));
    const later = ok(await save({ id: made.id, exclusivity: 'Først' }, test.user));
    for (const version of [1, 3, 1.5, 0]) {
      const answer = await save({ id: made.id, version, exclusivity: 'Sidst' });
      const at = test.clock.now().toISOString();
      expect(answer).toMatchObject({ status: 409, body: { by: 'Bo Bruger', at } });
    }
    expect(await agreements.get(made.id)).toEqual(later);
  });

  it('says 404 before 409 before 422', async () => {
    const { id } = await agreements.draft(sponsorship);
    const wrong = { startDate: 'nu' };
    for (const missing of [999_999, 0, -5, 2 ** 40]) expect((await save({ id: missing, ...wrong })).status).toBe(404);
    expect((await save({ id, version: 7, ...wrong })).status).toBe(409);
    expect((await save({ id, version: 1, ...wrong })).status).toBe(422);
    expect(Object.keys((await save({ id: 'x' })).body.fields)).toEqual(['id']);
  });

  it('writes one line to the audit log, of what was and what is', async () => {
    let id = 0;
    const made = await auditOf(test, async () => {
      ({ id } = ok(await save({ exclusivity: 'Før' }, test.user)));
    });
    expect(made).toMatchObject([
      { action: 'create', entity: 'contract', entityId: id, actorName: 'Bo Bruger', before: null, after: { id } },
    ]);
    expect(await auditOf(test, () => save({ id, exclusivity: 'Efter' }))).toMatchObject([
      { action: 'update', entityId: id, before: { exclusivity: 'Før' }, after: { exclusivity: 'Efter', version: 2 } },
    ]);
    expect(await auditOf(test, () => save({ id, startDate: 'nu' }))).toEqual([]);
  });
});

describe('the rules of a draft', () => {
  it.each<[object, string[]]>([
    [{ startDate: '2026-02-30' }, ['startDate']],
    [{ startDate: '01-02-2026' }, ['startDate']],
    [{ startDate: '2026-07-01', endDate: '2026-06-30' }, ['endDate']],
    [{ startDate: '2026-07-01', renegotiation: '2026-06-30' }, ['renegotiation']],
    [{ endDate: '2026-07-01', renegotiation: '2026-07-02' }, ['renegotiation']],
    [{ sponsorshipAmount: 'mange' }, ['sponsorshipAmount']],
    [{ sponsorshipAmount: -1 }, ['sponsorshipAmount']],
    [{ sponsorshipAmount: 1.005 }, ['sponsorshipAmount']],
    [{ sponsorshipAmount: 1e12 }, ['sponsorshipAmount']],
    [
      { valueOfTravel: 100.5, valueOfTickets: -1, valueOfCatering: 'x' },
      ['valueOfTickets', 'valueOfCatering', 'valueOfTravel'],
    ],
    [{ rates: [{ amount: 5 }] }, ['rates.0.dueDate']],
    [{ rates: [{ dueDate: '2026-01-01' }] }, ['rates.0.amount']],
    [{ rates: 'x' }, ['rates']],
    [{ exclusivity: 'x'.repeat(10_001) }, ['exclusivity']],
    [{ specialAgreements: 'a\u0000b' }, ['specialAgreements']],
    [{ category: 999_999 }, ['category']],
    [{ category: 'Fodbold' }, ['category']],
    [{ additionalCategories: [999_999] }, ['additionalCategories']],
    [{ products: [{ productId: 999_999, selected: true }] }, ['products.0.productId']],
    [{ products: [{ selected: true }] }, ['products.0.productId']],
    [{ sponsorPaysPrints: 'ja' }, ['sponsorPaysPrints']],
  ])('refuse %j', async (body, fields) => {
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(fields);
  });

  it('hold over what is stored: a start after the stored end is refused', async () => {
    const { id } = await agreements.draft(sponsorship, { renegotiation: '2026-06-01' });
    const refusedFields = async (body: object) => Object.keys((await save({ id, ...body })).body.fields);
    expect(await refusedFields({ startDate: '2027-01-01' })).toEqual(['endDate', 'renegotiation']);
    expect(await refusedFields({ endDate: '2026-05-31' })).toEqual(['renegotiation']);
    expect((await save({ id, startDate: '2027-01-01', endDate: '2027-12-31', renegotiation: null })).status).toBe(200);
  });

  it.each<[string, object]>([
    ['amount', { amount: 1.5 }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 'to' }],
    ['value', { value: 0.001 }],
    ['match', { match: 'x'.repeat(201) }],
    ['addOns', { addOns: 'Opsætning' }],
    ['addOns.0', { addOns: [''] }],
    ['description', { description: 'x'.repeat(10_001) }],
    ['catering', { catering: 1 }],
  ])('refuse a product’s %s %j', async (field, values) => {
    const answer = await save({ products: [selection(banner as number), selection(seats as number, values)] });
    expect(Object.keys(answer.body.fields)).toEqual([`products.1.${field}`]);
  });

  it('refuse a product that is there twice', async () => {
    const answer = await save({
      products: [selection(banner as number), selection(banner as number, { selected: false })],
    });
    expect(answer).toMatchObject({ status: 422, body: { fields: { 'products.1.productId': expect.any(String) } } });
  });

  it('allow the edges', async () => {
    const values = {
      startDate: '2026-07-01',
      endDate: '2026-07-01',
      renegotiation: '2026-07-01',
      sponsorshipAmount: 999_999_999_999.99,
      valueOfAdvertisement: 33.333,
      valueOfTickets: 100,
      exclusivity: 'æ'.repeat(10_000),
      products: [selection(banner as number, { amount: 0, value: 0, addOns: [' Trimmes '] })],
    };
    expect(ok(await save(values))).toMatchObject({
      sponsorshipAmount: 999_999_999_999.99,
      valueOfAdvertisement: 33.333,
      valueOfTickets: 100,
      products: [{ amount: 0, value: 0, addOns: ['Trimmes'] }],
    });
  });
});

describe('the amount', () => {
  it.each<[object, number | null]>([
    [{ startDate: '2025-07-01', endDate: '2026-06-30', sponsorshipAmount: 60_000 }, 60_000],
    [{ startDate: '2026-01-01', endDate: '2027-01-31', sponsorshipAmount: 100_000 }, 108_493.15],
    [{ startDate: '2024-02-29', endDate: '2025-02-28', sponsorshipAmount: 0.07 }, 0.07],
    [{ startDate: '2026-01-01', endDate: '2028-12-31', sponsorshipAmount: 0.1 }, 0.3],
    [{ startDate: '2026-01-01', sponsorshipAmount: 5 }, null],
    [
      {
        rates: [
          { amount: 0.1, dueDate: '2026-01-01' },
          { amount: 0.2, dueDate: '2026-01-01' },
        ],
      },
      0.3,
    ],
    [
      {
        rates: [{ amount: 0, dueDate: '2026-01-01' }],
        startDate: '2026-01-01',
        endDate: '2026-12-31',
        sponsorshipAmount: 9,
      },
      0,
    ],
  ])('of %j is %s', async (values, amount) => {
    expect(ok(await save(values)).amount).toBe(amount);
  });
});

describe('the list of contracts', () => {
  it('has the newest start first, and drafts without one before', async () => {
    const { id } = await makeSponsorship(test);
    const make = async (values: object) => (await agreements.draft(id, values)).id;
    const old = await make({ startDate: '2020-01-01' });
    const none = await make({ startDate: null });
    const latest = await make({ startDate: '2026-12-01' });
    const middle = await make({ startDate: '2024-01-01' });
    const later = await make({ startDate: null });
    expect((await agreements.list(id)).map((contract) => contract.id)).toEqual([later, none, latest, middle, old]);
    expect(ok(await test.user.get(`/api/sponsorships/${id}/active-contract`))).toBeNull();
  });
});
