import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatNumber, mayBeThousands, parseAmount, parseNumber } from './numberText.ts';

const money = fc.integer({ min: 0, max: 99_999_999_999_999 }).map((ore) => Number((ore / 100).toFixed(2)));

describe('typed numbers', () => {
  it.each([
    ['60000', 60000],
    ['60.000', 60000],
    ['60 000', 60000],
    ['60.000,50', 60000.5],
    ['60000,5', 60000.5],
    ['60000.50', 60000.5],
    ['60,000.50', 60000.5],
    ['60.000,-', 60000],
    ['60.000 kr.', 60000],
    ['kr. 60.000', 60000],
    ['DKK 1.250.000,75', 1250000.75],
    ['1.250.000', 1250000],
    ['12,5 %', 12.5],
    ['1.5', 1.5],
    ['1.500', 1500],
    ['0', 0],
    ['5,', 5],
    ['-5', -5],
    ['60,555', 60.555],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['450,000', '12,500 kr.', '1,234,567', '60.000,550'])('%s is no amount of kroner', (text) => {
    expect(parseAmount(text)).toBeNaN();
    expect(mayBeThousands(text)).toBe(true);
  });

  it.each([
    ['450.000', 450_000],
    ['60.000,50 kr.', 60_000.5],
    ['60,000.50', 60_000.5],
    ['12,345', 12.345],
    ['60.000,555', 60_000.555],
    ['', null],
  ])('%s is %j kroner', (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it.each(['450.000', '450.000,50', '1,234,567.50', '12,345', 'mange,000', ''])(
    '%s needs no word about thousands',
    (text) => {
      expect(mayBeThousands(text)).toBe(false);
    },
  );

  it('takes nothing for nothing', () => {
    expect(parseNumber('')).toBeNull();
    expect(parseNumber('  ')).toBeNull();
  });

  it.each(['abc', '1.25.000', '1..5', '1,2,3', 'kr.', '12a', '1e5', '--5', '0x10'])('%s is no number', (text) => {
    expect(parseNumber(text)).toBeNaN();
  });

  it('never throws, and answers no infinity', () => {
    fc.assert(fc.property(fc.string({ maxLength: 40 }), (text) => parseNumber(text) !== Number.POSITIVE_INFINITY));
  });
});

describe('shown amounts', () => {
  it('shows øre only where there are some', () => {
    expect(formatAmount(60000)).toBe('60.000');
    expect(formatAmount(60000.5)).toBe('60.000,50');
    expect(formatAmount(-0)).toBe('0');
    expect(formatAmount(null)).toBe('');
    expect(formatAmount(Number.NaN)).toBe('');
  });

  it('reads back every amount that it shows', () => {
    fc.assert(
      fc.property(money, (value) => {
        expect(parseAmount(formatAmount(value))).toBe(value);
      }),
    );
  });

  it('reads back every number that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (value) => {
        expect(parseNumber(formatNumber(value))).toBe(value);
        expect(parseNumber(String(value))).toBe(value);
      }),
    );
  });
});
