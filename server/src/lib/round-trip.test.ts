import { api, purposes, templateTermsInput } from '@sponsorat/api';
import { selectionInput } from '@sponsorat/api/contracts/contracts.schemas.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { agreementsOf } from '../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../features/sponsorships/sponsorships.testing.ts';
import { openTestApp } from '../testing/app.ts';

/*
 * Whatever a form takes comes back. The bodies are made of the schemas, so that a field that is added to one is sent
 * here without a word, and one that is saved nowhere fails.
 */

const test = await openTestApp();
const agreements = agreementsOf(test);

/**
 * What a field may be sent, no two alike and none the same in both rounds, so that an edit that forgets it shows: the
 * first that its rules take is used.
 */
const candidates = (index: number, round: number): unknown[] => [
  `https://klub.dk/${index}`,
  `navn${index}@klub.dk`,
  String(10_000_000 + index),
  String(4000 + index),
  `2026-03-${10 + (index % 20)}`,
  10 + index,
  2000 + (index % 20),
  round === 0,
  [`Tekst ${index}`],
  `<p>Tekst ${index}</p>`,
];

const choicesOf = (field: z.ZodType, round: number): unknown[] => {
  const json = JSON.stringify(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }));
  const choices = [...json.matchAll(/"enum":(\[.*?\])/g)].flatMap(([, values]) => JSON.parse(values ?? '[]'));
  return round === 0 ? choices.toReversed() : choices;
};

type Values = Record<string, unknown>;
const NEVER_ANSWERED = ['id', 'version', 'password'];

/** A body with every field of an input filled in; `given` holds what refers to something, and lists. */
const fill = (input: z.ZodObject, given: Values, round: number): Values => {
  const body: Values = {};
  for (const [at, [key, schema]] of Object.entries<z.ZodType>(input.shape).entries()) {
    if (NEVER_ANSWERED.includes(key)) continue;
    const values = key in given ? [given[key]] : [...choicesOf(schema, round), ...candidates(41 * round + at, round)];
    const value = values.find((one) => schema.safeParse(one).success);
    if (value === undefined) throw new Error(`What may be sent as ${key}? Give the candidates one.`);
    body[key] = value;
  }
  return body;
};

type Case = { input: z.ZodObject; save: string; get: (id: number) => string; valuesOf?: (round: number) => Values };

const simple = (input: z.ZodObject, path: string, given: Values = {}): Case => ({
  input,
  save: `${path}/update`,
  get: (id) => `${path}/${id}`,
  valuesOf: () => given,
});

const cases: Record<string, () => Case | Promise<Case>> = {
  area: () => simple(api.areas.save.body, '/api/settings/areas'),
  category: () => simple(api.categories.save.body, '/api/settings/categories'),
  update: () => simple(api.updates.save.body, '/api/settings/updates', { description: '<p>Nyt</p>' }),
  'product category': () => simple(api.productCategories.save.body, '/api/products/categories'),
  product: async () =>
    simple(api.products.save.body, '/api/products', {
      categoryId: await test.fixtures.productCategory('A', 'Hospitality'),
    }),
  sponsorship: () => {
    const { football, north, userId } = test.ids;
    const given = { categoryId: football, areaId: north, userId };
    const valuesOf = (round: number): Values => ({ ...given, purposes: purposes.slice(round, round + 2) });
    return { ...simple(api.sponsorships.save.body, '/api/sponsorships'), valuesOf };
  },
  user: () => simple(api.users.save.body, '/api/users', { roles: ['Bruger'], areaIds: [test.ids.south] }),
  profile: () => ({ input: api.profile.save.body, save: '/api/user', get: () => '/api/user/profile' }),
  company: () => {
    const valuesOf = (round: number): Values => ({
      accounts: { advertisement: `45${round}0`, tickets: `45${round}1`, catering: `45${round}2`, travel: null },
    });
    return { input: api.company.save.body, save: '/api/settings', get: () => '/api/settings', valuesOf };
  },
  template: async () => {
    const categoryId = await test.fixtures.productCategory('C', 'Eksponering');
    const productId = await test.fixtures.product({ name: 'Ærme', categoryId });
    const gold = await test.fixtures.category('Guld til skabeloner');
    const input = api.templates.save.body;
    const terms = (round: number): Values => ({
      category: [test.ids.football, gold][round],
      rates: [{ percent: 100, month: round + 1 }],
      products: [fill(selectionInput, { productId }, round)],
    });
    const valuesOf = (round: number): Values => ({ terms: fill(templateTermsInput, terms(round), round) });
    return { ...simple(input, '/api/settings/templates'), valuesOf };
  },
  contract: async () => {
    const { id } = await makeSponsorship(test);
    const categoryId = await test.fixtures.productCategory('B', 'Eksponering');
    const productId = await test.fixtures.product({ name: 'Bryst', categoryId });
    const gold = await test.fixtures.category('Guldsponsor');
    const earlier = [2024, 2025].map((year) => ({
      startDate: `${year}-01-01`,
      endDate: `${year}-12-31`,
      renegotiation: null,
    }));
    const approved = [await agreements.approved(id, earlier[0]), await agreements.approved(id, earlier[1])];
    const template = ok(await test.admin.post('/api/settings/templates/update', { name: 'Guld', active: true }));
    const valuesOf = (round: number): Values => ({
      // It is sent once: a draft that is there stays with the template that it began with.
      templateId: template.id,
      // A simple one has no products.
      simple: false,
      renewsId: approved[round]?.id,
      category: [test.ids.football, gold][round],
      additionalCategories: [[gold, test.ids.football][round]],
      startDate: `202${6 + round}-01-01`,
      endDate: `202${6 + round}-12-31`,
      renegotiation: `202${6 + round}-10-01`,
      rates: [{ amount: 1000.5 + round, dueDate: `202${6 + round}-02-03` }],
      products: [fill(selectionInput, { productId }, round)],
    });
    const get = (contractId: number) => `/api/sponsorships/contracts/${contractId}`;
    return { input: api.contracts.saveDraft.body, save: `/api/sponsorships/${id}/update`, get, valuesOf };
  },
};

it.each(Object.entries(cases))('every field of a %s that is sent is saved and answered', async (_name, open) => {
  const { input, save, get, valuesOf = () => ({}) } = await open();
  let id: number | undefined;
  let before: Values = {};
  for (const round of [0, 1]) {
    const sent = fill(input, valuesOf(round), round);
    for (const key of Object.keys(sent)) if (!(key in valuesOf(round))) expect(sent[key], key).not.toEqual(before[key]);
    before = sent;
    const saved = ok(await test.admin.post(save, { ...sent, ...(id && { id }) }));
    id = saved.id as number;
    expect(saved).toMatchObject(sent);
    expect(ok(await test.admin.get(get(id)))).toEqual(saved);
  }
});
