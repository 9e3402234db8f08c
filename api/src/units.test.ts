import { expect, it } from 'vitest';
import { unitOf } from './units.ts';

it.each([
  [1, 'gange', 'gang'],
  [2, 'gange', 'gange'],
  [0, 'gange', 'gange'],
  [1, 'kurser', 'kursus'],
  [1, 'måneder', 'måned'],
  [1, 'stk.', 'stk.'],
  [1, 'opslag', 'opslag'],
  [1, 'toString', 'toString'],
])('%s %s is %s', (count, unit, said) => {
  expect(unitOf(count, unit)).toBe(said);
});
