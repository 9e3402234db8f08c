import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { divideHalfUp, isMoney, oreToKroner, oreToText, toOre } from './money.ts';

const ore = fc.bigInt({ min: 0n, max: 99_999_999_999_999n });

describe('money', () => {
  it.each([
    [0, '0.00', 0n],
    [0.01, '0.01', 1n],
    [0.1, '0.10', 10n],
    [19.9, '19.90', 1990n],
    [1005.29, '1005.29', 100_529n],
    [limits.money, '999999999999.99', 99_999_999_999_999n],
  ])('%s kr. reads the same as number, text and øre', (kroner, text, whole) => {
    expect(toOre(kroner)).toBe(whole);
    expect(toOre(text)).toBe(whole);
    expect(oreToText(whole)).toBe(text);
    expect(oreToKroner(whole)).toBe(kroner);
  });

  it('is in kroner with its sign, also under a krone', () => {
    expect([-1n, -105n, -100_529n].map(oreToKroner)).toEqual([-0.01, -1.05, -1005.29]);
  });

  it('makes the round trip over number and text without losing an øre', () => {
    fc.assert(
      fc.property(ore, (amount) => {
        expect(toOre(oreToKroner(amount))).toBe(amount);
        expect(toOre(oreToText(amount))).toBe(amount);
        expect(isMoney(oreToKroner(amount))).toBe(true);
      }),
    );
  });

  it.each([-1, 0.001, 0.1 + 0.2, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])('%s is no money', (value) => {
    expect(isMoney(value)).toBe(false);
    expect(() => toOre(value)).toThrow(RangeError);
  });

  it.each(['', ' 1', '1,5', '1.', '.5', '-1', '1.234', '1e3'])('the text "%s" is no money', (text) => {
    expect(() => toOre(text)).toThrow(RangeError);
  });
});

describe('divideHalfUp', () => {
  it.each([
    [1n, 2n, 1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [3n, 2n, 2n],
    [5n, 10n, 1n],
    [49n, 100n, 0n],
    [0n, 7n, 0n],
  ])('%s ÷ %s is %s', (numerator, denominator, quotient) => {
    expect(divideHalfUp(numerator, denominator)).toBe(quotient);
  });

  it('is never more than half off, and exact where the division is', () => {
    fc.assert(
      fc.property(ore, fc.bigInt({ min: 1n, max: 100_000n }), (amount, parts) => {
        const off = 2n * (divideHalfUp(amount, parts) * parts - amount);
        expect(off <= parts && off > -parts).toBe(true);
        expect(divideHalfUp(amount * parts, parts)).toBe(amount);
      }),
    );
  });
});
