import { expect, it } from 'vitest';
import { texts } from './texts.ts';

it.each([
  [4.25, '+4,3 %'],
  [4, '+4,0 %'],
  [-2.51, '−2,5 %'],
])('says by how much an amount changes with one decimal: %d', (percent, said) => {
  expect(texts.amounts(1000, 1100, percent)).toContain(`(${said})`);
});
