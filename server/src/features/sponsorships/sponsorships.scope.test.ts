import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { agreementsOf, auditOf, makeProducts, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from './sponsorships.testing.ts';

let test: TestApp;
let own: { sponsorship: number; contract: number; item: number };
let foreign: typeof own;

beforeAll(async () => {
  test = await openTestApp();
  const agreements = agreementsOf(test);
  const [seats] = await makeProducts(test, 'Hospitality', [{ isUtilization: true }]);
  const make = async (values: object) => {
    const { id } = await makeSponsorship(test, values);
    const contract = await agreements.approved(id, { products: [selection(seats as number, { amount: 5 })] });
    const [item] = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
    return { sponsorship: id, contract: contract.id, item: item.id };
  };
  own = await make({});
  foreign = await make({ areaId: test.ids.south, userId: test.ids.otherId });
});
afterAll(() => test.close());

type Ids = typeof own;
type Call = (client: TestClient, ids: Ids) => Promise<Answer>;
const get =
  (path: (ids: Ids) => string): Call =>
  (client, ids) =>
    client.get(path(ids));
const post =
  (path: string, body: (ids: Ids) => object): Call =>
  (client, ids) =>
    client.post(`/api/sponsorships/${ids.sponsorship}${path}`, body(ids));
const contract = ({ contract: id }: Ids) => ({ id });

/** Every call that reaches into one sponsorship. */
const calls: Record<string, Call> = {
  'the sponsorship': get(({ sponsorship }) => `/api/sponsorships/${sponsorship}`),
  contracts: get(({ sponsorship }) => `/api/sponsorships/${sponsorship}/contracts`),
  'active-contract': get(({ sponsorship }) => `/api/sponsorships/${sponsorship}/active-contract`),
  utilization: get(({ sponsorship }) => `/api/sponsorships/${sponsorship}/utilization`),
  marketing: get(({ sponsorship }) => `/api/sponsorships/${sponsorship}/marketing`),
  hospitality: get(({ sponsorship }) => `/api/sponsorships/${sponsorship}/hospitality`),
  usage: get(({ sponsorship, item }) => `/api/sponsorships/${sponsorship}/usage/${item}`),
  'a contract': get((ids) => `/api/sponsorships/contracts/${ids.contract}`),
  terms: get((ids) => `/api/sponsorships/contracts/${ids.contract}/terms`),
  documents: get((ids) => `/api/sponsorships/contracts/${ids.contract}/documents`),
  'print-contract': get((ids) => `/print-contract?id=${ids.contract}`),
  'save-utilization': post('/save-utilization', ({ item }) => ({ id: item, used: 2 })),
  'save-public': post('/save-public', ({ item }) => ({ id: item, public: true })),
  'a new draft': post('/update', () => ({})),
  update: post('/update', contract),
  confirm: post('/confirm', contract),
  'confirm-simple': post('/confirm-simple', () => ({})),
  copy: post('/copy', contract),
  'delete-file': post('/delete-file', contract),
  edit: post('/edit', contract),
  delete: post('/delete', contract),
  upload: (client, ids) => client.upload(`/api/sponsorships/contracts/${ids.contract}/upload`, signedPdf()),
  save: (client, ids) =>
    client.post('/api/sponsorships/update', sponsorshipValues(test, { id: ids.sponsorship, city: 'Et andet sted' })),
  logo: (client, ids) => client.upload(`/api/sponsorships/${ids.sponsorship}/logo`, Buffer.from('x')),
  'delete the sponsorship': (client, ids) => client.delete(`/api/sponsorships/${ids.sponsorship}`),
};

describe('what lies in another area', () => {
  it.each(Object.keys(calls))('%s is not there, nothing changes, and the audit log is told who asked', async (name) => {
    const call = calls[name] as Call;
    const lines = await auditOf(test, async () => {
      const [answer, nowhere] = [await call(test.user, foreign), await call(test.user, nothing)];
      expect(answer.status).toBe(404);
      // Not a word tells what there is from what there is not.
      expect(answer.body).toEqual(nowhere.body);
    });
    expect(lines).toMatchObject([{ action: 'refused', actorName: 'Bo Bruger', after: { status: 404 } }]);
  });
  const nothing = { sponsorship: 888_888, contract: 888_888, item: 888_888 };
});

describe('a contract or an item of another sponsorship', () => {
  it.each([
    'update',
    'confirm',
    'confirm-simple',
    'copy',
    'delete-file',
    'edit',
    'delete',
    'save-utilization',
    'save-public',
  ])('is not there for %s, not even for an Admin', async (name) => {
    const mixed = { ...foreign, sponsorship: own.sponsorship };
    const body = name.startsWith('save-') ? { id: foreign.item, used: 1, public: true } : contract(mixed);
    expect((await test.admin.post(`/api/sponsorships/${own.sponsorship}/${name}`, body)).status).toBe(404);
  });

  it('has no history there', async () => {
    const answer = await test.admin.get(`/api/sponsorships/${own.sponsorship}/usage/${foreign.item}`);
    expect(answer.status).toBe(404);
  });
});

describe('ids that are none', () => {
  it.each(['0', '-1', '1.5', 'abc', '99999999999', 'null'])('%s is not there', async (id) => {
    for (const path of ['', '/contracts', '/active-contract', '/utilization', '/marketing'])
      expect((await test.admin.get(`/api/sponsorships/${id}${path}`)).status).toBe(404);
    expect((await test.admin.get(`/api/sponsorships/contracts/${id}`)).status).toBe(404);
    expect((await test.admin.get(`/print-contract?id=${id}`)).status).toBe(404);
    expect((await test.admin.delete(`/api/sponsorships/${id}`)).status).toBe(404);
  });
});

describe('the own area', () => {
  it('lets every reading call through', async () => {
    for (const name of Object.keys(calls).slice(0, 11))
      expect((await (calls[name] as Call)(test.user, own)).status, name).toBe(200);
  });
});
