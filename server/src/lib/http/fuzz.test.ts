import { api, type EndpointDefinition } from '@sponsorat/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementsOf, agreementValues, makeProducts, selection } from '../../features/contracts/contracts.testing.ts';
import { sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';

let test: TestApp;
let product: number;
beforeAll(async () => {
  test = await openTestApp();
  [product] = (await makeProducts(test, 'Hospitality', [{ isTicket: true, isUtilization: true, hasAmount: true }])) as [
    number,
  ];
});
afterAll(() => test.close());

const calls = Object.values(api).flatMap((feature): EndpointDefinition[] => Object.values(feature));
const withBody = calls.filter(({ body }) => body).map((call) => [`${call.method} ${call.path}`, call] as const);
const withParams = calls.filter(({ params }) => params).map((call) => [`${call.method} ${call.path}`, call] as const);

const allowed = new Set(['error', 'message', 'fields', 'by', 'at', 'usedBy', 'usedByTotal']);
/** A refusal is one of ours, in its shape; nothing is ever a fault of the inside. */
const expectSound = (answer: Answer, what: string): void => {
  expect(answer.status, `${what} → ${JSON.stringify(answer.body)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  const { error, message, fields } = answer.body;
  expect([400, 403, 404, 409, 413, 415, 422, 429], what).toContain(answer.status);
  expect(Object.keys(answer.body).filter((key) => !allowed.has(key))).toEqual([]);
  expect(error).toMatch(/^[A-ZÆØÅ][\wæøå ]+$/);
  expect(message).toMatch(/^[A-ZÆØÅ].*\.$/s);
  expect(answer.status === 422).toBe(fields !== undefined);
  for (const text of Object.values(fields ?? {})) expect(text).toMatch(/^[A-ZÆØÅ][^{}]*$/);
};

const texts = [
  '',
  ' ',
  'Ærø',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '🦊',
  '%',
  '\\',
  "'; drop table users; --",
  '<b>',
  'x'.repeat(201),
  'x'.repeat(20_000),
];
const days = [
  '2026-01-01',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '1899-12-31',
  '2026-06-15T10:00:00Z',
];
const numbers = [
  0,
  -0,
  -1,
  1,
  2,
  0.1,
  1.005,
  99.999,
  100.01,
  1e-7,
  1e21,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  999_999_999_999.99,
];
const evil = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...days, ...numbers, null, true, false, [], {}, [null], [[]], '1', 'true', 'NaN'),
  fc.constantFrom<unknown>(
    'http://',
    'http://x y',
    'javascript:alert(1)',
    'a@b',
    'Aktiv',
    'active',
    'Name',
    'Sort',
    'asc',
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

type Ids = { sponsorshipId: number; contractId: number; itemId: number };
const valid = ({ contractId, itemId }: Ids): Record<string, unknown> => ({
  ...sponsorshipValues(test),
  ...agreementValues(test),
  id: contractId,
  rates: [{ amount: 100.5, dueDate: '2026-03-01' }],
  additionalCategories: [test.ids.football],
  products: [selection(product, { amount: 5, value: 10, addOns: ['x'] })],
  used: 1,
  note: 'Brugt',
  public: true,
  itemId,
  reason: 'Fejl',
  filter: { search: 'x', category: 1, area: 1, status: 'active' },
  sort: { field: 'Name', dir: 'asc' },
  page: 1,
  perPage: 10,
  email: 'fuzz@bank.dk',
  password: 'en-forkert-adgangskode',
  remember: false,
});

/** A body that would do, with some of it, at any depth, put out of order. */
const disorder = (body: Record<string, unknown>) => {
  const nested = ['filter', 'sort', 'rates', 'products', 'additionalCategories'];
  const paths = [
    ...Object.keys(body).map((key) => [key]),
    ...Object.keys(body.filter as object).map((key) => ['filter', key]),
    ...Object.keys(body.sort as object).map((key) => ['sort', key]),
    ...['amount', 'dueDate'].map((key) => ['rates', '0', key]),
    ...['productId', 'selected', 'amount', 'value', 'addOns', 'match', 'season', 'catering', 'description'].map(
      (key) => ['products', '0', key],
    ),
    ...nested.map((key) => [key, '0']),
    ['version'],
    ['constructor'],
  ];
  const change = fc.tuple(fc.constantFrom(...paths), evil);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const changed = structuredClone(body);
    for (const [path, value] of changes) {
      let at = changed as Record<string, unknown>;
      for (const key of path.slice(0, -1)) at = (at[key] ?? {}) as Record<string, unknown>;
      if (typeof at === 'object') at[path.at(-1) as string] = value;
    }
    return changed;
  });
};

const urlOf = (path: string, values: Record<string, unknown>): string =>
  path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));

describe.each(withBody)('%s', (name, call) => {
  it('answers whatever it is sent with a refusal of its own or a success', async () => {
    const agreements = agreementsOf(test);
    const { sponsorship, contract } = await agreements.active([selection(product, { amount: 5 })]);
    const draft = await agreements.draft(sponsorship.id);
    const [item] = (await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`)).body as { id: number }[];
    const ids = { sponsorshipId: sponsorship.id, contractId: draft.id, itemId: item?.id ?? 0 };
    const url = urlOf(call.path, { id: sponsorship.id, contractId: contract.id });
    const own: Record<string, object> = {
      '/api/sponsorships/update': { id: sponsorship.id },
      '/api/sponsorships/:id/save-utilization': { id: ids.itemId },
      '/api/sponsorships/:id/save-public': { id: ids.itemId },
      '/api/sponsorships/:id/edit': { id: contract.id },
      '/api/sponsorships/:id/delete-file': { id: contract.id },
    };
    const body = { ...valid(ids), ...own[call.path] };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 5, arbitrary: disorder(body) }, { weight: 1, arbitrary: fc.jsonValue() }),
        async (sent) => {
          const payload = JSON.stringify(sent);
          const answer = await test.admin.send('POST', url, {
            payload,
            headers: { 'content-type': 'application/json' },
          });
          expectSound(answer, `${name} ${payload.slice(0, 600)}`);
        },
      ),
      { numRuns: 30 },
    );
  });
});

const oddIds = [
  '0',
  '-1',
  '1.5',
  '2147483647',
  '2147483648',
  '9'.repeat(40),
  '1e3',
  '0x1',
  'NaN',
  'Infinity',
  'null',
  '__proto__',
  'constructor',
  ' 1',
  '\0',
  'æ',
  "1'",
  '%',
];

describe.each(withParams)('%s', (name, call) => {
  it('finds nothing under odd ids', async () => {
    for (const odd of oddIds) {
      const names = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1] as string);
      const url = urlOf(call.path, Object.fromEntries(names.map((param) => [param, odd])));
      const answer = await test.admin.send(call.method, url, call.method === 'POST' ? { payload: {} } : {});
      expectSound(answer, `${name} ${odd}`);
      expect([400, 404], `${name} ${odd}`).toContain(answer.status);
    }
  });
});

describe('addresses and queries', () => {
  it('never meet the inside, whatever stands in them', async () => {
    const { sponsorship } = await agreementsOf(test).active([selection(product, { amount: 5 })]);
    const contract = await agreementsOf(test).awaiting(sponsorship.id);
    const queries = [
      '',
      '?',
      '?id',
      '?id=',
      '?id=1&id=2',
      '?id[]=1',
      '?id=%00',
      '?id=%zz',
      '?id=1e9',
      '?id=9999999999',
      '?__proto__=1',
      '?external=ja',
      '?version=x',
      '?version=1&version=2',
      '?version=-1',
      '?external=true&external=false',
    ];
    for (const query of queries) {
      expectSound(await test.admin.get(`/print-contract${query}`), `print ${query}`);
      const upload = await test.admin.upload(
        `/api/sponsorships/contracts/${contract.id}/upload${query}`,
        Buffer.from('intet'),
      );
      expectSound(upload, `upload ${query}`);
      expect(upload.status).toBeGreaterThanOrEqual(400);
    }
    for (const path of [
      '/api/files/1/0123456789abcdef',
      '/api/files/x/y',
      `/api/files/${'9'.repeat(30)}/0123456789abcdef`,
      '/api/files/1/%00',
      '/api/sponsorships/area-users/%00',
    ])
      expect((await test.admin.get(path)).status, path).toBe(404);
  });
});
