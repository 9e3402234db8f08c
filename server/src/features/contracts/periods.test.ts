import { describe, expect, it } from 'vitest';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';
import { endIn, periodIn, startIn, withPeriod } from './periods.rules.ts';

const period = (from: string, to: string) => ({ value: { from, to } });
const wrongDay = { problem: 'Skriv datoen som 31-12-2026' };

describe('a year alone', () => {
  it.each<ReadCell>([2026, '2026', ' 2026 '])('%j begins on its first day and ends on its last', (cell) => {
    expect(startIn(cell)).toEqual({ value: '2026-01-01' });
    expect(endIn(cell)).toEqual({ value: '2026-12-31' });
    expect(periodIn(cell)).toEqual(period('2026-01-01', '2026-12-31'));
  });

  it.each<ReadCell>([26, 1850, 46_000, '26', 'sommer 2026'])('%j is none', (cell) => {
    expect(startIn(cell)).toEqual(wrongDay);
    expect(endIn(cell)).toEqual(wrongDay);
  });
});

describe('a period in one cell', () => {
  it.each([
    ['2025-2027', '2025-01-01', '2027-12-31'],
    ['2025/2027', '2025-01-01', '2027-12-31'],
    ['2025 - 27', '2025-01-01', '2027-12-31'],
    ['2025–2027', '2025-01-01', '2027-12-31'],
    ['2025 til 2027', '2025-01-01', '2027-12-31'],
    ['1/8-24 - 31/7-26', '2024-08-01', '2026-07-31'],
    ['01.08.2024-31.07.2026', '2024-08-01', '2026-07-31'],
    ['01-08-2024-31-07-2026', '2024-08-01', '2026-07-31'],
    ['1. august 2024 til 2026', '2024-08-01', '2026-12-31'],
  ])('%s', (text, from, to) => {
    expect([startIn, endIn, periodIn].map((read) => read(text))).toEqual(Array(3).fill(period(from, to)));
  });

  it.each(['2027-2025', '2025-24', '2010-12', '2025-', 'fra 2025', '01-02-2027'])('%s is none', (text) => {
    expect(periodIn(text)).toEqual({ problem: 'Skriv perioden som 2026-2027 eller 01-08-2026 - 31-07-2027' });
  });

  it('leaves a day a day', () => {
    for (const day of ['2026-11-12', '01-02-2026', '1/2-26'])
      expect(startIn(day)).toHaveProperty('value', expect.any(String));
  });
});

describe('the days of a period', () => {
  const whole = { from: '2025-01-01', to: '2027-12-31' };
  it('are start and end, where these have no cell of their own', () => {
    const days = { startDate: '2025-01-01', endDate: '2027-12-31' };
    for (const field of ['period', 'startDate', 'endDate']) expect(withPeriod({ [field]: whole })).toEqual(days);
    expect(withPeriod({ period: whole, endDate: '2026-06-30' })).toEqual({ ...days, endDate: '2026-06-30' });
    expect(withPeriod({ startDate: whole, endDate: null })).toEqual({ ...days, endDate: null });
    expect(withPeriod({ category: 'Guld', startDate: '2026-01-01' })).toEqual({
      category: 'Guld',
      startDate: '2026-01-01',
    });
  });
});
