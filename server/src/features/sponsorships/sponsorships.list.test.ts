import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from './sponsorships.testing.ts';

/** In Danish order: æ, ø and å last, aa as å; a capital makes no difference. */
const clubs = ['Bold 100_', 'Bold 100%', 'bueskytter', 'Hvidovre', 'Zebra', 'Ærø', 'Øster Hurup', 'Ålborg'];

const test = await openTestApp();
let football: number;
let tennis: number;
const number: Record<string, string> = {};

beforeAll(async () => {
  const agreements = agreementsOf(test);
  const { ids, fixtures } = test;
  football = ids.football;
  tennis = await fixtures.category('Tennis');
  const [banner] = await makeProducts(test, 'Eksponering', [{ isUtilization: true }]);
  const make = async (name: string, values: object = {}) =>
    (await makeSponsorship(test, { name, shortName: 'X', city: 'Byen', ...values })).id;
  // Made in another order than they sort in.
  await make('Zebra', { areaId: ids.south, userId: ids.otherId, categoryId: tennis });
  await make('Ålborg', { city: 'Gug', contact: 'Ægidius Østergård' });
  const bold = await make('Bold 100%', { shortName: 'Æbler', cvr: '87654321' });
  await make('Øster Hurup');
  const hvidovre = await make('Hvidovre');
  await make('bueskytter');
  await make('Bold 100_', { categoryId: tennis });
  await make('Ærø');
  const contract = async (sponsorshipId: number, sponsorshipAmount: number, used: number, values: object = {}) => {
    const products = [selection(banner as number, { amount: 8 })];
    const made = await agreements.approved(sponsorshipId, { sponsorshipAmount, products, ...values });
    const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorshipId}/marketing`));
    ok(await agreements.call(sponsorshipId, 'save-utilization', { id: item.id, used }));
    return made.number;
  };
  number.bold = await contract(bold, 9_000, 1, { renegotiation: '2026-03-01' });
  number.hvidovre = await contract(hvidovre, 100_000.5, 8, { category: tennis, renegotiation: '2026-12-01' });
});

const list = async (request: object = {}, client = test.admin) =>
  ok(await client.post('/api/sponsorships', { perPage: 100, ...request }));
const names = async (request: object = {}, client = test.admin): Promise<string[]> =>
  (await list(request, client)).Result.map(({ Name }: { Name: string }) => Name);
const namesFound = async (search: string) => (await names({ filter: { search }, sort: { field: 'Name' } })).join(', ');

describe('a row', () => {
  it('has these keys, the active contract’s among them', async () => {
    const { Result } = await list({ filter: { search: 'Hvidovre' } });
    expect(Result).toEqual([
      {
        Id: expect.any(Number),
        Name: 'Hvidovre',
        Logo: null,
        SponsorCategory: 'Fodbold',
        Category: 'Tennis',
        Sum: 100_000.5,
        Renegotiation: '2026-12-01',
        Utilization: 100,
        Status: 'Aktiv',
        Deletable: false,
        Pending: null,
        PendingDate: null,
        PendingSince: null,
        UserName: 'Bo Bruger',
        UserPicture: null,
        Match: null,
      },
    ]);
  });
  it('has null for what it lacks, and a sum of 0', async () => {
    expect((await list({ filter: { search: 'Ærø' } })).Result).toMatchObject([
      { Category: null, Sum: 0, Renegotiation: null, Utilization: null, Status: null, Deletable: true },
    ]);
  });
});

describe('sorting', () => {
  it('follows Danish order', async () => {
    expect(await names({ sort: { field: 'Name', dir: 'asc' } })).toEqual(clubs);
    expect(await names({ sort: { field: 'Name', dir: 'desc' } })).toEqual([...clubs].reverse());
  });

  it('knows aa as å', async () => {
    const ids = [];
    for (const name of ['Aabenraa', 'Åbenrå', 'Aalestrup', 'Zz']) ids.push((await makeSponsorship(test, { name })).id);
    const sorted = await names({ sort: { field: 'Name' } });
    const firstOf = (name: string) => sorted.indexOf(name);
    expect(firstOf('Aabenraa')).toBeGreaterThan(firstOf('Øster Hurup'));
    expect(firstOf('Aalestrup')).toBeGreaterThan(firstOf('Åbenrå'));
    for (const id of ids) await test.admin.delete(`/api/sponsorships/${id}`);
  });

  it.each([
    ['Sum', 'asc', ['Bold 100%', 'Hvidovre'], -2],
    ['Sum', 'desc', ['Hvidovre', 'Bold 100%'], 0],
    // What has none comes last in both directions.
    ['Renegotiation', 'asc', ['Bold 100%', 'Hvidovre'], 0],
    ['Renegotiation', 'desc', ['Hvidovre', 'Bold 100%'], 0],
    ['Utilization', 'asc', ['Bold 100%', 'Hvidovre'], 0],
    ['Utilization', 'desc', ['Hvidovre', 'Bold 100%'], 0],
    ['Category', 'asc', ['Bold 100%', 'Hvidovre'], 0],
    ['Category', 'desc', ['Hvidovre', 'Bold 100%'], 0],
    ['Status', 'asc', ['Hvidovre', 'Bold 100%'], 0],
    ['Status', 'desc', ['Bold 100%', 'Hvidovre'], 0],
    ['Deletable', 'asc', ['Bold 100%', 'Hvidovre'], 0],
    ['SponsorCategory', 'desc', ['Zebra', 'Bold 100_'], 0],
  ])('by %s %s puts %j together', async (field, dir, expected, at) => {
    const sorted = await names({ sort: { field, dir } });
    expect(sorted.slice(at, at === 0 ? expected.length : undefined)).toEqual(expected);
  });

  it('by status is what comes without asking, ties by id', async () => {
    const ids = (await list()).Result.map(({ Id }: { Id: number }) => Id);
    expect(await names()).toEqual(await names({ sort: { field: 'Status', dir: 'asc' } }));
    const tied = ids.slice(2);
    expect(tied).toEqual([...tied].sort((a: number, b: number) => a - b));
  });

  it.each(['Id', 'Logo'])('by %s is taken: every key of the row is', async (field) => {
    expect(await names({ sort: { field } })).toHaveLength(clubs.length);
  });
});

describe('pages', () => {
  it('show every row once, whatever is tied', async () => {
    for (const field of ['Status', 'Sum', 'SponsorCategory']) {
      const seen: number[] = [];
      for (const page of [1, 2, 3]) {
        const answer = await list({ page, perPage: 3, sort: { field, dir: 'desc' } });
        expect(answer).toMatchObject({ Total: 8, TotalPages: 3 });
        seen.push(...answer.Result.map(({ Id }: { Id: number }) => Id));
      }
      expect(new Set(seen).size).toBe(8);
    }
  });

  it('past the end are empty, with the true totals', async () => {
    for (const page of [2, 4, 2_147_483_647])
      expect(await list({ page })).toMatchObject({ Result: [], TotalPages: 1, Total: 8 });
    expect(await list({ filter: { search: 'findes ikke' } })).toMatchObject({ Result: [], TotalPages: 0, Total: 0 });
  });

  it('hold ten rows unless told', async () => {
    const ids = [];
    for (const n of [1, 2, 3]) ids.push((await makeSponsorship(test, { name: `Ekstra ${n}` })).id);
    const answer = ok(await test.admin.post('/api/sponsorships', {}));
    expect(answer).toMatchObject({ TotalPages: 2, Total: 11 });
    expect(answer.Result).toHaveLength(10);
    expect(ok(await test.admin.post('/api/sponsorships')).Result).toHaveLength(10);
    for (const id of ids) await test.admin.delete(`/api/sponsorships/${id}`);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: 'to' }, 'page'],
    [{ perPage: 0 }, 'perPage'],
    [{ perPage: 101 }, 'perPage'],
    [{ sort: { field: 'name' } }, 'sort.field'],
    [{ sort: { field: 'Id; drop table users' } }, 'sort.field'],
    [{ sort: { field: 'Name', dir: 'op' } }, 'sort.dir'],
    [{ filter: { status: 'Aktiv' } }, 'filter.status'],
    [{ filter: { chargesVat: 'ja' } }, 'filter.chargesVat'],
    [{ filter: { category: 'Fodbold' } }, 'filter.category'],
    [{ filter: { search: 'x'.repeat(201) } }, 'filter.search'],
  ])('%j is refused', async (request, field) => {
    const answer = await test.admin.post('/api/sponsorships', request);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('are of no request that is no object', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['[]', '"x"', '5', '{', 'null,'])
      expect((await test.admin.send('POST', '/api/sponsorships', { payload, headers })).status, payload).toBe(400);
  });
});

describe('search', () => {
  it('finds any part of the name, whatever the case, æøå too', async () => {
    expect(await namesFound('HVID')).toBe('Hvidovre');
    expect(await namesFound('vidov')).toBe('Hvidovre');
    expect(await namesFound('ærø')).toBe('Ærø');
    expect(await namesFound('ÆRØ')).toBe('Ærø');
    expect(await namesFound('øSTER h')).toBe('Øster Hurup');
    expect(await namesFound('ÅLB')).toBe('Ålborg');
    expect(await namesFound('  ålb  ')).toBe('Ålborg');
  });

  it('finds short name, city, contact, cvr and both categories', async () => {
    expect(await namesFound('æble')).toBe('Bold 100%');
    expect(await namesFound('gug')).toBe('Ålborg');
    expect(await namesFound('ØSTERGÅRD')).toBe('Ålborg');
    expect(await namesFound('765432')).toBe('Bold 100%');
    expect(await namesFound('tennis')).toBe('Bold 100_, Hvidovre, Zebra');
  });

  it('finds the number of any contract', async () => {
    expect(await namesFound(number.bold as string)).toBe('Bold 100%');
    expect(await namesFound((number.hvidovre as string).slice(2))).toBe('Hvidovre');
  });

  it('takes signs of patterns as letters', async () => {
    expect(await namesFound('100%')).toBe('Bold 100%');
    expect(await namesFound('100_')).toBe('Bold 100_');
    for (const search of ['%', '_', '\\', "'", '%%', 'B%d']) expect(await namesFound(search)).not.toContain('Hvidovre');
    expect(await namesFound('%')).toBe('Bold 100%');
    expect(await namesFound('_')).toBe('Bold 100_');
  });

  it('of nothing filters nothing', async () => {
    for (const search of ['', '   ', null]) expect(await names({ filter: { search } })).toHaveLength(8);
  });
});

describe('filters', () => {
  it('take the sponsor’s own category and the active contract’s', async () => {
    const inTennis = await names({ filter: { category: tennis }, sort: { field: 'Name' } });
    expect(inTennis).toEqual(['Bold 100_', 'Hvidovre', 'Zebra']);
    expect(await names({ filter: { category: football } })).toHaveLength(6);
  });

  it('find by a category that only active contracts have', async () => {
    const gold = await test.fixtures.category('Guldsponsor');
    expect(await names({ filter: { category: gold } })).toEqual([]);
    const { id } = await makeSponsorship(test, { name: 'Guldborg' });
    const agreements = agreementsOf(test);
    const past = { startDate: '2025-01-01', endDate: '2025-12-31' };
    await agreements.approved(id, { category: gold, ...past });
    await agreements.awaiting(id, { category: gold });
    expect(await names({ filter: { category: gold } })).toEqual([]);
    const { id: active } = await agreements.approved(id, { category: gold });
    expect(await names({ filter: { category: gold } })).toEqual(['Guldborg']);
    ok(await agreements.call(id, 'edit', { id: active }));
    expect(await names({ filter: { category: gold } })).toEqual([]);
    for (const contract of await agreements.list(id)) await agreements.call(id, 'delete', { id: contract.id });
    await test.admin.delete(`/api/sponsorships/${id}`);
  });

  it('take an area, and hold together', async () => {
    expect(await names({ filter: { area: test.ids.south } })).toEqual(['Zebra']);
    expect(await names({ filter: { area: test.ids.south, category: football } })).toEqual([]);
    expect(await names({ filter: { status: 'active', category: football, search: 'o' } })).toEqual(['Hvidovre']);
  });

  it('take what is known of the club’s VAT, as soon as it is saved', async () => {
    const club = await makeSponsorship(test, { name: 'Momsens Venner', chargesVat: true });
    const vatIs = (chargesVat: string, more: object = {}) => names({ filter: { chargesVat, ...more } });
    expect(await vatIs('yes')).toEqual(['Momsens Venner']);
    expect(await vatIs('no')).toEqual([]);
    expect(await vatIs('unknown')).toHaveLength(8);
    expect(await vatIs('unknown', { area: test.ids.south })).toEqual(['Zebra']);
    expect((await list({ filter: { chargesVat: 'yes' } })).Counts).toMatchObject({ All: 1, None: 1 });
    ok(await test.admin.post('/api/sponsorships/update', { ...club, chargesVat: false }));
    expect([await vatIs('yes'), await vatIs('no')]).toEqual([[], ['Momsens Venner']]);
    await test.admin.delete(`/api/sponsorships/${club.id}`);
  });

  it('take what the club is supported for, each of several, or that nobody has said', async () => {
    const club = await makeSponsorship(test, { name: 'Skovens Venner', purposes: ['Børn og unge', 'Natur'] });
    const namesBy = (purpose: string) => names({ filter: { purpose } });
    for (const purpose of club.purposes) expect(await namesBy(purpose)).toEqual(['Skovens Venner']);
    expect(await namesBy('Kultur')).toEqual([]);
    expect(await namesBy('Ikke angivet')).toHaveLength(8);
    await test.admin.delete(`/api/sponsorships/${club.id}`);
  });

  it('by an unknown id give an empty list', async () => {
    for (const filter of [{ category: 999_999 }, { area: 999_999 }])
      expect(await list({ filter })).toMatchObject({ Result: [], TotalPages: 0, Total: 0 });
  });

  it('that are empty filter nothing', async () => {
    for (const empty of ['', null])
      expect(await names({ filter: { category: empty, area: empty, status: empty, search: empty } })).toHaveLength(8);
    expect(await names({ filter: null, sort: null, page: null })).toHaveLength(8);
  });
});

describe('a Bruger', () => {
  it('lists the areas of their own, whatever is asked', async () => {
    expect(await names({}, test.user)).toHaveLength(7);
    expect(await names({}, test.other)).toEqual(['Zebra']);
    expect(await names({ filter: { area: test.ids.south } }, test.user)).toEqual([]);
    expect(await names({ filter: { search: 'Zebra' } }, test.user)).toEqual([]);
  });
});
