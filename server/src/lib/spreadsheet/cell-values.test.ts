import { shortDate } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountIn, cellText, dayIn, decimalIn, partsOf, yesNoIn } from './cell-values.rules.ts';
import type { ReadCell } from './read-cells.ts';

const wrongAmount = { problem: 'Skriv beløbet som 60.000,50' };
const noSuchDay = (text: string, days: number) => ({ problem: `${text} findes ikke. Måneden har ${days} dage` });
const wrongDay = { problem: 'Skriv datoen som 31-12-2026' };

describe('an amount', () => {
  it.each<[ReadCell, number]>([
    ['60.000,50', 60_000.5],
    ['60000,50', 60_000.5],
    ['60000.50', 60_000.5],
    ['60000.5', 60_000.5],
    ['60,000.50', 60_000.5],
    ['60.000', 60_000],
    ['1.234.567', 1_234_567],
    ['60 000,50', 60_000.5],
    ['60\u00a0000 kr.', 60_000],
    ['kr. 60.000,-', 60_000],
    ['60.000 DKK', 60_000],
    ['50.000,-', 50_000],
    ['kr. 50.000', 50_000],
    ['50 tkr', 50_000],
    ['50 tkr.', 50_000],
    ['12,5 t.kr.', 12_500],
    ['50 TDKK', 50_000],
    ['0,5 mio.', 500_000],
    ['1,1 mio. kr.', 1_100_000],
    ['2 mio', 2_000_000],
    ['0', 0],
    ['-5', -5],
    [60_000.5, 60_000.5],
    [0.1 + 0.2, 0.3],
  ])('%j is %d', (cell, value) => expect(amountIn(cell)).toEqual({ value }));

  it.each<ReadCell>([
    '1.2345',
    1.2345,
    '60,000',
    '60.00.000',
    '60.000.50',
    '6000.500',
    '1.2345,5',
    'mange',
    'tkr',
    'mio.',
    '5 mia.',
    '1e5',
    '',
    '5,125',
    true,
  ])('%j is none', (cell) => expect(amountIn(cell)).toEqual(wrongAmount));

  it('of any size is read as our lists and Danish Excel write it', () => {
    const danish = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (ore) => {
        const value = ore / 100;
        for (const text of [danish.format(value), value.toFixed(2), value.toFixed(2).replace('.', ',')])
          expect(amountIn(text)).toEqual({ value });
      }),
    );
  });
});

describe('a day', () => {
  it.each<[ReadCell, string]>([
    ['31-12-2026', '2026-12-31'],
    ['1/2-2026', '2026-02-01'],
    ['1/2/2026', '2026-02-01'],
    ['01.02.2026', '2026-02-01'],
    ['1. 2. 2026', '2026-02-01'],
    ['1/1-26', '2026-01-01'],
    ['1. januar 2026', '2026-01-01'],
    ['2026-12-31', '2026-12-31'],
    [{ day: '2026-12-31' }, '2026-12-31'],
  ])('%j is %s', (cell, value) => expect(dayIn(cell)).toEqual({ value }));

  it.each<[string, number]>([
    ['31-02-2027', 28],
    ['30. februar 2028', 29],
    ['31/4-2026', 30],
    ['2026-11-31', 30],
  ])('%s is in no calendar', (text, days) => expect(dayIn(text)).toEqual(noSuchDay(text, days)));

  it.each<ReadCell>(['00-01-2026', '32-01-2026', '1. januar', '2026-13-01', '12-31-2026', 'i går', 46_000, 10_126])(
    '%j is none',
    (cell) => expect(dayIn(cell)).toEqual(wrongDay),
  );

  it('is read back as it is written', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const value = date.toISOString().slice(0, 10);
        expect(dayIn(shortDate(value))).toEqual({ value });
        expect(dayIn(cellText({ day: value }))).toEqual({ value });
      }),
    );
  });
});

describe('other cells', () => {
  it('say yes and no as people write it', () => {
    for (const text of ['Ja', 'ja', 'x', 'SAND', true, 1]) expect(yesNoIn(text)).toEqual({ value: true });
    for (const text of ['Nej', 'n', 'FALSK', false, 0]) expect(yesNoIn(text)).toEqual({ value: false });
    expect(yesNoIn('måske')).toEqual({ problem: 'Skriv Ja eller Nej' });
  });

  it('hold numbers with a comma before their decimals', () => {
    expect(decimalIn('1,125')).toEqual({ value: 1.125 });
    expect(decimalIn('1.5')).toEqual({ value: 1.5 });
    expect(decimalIn('to')).toEqual({ problem: 'Skriv et tal' });
  });

  it('hold lists', () => expect(partsOf('Nord; Syd,Øst;')).toEqual(['Nord', 'Syd', 'Øst']));
});
