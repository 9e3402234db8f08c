import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTracked, utilizationPercent } from './utilization.rules.ts';

const item = (used: number, amount: number | null, isUtilization = true) => ({ used, amount, isUtilization });

describe('utilization', () => {
  it.each([
    [[[1, 2]], 50],
    [[[0, 10]], 0],
    [[[10, 10]], 100],
    // Each item counts alike, whatever its amount.
    [
      [
        [1, 1],
        [0, 1000],
      ],
      50,
    ],
    [[[1, 3]], 33],
    [[[2, 3]], 67],
    // 12,5 % is rounded half up; a mean of thirds is exactly a half.
    [[[1, 8]], 13],
    [[[1, 200]], 1],
    [
      [
        [1, 3],
        [1, 3],
        [203, 600],
      ],
      34,
    ],
    [[[1, 201]], 0],
  ])('of %j is %i %%', (items, percent) => {
    expect(utilizationPercent(items.map(([used, amount]) => item(used as number, amount as number)))).toBe(percent);
  });

  it('counts only what is tracked', () => {
    expect(utilizationPercent([item(1, 2), item(0, 0), item(0, null), item(9, 10, false)])).toBe(50);
    expect(utilizationPercent([item(0, 0), item(0, null), item(9, 10, false)])).toBeNull();
    expect(utilizationPercent([])).toBeNull();
    expect(isTracked(item(0, 1))).toBe(true);
  });

  it('lies from 0 to 100, and is off by no more than half a percent', () => {
    const one = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 40 }), (parts) => {
        const items = parts.map(([amount, share]) => item(Math.round(amount * share), amount));
        const percent = utilizationPercent(items) as number;
        const mean = items.reduce((sum, { used, amount }) => sum + used / (amount as number), 0) / items.length;
        expect(Number.isInteger(percent)).toBe(true);
        expect(Math.abs(percent - mean * 100)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});
