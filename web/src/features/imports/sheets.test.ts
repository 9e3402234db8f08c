import { expect, it } from 'vitest';
import { agreementsIn, keepFile, keptClub, keptFile } from './sheets.rules.ts';

it('finds the agreements beside the clubs, in another sheet, or nowhere', () => {
  const [clubs, agreements] = [
    { name: 'Klubber', kinds: ['sponsorships' as const] },
    { name: 'Aftaler', kinds: ['contracts' as const] },
  ];
  expect(agreementsIn({ sheet: 'Klubber', sheets: [clubs, agreements] })).toEqual({ other: 'Aftaler' });
  expect(agreementsIn({ sheet: 'Klubber', sheets: [clubs] })).toBeNull();
  expect(agreementsIn({ sheet: null, sheets: [{ name: null, kinds: ['sponsorships', 'contracts'] }] })).toBe('here');
  expect(agreementsIn({ sheet: null, sheets: [] })).toBe('here');
});

it('keeps the latest file, for all imports that were begun with it', () => {
  const [one, other] = [new Blob(['a']), new Blob(['b'])];
  keepFile(one, 1);
  keepFile(one, 2);
  expect([1, 2, 3].map((id) => keptFile({ id }))).toEqual([one, one, undefined]);
  keepFile(other, 3, 7);
  expect([1, 3].map((id) => keptFile({ id }))).toEqual([undefined, other]);
  expect([1, 3].map((id) => keptClub({ id }))).toEqual([undefined, 7]);
});
