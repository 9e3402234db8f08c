import { expect, it } from 'vitest';
import {
  amountOfAgreement,
  balanceOf,
  coveragesOf,
  missingForAmount,
  toKroner,
  usualCoverage,
} from './amounts.rules.ts';

const year = { startDate: '2026-07-01', endDate: '2027-06-30', sponsorshipAmount: 60_000 };
const rate = (amount: number | null) => ({ amount, dueDate: null });

it('is the annual amount times the period while there are no rates, else their sum', () => {
  expect(amountOfAgreement({ ...year, rates: [] })).toBe(6_000_000n);
  expect(amountOfAgreement({ ...year, endDate: '2029-06-30', rates: [] })).toBe(18_000_000n);
  expect(amountOfAgreement({ ...year, rates: [rate(100.1), rate(null)] })).toBe(10_010n);
});

it.each([
  ['without an end', { ...year, endDate: null }],
  ['with a day that is none', { ...year, endDate: '31-02' }],
  ['with an amount that is none', { ...year, sponsorshipAmount: Number.NaN }],
])('is unknown %s', (_, values) => {
  expect(amountOfAgreement({ ...values, rates: [] })).toBeNull();
});

it.each([
  ['both', { ...year, endDate: null, sponsorshipAmount: null }],
  ['amount', { ...year, sponsorshipAmount: null }],
  ['period', { ...year, startDate: null }],
])('says what it lacks: %s', (missing, values) => {
  expect(missingForAmount(values)).toBe(missing);
});

const twoYears = { ...year, endDate: '2028-06-30' };

it('gives a choice of coverage only where the period comes to another amount than a year', () => {
  expect(coveragesOf(year)).toEqual({ year: 6_000_000n });
  expect(coveragesOf(twoYears)).toEqual({ choice: true, year: 6_000_000n, period: 12_000_000n });
  expect(coveragesOf({ ...twoYears, endDate: null })).toEqual({ year: 6_000_000n });
  expect(coveragesOf({ ...twoYears, sponsorshipAmount: null })).toEqual({ year: null });
});

it('begins with the whole period, unless the rates are exactly one year', () => {
  expect(usualCoverage({ ...twoYears, rates: [] })).toBe('period');
  expect(usualCoverage({ ...twoYears, rates: [rate(50_000)] })).toBe('period');
  expect(usualCoverage({ ...twoYears, rates: [rate(30_000), rate(30_000)] })).toBe('year');
});

it('holds the rates against the one coverage that was chosen', () => {
  const rates = [rate(60_000), rate(60_000)];
  expect(balanceOf({ ...twoYears, rates }, 'period')).toEqual({
    coverage: 'period',
    amount: 12_000_000n,
    difference: 0n,
  });
  expect(balanceOf({ ...twoYears, rates }, 'year')).toEqual({
    coverage: 'year',
    amount: 6_000_000n,
    difference: 6_000_000n,
  });
});

it('holds them against the annual amount where there is no choice, whatever was chosen before', () => {
  const expected = { coverage: 'year', amount: 6_000_000n, difference: -1_000_000n };
  expect(balanceOf({ ...year, rates: [rate(50_000)] }, 'period')).toEqual(expected);
  expect(balanceOf({ ...year, sponsorshipAmount: null, rates: [rate(1)] }, 'period')).toBeNull();
});

it('turns negative øre into kroner', () => {
  expect(toKroner(-1050n)).toBe(-10.5);
});
