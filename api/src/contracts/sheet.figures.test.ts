import { expect, test } from 'vitest';
import { formatKroner, formatPercent } from './sheet.rules.ts';

test.each([
  ['60000.5', '60.000,50'],
  ['60000', '60.000,00'],
  ['0', '0,00'],
  ['999', '999,00'],
  ['1000.05', '1.000,05'],
  ['999999999999.99', '999.999.999.999,99'],
])('the amount %s reads %s kr.', (value, read) => {
  expect(formatKroner(value)).toBe(`${read}\u00a0kr.`);
});

test.each([
  [0, '0'],
  [12.5, '12,5'],
  [100, '100'],
])('the share %s reads %s %%', (value, read) => {
  expect(formatPercent(value)).toBe(`${read}\u00a0%`);
});
