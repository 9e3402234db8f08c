import { expect, it } from 'vitest';
import { readContractParam } from './param.rules.ts';

it.each([
  ['create', 'full'],
  ['create-simple', 'simple'],
  ['17', 17],
  ['0', undefined],
  ['017', undefined],
  ['17a', undefined],
  ['data', undefined],
])('reads %s as %j', (text, param) => {
  expect(readContractParam(text)).toBe(param);
});
