import { expect, it } from 'vitest';
import { differenceOf } from './difference.rules.ts';

it.each([
  ['40.000 kr.', '105.000 kr.', '+65.000 kr.'],
  ['60.000,50 kr.', '60.000 kr.', '−0,5 kr.'],
  ['5 stk.', '7 stk.', '+2 stk.'],
  ['70 %', '55 %', '−15 procentpoint'],
  ['2,5 %', '17,5 %', '+15 procentpoint'],
])('%s and then %s: %s', (before, after, difference) => {
  expect(differenceOf(before, after)).toBe(difference);
});

it.each([
  ['another unit', '1 gang', '2 gange'],
  ['a year', '2025', '2026'],
  ['a date', '01-02-2025', '01-02-2026'],
  ['words', 'Sølvsponsor', 'Guldsponsor'],
  ['words that begin with a figure', '47.500 kr. den 15-02-2025', '50.000 kr. den 15-02-2026'],
  ['the same', '5 stk.', '5 stk.'],
  ['nothing before', null, '5 stk.'],
  ['nothing after', '5 stk.', null],
])('%s is no difference in figures', (_, before, after) => {
  expect(differenceOf(before, after)).toBeUndefined();
});
