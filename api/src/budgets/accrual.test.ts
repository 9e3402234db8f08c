import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractAmount } from '../contracts/contracts.rules.ts';
import { addDays, yearOf } from '../dates.ts';
import { type AccrualTerms, accruedBy, accruedIn, contractYears, renewedIn } from './accrual.rules.ts';

const day = fc
  .date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ore = fc.oneof(fc.bigInt({ min: 0n, max: 2_000n }), fc.bigInt({ min: 0n, max: 99_999_999_999_999n }));
const agreement = fc
  .record({ startDate: day, length: fc.nat(4000), annual: fc.option(ore), rates: fc.option(ore) })
  .map(({ startDate, length, annual, rates }): AccrualTerms & { startDate: string; endDate: string } => ({
    startDate,
    endDate: addDays(startDate, length),
    sponsorshipAmount: annual,
    rates,
  }));

const terms = (
  startDate: string | null,
  endDate: string | null,
  annual: bigint | null,
  rates: bigint | null = null,
) => ({
  startDate,
  endDate,
  sponsorshipAmount: annual,
  rates,
});
const sum = (values: readonly bigint[]) => values.reduce((one, other) => one + other, 0n);
const yearsOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  Array.from({ length: yearOf(endDate) - yearOf(startDate) + 1 }, (_, at) => yearOf(startDate) + at);

describe('what accrues of an agreement', () => {
  it('60.000 kr. a year from 1 July 2026 to 30 June 2028 lies in three calendar years', () => {
    const two = terms('2026-07-01', '2028-06-30', 6_000_000n);
    expect([2025, 2026, 2027, 2028, 2029].map((year) => accruedIn(two, year))).toEqual([
      0n,
      3_024_658n,
      5_991_735n,
      2_983_607n,
      0n,
    ]);
  });

  it.each([
    // The first and the last day count.
    ['2026-07-01', 16_438n],
    ['2026-06-30', 0n],
    ['2027-06-30', 6_000_000n],
    ['2028-06-30', 12_000_000n],
    ['2035-01-01', 12_000_000n],
  ])('up to %s it is %s øre', (date, expected) => {
    expect(accruedBy(terms('2026-07-01', '2028-06-30', 6_000_000n), date)).toBe(expected);
  });

  it('a last year that is partial has its part, over the days that it has', () => {
    // 73 of 365 days are a fifth.
    const years = contractYears(terms('2026-01-01', '2027-03-14', 10_000n));
    expect(years).toEqual([
      { from: '2026-01-01', days: 365, amount: 10_000n },
      { from: '2027-01-01', days: 73, amount: 2_000n },
    ]);
  });

  it('rates of another total scale every year; of alike remainders the earlier year is raised', () => {
    const amounts = (rates: bigint, annual: bigint | null = 10_000n) =>
      contractYears(terms('2026-01-01', '2027-12-31', annual, rates)).map(({ amount }) => amount);
    expect(amounts(20_000n)).toEqual([10_000n, 10_000n]);
    expect(amounts(101n)).toEqual([51n, 50n]);
    expect(amounts(0n)).toEqual([0n, 0n]);
    // Where a year costs nothing: by its days, of which 2028 has one more.
    const byDays = contractYears(terms('2027-01-01', '2028-12-31', 0n, 73_100n)).map(({ amount }) => amount);
    expect(byDays).toEqual([36_500n, 36_600n]);
    expect(amounts(730n, null)).toEqual([365n, 365n]);
  });

  it('is nothing while days or amounts are missing', () => {
    for (const unknown of [
      terms(null, '2026-12-31', 100n),
      terms('2026-01-01', null, 100n),
      terms('2026-01-01', '2026-12-31', null),
      terms('2026-01-02', '2026-01-01', 100n),
    ]) {
      expect(contractYears(unknown)).toEqual([]);
      expect(accruedIn(unknown, 2026)).toBe(0n);
    }
  });

  it('adds up to the øre over all calendar years, and to the amount of the agreement', () => {
    fc.assert(
      fc.property(agreement, (one) => {
        const whole = accruedBy(one, one.endDate);
        expect(sum(yearsOf(one).map((year) => accruedIn(one, year)))).toBe(whole);
        const rates = one.rates === null ? [] : [{ amount: one.rates }];
        expect(whole).toBe(contractAmount({ ...one, rates }) ?? 0n);
      }),
    );
  });

  it('adds up to the øre over all days, none of which takes anything back', () => {
    fc.assert(
      fc.property(agreement, fc.nat(4000), (one, offset) => {
        const from = addDays(one.startDate, offset);
        const days = Array.from({ length: 40 }, (_, at) => addDays(from, at));
        const parts = days.map((date) => accruedBy(one, date) - accruedBy(one, addDays(date, -1)));
        expect(parts.every((part) => part >= 0n)).toBe(true);
        expect(sum(parts)).toBe(accruedBy(one, addDays(from, 39)) - accruedBy(one, addDays(from, -1)));
      }),
      { numRuns: 50 },
    );
  });

  it('each contract year is within an øre of its even share', () => {
    fc.assert(
      fc.property(agreement, fc.nat(4000), (one, offset) => {
        const date = addDays(one.startDate, offset);
        const exact = contractYears(one).map(({ from, days, amount }) => {
          const passed = Math.min(
            days,
            Math.max(0, Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000) + 1),
          );
          return (Number(amount) * passed) / days;
        });
        const rough = exact.reduce((one, other) => one + other, 0);
        expect(Math.abs(Number(accruedBy(one, date)) - rough)).toBeLessThanOrEqual(exact.length + rough * 1e-9);
      }),
    );
  });
});

describe('an agreement that would go on', () => {
  it.each([
    // 1 July 2028 to 30 June 2029 is a year of 365 days, 184 of which lie in 2028.
    ['2028-06-30', 2027, 0n],
    ['2028-06-30', 2028, 3_024_658n],
    ['2028-06-30', 2029, 6_000_000n],
    // The contract year from July 2031 has 366 days.
    ['2028-06-30', 2031, 2_975_342n + 3_016_393n],
    ['2026-12-31', 2027, 6_000_000n],
    ['2026-12-31', 2040, 6_000_000n],
    // From 29 February a year ends on 28 February.
    ['2028-02-28', 2028, 5_032_787n],
  ])('after %s in %i', (endDate, year, expected) => {
    expect(renewedIn(terms('2020-01-01', endDate, 6_000_000n), year)).toBe(expected);
  });

  it('is nothing without an end or an annual amount', () => {
    expect(renewedIn(terms('2020-01-01', null, 1n), 2026)).toBe(0n);
    expect(renewedIn(terms('2020-01-01', '2025-12-31', null, 50n), 2026)).toBe(0n);
  });
});
