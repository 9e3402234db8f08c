import { clockText } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import {
  date,
  dateTime,
  dayAndTime,
  dueInDays,
  kroner,
  kronerAlike,
  kronerWithOre,
  longDate,
  longDateTime,
  number,
  percent,
  period,
  phoneHref,
  plural,
  relativeTime,
} from './formats.ts';

describe('amounts', () => {
  it('shows øre only where there are some', () => {
    expect(kroner(60000)).toBe('60.000 kr.');
    expect(kroner(60000.5)).toBe('60.000,50 kr.');
    expect(kroner(0)).toBe('0 kr.');
    expect(kroner(0.05)).toBe('0,05 kr.');
    expect(kroner(1_250_000)).toBe('1.250.000 kr.');
    expect(kroner(999_999_999_999.99)).toBe('999.999.999.999,99 kr.');
  });

  it('keeps the sign of a difference, but never of nothing', () => {
    expect(kroner(-1500)).toBe('-1.500 kr.');
    expect(kroner(-0.001)).toBe('0 kr.');
    expect(kronerWithOre(-0)).toBe('0,00 kr.');
  });

  it('gives every amount of a column two decimals', () => {
    expect(kronerWithOre(60000)).toBe('60.000,00 kr.');
    expect(kronerWithOre(60000.5)).toBe('60.000,50 kr.');
  });

  it('gives amounts under each other øre in all of them, or in none', () => {
    expect([60000, null, 5000].map(kronerAlike([60000, null, 5000]))).toEqual(['60.000 kr.', '–', '5.000 kr.']);
    expect([60000, '0.50'].map(kronerAlike([60000, '0.50']))).toEqual(['60.000,00 kr.', '0,50 kr.']);
  });

  it('reads what sums of binary fractions leave as the øre they mean', () => {
    expect(kroner(0.1 + 0.2)).toBe('0,30 kr.');
    expect(kroner(100.00000000000001)).toBe('100 kr.');
  });
});

describe('numbers', () => {
  it('writes them the Danish way', () => {
    expect(number(1234.5)).toBe('1.234,5');
    expect(percent(64)).toBe('64 %');
    expect(number(-1234.5)).toBe('-1.234,5');
    expect(number(1_234_567.891)).toBe('1.234.567,89');
    expect(number(0)).toBe('0');
    expect(percent(0)).toBe('0 %');
    expect(percent(100)).toBe('100 %');
    expect(percent(12.5)).toBe('12,5 %');
    expect(plural(1, 'aftale', 'aftaler')).toBe('1 aftale');
    expect(plural(0, 'aftale', 'aftaler')).toBe('0 aftaler');
    expect(plural(1200, 'aftale', 'aftaler')).toBe('1.200 aftaler');
  });

  it('shows a dash where there is no value', () => {
    for (const format of [number, kroner, kronerWithOre, percent, date, longDate, dateTime, longDateTime]) {
      expect(format(null)).toBe('–');
      expect(format(undefined)).toBe('–');
    }
  });
});

describe('dates', () => {
  it('writes a day', () => {
    expect(date('2026-12-24')).toBe('24-12-2026');
    expect(longDate('2026-10-01')).toBe('01. oktober 2026');
    expect(longDate('2026-05-31')).toBe('31. maj 2026');
  });

  it('writes a period, also one that lacks an end', () => {
    expect(period('2026-12-01', '2028-11-30')).toBe('01-12-2026\u00a0– 30-11-2028');
    expect(period('2026-12-01', '2028-11-30', longDate)).toBe('01. december 2026\u00a0– 30. november 2028');
    expect(period('2026-12-01', null)).toBe('Fra 01-12-2026');
    expect(period(null, '2028-11-30')).toBe('Til 30-11-2028');
    expect(period(null, null)).toBe('–');
  });

  it('names each month in Danish', () => {
    const months = Array.from({ length: 12 }, (_, index) => longDate(`2026-${String(index + 1).padStart(2, '0')}-02`));
    expect(months).toEqual([
      '02. januar 2026',
      '02. februar 2026',
      '02. marts 2026',
      '02. april 2026',
      '02. maj 2026',
      '02. juni 2026',
      '02. juli 2026',
      '02. august 2026',
      '02. september 2026',
      '02. oktober 2026',
      '02. november 2026',
      '02. december 2026',
    ]);
  });

  it('takes the summer’s clock until the hour at which it ends', () => {
    expect(dateTime('2026-10-25T00:59:59Z')).toBe('25-10-2026 02:59:59');
    expect(dateTime('2026-10-25T01:00:00Z')).toBe('25-10-2026 02:00:00');
    expect(dateTime('2026-12-31T23:00:00Z')).toBe('01-01-2027 00:00:00');
  });

  it('takes the day and the clock of Copenhagen for an instant', () => {
    expect(date('2026-06-30T22:30:00Z')).toBe('01-07-2026');
    expect(longDate('2026-12-31T23:00:00Z')).toBe('01. januar 2027');
    expect(dateTime('2026-06-30T22:30:09Z')).toBe('01-07-2026 00:30:09');
    expect(dateTime('2026-12-24T17:05:09.123Z')).toBe('24-12-2026 18:05:09');
    expect(longDateTime('2026-11-30T23:05:59Z')).toBe('01. december 2026 kl. 00:05');
    expect(clockText(Date.parse('2026-06-30T22:30:59Z'))).toBe('00:30');
  });
});

describe('relative time', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', 'lige nu'],
    ['2026-11-20T12:00:20Z', 'lige nu'],
    ['2026-11-20T12:01:00Z', 'lige nu'],
    ['2026-11-20T12:01:01Z', '20-11-2026'],
    ['2026-11-20T11:59:00Z', 'for 1 minut siden'],
    ['2026-11-20T11:55:00Z', 'for 5 minutter siden'],
    ['2026-11-20T11:00:01Z', 'for 59 minutter siden'],
    ['2026-11-20T11:00:00Z', 'for 1 time siden'],
    ['2026-11-20T10:00:00Z', 'for 2 timer siden'],
    ['2026-11-19T13:00:00Z', 'for 23 timer siden'],
    ['2026-11-19T12:00:00Z', 'i går'],
    ['2026-11-18T12:00:00Z', 'for 2 dage siden'],
    ['2026-11-14T12:00:00Z', 'for 6 dage siden'],
    ['2026-11-13T12:00:00Z', 'for 1 uge siden'],
    ['2026-11-07T12:00:00Z', 'for 1 uge siden'],
    ['2026-11-06T12:00:00Z', 'for 2 uger siden'],
    ['2026-10-20T12:00:00Z', 'for 4 uger siden'],
    ['2026-10-19T12:00:00Z', '19-10-2026'],
    ['2026-11-20T12:05:00Z', '20-11-2026'],
    ['2027-01-01T12:00:00Z', '01-01-2027'],
  ])('%s → %s', (value, shown) => {
    expect(relativeTime(value, date, now)).toBe(shown);
  });

  it('counts days by the calendar in Copenhagen', () => {
    const early = new Date('2026-11-20T00:30:00Z');
    expect(relativeTime('2026-11-18T22:59:59Z', date, early)).toBe('for 2 dage siden');
    expect(relativeTime('2026-11-18T23:00:00Z', date, early)).toBe('i går');
  });
});

it.each([
  [0, 'i dag'],
  [1, 'i morgen'],
  [2, 'om 2 dage'],
  [1042, 'om 1.042 dage'],
  [-1, '1 dag for sent'],
  [-12, '12 dage for sent'],
])('what is due in %i days is due %s', (days, said) => {
  expect(dueInDays(days)).toBe(said);
});

describe('phoneHref', () => {
  it('keeps what is dialled', () => {
    expect(phoneHref('+45 75 82-14 10')).toBe('tel:+4575821410');
    expect(phoneHref('(75) 82.14.10')).toBe('tel:75821410');
  });
});

it.each([
  ['2026-08-15', null, 'lør. 15-08-2026'],
  ['2026-08-15', '15:01', 'lør. 15-08-2026 kl.\u00A015:01'],
  ['2026-08-15', '15:00', 'lør. 15-08-2026 kl.\u00A015:00 (begyndt)'],
  ['2026-08-14', '09:00', 'fre. 14-08-2026 kl.\u00A009:00'],
])('an event of %s at %j is %j on 15 August at three', (day, time, text) => {
  expect(dayAndTime(day, time, new Date('2026-08-15T13:00:00Z'))).toBe(text);
});
