import { daysBetween } from '@sponsorat/api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, endOf, firstOfNextMonth, inTheOffice, lastStart, recently, seasonOf, soon } from './calendar.ts';

const day = fc.integer({ min: 0, max: 8000 }).map((n) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10));

it('keeps to the end of a month that is shorter', () => {
  expect(addMonths('2028-05-31', -3)).toBe('2028-02-29');
  expect(addMonths('2026-01-31', -14)).toBe('2024-11-30');
  expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01');
});

it('begins on the last of the months that is not after the day', () => {
  expect(lastStart([1, 7], '2026-06-30')).toBe('2026-01-01');
  expect(lastStart([1, 7], '2026-07-01')).toBe('2026-07-01');
  expect(lastStart([4, 10], '2026-03-31')).toBe('2025-10-01');
  expect(endOf('2027-03-01', 1)).toBe('2028-02-29');
});

it('names a season after the years that it lies in', () => {
  expect(seasonOf('2026-07-01')).toBe('2026/27');
  expect(seasonOf('2026-01-01')).toBe('2026');
});

it('finds a due date within three weeks, ahead and behind', () => {
  fc.assert(
    fc.property(day, (today) => {
      expect(daysBetween(today, soon(today))).toBeGreaterThanOrEqual(5);
      expect(daysBetween(today, soon(today))).toBeLessThan(11);
      expect(daysBetween(recently(today), today)).toBeGreaterThanOrEqual(3);
      expect(daysBetween(recently(today), today)).toBeLessThan(21);
    }),
  );
});

it('is in the office on weekdays only', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 600 }), (date, minutes) => {
      const at = inTheOffice(date, minutes);
      expect([1, 2, 3, 4, 5]).toContain(at.getUTCDay());
      expect(daysBetween(at.toISOString().slice(0, 10), date)).toBeLessThan(3);
    }),
  );
});
