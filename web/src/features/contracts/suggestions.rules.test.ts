import { expect, it } from 'vitest';
import { suggestedValues } from './suggestions.rules.ts';

const categories = [
  { id: 1, use: 'Klubber' },
  { id: 2, use: 'Aftaler' },
  { id: 3, use: 'Begge' },
] as const;
const earlier = (startDate: string | null, endDate: string | null, category: number | null = 2) => ({
  status: 'Godkendt' as const,
  category,
  startDate,
  endDate,
});
const suggest = (contracts: Parameters<typeof suggestedValues>[0]['contracts'], clubCategory = 1) =>
  suggestedValues({ contracts, categories, clubCategory, today: '2026-06-15' });

it('begins today, for a year, without a category that nobody could mean', () => {
  expect(suggest([])).toEqual({ category: null, startDate: '2026-06-15', endDate: '2027-06-14' });
});

it('takes the club’s category where agreements may be of it', () => {
  expect(suggest([], 3).category).toBe(3);
  expect(suggest([], 2).category).toBe(2);
  expect(suggest([], 99).category).toBeNull();
});

it('takes the newest agreement’s category before the club’s, unless it is offered no more', () => {
  expect(suggest([earlier('2026-01-01', '2026-12-31', 2)], 3).category).toBe(2);
  expect(suggest([earlier('2026-01-01', '2026-12-31', 1), earlier('2025-01-01', '2025-12-31', 2)], 3).category).toBe(2);
});

it.each([
  ['an agreement that runs', [earlier('2026-01-01', '2026-12-31')], '2027-01-01', '2027-12-31'],
  ['one that ends today', [earlier('2025-06-16', '2026-06-15')], '2026-06-16', '2027-06-15'],
  ['one that ended yesterday', [earlier('2025-06-15', '2026-06-14')], '2026-06-15', '2027-06-14'],
  [
    'the last of several',
    [earlier('2027-01-01', '2028-12-31'), earlier('2026-01-01', '2026-12-31')],
    '2029-01-01',
    '2029-12-31',
  ],
  [
    'one that awaits its signature',
    [{ ...earlier('2027-01-01', '2027-12-31'), status: 'Afventer' as const }],
    '2028-01-01',
    '2028-12-31',
  ],
  [
    'a draft, which says nothing yet',
    [{ ...earlier('2027-01-01', '2028-12-31'), status: 'Kladde' as const }],
    '2026-06-15',
    '2027-06-14',
  ],
])('follows %s', (_, contracts, startDate, endDate) => {
  expect(suggest(contracts)).toMatchObject({ startDate, endDate });
});
