import { describe, expect, it } from 'vitest';
import { inEqualParts, nextRate, sumOf } from './rates.rules.ts';

const rate = (percent: number, month = 1) => ({ percent, month });

describe('the rates of a template', () => {
  it('add up in hundredths; what is no number counts nothing', () => {
    expect(sumOf([rate(0.1), rate(0.2)])).toBe(0.3);
    expect(sumOf([rate(Number.NaN), rate(99.9)])).toBe(99.9);
  });

  it.each([
    [1, [100]],
    [3, [33.33, 33.33, 33.34]],
    [7, [14.28, 14.28, 14.28, 14.29, 14.29, 14.29, 14.29]],
  ])('%d in equal parts are %j', (count, parts) => {
    const rates = inEqualParts(Array.from({ length: count }, (_, at) => rate(0, at + 1)));
    expect(rates.map(({ percent }) => percent)).toEqual(parts);
    expect(rates.at(-1)?.month).toBe(count);
    expect(sumOf(rates)).toBe(100);
  });

  it('go on with what is missing, a year later or as far as before', () => {
    expect(nextRate([])).toEqual(rate(100, 1));
    expect(nextRate([rate(60, 1)])).toEqual(rate(40, 13));
    expect(nextRate([rate(33.33, 1), rate(33.33, 7)])).toEqual(rate(33.34, 13));
    expect(nextRate([rate(120, 1)])).toEqual(rate(0, 13));
  });
});
