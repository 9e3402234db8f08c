import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnder, sameValues, valueAt, withValueAt } from './paths.ts';

const values = { name: 'A', rates: [{ amount: 1 }, { amount: 2 }], tags: ['x', 'y'] };

describe('paths', () => {
  it('read and write deep, and leave what lies beside', () => {
    const next = withValueAt(values, 'rates.1.amount', 5);
    expect(valueAt(next, 'rates.1.amount')).toBe(5);
    expect(next.rates[0]).toBe(values.rates[0]);
    expect(values.rates[1]?.amount).toBe(2);
    expect(withValueAt(values, 'tags.0', 'z').tags).toEqual(['z', 'y']);
    expect(valueAt(values, 'rates.7.amount')).toBeUndefined();
  });

  it('know what lies under them', () => {
    expect(isUnder('rates.0.amount', 'rates')).toBe(true);
    expect(isUnder('rates', 'rates')).toBe(true);
    expect(isUnder('ratesTotal', 'rates')).toBe(false);
  });
});

describe('equal values', () => {
  it('are equal to themselves, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameValues(value, structuredClone(value))).toBe(true);
      }),
    );
  });

  it('take every nothing for the same, and NaN for itself', () => {
    expect(sameValues({ a: null }, { a: '' })).toBe(true);
    expect(sameValues({ a: Number.NaN }, { a: Number.NaN })).toBe(true);
    expect(sameValues({ a: 0 }, { a: null })).toBe(false);
    expect(sameValues({ a: false }, { a: '' })).toBe(false);
    expect(sameValues(['a', 'b'], ['b', 'a'])).toBe(false);
  });
});
