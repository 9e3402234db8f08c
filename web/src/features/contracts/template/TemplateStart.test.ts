import { expect, it } from 'vitest';
import { nextStart } from './TemplateStart.tsx';

const ending = (endDate: string | null, status: 'Godkendt' | 'Afventer' | 'Kladde' = 'Godkendt') => ({
  endDate,
  status,
});

it.each([
  ['today, where there is none', [], '2026-06-15'],
  ['today, where all are over', [ending('2026-06-14')], '2026-06-15'],
  ['after the last that runs', [ending('2026-06-15'), ending('2027-12-31', 'Afventer')], '2028-01-01'],
  ['today, whatever a draft says', [ending('2027-12-31', 'Kladde'), ending(null)], '2026-06-15'],
])('a new agreement begins %s', (_, all, day) => {
  expect(nextStart(all, '2026-06-15')).toBe(day);
});
