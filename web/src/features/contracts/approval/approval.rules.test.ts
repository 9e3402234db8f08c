import { expect, it } from 'vitest';
import { sumOfYear } from './approval.rules.ts';

const agreement = (startDate: string | null, amount: number | null) => ({ startDate, amount });

it('sums up the agreements that begin in the same year, to the øre', () => {
  const all = [
    agreement('2026-01-01', 100_000.1),
    agreement('2026-12-31', 49_999.95),
    agreement('2027-01-01', 7),
    agreement('2026-03-01', null),
    agreement(null, 5),
  ];
  expect(sumOfYear(agreement('2026-06-01', null), all)).toEqual({ year: 2026, count: 3, amount: 150_000.05 });
  expect(sumOfYear(agreement(null, 5), all)).toBeNull();
});
