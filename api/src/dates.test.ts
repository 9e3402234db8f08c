import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears, danishDate, dayInCopenhagen, daysBetween, isIsoDate, weekOf, yearOf } from './dates.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isIsoDate', () => {
  it.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '2999-12-31'])('%s is a day', (value) => {
    expect(isIsoDate(value)).toBe(true);
  });
  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '1899-12-31',
    '3000-01-01',
    '2026-1-1',
    '26-01-01',
    '01-02-2026',
    '2026-01-01T00:00',
    ' 2026-01-01',
    'i morgen',
  ])('"%s" is none', (value) => {
    expect(isIsoDate(value)).toBe(false);
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('%s and %i days is %s, also where the clocks change', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -40_000, max: 40_000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });
});

describe('addYears', () => {
  it.each([
    ['2026-06-15', 1, '2027-06-15'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2023-02-28', 1, '2024-02-28'],
    ['2026-06-15', -3, '2023-06-15'],
    ['2026-06-15', 0, '2026-06-15'],
  ])('%s and %i years is %s', (from, years, to) => {
    expect(addYears(from, years)).toBe(to);
    expect(yearOf(to)).toBe(yearOf(from) + years);
  });
});

describe('dayInCopenhagen', () => {
  it.each([
    ['2026-01-14T22:59:59.999Z', '2026-01-14'],
    ['2026-01-14T23:00:00.000Z', '2026-01-15'],
    ['2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['2026-07-14T22:00:00.000Z', '2026-07-15'],
    // The nights when summer time begins and ends.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, expected) => {
    expect(dayInCopenhagen(new Date(instant))).toBe(expected);
  });
});

describe('danishDate', () => {
  it.each([
    ['2026-10-01', '01. oktober 2026'],
    ['2028-02-29', '29. februar 2028'],
    ['2026-12-31T22:59:59Z', '31. december 2026'],
    ['2026-12-31T23:00:00Z', '01. januar 2027'],
  ])('%s reads %s', (value, read) => {
    expect(danishDate(value)).toBe(read);
  });
});

describe('the number of a week', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-08-10', 33],
    ['2026-08-16', 33],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-29', 52],
    ['2024-12-30', 1],
  ])('of %s is %i', (day, week) => {
    expect(weekOf(day)).toBe(week);
  });
});
