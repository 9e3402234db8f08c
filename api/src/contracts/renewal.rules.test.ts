import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followingDates } from './contracts.rules.ts';
import { regulatedAmount, regulatedRates, renewalDates } from './renewal.rules.ts';

const nothing = { startDate: null, endDate: null };
const year = {
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  renegotiation: '2026-10-31',
  rates: [{ dueDate: '2026-02-28' }, { dueDate: '2026-08-31' }],
};
const datesOf = (contract: typeof year, wishes: Partial<typeof nothing | Record<'startDate' | 'endDate', string>>) => {
  const { startDate, endDate, renegotiation, rates } = renewalDates(contract, { ...nothing, ...wishes });
  return [`${startDate} ${endDate}`, renegotiation, ...rates.map(({ dueDate }) => dueDate)];
};

describe('the dates of a renewal', () => {
  it('are those of the agreement that follows, where nothing else is asked for', () => {
    expect(renewalDates(year, nothing)).toEqual(followingDates(year));
    const wishes = { startDate: '2027-01-01', endDate: null };
    expect(renewalDates(year, wishes)).toEqual(followingDates(year));
  });

  it.each([
    // By months, where it begins on the same day of another one.
    ['2027-07-01', '2027-07-01 2028-06-30', '2028-04-30', '2027-08-28', '2028-02-29'],
    ['2028-01-01', '2028-01-01 2028-12-31', '2028-10-31', '2028-02-28', '2028-08-31'],
    ['2026-12-01', '2026-12-01 2027-11-30', '2027-09-30', '2027-01-28', '2027-07-31'],
    // Else by days.
    ['2027-01-15', '2027-01-15 2028-01-14', '2027-11-14', '2027-03-14', '2027-09-14'],
    // A year from a leap day ends on 28 February.
    ['2028-02-29', '2028-02-29 2029-02-28', '2028-12-28', '2028-04-27', '2028-10-28'],
  ])('that begins on %s keep the length, and move along', (startDate, ...dates) => {
    expect(datesOf(year, { startDate })).toEqual(dates);
  });

  it.each([
    // Whole years from 29 February begin on 1 March: the year before ended on 28 February.
    ['2024-02-29', '2025-02-28', '2025-03-01', '2026-02-28'],
    ['2024-02-29', '2028-02-28', '2028-02-29', '2032-02-28'],
    ['2024-03-01', '2028-02-29', '2028-03-01', '2032-02-29'],
    ['2024-02-01', '2024-02-29', '2024-03-01', '2024-03-29'],
  ])('of %s to %s are %s to %s', (startDate, endDate, start, end) => {
    const leap = { startDate, endDate, renegotiation: null, rates: [{ dueDate: startDate }] };
    expect(renewalDates(leap, nothing)).toMatchObject({ startDate: start, endDate: end });
  });

  it('that end when they are asked to leave out a renegotiation outside of the period', () => {
    expect(datesOf(year, { endDate: '2027-11-30' })[1]).toBe('2027-10-31');
    expect(datesOf(year, { endDate: '2027-10-31' })[1]).toBe('2027-10-31');
    expect(datesOf(year, { endDate: '2027-10-30' })[1]).toBeNull();
    expect(datesOf(year, { startDate: '2027-03-01', endDate: '2029-02-28' })).toEqual([
      '2027-03-01 2029-02-28',
      '2027-12-31',
      '2027-04-28',
      '2027-10-31',
    ]);
  });
});

describe('an annual amount', () => {
  it.each([
    [18_500_000n, 4, 19_240_000n],
    [5_000_050n, 0, 5_000_050n],
    [5_000_050n, 1, 5_050_100n],
    [10_050n, 0.01, 10_100n],
    [10_000n, 0.49, 10_000n],
    [10_000n, 0.5, 10_100n],
    [10_000n, -0.5, 10_000n],
    [10_000n, -0.51, 9_900n],
    [10_000n, -100, 0n],
    [10_000n, 1000, 110_000n],
    [10_000n, 33.33, 13_300n],
  ])('of %s øre with %s percent is %s øre: whole kroner, half up', (amount, percent, expected) => {
    expect(regulatedAmount(amount, percent)).toBe(expected);
  });
});

describe('rates', () => {
  it.each([
    [[10_000n, 10_000n, 10_000n], 4, [10_400n, 10_400n, 10_400n]],
    // 103 øre in three: the first of equal remainders takes the one that is over.
    [[33n, 33n, 34n], 3, [34n, 34n, 35n]],
    [[1n, 1n, 1n], 33.33, [2n, 1n, 1n]],
    [[1n, 1n, 1n], 66.66, [2n, 2n, 1n]],
    [[5n, 0n, 5n], 10, [6n, 0n, 5n]],
    [[12_345n, 67_890n], 0, [12_345n, 67_890n]],
    [[12_345n, 67_890n], -100, [0n, 0n]],
    [[0n, 0n], 50, [0n, 0n]],
    [[], 4, []],
  ])('of %s øre with %s percent are %s', (rates, percent, expected) => {
    expect(regulatedRates(rates, percent)).toEqual(expected);
  });

  it('add up to the new total to the øre, each less than an øre from its share', () => {
    const ore = fc.bigInt({ min: 0n, max: 99_999_999_999n });
    const percent = fc.integer({ min: -10_000, max: 100_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.array(ore, { minLength: 1, maxLength: 24 }), percent, (rates, by) => {
        const total = rates.reduce((one, other) => one + other, 0n);
        const factor = 10_000n + BigInt(Math.round(by * 100));
        const shares = regulatedRates(rates, by);
        const sum = shares.reduce((one, other) => one + other, 0n);
        expect(sum).toBe((2n * total * factor + 10_000n) / 20_000n);
        for (const [at, share] of shares.entries()) {
          const off = share * total - sum * (rates[at] as bigint);
          expect(total === 0n ? share === 0n : off > -total && off < total).toBe(true);
        }
      }),
    );
  });
});
