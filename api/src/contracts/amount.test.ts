import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, daysBetween } from '../dates.ts';
import { contractAmount, lengthOf } from './contracts.rules.ts';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ore = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

const amount = (sponsorshipAmount: bigint | null, startDate: string | null, endDate: string | null) =>
  contractAmount({ sponsorshipAmount, startDate, endDate, rates: [] });

describe('the length of a period', () => {
  it.each([
    ['2025-07-01', '2026-06-30', 1, 0],
    ['2026-01-01', '2026-12-31', 1, 0],
    ['2024-01-01', '2024-12-31', 1, 0],
    ['2026-01-01', '2026-01-01', 0, 1],
    ['2026-01-01', '2026-12-30', 0, 364],
    ['2026-01-01', '2027-01-01', 1, 1],
    ['2025-07-01', '2028-06-30', 3, 0],
    // A year from 29 February ends on 28 February, four years end the day before the next 29 February.
    ['2024-02-29', '2025-02-28', 1, 0],
    ['2024-02-29', '2025-02-27', 0, 365],
    ['2024-02-29', '2028-02-28', 4, 0],
    ['2024-02-29', '2028-02-29', 4, 1],
    ['2023-03-01', '2024-02-29', 1, 0],
    ['2023-03-01', '2024-02-28', 0, 365],
    ['2000-01-01', '2099-12-31', 100, 0],
  ])('%s to %s is %i years and %i days', (startDate, endDate, years, days) => {
    expect(lengthOf({ startDate, endDate })).toMatchObject({ years, days });
  });

  it.each([
    ['2026-01-01', '2026-01-10', 365],
    ['2027-03-01', '2027-03-10', 366],
    ['2024-02-29', '2024-03-10', 366],
    ['2023-02-28', '2023-03-10', 365],
    // After the first year, the year that would follow runs into a leap day.
    ['2026-07-01', '2027-07-10', 366],
  ])('the days of %s to %s are of a year of %i', (startDate, endDate, daysOfNextYear) => {
    expect(lengthOf({ startDate, endDate }).daysOfNextYear).toBe(daysOfNextYear);
  });

  it('puts years and days together to the whole period, the days under a year', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 15_000 }), (startDate, length) => {
        const { years, days, daysOfNextYear } = lengthOf({ startDate, endDate: addDays(startDate, length) });
        const begun = addYears(startDate, years);
        const from = begun.slice(5) === startDate.slice(5) ? begun : addDays(begun, 1);
        expect(daysBetween(startDate, from) + days).toBe(length + 1);
        expect(days).toBeLessThan(daysOfNextYear);
        expect([365, 366]).toContain(daysOfNextYear);
      }),
    );
  });
});

describe('the amount of a contract', () => {
  it.each([
    // 1 July to 30 June is a year, leap or not.
    [6_000_000n, '2025-07-01', '2026-06-30', 6_000_000n],
    [6_000_000n, '2023-07-01', '2024-06-30', 6_000_000n],
    [6_000_000n, '2025-07-01', '2028-06-30', 18_000_000n],
    [36_500n, '2026-01-01', '2026-01-01', 100n],
    [36_600n, '2024-01-01', '2024-01-01', 100n],
    // 1 year and 31 of 365 days.
    [10_000_000n, '2026-01-01', '2027-01-31', 10_849_315n],
    // Half an øre is rounded up: 73 of 365 days are a fifth.
    [1n, '2026-01-01', '2026-07-02', 1n],
    [5n, '2026-01-01', '2026-03-14', 1n],
    [2n, '2026-01-01', '2026-03-14', 0n],
    [0n, '2026-01-01', '2026-12-31', 0n],
    [99_999_999_999_999n, '2026-01-01', '2026-12-31', 99_999_999_999_999n],
  ])('%s øre a year from %s to %s is %s øre', (annual, startDate, endDate, expected) => {
    expect(amount(annual, startDate, endDate)).toBe(expected);
  });

  it('rounds exactly half an øre up', () => {
    // 1 of 366 days of 183 øre is half an øre; one øre less is under it.
    expect(amount(183n, '2024-01-01', '2024-01-01')).toBe(1n);
    expect(amount(182n, '2024-01-01', '2024-01-01')).toBe(0n);
  });

  it('is the sum of the rates where there are some, whatever the period', () => {
    const rates = [{ amount: 1n }, { amount: 10_010n }, { amount: 0n }];
    expect(contractAmount({ sponsorshipAmount: null, startDate: null, endDate: null, rates })).toBe(10_011n);
    const terms = { sponsorshipAmount: 5n, startDate: '2026-01-01', endDate: '2026-12-31' };
    expect(contractAmount({ ...terms, rates })).toBe(10_011n);
  });

  it('is unknown while something is missing', () => {
    expect(amount(null, '2026-01-01', '2026-12-31')).toBeNull();
    expect(amount(1n, null, '2026-12-31')).toBeNull();
    expect(amount(1n, '2026-01-01', null)).toBeNull();
    expect(amount(1n, '2026-01-02', '2026-01-01')).toBeNull();
  });

  it('is exact for whole years', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), ore, (startDate, years, annual) => {
        const next = addYears(startDate, years);
        const endDate = next.slice(5) === startDate.slice(5) ? addDays(next, -1) : next;
        expect(amount(annual, startDate, endDate)).toBe(annual * BigInt(years));
      }),
    );
  });

  it('never falls when the end moves on', () => {
    fc.assert(
      fc.property(day, fc.nat(4000), fc.nat(800), ore, (startDate, length, more, annual) => {
        const sooner = amount(annual, startDate, addDays(startDate, length)) as bigint;
        const later = amount(annual, startDate, addDays(startDate, length + more)) as bigint;
        expect(later >= sooner).toBe(true);
      }),
    );
  });

  it('is within half an øre of the true share, which binary fractions would miss', () => {
    fc.assert(
      fc.property(day, fc.nat(4000), ore, (startDate, length, annual) => {
        const endDate = addDays(startDate, length);
        const { years, days, daysOfNextYear } = lengthOf({ startDate, endDate });
        const share = BigInt(daysOfNextYear);
        const truth = annual * (BigInt(years) * share + BigInt(days));
        const twiceOff = 2n * ((amount(annual, startDate, endDate) as bigint) * share - truth);
        expect(twiceOff <= share && twiceOff > -share).toBe(true);
      }),
    );
  });
});
