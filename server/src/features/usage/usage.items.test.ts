import { beforeAll, describe, expect, it } from 'vitest';
import { makeProducts, openContractTests, selection } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const { test, agreements } = await openContractTests();
let products: Record<'exposure' | 'activation' | 'plain' | 'untracked', number>;
beforeAll(async () => {
  const one = async (section: 'Eksponering' | 'Hospitality' | 'Aktivering', values: object = {}) =>
    (await makeProducts(test, section, [{ isUtilization: true, ...values }]))[0] as number;
  products = {
    exposure: await one('Eksponering', { icon: 'banner.svg', amountLabel: 'Bander', amountUnit: 'stk.', sort: 2 }),
    activation: await one('Aktivering', { productTitle: 'Dag med {name}', sort: 1 }),
    plain: await one('Hospitality', { sort: 1 }),
    untracked: await one('Hospitality', { isUtilization: false, sort: 2 }),
  };
});

const get = async (sponsorshipId: number, path: string, client = test.user) =>
  ok(await client.get(`/api/sponsorships/${sponsorshipId}/${path}`));

describe('the items of the active contract', () => {
  it('come by section, as they were confirmed', async () => {
    const { sponsorship } = await agreements.active([
      selection(products.plain, { amount: 4, catering: true }),
      selection(products.exposure, { amount: 3 }),
      selection(products.activation),
      selection(products.untracked, { amount: 9 }),
    ]);
    expect(await get(sponsorship.id, 'marketing')).toEqual([
      {
        id: expect.any(Number),
        amount: null,
        used: 0,
        catering: false,
        public: false,
        isUtilization: true,
        proofs: 0,
        followsRegister: false,
        product: { name: 'Dag med ÆB', icon: null, amountLabel: null, amountUnit: null },
      },
      {
        id: expect.any(Number),
        amount: 3,
        used: 0,
        catering: false,
        public: false,
        isUtilization: true,
        proofs: 0,
        followsRegister: false,
        product: { name: 'Eksponering 1', icon: 'banner.svg', amountLabel: 'Bander', amountUnit: 'stk.' },
      },
    ]);
    expect(await get(sponsorship.id, 'hospitality')).toMatchObject([
      { amount: 4, catering: true, isUtilization: true },
      { amount: 9, catering: false, isUtilization: false },
    ]);
  });

  it('are the selected ones', async () => {
    const { sponsorship } = await agreements.active([
      selection(products.plain, { amount: 4, selected: false }),
      selection(products.exposure, { selected: false }),
    ]);
    expect(await get(sponsorship.id, 'hospitality')).toEqual([]);
    expect(await get(sponsorship.id, 'marketing')).toEqual([]);
  });

  it('are none of a draft, of one that awaits, has ended or is to come', async () => {
    const { id } = await makeSponsorship(test);
    const values = { products: [selection(products.plain, { amount: 4 })] };
    await agreements.draft(id, values);
    await agreements.awaiting(id, values);
    await agreements.approved(id, { ...values, endDate: '2026-06-14' });
    await agreements.approved(id, { ...values, startDate: '2026-06-16' });
    expect(await get(id, 'hospitality')).toEqual([]);
    expect(await get(id, 'utilization')).toEqual({ utilization: null });
    const later = await asOf(test, '2026-06-16T10:00:00Z', () => get(id, 'hospitality', test.admin));
    expect(later).toHaveLength(1);
  });
});

describe('the utilization of a sponsorship', () => {
  it.each<[string, [number | null, number][], number | null]>([
    ['nothing', [], null],
    ['an amount of 0', [[0, 0]], null],
    ['no amount', [[null, 0]], null],
    ['a half', [[2, 1]], 50],
    ['an eighth, rounded half up', [[8, 1]], 13],
    ['a third', [[3, 1]], 33],
    // Items count alike, whatever their amounts.
    [
      'a full one and a large empty one',
      [
        [1, 1],
        [1000, 0],
      ],
      50,
    ],
    [
      'thirds that make a half',
      [
        [3, 1],
        [3, 1],
        [600, 203],
      ],
      34,
    ],
    [
      'one with and one without amount',
      [
        [4, 1],
        [null, 0],
      ],
      25,
    ],
  ])('of %s', async (_what, amounts, expected) => {
    const ids = await makeProducts(
      test,
      'Hospitality',
      amounts.map(() => ({ isUtilization: true, sort: 1 })),
    );
    const chosen = amounts.map(([amount], index) => selection(ids[index] as number, { amount }));
    const { sponsorship } = await agreements.active([...chosen, selection(products.untracked, { amount: 1 })]);
    const items = await get(sponsorship.id, 'hospitality');
    for (const [index, [, used]] of amounts.entries())
      if (used > 0) ok(await agreements.call(sponsorship.id, 'save-utilization', { id: items[index].id, used }));
    expect(await get(sponsorship.id, 'utilization')).toEqual({ utilization: expected });
    const { Result } = ok(
      await test.admin.post('/api/sponsorships', { sort: { field: 'Id', dir: 'desc' }, perPage: 1 }),
    );
    expect(Result).toMatchObject([{ Id: sponsorship.id, Utilization: expected }]);
  });
});
