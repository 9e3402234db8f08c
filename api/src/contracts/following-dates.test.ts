import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates.ts';
import { type DatedContract, dateProblems, followingDates, lastDayOfYear, lengthOf } from './contracts.rules.ts';

const contractOf = (
  startDate: string | null,
  endDate: string | null,
  more: Partial<DatedContract> = {},
): DatedContract => ({
  startDate,
  endDate,
  renegotiation: null,
  rates: [],
  ...more,
});

describe('the dates of the agreement that follows', () => {
  it('are shifted by years where the period is whole years', () => {
    const rates = [{ dueDate: '2025-08-01' }, { dueDate: '2026-02-28' }, { dueDate: '2027-12-24' }];
    expect(followingDates(contractOf('2025-07-01', '2026-06-30', { renegotiation: '2026-04-01', rates }))).toEqual({
      startDate: '2026-07-01',
      endDate: '2027-06-30',
      renegotiation: '2027-04-01',
      rates: [{ dueDate: '2026-08-01' }, { dueDate: '2027-02-28' }, { dueDate: '2028-12-24' }],
    });
  });

  it.each([
    ['2023-01-01', '2025-12-31', '2026-01-01', '2028-12-31'],
    ['2024-02-29', '2025-02-28', '2025-03-01', '2026-02-28'],
    ['2023-03-01', '2024-02-29', '2024-03-01', '2025-02-28'],
    ['2022-03-01', '2023-02-28', '2023-03-01', '2024-02-29'],
    // No whole years: by days.
    ['2026-01-01', '2026-01-31', '2026-02-01', '2026-03-03'],
    ['2026-01-01', '2027-01-01', '2027-01-02', '2028-01-02'],
    ['2026-05-05', '2026-05-05', '2026-05-06', '2026-05-06'],
  ])('after %s to %s come %s to %s', (startDate, endDate, nextStart, nextEnd) => {
    expect(followingDates(contractOf(startDate, endDate))).toMatchObject({ startDate: nextStart, endDate: nextEnd });
  });

  it('shift renegotiation and due dates by days where the period is not whole years', () => {
    const rates = [{ dueDate: '2026-01-15' }];
    const next = followingDates(contractOf('2026-01-01', '2026-01-31', { renegotiation: '2026-01-20', rates }));
    expect(next).toMatchObject({ renegotiation: '2026-02-20', rates: [{ dueDate: '2026-02-15' }] });
  });

  it('stay as they are where a date is missing', () => {
    expect(followingDates(contractOf(null, '2026-01-31'))).toEqual(contractOf(null, '2026-01-31'));
    expect(followingDates(contractOf('2026-01-01', null))).toEqual(contractOf('2026-01-01', null));
  });

  it('keep renegotiation inside the period, around 29 February too', () => {
    expect(followingDates(contractOf('2024-02-29', '2025-02-28', { renegotiation: '2024-02-29' }))).toMatchObject({
      startDate: '2025-03-01',
      renegotiation: '2025-03-01',
    });
    expect(followingDates(contractOf('2022-03-01', '2023-02-28', { renegotiation: '2023-02-28' }))).toMatchObject({
      endDate: '2024-02-29',
      renegotiation: '2024-02-28',
    });
  });

  it('follow without a gap, are as long, and hold no contradiction', () => {
    const start = fc
      .date({ min: new Date('2019-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(start, fc.nat(2000), fc.nat(2000), (startDate, length, into) => {
        const endDate = addDays(startDate, length);
        const renegotiation = addDays(startDate, Math.min(into, length));
        const next = followingDates(contractOf(startDate, endDate, { renegotiation }));
        expect(next.startDate).toBe(addDays(endDate, 1));
        expect(dateProblems(next)).toEqual({});
        const [before, after] = [
          lengthOf({ startDate, endDate }),
          lengthOf(next as { startDate: string; endDate: string }),
        ];
        if (before.days === 0) expect(after).toMatchObject({ years: before.years, days: 0 });
        else expect(daysBetween(next.startDate as string, next.endDate as string)).toBe(length);
      }),
    );
  });
});

describe('dates that contradict each other', () => {
  const problems = (startDate: string | null, endDate: string | null, renegotiation: string | null = null) =>
    Object.keys(dateProblems({ startDate, endDate, renegotiation }));

  it('are an end before the start', () => {
    expect(problems('2026-01-01', '2025-12-31')).toEqual(['endDate']);
    expect(problems('2026-01-01', '2026-01-01')).toEqual([]);
  });

  it('are a renegotiation outside the period', () => {
    expect(problems('2026-01-01', '2026-12-31', '2025-12-31')).toEqual(['renegotiation']);
    expect(problems('2026-01-01', '2026-12-31', '2027-01-01')).toEqual(['renegotiation']);
    expect(problems('2026-01-01', '2026-12-31', '2026-01-01')).toEqual([]);
    expect(problems('2026-01-01', '2026-12-31', '2026-12-31')).toEqual([]);
  });

  it('are none while the other date is missing', () => {
    expect(problems(null, '2026-12-31', '2026-06-01')).toEqual([]);
    expect(problems('2026-01-01', null, '2025-06-01')).toEqual(['renegotiation']);
    expect(problems(null, null, '2025-06-01')).toEqual([]);
    expect(problems(null, null)).toEqual([]);
  });
});

it.each([
  ['2026-07-01', '2027-06-30'],
  ['2026-01-01', '2026-12-31'],
  ['2027-03-01', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
])('a year from %s ends on %s', (start, end) => {
  expect(lastDayOfYear(start)).toBe(end);
});
