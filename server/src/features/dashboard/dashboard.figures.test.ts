import { describe, expect, it } from 'vitest';
import { summarySchema } from '../sponsorship-index/summary.schemas.ts';
import { areaCounts, categoryCounts, overviewOf } from './dashboard.figures.ts';

type Values = Partial<Record<'contractId' | 'ore' | 'utilization', number | null>> & {
  areaId?: number;
  category?: string | null;
  hasTickets?: boolean;
};

const active = (values: Values) =>
  summarySchema.parse({
    id: 1,
    name: 'Fur',
    areaId: 1,
    categoryId: 1,
    sponsorCategory: 'Fodbold',
    logo: null,
    contactEmail: null,
    contactPhone: null,
    pending: null,
    pendingDate: null,
    pendingSince: null,
    isAwaiting: false,
    isComing: false,
    hasDraft: false,
    userId: 1,
    userName: 'Bo',
    userPicture: null,
    chargesVat: null,
    purposes: '',
    deletable: false,
    status: 1,
    contractId: 1,
    contractCategoryId: 1,
    category: 'Fodbold',
    ore: 0,
    renegotiation: null,
    utilization: null,
    utilizationPercent: null,
    hasTickets: false,
    approvedAt: null,
    approvedContractId: null,
    validFrom: '',
    validUntil: '',
    tickets: [],
    searched: '',
    ...values,
  });
const overview = (...values: Values[]) => overviewOf(values.map(active));

describe('the figures of active contracts', () => {
  it('sum exactly what no binary fraction holds', () => {
    const most = { ore: 99_999_999_999_999 };
    expect(overview({ ore: 10 }, { ore: 20 }, most, most).sum).toBe(2_000_000_000_000.28);
    expect(overview({ ore: 10 }, { ore: 20 }).sum).toBe(0.3);
    const many = overviewOf([...Array(100).fill(active(most)), active({ ore: 150 })]);
    expect(many.sum).toBe(100_000_000_000_000.5);
  });

  it.each<[number[], number | null]>([
    [[], null],
    [[333_333_333_333_333, 333_333_333_333_333, 338_333_333_333_333], 34],
    [[333_333_333_333_333, 333_333_333_333_333, 338_333_333_332_333], 33],
    [[666_666_666_666_667, 666_666_666_666_667, 661_666_666_666_667], 67],
    [[0], 0],
    [[10 ** 15, 10 ** 15], 100],
    [Array(20).fill(10 ** 15), 100],
  ])('of utilizations %j make a mean of %s percent', (parts, mean) => {
    expect(overview(...parts.map((utilization) => ({ utilization }))).utilization).toBe(mean);
  });

  it('count big ones from a hair above the threshold, and those with tickets', () => {
    const contracts = [{ ore: 5_000_000 }, { ore: 5_000_001 }, { ore: 7_000_000, hasTickets: true }];
    expect(overview(...contracts)).toMatchObject({ contracts: 3, bigContracts: 2, hasTickets: 1 });
  });

  it('are none of what has no active contract', () => {
    const none = { contractId: null, category: null };
    expect(overview(none)).toEqual({ sum: 0, contracts: 0, bigContracts: 0, hasTickets: 0, utilization: null });
    expect(categoryCounts([active(none)])).toEqual([]);
  });

  it('come by category with the largest first, ties in Danish order', () => {
    const categories = ['Ål', 'Ært', 'Zoo', 'Zoo'].map((category) => active({ category, ore: 1050 }));
    expect(categoryCounts(categories)).toEqual([
      { name: 'Zoo', count: 2, sum: 21 },
      { name: 'Ært', count: 1, sum: 10.5 },
      { name: 'Ål', count: 1, sum: 10.5 },
    ]);
  });

  it('come by area with the largest sum first, ties by id', () => {
    const areas = [
      { areaId: 3, ore: 1000 },
      { areaId: 2, ore: 1000 },
      { areaId: 1, ore: 500 },
      { areaId: 1, ore: 400 },
    ].map(active);
    expect(areaCounts(areas)).toEqual([
      { id: 2, count: 1, sum: 10 },
      { id: 3, count: 1, sum: 10 },
      { id: 1, count: 2, sum: 9 },
    ]);
    expect(areaCounts([active({ contractId: null })])).toEqual([]);
  });
});
