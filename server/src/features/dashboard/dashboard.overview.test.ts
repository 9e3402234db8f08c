import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const nothing = { sum: 0, contracts: 0, bigContracts: 0, hasTickets: 0, utilization: null };
const overview = async (client = test.admin) => ok(await client.get('/api/dashboard/overview'));

/** Agreements of both areas, in every state, with and without tickets and usage. */
const fillDatabase = async () => {
  const agreements = agreementsOf(test);
  const { ids } = test;
  const [ticket, seats] = (await makeProducts(test, 'Hospitality', [
    { isTicket: true, isUtilization: false },
    { isUtilization: true },
  ])) as [number, number];
  const make = async (values: object, area: object = {}) => {
    const { id } = await makeSponsorship(test, area);
    await agreements.approved(id, values);
    return id;
  };
  const use = async (id: number, used: number) => {
    const items = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
    const item = items.find(({ isUtilization }: { isUtilization: boolean }) => isUtilization);
    ok(await agreements.call(id, 'save-utilization', { id: item.id, used }));
  };
  const south = { areaId: ids.south, userId: ids.otherId };
  const withSeats = (amount: number) => ({ products: [selection(ticket), selection(seats, { amount })] });
  // Two of a third and one of 203/600: their mean is exactly 33,5 %.
  await use(await make({ ...withSeats(3), sponsorshipAmount: 50_000 }), 1);
  await use(await make({ ...withSeats(3), sponsorshipAmount: 50_000.01, renegotiation: '2026-06-01' }), 1);
  await use(await make({ products: [selection(seats, { amount: 600 })], sponsorshipAmount: 0.1 }, south), 203);
  await make({
    products: [selection(ticket, { selected: false, amount: 2 })],
    sponsorshipAmount: 0.2,
    endDate: '2026-06-30',
  });
  await make({ sponsorshipAmount: 1_000_000, startDate: '2026-07-01' }, south);
  await make({ sponsorshipAmount: 7, endDate: '2026-06-14' });
  const { id } = await makeSponsorship(test);
  await agreements.awaiting(id, withSeats(1));
  await agreements.draft(id, withSeats(1));
  // Of two that overlap only the active one counts.
  const both = await make({ sponsorshipAmount: 100_000 });
  await agreements.approved(both, { sponsorshipAmount: 3, startDate: '2026-06-01', endDate: '2026-06-30' });
};

describe('the overview', () => {
  it('of an empty database is nothing', async () => {
    expect(await overview()).toEqual(nothing);
  });

  it('sums what is active, exactly, and rounds a mean of thirds half up', async () => {
    await fillDatabase();
    expect(await overview()).toEqual({
      sum: 100_003.31,
      contracts: 5,
      bigContracts: 1,
      hasTickets: 2,
      utilization: 34,
    });
  });

  it('is of the areas of the asker', async () => {
    expect(await overview(test.user)).toEqual({
      sum: 100_003.21,
      contracts: 4,
      bigContracts: 1,
      hasTickets: 2,
      utilization: 33,
    });
    expect(await overview(test.other)).toEqual({
      sum: 0.1,
      contracts: 1,
      bigContracts: 0,
      hasTickets: 0,
      utilization: 34,
    });
  });

  it('is of the sponsorships of a user, where that is asked, among those that the asker sees', async () => {
    const { userId, otherId } = test.ids;
    const of = async (user: number | string, client = test.admin) =>
      ok(await client.get(`/api/dashboard/overview?user=${user}`));
    expect(await of(otherId)).toEqual(await overview(test.other));
    expect(await of(userId)).toEqual(await overview(test.user));
    expect(await of('')).toEqual(await overview());
    expect(await of(userId, test.other)).toEqual(nothing);
    const [one, both]: { count: number }[][] = await Promise.all(
      [`?user=${otherId}`, ''].map(
        async (query) => ok(await test.admin.get(`/api/dashboard/categories${query}`)).chart,
      ),
    );
    expect([one, both].map((chart = []) => chart.reduce((sum, { count }) => sum + count, 0))).toEqual([1, 5]);
    const latest = ok(await test.admin.get(`/api/dashboard/latest-contracts?user=${otherId}`));
    expect(latest.length).toBe(2);
  });

  it.each<[string, object, object]>([
    [
      '2026-06-30T21:59:59Z',
      { sum: 100_003.31, contracts: 5, bigContracts: 1, hasTickets: 2, utilization: 34 },
      { sum: 0.1, contracts: 1, bigContracts: 0, hasTickets: 0, utilization: 34 },
    ],
    // At midnight in Copenhagen one begins, one ends, and one gives its place back.
    [
      '2026-06-30T22:00:00Z',
      { sum: 1_200_000.11, contracts: 5, bigContracts: 3, hasTickets: 2, utilization: 34 },
      { sum: 1_000_000.1, contracts: 2, bigContracts: 1, hasTickets: 0, utilization: 34 },
    ],
    ['2026-12-31T22:59:59Z', { contracts: 5 }, { contracts: 2 }],
    ['2026-12-31T23:00:00Z', nothing, nothing],
    ['2025-12-31T22:59:59Z', nothing, nothing],
    ['2025-12-31T23:00:00Z', { contracts: 6, sum: 200_007.31 }, { contracts: 1, sum: 0.1 }],
  ])('at %s', async (instant, all, south) => {
    const both = async () => [await overview(), await overview(test.other)];
    expect(await asOf(test, instant, both)).toMatchObject([all, south]);
  });

  it('needs a session', async () => {
    expect((await test.anonymous().get('/api/dashboard/overview')).status).toBe(401);
  });
});
