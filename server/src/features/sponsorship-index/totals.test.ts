import { describe, expect, it } from 'vitest';
import type { Standing } from './standings.types.ts';
import { Totals } from './totals.ts';

const active = (values: Partial<Standing>) =>
  ({
    areaId: 1,
    contractId: 1,
    category: 'Fodbold',
    sum: 0,
    utilization: null,
    hasTickets: false,
    ...values,
  }) as Standing;
const everywhere = () => true;
const totalsOf = (...standings: Partial<Standing>[]) => {
  const totals = new Totals();
  for (const standing of standings) totals.add(active(standing));
  return totals;
};

describe('totals', () => {
  it('sum exactly what no binary fraction holds', () => {
    const totals = totalsOf({ sum: 0.1 }, { sum: 0.2 }, { sum: 999_999_999_999.99 }, { sum: 999_999_999_999.99 });
    expect(totals.overview(everywhere).sum).toBe(2_000_000_000_000.28);
    totals.remove(active({ sum: 999_999_999_999.99 }));
    totals.remove(active({ sum: 999_999_999_999.99 }));
    expect(totals.overview(everywhere).sum).toBe(0.3);
  });

  it.each<[string[], number | null]>([
    [[], null],
    [['33.333333333333333', '33.333333333333333', '33.833333333333333'], 34],
    [['33.333333333333333', '33.333333333333333', '33.833333332333333'], 33],
    [['66.666666666666667', '66.666666666666667', '66.166666666666667'], 67],
    [['0.000000000000000'], 0],
    [['100.000000000000000', '100.000000000000000'], 100],
  ])('of %j percent make a mean of %s', (percents, mean) => {
    expect(totalsOf(...percents.map((utilization) => ({ utilization }))).overview(everywhere).utilization).toBe(mean);
  });

  it('are of the asker’s areas, and count big ones from a hair above the threshold', () => {
    const totals = totalsOf({ sum: 50_000 }, { sum: 50_000.01 }, { sum: 70_000, areaId: 2, hasTickets: true });
    expect(totals.overview((area) => area === 1)).toMatchObject({ contracts: 2, bigContracts: 1, hasTickets: 0 });
    expect(totals.overview(everywhere)).toMatchObject({ contracts: 3, bigContracts: 2, hasTickets: 1 });
    expect(totals.overview(() => false)).toEqual({
      sum: 0,
      contracts: 0,
      bigContracts: 0,
      hasTickets: 0,
      utilization: null,
    });
  });

  it('count nothing of what has no active contract', () => {
    expect(totalsOf({ contractId: null, sum: 0, category: null }).overview(everywhere).contracts).toBe(0);
  });

  it('stand with the largest category first, ties in Danish order, and without those that ended', () => {
    const totals = totalsOf(
      { category: 'Ål' },
      { category: 'Ært' },
      { category: 'Zoo' },
      { category: 'Zoo' },
      { category: 'Golf' },
    );
    totals.remove(active({ category: 'Golf' }));
    expect(totals.byCategory(everywhere)).toEqual([
      { name: 'Zoo', count: 2 },
      { name: 'Ært', count: 1 },
      { name: 'Ål', count: 1 },
    ]);
  });
});
