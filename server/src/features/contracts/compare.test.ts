import type { Comparison, ComparisonRow } from '@sponsorat/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { makeProducts, openContractTests, selection } from './contracts.testing.ts';

const { test, agreements } = await openContractTests();
const all = {
  hasAmount: true,
  hasValue: true,
  hasAddOns: true,
  hasMatch: true,
  hasPool: true,
  hasSeason: true,
  hasTvAngle: true,
  hasCatering: true,
  descriptionType: 'text' as const,
};
let [banner, plain]: number[] = [];
let category = 0;
beforeAll(async () => {
  [banner, plain] = await makeProducts(test, 'Eksponering', [{ name: 'Banner', ...all }, { name: 'Flag' }]);
  category = await test.fixtures.category('Håndbold');
});

const item = (values: object = {}) =>
  selection(banner as number, {
    amount: 5,
    value: 999.5,
    addOns: ['Lys'],
    match: 'AGF',
    pool: 'A',
    season: '26/27',
    tvAngle: false,
    catering: false,
    description: 'Ved målet',
    ...values,
  });
const full = () => ({
  category: test.ids.football,
  additionalCategories: [],
  renegotiation: '2026-06-01',
  sponsorPaysPrints: false,
  valueOfAdvertisement: 60,
  valueOfTickets: 20,
  valueOfCatering: 10,
  valueOfTravel: 10,
  exclusivity: 'Eneste bank',
  specialAgreements: 'Ingen',
  sponsorshipAmount: 60_000,
  rates: [
    { amount: 30_000, dueDate: '2026-02-28' },
    { amount: 30_000, dueDate: '2026-08-31' },
  ],
  products: [item(), selection(plain as number)],
});

const compare = (a: number, b: number, client = test.user) =>
  client.get(`/api/sponsorships/contracts/${a}/compare/${b}`);
const changedRows = ({ parts }: Comparison) =>
  parts.flatMap(({ part, rows }) => rows.filter(({ change }) => change !== 'same').map((row) => ({ part, ...row })));
const rowsOf = ({ parts }: Comparison): ComparisonRow[] => parts.flatMap(({ rows }) => rows);

type ActiveAgreement = Awaited<ReturnType<typeof agreements.active>>;
let made: ActiveAgreement;
beforeAll(async () => {
  made = await agreements.active([], full());
});

/** An agreement, and a draft of the same that differs as `change` says. */
const pair = async (change: object = {}) => ({
  ...made,
  draft: await agreements.draft(made.sponsorship.id, { ...full(), ...change }),
});
const comparePair = async (change: object = {}): Promise<Comparison> => {
  const { contract, draft } = await pair(change);
  return ok(await compare(contract.id, draft.id));
};

describe('a comparison of what is the same', () => {
  it('says so of every part, of an agreement and a draft that says the same', async () => {
    const { contract, draft } = await pair();
    const answer: Comparison = ok(await compare(contract.id, draft.id));
    expect(answer).toMatchObject({
      before: { id: contract.id, number: contract.number, draft: false },
      after: { id: draft.id, number: draft.number, draft: true },
      amount: { before: 60_000, after: 60_000, difference: 0, percent: 0 },
    });
    expect(answer.parts.map(({ part }) => part)).toEqual([
      'Periode og pris',
      'Prisandele',
      'Rater',
      'Eksponering',
      'Hospitality',
      'Aktivering',
      'Tekster',
    ]);
    expect(changedRows(answer)).toEqual([]);
    expect(rowsOf(answer)).toContainEqual({
      label: 'Rate 1',
      before: '30.000 kr. den 28-02-2026',
      after: '30.000 kr. den 28-02-2026',
      change: 'same',
    });
    expect(rowsOf(answer)).toContainEqual(expect.objectContaining({ label: 'Flag', after: 'Valgt' }));
  });

  it('also of an agreement and itself', async () => {
    const answer: Comparison = ok(await compare(made.contract.id, made.contract.id));
    expect(changedRows(answer)).toEqual([]);
    expect(rowsOf(answer)).toHaveLength(6 + 4 + 2 + 2 + 2);
  });
});

type Case = [change: () => object, row: Partial<ReturnType<typeof changedRows>[number]>];
const period = 'Periode og pris';
const cases: Case[] = [
  [() => ({ category }), { part: period, label: 'Kategori', before: 'Fodbold', after: 'Håndbold', change: 'changed' }],
  [() => ({ additionalCategories: [category] }), { label: 'Yderligere kategorier', before: null, change: 'added' }],
  [() => ({ startDate: '2026-01-02' }), { label: 'Startdato', before: '01-01-2026', after: '02-01-2026' }],
  [() => ({ endDate: '2026-12-30' }), { label: 'Slutdato', after: '30-12-2026' }],
  [() => ({ renegotiation: null }), { label: 'Genforhandling', after: null, change: 'removed' }],
  [() => ({ sponsorshipAmount: 62_400.5 }), { label: 'Årligt beløb', before: '60.000 kr.', after: '62.400,50 kr.' }],
  [() => ({ sponsorPaysPrints: true }), { label: 'Sponsor betaler tryk', before: 'Nej', after: 'Ja' }],
  [() => ({ valueOfAdvertisement: 33.333 }), { part: 'Prisandele', label: 'Reklame', after: '33,333 %' }],
  [() => ({ valueOfTickets: 0 }), { label: 'Billetter', after: '0 %', change: 'changed' }],
  [() => ({ valueOfCatering: null }), { label: 'Forplejning', after: null, change: 'removed' }],
  [() => ({ valueOfTravel: 5 }), { label: 'Rejse' }],
  [
    () => ({ rates: [{ amount: 30_000.01, dueDate: '2026-02-28' }, full().rates[1]] }),
    { part: 'Rater', label: 'Rate 1', after: '30.000,01 kr. den 28-02-2026' },
  ],
  [() => ({ rates: [full().rates[0], { amount: 30_000, dueDate: '2026-09-01' }] }), { label: 'Rate 2' }],
  [() => ({ rates: full().rates.slice(0, 1) }), { label: 'Rate 2', change: 'removed' }],
  [() => ({ exclusivity: 'Eneste' }), { part: 'Tekster', label: 'Eksklusivitet', before: 'Eneste bank' }],
  [() => ({ specialAgreements: null }), { part: 'Tekster', label: 'Særlige aftaler', change: 'removed' }],
  ...(
    [
      [{ amount: 6 }, 'Antal', 'changed'],
      [{ value: null }, 'Værdi', 'removed'],
      [{ addOns: ['Lys', 'Lyd'] }, 'Tilvalg', 'changed'],
      [{ match: 'OB' }, 'Kamp', 'changed'],
      [{ pool: '' }, 'Pulje', 'removed'],
      [{ season: '27/28' }, 'Sæson', 'changed'],
      [{ tvAngle: true }, 'TV-vinkel', 'changed'],
      [{ catering: true }, 'Forplejning', 'changed'],
      [{ description: 'Ved porten' }, 'Beskrivelse', 'changed'],
    ] as const
  ).map(
    ([values, label, change]): Case => [
      () => ({ products: [item(values), full().products[1]] }),
      { part: 'Eksponering', label: `Banner: ${label}`, change },
    ],
  ),
  [
    () => ({ products: [item({ value: 60_000 }), full().products[1]] }),
    { label: 'Banner: Værdi', before: '999,50 kr.', after: '60.000 kr.' },
  ],
  [() => ({ products: [item()] }), { label: 'Flag', before: 'Valgt', after: null, change: 'removed' }],
  [() => ({ products: [item(), selection(plain as number, { selected: false })] }), { label: 'Flag', after: null }],
];

describe('a comparison of what differs in one thing has one row', () => {
  it.each(cases.map(([change, row]) => [row.label, change, row] as const))('%s', async (_label, change, row) => {
    const rows = changedRows(await comparePair(change()));
    expect(rows).toEqual([expect.objectContaining(row)]);
  });

  it('also the other way round', async () => {
    const { contract, draft } = await pair({ products: [item()], valueOfTravel: null });
    const rows = changedRows(ok(await compare(draft.id, contract.id)));
    expect(rows.map(({ label, change }) => [label, change])).toEqual([
      ['Rejse', 'added'],
      ['Flag', 'added'],
    ]);
  });

  /** What becomes of a product between an agreement, which is frozen, and its renewal, which reads live. */
  const flags = [
    ...(['hasAmount', 'hasValue', 'hasAddOns', 'hasMatch', 'hasPool', 'hasSeason', 'hasTvAngle'] as const),
    ...(['hasCatering', 'hasCheckbox', 'isTicket', 'isUtilization'] as const),
  ];
  it.each(flags.flatMap((flag) => [true, false].map((was) => [flag, was] as const)))(
    '%s of a product, which was %s',
    async (flag, was) => {
      const values = { categoryId: await test.fixtures.productCategory('Skilte', 'Aktivering'), name: 'Skilt' };
      const product = ok(await test.admin.post('/api/products/update', { ...values, hasAmount: true, [flag]: was }));
      const { sponsorship, contract } = await agreements.active([selection(product.id)]);
      const draft = ok(await agreements.call(sponsorship.id, 'copy', { id: contract.id }));
      ok(await test.admin.post('/api/products/update', { ...product, [flag]: !was }));
      const rows = changedRows(ok(await compare(contract.id, draft.id))).filter(({ part }) => part === 'Aktivering');
      expect(rows).toHaveLength(1);
    },
  );

  it('a name, a section and a label that changed', async () => {
    const categoryId = await test.fixtures.productCategory('Skilte', 'Aktivering');
    const other = await test.fixtures.productCategory('Loger', 'Hospitality');
    const values = { categoryId, name: 'Skilt', hasAmount: true, amountLabel: 'Antal' };
    const product = ok(await test.admin.post('/api/products/update', values));
    const { sponsorship, contract } = await agreements.active([selection(product.id, { amount: 2 })]);
    const draft = await agreements.draft(sponsorship.id, { products: [selection(product.id, { amount: 2 })] });
    const after = async (change: object) => {
      ok(await test.admin.post('/api/products/update', { ...product, version: undefined, ...change }));
      return changedRows(ok(await compare(contract.id, draft.id)));
    };
    expect(await after({ name: 'Tavle' })).toMatchObject([
      { part: 'Aktivering', label: 'Tavle: Titel', before: 'Skilt', after: 'Tavle' },
    ]);
    expect(await after({ categoryId: other })).toMatchObject([
      { part: 'Hospitality', label: 'Skilt: Sektion', before: 'Aktivering', after: 'Hospitality' },
    ]);
    expect(await after({ amountLabel: 'Stk.' })).toMatchObject([
      { label: 'Skilt: Stk.', before: 'Antal: 2', after: 'Stk.: 2' },
    ]);
    expect(await after({})).toEqual([]);
  });
});

describe('the annual amounts', () => {
  it.each([
    [60_000, 62_400, 2400, 4],
    [60_000, 45_000, -15_000, -25],
    [30_000, 40_000, 10_000, 33.33],
    [100.1, 100.2, 0.1, 0.1],
    [0, 5000, 5000, null],
  ])('%s and %s differ by %s kroner, %s percent', async (before, after, difference, percent) => {
    const { id } = await makeSponsorship(test);
    const [one, other] = [
      await agreements.draft(id, { sponsorshipAmount: before }),
      await agreements.draft(id, { sponsorshipAmount: after }),
    ];
    expect(ok(await compare(one.id, other.id)).amount).toEqual({ before, after, difference, percent });
  });

  it('say nothing where one is missing', async () => {
    const { contract, draft } = await pair({ sponsorshipAmount: null });
    const amount = { before: 60_000, after: null, difference: null, percent: null };
    expect(ok(await compare(contract.id, draft.id)).amount).toEqual(amount);
  });
});

it('an agreement that is a draft again reads live, and says so', async () => {
  const { sponsorship, contract } = await agreements.active([], full());
  const draft = ok(await agreements.call(sponsorship.id, 'renew', { id: contract.id }));
  ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
  ok(await agreements.call(sponsorship.id, 'update', { id: contract.id, exclusivity: 'Ny' }));
  const answer: Comparison = ok(await compare(contract.id, draft.id));
  expect(answer.before.draft).toBe(true);
  expect(changedRows(answer)).toContainEqual(expect.objectContaining({ label: 'Eksklusivitet', before: 'Ny' }));
});

it('needs both of one club, which the asker sees', async () => {
  const [one, other] = [await agreements.active(), await agreements.active()];
  const [a, b] = [one.contract.id, other.contract.id];
  for (const [left, right] of [
    [a, b],
    [b, a],
    [a, 999_999],
    [999_999, a],
  ] as const)
    expect((await compare(left, right)).status).toBe(404);
  expect((await compare(a, a, test.other)).status).toBe(404);
});
