import { addDays, type IsoDate } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonth, formatDate, formatRange, parseDate, parseRange } from './dateText.ts';

const today = '2026-11-20';
const day: fc.Arbitrary<IsoDate> = fc.integer({ min: 0, max: 365 * 190 }).map((days) => addDays('1905-03-01', days));
const recent: fc.Arbitrary<IsoDate> = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2001-01-01', days));

describe('typed days', () => {
  it.each([
    ['24-12-2026', '2026-12-24'],
    ['01012027', '2027-01-01'],
    ['010127', '2027-01-01'],
    ['1/1-2027', '2027-01-01'],
    ['1.1.27', '2027-01-01'],
    ['1. 1. 2027', '2027-01-01'],
    ['1/1 27', '2027-01-01'],
    [' 5-6-2027 ', '2027-06-05'],
    ['24/12', '2026-12-24'],
    ['2027-01-31', '2027-01-31'],
    ['1. januar 2027', '2027-01-01'],
    ['1 JAN 27', '2027-01-01'],
    ['31.okt', '2026-10-31'],
    ['29-02-2028', '2028-02-29'],
  ])('%s is %s', (text, iso) => {
    expect(parseDate(text, today)).toBe(iso);
  });

  it.each([
    ['1/1', '2026-11-28', '2027-01-01'],
    ['1. januar', '2026-11-28', '2027-01-01'],
    ['20/11', '2026-11-28', '2026-11-20'],
    ['1/11', '2027-03-10', '2026-11-01'],
    ['1/3', '2027-03-10', '2027-03-01'],
    ['1/1-2026', '2026-11-28', '2026-01-01'],
  ])('%s without its year is the nearest such day to %s: %s', (text, now, iso) => {
    expect(parseDate(text, now)).toBe(iso);
  });

  it.each([
    ['1/1', '2026-11-28', '2027-01-01'],
    ['20/11', '2026-11-28', '2027-11-20'],
    ['28/11', '2026-11-28', '2026-11-28'],
    ['24/12', '2026-06-01', '2026-12-24'],
    ['24-12-2025', '2026-06-01', '2025-12-24'],
  ])('%s in a field that begins with %s is %s', (text, from, iso) => {
    expect(parseDate(text, today, from)).toBe(iso);
  });

  it.each([
    '',
    'i morgen',
    '29-02-2027',
    '31-04-2027',
    '32-01-2027',
    '1-13-2027',
    '24-12-202',
    '12',
    '0000',
    '1 abc 2027',
    '01-01-1899',
  ])('%s is no day', (text) => {
    expect(parseDate(text, today)).toBeUndefined();
  });

  it('reads back every day that it shows', () => {
    fc.assert(
      fc.property(day, (iso) => {
        expect(parseDate(formatDate(iso), today)).toBe(iso);
      }),
    );
  });

  it('reads a day without separators, with a short year and unpadded', () => {
    fc.assert(
      fc.property(recent, (iso) => {
        const [year = '', month = '', date = ''] = iso.split('-');
        expect(parseDate(`${date}${month}${year}`, today)).toBe(iso);
        expect(parseDate(`${date}${month}${year.slice(2)}`, today)).toBe(iso);
        expect(parseDate(`${Number(date)}/${Number(month)}-${year}`, today)).toBe(iso);
        expect(parseDate(`${Number(date)}.${Number(month)}.${year.slice(2)}`, today)).toBe(iso);
      }),
    );
  });

  it('never throws, and answers only days that exist', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const iso = parseDate(text, today);
        if (iso) expect(addDays(iso, 0)).toBe(iso);
      }),
    );
  });

  it('leaves what is no day as it was typed', () => {
    expect(formatDate('24-13')).toBe('24-13');
    expect(formatDate(null)).toBe('');
  });
});

describe('months', () => {
  it.each([
    ['2026-11-20', '2026-12-20'],
    ['2026-12-31', '2027-01-31'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-30', '2028-02-29'],
    ['2026-08-31', '2026-09-30'],
  ])('a month after %s is %s', (from, to) => {
    expect(addMonth(from)).toBe(to);
  });
});

describe('ranges', () => {
  it('reads two days joined by a dash', () => {
    const range = { from: '2026-11-20', to: '2026-12-20' };
    for (const text of ['20-11-2026 – 20-12-2026', '20112026 - 20122026', '20/11 til 20/12', '20.11.26–20.12.26'])
      expect(parseRange(text, today)).toEqual(range);
    expect(formatRange(range)).toBe('20-11-2026 – 20-12-2026');
  });

  it('ends on the first such day after its beginning', () => {
    expect(parseRange('1/12 – 31/1', today)).toEqual({ from: '2026-12-01', to: '2027-01-31' });
    expect(parseRange('1/9-2027 – 1/3', today)).toEqual({ from: '2027-09-01', to: '2028-03-01' });
  });

  it('keeps the part that is no day', () => {
    expect(parseRange('20-11-2026', today)).toEqual({ from: '2026-11-20', to: '' });
    expect(parseRange('20-11-2026 – x', today)).toEqual({ from: '2026-11-20', to: 'x' });
    expect(formatRange({ from: null, to: null })).toBe('');
  });

  it('reads back every range that it shows', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(parseRange(formatRange({ from, to }), today)).toEqual({ from, to });
      }),
    );
  });
});
