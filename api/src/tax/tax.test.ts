import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipientTypes } from '../grants/grants.kinds.ts';
import { type PartOfTax, sumOfShares, type TaxPercents, type TaxTerms, taxOf, taxParts } from './tax.rules.ts';

const percents: TaxPercents = {
  bank: 10,
  vat: { Reklame: 100, Forplejning: 0 },
  income: { Reklame: 100, Forplejning: 25, Rejse: 25 },
  tickets: { employees: 100, prizes: 25, charity: 0, others: 25 },
};
/** 185.000 kr. a year, a club with VAT, four in ten tickets for customers and the rest for employees. */
const example: TaxTerms = {
  amount: 18_500_000n,
  shares: [55, 25, 17.5, 2.5],
  vat: { of: 20n, in: 100n },
  tickets: [
    { type: 'Kunde', seats: 4, value: 50_000n },
    { type: 'Medarbejder', seats: 6, value: 50_000n },
  ],
};
const sum = (values: readonly bigint[]) => values.reduce((one, other) => one + other, 0n);
const of = (parts: readonly PartOfTax[], key: 'amount' | 'cost' | 'deductible' | 'vatDeductible') =>
  parts.map((part) => part[key]);
const tickets = (terms: Partial<TaxTerms>) => taxOf({ ...example, ...terms }, percents)[1] as PartOfTax;

describe('what of an agreement is deductible', () => {
  it('185.000 kr. of a club with VAT: 141.340,00', () => {
    const parts = taxOf(example, percents);
    expect(of(parts, 'amount')).toEqual([10_175_000n, 4_625_000n, 3_237_500n, 462_500n, 0n]);
    expect(parts.map(({ vat }) => vat)).toEqual([2_035_000n, 925_000n, 647_500n, 92_500n, 0n]);
    expect(of(parts, 'vatDeductible')).toEqual([203_500n, 0n, 0n, 0n, 0n]);
    expect(of(parts, 'deductible')).toEqual([9_971_500n, 3_237_500n, 809_375n, 115_625n, 0n]);
    expect(sum(of(parts, 'deductible'))).toBe(14_134_000n);
    expect(parts[1]?.split).toEqual([
      { type: 'Kunde', cost: 1_850_000n, percent: 25, deductible: 462_500n },
      { type: 'Medarbejder', cost: 2_775_000n, percent: 100, deductible: 2_775_000n },
    ]);
  });

  it('of a club without VAT: 143.375,00', () => {
    const parts = taxOf({ ...example, vat: { of: 0n, in: 1n } }, percents);
    expect(sum(of(parts, 'vatDeductible'))).toBe(0n);
    expect(sum(of(parts, 'deductible'))).toBe(14_337_500n);
  });

  it('where nobody knows of VAT, none is deducted, and none is said to be nothing', () => {
    const parts = taxOf({ ...example, vat: null }, percents);
    expect(parts.map(({ vat }) => vat)).toEqual([null, null, null, null, null]);
    expect(of(parts, 'cost')).toEqual(of(parts, 'amount'));
    expect(of(parts, 'vatDeductible')).toEqual([0n, 0n, 0n, 0n, 0n]);
  });

  it('what no share says is of no use', () => {
    const parts = taxOf({ ...example, shares: [50, null, 0, 10] }, percents);
    expect(of(parts, 'amount')).toEqual([9_250_000n, 0n, 0n, 1_850_000n, 7_400_000n]);
    expect(parts[4]?.deductible).toBe(0n);
    for (const shares of [
      [null, null, null, null],
      [0, 0, 0, 0],
    ])
      expect(of(taxOf({ ...example, shares }, percents), 'amount')).toEqual([0n, 0n, 0n, 0n, 18_500_000n]);
  });

  it('shares over 100 are scaled down in proportion', () => {
    const parts = taxOf({ ...example, amount: 300n, shares: [100, 50, 0, 0] }, percents);
    expect(of(parts, 'amount')).toEqual([200n, 100n, 0n, 0n, 0n]);
    expect(sumOfShares([100, 50, null, 0.1])).toBe(150.1);
  });

  it.each([
    ['Kunde', 25],
    ['Medarbejder', 100],
    ['Medarbejder (vært)', 25],
    ['Bestyrelse eller repræsentantskab', 25],
    ['Offentligt ansat eller politiker', 25],
    ['Præmie', 25],
    ['Forening eller velgørenhed', 0],
    ['Andet', 25],
    [null, 25],
  ] as const)('tickets for %s by %i percent', (type, percent) => {
    const seats = [{ type, seats: 3, value: 10_000n }];
    expect(tickets({ tickets: seats }).split).toMatchObject([{ type, cost: 4_625_000n, percent }]);
  });

  it('tickets go by their value, by seats where that of some is unknown, and cautiously where none are registered', () => {
    const [dear, cheap] = [
      { type: 'Medarbejder', seats: 1, value: 90_000n },
      { type: 'Kunde', seats: 9, value: 10_000n },
    ] as const;
    expect(tickets({ tickets: [dear, cheap] }).split.map(({ cost }) => cost)).toEqual([2_312_500n, 2_312_500n]);
    const unvalued = tickets({ tickets: [dear, { ...cheap, value: null }] });
    expect(unvalued.split.map(({ cost }) => cost)).toEqual([462_500n, 4_162_500n]);
    expect(
      tickets({
        tickets: [
          { ...dear, value: 0n },
          { ...cheap, value: 0n },
        ],
      }).split[0]?.cost,
    ).toBe(462_500n);
    for (const none of [[], [{ ...dear, seats: 0 }]])
      expect(tickets({ tickets: none }).split).toEqual([
        { type: null, cost: 4_625_000n, percent: 25, deductible: 1_156_250n },
      ]);
  });

  it('rounds VAT, its deduction and what is deductible half up, each by itself', () => {
    const half = { ...percents, bank: 50, income: { ...percents.income, Reklame: 50 } };
    const terms = { ...example, amount: 5n, shares: [100, 0, 0, 0], vat: { of: 1n, in: 10n } };
    // A tenth of 5 øre is half an øre, so one; half of that is one; half of the 4 that are left is 2.
    expect(taxOf(terms, half)[0]).toMatchObject({ vat: 1n, vatDeductible: 1n, cost: 4n, deductible: 2n });
  });

  it('adds up: parts to the amount, cost and deducted VAT to each part, and nothing is more than it is of', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true }).map((value) => Math.round(value * 100) / 100);
    const ticket = fc.record({
      type: fc.option(fc.constantFrom(...recipientTypes)),
      seats: fc.nat(99),
      value: fc.option(fc.bigInt({ min: 0n, max: 1_000_000n })),
    });
    const terms = fc.record({
      amount: fc.bigInt({ min: 0n, max: 99_999_999_999_999n }),
      shares: fc.array(fc.option(percent), { minLength: 4, maxLength: 4 }),
      vat: fc.option(fc.bigInt({ min: 0n, max: 25n }).map((vat) => ({ of: vat, in: 100n }))),
      tickets: fc.array(ticket, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(terms, percent, (one, bank) => {
        const parts = taxOf(one, { ...percents, bank });
        expect(parts.map(({ part }) => part)).toEqual(taxParts);
        expect(sum(of(parts, 'amount'))).toBe(one.amount);
        for (const { amount, vat, vatDeductible, cost, deductible, split } of parts) {
          expect(cost + vatDeductible).toBe(amount);
          expect(deductible <= cost && vatDeductible <= (vat ?? 0n)).toBe(true);
          if (split.length > 0) expect(sum(split.map((each) => each.cost))).toBe(cost);
        }
      }),
    );
  });
});
