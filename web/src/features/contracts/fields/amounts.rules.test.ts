import { expect, it } from 'vitest';
import { amountOfAgreement, balances, toKroner } from './amounts.rules.ts';

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

it('holds the rates against the annual amount alone where the period is a year', () => {
  expect(balances({ ...year, rates: [rate(50_000)] })).toEqual([
    { label: 'annual', amount: 6_000_000n, difference: -1_000_000n },
  ]);
});

it('holds them against the whole period too where that is another amount', () => {
  const rates = [rate(60_000), rate(60_000)];
  expect(balances({ ...year, endDate: '2028-06-30', rates })).toEqual([
    { label: 'annual', amount: 6_000_000n, difference: 6_000_000n },
    { label: 'period', amount: 12_000_000n, difference: 0n },
  ]);
});

it('turns negative øre into kroner', () => {
  expect(toKroner(-1050n)).toBe(-10.5);
});
