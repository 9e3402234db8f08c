import { expect, it } from 'vitest';
import { lossKey, overlapping } from './status.rules.ts';

it('says what is lost by what there is to lose', () => {
  expect(lossKey({ status: 'Kladde', isActive: false })).toBe('draftLoss');
  expect(lossKey({ status: 'Afventer', isActive: false })).toBe('awaitingLoss');
  expect(lossKey({ status: 'Godkendt', isActive: false })).toBe('approvedLoss');
  expect(lossKey({ status: 'Godkendt', isActive: true })).toBe('activeLoss');
});

it('finds the approved agreements that share a day with the period', () => {
  const other = (id: number, startDate: string | null, endDate: string | null, status = 'Godkendt' as const) => ({
    id,
    number: `2026-000${id}`,
    status,
    startDate,
    endDate,
  });
  const all = [
    other(1, '2026-01-01', '2026-12-31'),
    other(2, '2026-12-31', '2027-12-30'),
    other(3, '2028-01-01', '2028-12-31'),
    { ...other(4, '2026-01-01', '2026-12-31'), status: 'Afventer' as const },
    other(5, null, null),
  ];
  const period = { id: 1, startDate: '2026-06-01', endDate: '2026-12-31' };
  expect(overlapping(period, all).map(({ id }) => id)).toEqual([2]);
  expect(overlapping({ ...period, id: null }, all).map(({ id }) => id)).toEqual([1, 2]);
  expect(overlapping({ ...period, endDate: null }, all)).toEqual([]);
});
