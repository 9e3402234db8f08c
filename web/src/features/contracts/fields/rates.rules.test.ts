import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenDates, evenParts, evenRates, type RateValues, sumOfRates } from './rates.rules.ts';

it('shares an amount out to the last øre, in parts that differ by at most one', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 99_999_999_999_999n), fc.integer({ min: 1, max: 60 }), (total, count) => {
      const parts = evenParts(total, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total);
      expect((parts.at(-1) ?? 0n) - (parts[0] ?? 0n)).toBeLessThanOrEqual(1n);
    }),
  );
});

it('lays the øre that are left over on the last rates', () => {
  expect(evenParts(10_000_001n, 3)).toEqual([3_333_333n, 3_333_334n, 3_333_334n]);
});

it.each([
  ['a year in quarters', '2026-07-01', '2027-06-30', 4, ['2026-07-01', '2026-10-01', '2027-01-01', '2027-04-01']],
  ['three years in three', '2026-01-01', '2028-12-31', 3, ['2026-01-01', '2027-01-01', '2028-01-01']],
  ['half a year in two', '2026-01-01', '2026-06-30', 2, ['2026-01-01', '2026-04-01']],
  ['the end of a month', '2026-08-31', '2027-08-30', 2, ['2026-08-31', '2027-02-28']],
  ['days that make no months', '2026-01-01', '2026-01-10', 2, ['2026-01-01', '2026-01-06']],
  ['one rate', '2026-01-01', '2026-12-31', 1, ['2026-01-01']],
  ['no period yet', null, '2026-12-31', 2, [null, null]],
  ['a period the wrong way round', '2027-01-01', '2026-12-31', 2, [null, null]],
])('spreads the due dates: %s', (_, start, end, count, dates) => {
  expect(evenDates(start, end, count)).toEqual(dates);
});

it('keeps the days that were chosen for as many rates as there were', () => {
  const before = [
    { amount: 1, dueDate: '2026-02-15' },
    { amount: null, dueDate: null },
  ];
  const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
  expect(evenRates(100_000n, 2, { period, inFirstYear: false }, before)).toEqual([
    { amount: 500, dueDate: '2026-02-15' },
    { amount: 500, dueDate: '2026-07-01' },
  ]);
});

it('pays one year of several within the first, and the whole period over all of it, also where one follows the other', () => {
  const period = { startDate: '2026-01-01', endDate: '2027-12-31' };
  const daysOf = (rates: RateValues[]) => rates.map(({ dueDate }) => dueDate);
  const year = evenRates(100_000n, 2, { period, inFirstYear: true }, []);
  expect(daysOf(year)).toEqual(['2026-01-01', '2026-07-01']);
  const whole = evenRates(200_000n, 2, { period, inFirstYear: false }, year);
  expect(daysOf(whole)).toEqual(['2026-01-01', '2027-01-01']);
  expect(daysOf(evenRates(100_000n, 2, { period, inFirstYear: true }, whole))).toEqual(daysOf(year));
  const half = { startDate: '2026-01-01', endDate: '2026-06-30' };
  expect(daysOf(evenRates(100_000n, 2, { period: half, inFirstYear: true }, []))).toEqual(['2026-01-01', '2026-04-01']);
});

it('sums what is an amount, and passes over what is none', () => {
  const rates = [0.1, 0.2, null, Number.NaN, 1.005].map((amount) => ({ amount, dueDate: null }));
  expect(sumOfRates(rates)).toBe(30n);
});
