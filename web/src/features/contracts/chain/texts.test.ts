import { expect, it } from 'vitest';
import { texts } from './texts.ts';

it.each([
  [4.25, '+4,25 %'],
  [4, '+4,0 %'],
  // 110.000 → 115.000 is 4,5454… %: rounded once, not twice.
  [4.55, '+4,55 %'],
  [-2.51, '−2,51 %'],
])('says by how much an amount changes, with the decimals that count: %d', (percent, said) => {
  expect(texts.amounts(1000, 1100, percent)).toContain(`(${said})`);
});
