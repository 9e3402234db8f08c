import type { Contract, DraftChanges, Template } from '@sponsorat/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
let [sign, lounge]: number[] = [];
beforeAll(async () => {
  [sign, lounge] = await makeProducts(test, 'Eksponering', [{ hasAmount: true }, { productTitle: 'Loge for {name}' }]);
});

const terms = () => ({
  category: test.ids.football,
  months: 24,
  sponsorshipAmount: 50_000,
  sponsorPaysPrints: true,
  valueOfAdvertisement: 70,
  valueOfTickets: 30,
  exclusivity: 'Eneste bank hos {name}',
  specialAgreements: '{name} og {name}',
  rates: [
    { percent: 33.33, month: 1 },
    { percent: 33.33, month: 13 },
    { percent: 33.34, month: 24 },
  ],
  products: [selection(sign as number, { amount: 4, description: 'Ved {name}', addOns: ['Med {name}'] })],
});
const make = async (values: object = {}): Promise<Template> =>
  ok(
    await test.admin.post('/api/settings/templates/update', {
      name: 'Guldpakke',
      active: true,
      terms: terms(),
      ...values,
    }),
  );
const begin = (body: object, client = test.user) => agreements.call(sponsorship, 'update', body, client);
const makeDraft = async (body: object): Promise<Contract> => ok(await begin(body));
const changes = async ({ id }: Contract): Promise<DraftChanges> =>
  ok(await test.user.get(`/api/sponsorships/contracts/${id}/changes`));
const sum = ({ rates }: Contract) => rates.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;

describe('a new draft by a template', () => {
  it('has everything of it, with the new club’s name, from the day that it begins', async () => {
    const { id: templateId } = await make();
    let draft: Contract | undefined;
    const lines = await auditOf(test, async () => {
      draft = await makeDraft({ templateId, startDate: '2027-03-15' });
    });
    expect(draft).toMatchObject({
      templateId,
      status: 'Kladde',
      simple: false,
      category: test.ids.football,
      startDate: '2027-03-15',
      endDate: '2029-03-14',
      renegotiation: null,
      sponsorshipAmount: 50_000,
      sponsorPaysPrints: true,
      valueOfAdvertisement: 70,
      valueOfCatering: null,
      exclusivity: 'Eneste bank hos ÆB',
      specialAgreements: 'ÆB og ÆB',
      rates: [
        { amount: 33_333.34, dueDate: '2027-03-15' },
        { amount: 33_333.33, dueDate: '2028-03-01' },
        { amount: 33_333.33, dueDate: '2029-02-01' },
      ],
      products: [{ productId: sign, selected: true, amount: 4, description: 'Ved ÆB', addOns: ['Med ÆB'] }],
    });
    expect(lines).toMatchObject([{ action: 'create', entity: 'contract', after: { templateId } }]);
    const { Result } = ok(await test.user.post(`/api/sponsorships/contracts/${draft?.id}/history`, {}));
    expect(Result[0].Text).toBe(`Bo Bruger oprettede kladden til aftale ${draft?.number} ud fra skabelonen Guldpakke.`);
    expect(await changes(draft as Contract)).toMatchObject({ products: [], added: [] });
    ok(await agreements.call(sponsorship, 'confirm', { id: draft?.id }));
  });

  it('has rates that add up to the amount for its whole period', async () => {
    const { id: templateId } = await make();
    for (const [sponsorshipAmount, endDate] of [
      [50_000, '2028-12-31'],
      [99_999.99, '2027-12-31'],
      [0.01, '2029-05-17'],
    ]) {
      const draft = await makeDraft({ templateId, startDate: '2027-01-01', endDate, sponsorshipAmount });
      const without = await makeDraft({ startDate: '2027-01-01', endDate, sponsorshipAmount });
      expect(sum(draft)).toBe(without.amount);
      expect(draft.amount).toBe(without.amount);
    }
    const year = await make({ terms: { ...terms(), months: 12, sponsorshipAmount: 64_000.5 } });
    const draft = await makeDraft({ templateId: year.id, startDate: '2027-01-01' });
    expect(sum(draft)).toBe(64_000.5);
  });

  it('takes what is sent instead, also what is empty', async () => {
    const { id: templateId } = await make();
    const sent = {
      category: null,
      endDate: '2027-06-30',
      renegotiation: '2027-05-01',
      sponsorshipAmount: 10_000,
      sponsorPaysPrints: false,
      valueOfTickets: 1,
      exclusivity: '',
      rates: [{ amount: 5, dueDate: '2027-02-02' }],
      products: [],
    };
    expect(await makeDraft({ templateId, startDate: '2027-01-01', ...sent })).toMatchObject({
      ...sent,
      exclusivity: null,
      specialAgreements: 'ÆB og ÆB',
      valueOfAdvertisement: 70,
    });
    expect(await makeDraft({ templateId, startDate: '2027-01-01', rates: [] })).toMatchObject({
      rates: [],
      amount: 100_000,
    });
  });

  it('moves months beyond the end of another length to the last month', async () => {
    const { id: templateId } = await make();
    const { rates } = await makeDraft({ templateId, startDate: '2027-01-01', endDate: '2027-12-31' });
    expect(rates.map(({ dueDate }) => dueDate)).toEqual(['2027-01-01', '2027-12-01', '2027-12-01']);
    expect(rates.map(({ amount }) => amount)).toEqual([16_666.67, 16_666.67, 16_666.66]);
  });

  it('leaves out a product that is gone, and the changes say so until the products are saved', async () => {
    const { id: templateId } = await make({
      terms: { ...terms(), products: [selection(lounge as number), ...terms().products] },
    });
    expect((await test.admin.delete(`/api/products/${lounge}`)).status).toBe(204);
    const draft = await makeDraft({ templateId, startDate: '2027-01-01' });
    expect(draft.products.map(({ productId }) => productId)).toEqual([sign]);
    const gone = {
      productId: lounge,
      product: 'Loge for ÆB',
      section: 'Eksponering',
      changes: [{ kind: 'gone', field: 'productId', label: 'Produkt', before: 'Loge for ÆB', after: null }],
    };
    expect((await changes(draft)).products).toEqual([gone]);
    const { id, version } = draft;
    const saved = await makeDraft({ id, version, sponsorshipAmount: 1 });
    expect((await changes(saved)).products).toEqual([gone]);
    await makeDraft({ id, products: draft.products });
    expect((await changes(saved)).products).toEqual([]);
  });

  it('takes a category that is no longer offered, as a stored one', async () => {
    const category = { name: 'Guld', use: 'Aftaler' };
    const { id } = ok(await test.admin.post('/api/settings/categories/update', category));
    const { id: templateId } = await make({ terms: { ...terms(), category: id } });
    ok(await test.admin.post('/api/settings/categories/update', { ...category, id, use: 'Klubber' }));
    expect(await makeDraft({ templateId })).toMatchObject({ category: id });
    expect((await begin({ category: id })).body.fields).toEqual({ category: 'Guld bruges kun til klubber' });
  });

  it('is refused by a template that is not active or not there, and nothing is made', async () => {
    const { id: inactive } = await make({ active: false });
    const before = await agreements.list(sponsorship);
    expect(await begin({ templateId: inactive })).toMatchObject({
      status: 422,
      body: { fields: { templateId: 'Skabelon er ikke aktiv' } },
    });
    expect(await begin({ templateId: 999_999 })).toMatchObject({
      status: 422,
      body: { fields: { templateId: 'Skabelon findes ikke' } },
    });
    expect(await agreements.list(sponsorship)).toEqual(before);
  });

  it('is begun once: a template that is sent with a stored draft or a simple one says nothing', async () => {
    const { id: templateId } = await make();
    const draft = await makeDraft({ sponsorshipAmount: 7 });
    expect(await makeDraft({ id: draft.id, templateId })).toMatchObject({
      templateId: null,
      category: null,
      rates: [],
    });
    const simple: Contract = ok(await agreements.call(sponsorship, 'update-simple', { templateId }, test.user));
    expect(simple).toMatchObject({ templateId: null, sponsorshipAmount: null });
    const begun = await makeDraft({ templateId });
    expect(await makeDraft({ ...begun, templateId: null, rates: undefined })).toMatchObject({ templateId });
  });

  it('comes back with its template after it was deleted, or without one that is gone', async () => {
    const { id: templateId } = await make();
    const [first, second] = [await makeDraft({ templateId }), await makeDraft({ templateId })];
    for (const { id } of [first, second]) await agreements.call(sponsorship, 'delete', { id });
    expect(ok(await agreements.call(sponsorship, 'undelete', { id: first.id }))).toMatchObject({
      templateId,
      rates: first.rates,
    });
    await test.admin.delete(`/api/settings/templates/${templateId}`);
    expect(ok(await agreements.call(sponsorship, 'undelete', { id: second.id }))).toMatchObject({ templateId: null });
  });
});

describe('a draft by a template without a start', () => {
  const makeUndated = async () => makeDraft({ templateId: (await make()).id });

  it('has amounts and no days', async () => {
    const draft = await makeUndated();
    expect(draft).toMatchObject({ startDate: null, endDate: null, amount: 100_000 });
    expect(draft.rates).toMatchObject([
      { amount: 33_333.34, dueDate: null, status: 'Ikke underskrevet' },
      { amount: 33_333.33, dueDate: null },
      { amount: 33_333.33, dueDate: null },
    ]);
  });

  it('is confirmed only when each rate has its day', async () => {
    const draft = await makeUndated();
    const period = { id: draft.id, startDate: '2027-01-01', endDate: '2028-12-31' };
    // What was not sent stays: the days are still to be chosen.
    expect((await makeDraft(period)).rates).toMatchObject([{ dueDate: null }, { dueDate: null }, { dueDate: null }]);
    const { status, body } = await agreements.call(sponsorship, 'confirm', { id: draft.id });
    expect({ status, ...body }).toMatchObject({
      status: 422,
      fields: {
        'rates.0.dueDate': 'Forfaldsdato skal udfyldes',
        'rates.1.dueDate': 'Forfaldsdato skal udfyldes',
        'rates.2.dueDate': 'Forfaldsdato skal udfyldes',
      },
    });
    expect((await begin({ id: draft.id, rates: draft.rates })).body.fields).toMatchObject({
      'rates.0.dueDate': 'Forfaldsdato skal udfyldes',
    });
    const rates = draft.rates.map((rate) => ({ ...rate, dueDate: '2027-02-01' }));
    expect((await makeDraft({ id: draft.id, rates })).rates.map(({ id }) => id)).toEqual(
      draft.rates.map(({ id }) => id),
    );
    ok(await agreements.call(sponsorship, 'confirm', { id: draft.id }));
  });

  it('shows nowhere that something is to be paid on it, and breaks no list', async () => {
    const draft = await makeUndated();
    for (const filter of [{}, { status: 'Ikke underskrevet' }, { sponsorship }, { year: 2027 }, { open: true }]) {
      const answer = ok(await test.admin.post('/api/payments/rates', { filter, perPage: 100 }));
      expect(answer.Result.filter(({ ContractId }: { ContractId: number }) => ContractId === draft.id)).toEqual([]);
      expect(answer.Total).toBe(answer.Result.length);
    }
    ok(await test.admin.post('/api/payments/rates', { sort: { field: 'DueDate', dir: 'desc' } }));
    for (const sums of ['months', 'totals']) ok(await test.admin.get(`/api/payments/${sums}?year=2027`));
    ok(await test.admin.post('/api/tasks', {}));
    for (const list of ['contracts', 'rates', 'payments'])
      expect((await test.admin.get(`/api/export/${list}?format=csv`)).status).toBe(200);
    ok(await test.admin.get(`/api/sponsorships/contracts/${draft.id}/terms`));
    expect((await test.admin.get(`/print-contract?id=${draft.id}`)).status).toBe(200);
    ok(await test.admin.post('/api/settings/templates/from-contract', { contractId: draft.id, name: 'Igen' }));
    const copy: Contract = ok(await agreements.call(sponsorship, 'copy', { id: draft.id }));
    expect(copy).toMatchObject({ templateId: null, rates: [{ dueDate: null }, { dueDate: null }, { dueDate: null }] });
    ok(await test.admin.get(`/api/sponsorships/contracts/${draft.id}/compare/${copy.id}`));
  });
});

it('gives each club its own name', async () => {
  const { id: templateId } = await make();
  const { id } = await makeSponsorship(test, { name: 'Skagen IF', shortName: 'SIF $&' });
  const { exclusivity } = ok(await agreements.call(id, 'update', { templateId }));
  expect(exclusivity).toBe('Eneste bank hos SIF $&');
});
