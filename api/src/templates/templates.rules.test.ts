import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractAmount } from '../contracts/contracts.rules.ts';
import { addDays } from '../dates.ts';
import { areWhole, endAfterMonths, lengthInMonths, ratesForTemplate, ratesOfTemplate } from './templates.rules.ts';

const rate = (percent: number, month = 1) => ({ percent, month });
const year = { startDate: '2027-01-01', endDate: '2027-12-31', months: 12, sponsorshipAmount: 10_000_000n };

describe('the percents of a template', () => {
  it.each([
    [[], true],
    [[100], true],
    [[33.33, 33.33, 33.34], true],
    [[0.1, 0.2, 99.7], true],
    [[14.285714, 14.285714, 14.285714, 14.285714, 14.285714, 14.285714, 14.285716], true],
    [[60, 39.99], false],
    [[60, 40.01], false],
    [[0], false],
  ])('%j are the whole: %s', (percents, whole) => {
    expect(areWhole(percents.map((percent) => rate(percent)))).toBe(whole);
  });
});

describe('the period of a template', () => {
  it.each([
    ['2027-01-01', 12, '2027-12-31'],
    ['2027-07-15', 36, '2030-07-14'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2027-03-15', 6, '2027-09-14'],
    ['2027-01-31', 1, '2027-02-27'],
  ])('from %s over %d months ends on %s, and is as long', (start, months, end) => {
    expect(endAfterMonths(start, months)).toBe(end);
    expect(lengthInMonths({ startDate: start, endDate: end })).toBe(months);
  });

  it.each([
    ['2027-01-01', '2027-01-02', 1],
    ['2027-01-10', '2027-12-31', 12],
    ['2027-01-20', '2027-12-31', 11],
  ])('%s to %s is about %d months', (startDate, endDate, months) => {
    expect(lengthInMonths({ startDate, endDate })).toBe(months);
  });
});

describe('the rates of a template', () => {
  it('are due on the first day of their month, never before the start, those beyond the end in the last', () => {
    const rates = [rate(25, 1), rate(25, 6), rate(25, 12), rate(25, 13)];
    expect(ratesOfTemplate(rates, { ...year, startDate: '2027-03-15', endDate: '2027-09-14' })).toMatchObject([
      { dueDate: '2027-03-15' },
      { dueDate: '2027-08-01' },
      { dueDate: '2027-09-01' },
      { dueDate: '2027-09-01' },
    ]);
  });

  it('are shares of the whole period, not of a year of it', () => {
    const rates = [rate(50), rate(50, 13)];
    expect(ratesOfTemplate(rates, { ...year, endDate: '2028-12-31' })).toEqual([
      { amount: 10_000_000n, dueDate: '2027-01-01' },
      { amount: 10_000_000n, dueDate: '2028-01-01' },
    ]);
  });

  it('have amounts by the length and no days without a start', () => {
    const undated = { ...year, startDate: null, endDate: null, months: 18 };
    expect(ratesOfTemplate([rate(40), rate(60, 7)], undated)).toEqual([
      { amount: 6_000_000n, dueDate: null },
      { amount: 9_000_000n, dueDate: null },
    ]);
    expect(ratesOfTemplate([rate(100)], { ...undated, months: null })).toMatchObject([{ amount: 10_000_000n }]);
  });

  it('are equal where their percents differ by a rounding only', () => {
    const amounts = (...percents: number[]) =>
      ratesOfTemplate(
        percents.map((percent) => rate(percent)),
        { ...year, sponsorshipAmount: 9_000_000n },
      ).map(({ amount }) => amount);
    expect(amounts(33.33, 33.33, 33.34)).toEqual([3_000_000n, 3_000_000n, 3_000_000n]);
    expect(amounts(33.3, 33.3, 33.4)).toEqual([2_997_000n, 2_997_000n, 3_006_000n]);
  });

  const percents = fc
    .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 11 })
    .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 10_000])
    .map((cuts) => cuts.slice(1).map((cut, at) => (cut - (cuts[at] as number)) / 100));

  it('add up to what the agreement costs, to the øre, however they are shared', () => {
    fc.assert(
      fc.property(
        percents,
        fc.bigInt({ min: 0n, max: 99_999_999_999n }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 0, max: 2000 }),
        (shares, sponsorshipAmount, from, length) => {
          const startDate = addDays('2027-01-01', from);
          const endDate = addDays(startDate, length);
          const rates = shares.map((percent, at) => rate(percent, at * 7 + 1));
          expect(areWhole(rates)).toBe(true);
          const filled = ratesOfTemplate(rates, { startDate, endDate, months: null, sponsorshipAmount });
          const total = contractAmount({ startDate, endDate, sponsorshipAmount, rates: [] });
          expect(filled.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
          for (const { dueDate } of filled) expect(dueDate?.slice(0, 7) ?? '').toBeOneOf(monthsOf(startDate, endDate));
        },
      ),
    );
  });
});

const monthsOf = (startDate: string, endDate: string): string[] => {
  const months = new Set<string>();
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) months.add(day.slice(0, 7));
  return [...months];
};

describe("a template's rates of an agreement", () => {
  it('are percents that add up to 100, by months from its start', () => {
    const rates = [
      { amount: 3_333_333n, dueDate: '2027-01-15' },
      { amount: 3_333_333n, dueDate: '2027-06-01' },
      { amount: 3_333_334n, dueDate: '2026-12-24' },
    ];
    const made = ratesForTemplate(rates, '2027-01-01');
    expect(made).toEqual([rate(33.33, 1), rate(33.33, 6), rate(33.34, 1)]);
    expect(areWhole(made)).toBe(true);
  });

  it('count from the first of them where it has no start, and are none where nothing is to be paid', () => {
    const rates = [
      { amount: 100n, dueDate: '2027-08-01' },
      { amount: 300n, dueDate: '2027-06-01' },
    ];
    expect(ratesForTemplate(rates, null)).toEqual([rate(25, 3), rate(75, 1)]);
    expect(ratesForTemplate([{ amount: 0n, dueDate: '2027-08-01' }], null)).toEqual([]);
  });
});
