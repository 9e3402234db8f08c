import { expect, it } from 'vitest';
import towns from './towns.json' with { type: 'json' };
import { townOf } from './towns.ts';

it.each([
  ['8000', 'Aarhus C'],
  ['0800', 'Høje Taastrup'],
  ['800', 'Høje Taastrup'],
  ['5970', 'Ærøskøbing'],
  ['9999', undefined],
  ['80', undefined],
  ['', undefined],
  ['8000 ', undefined],
  ['toString', undefined],
])('finds the town of %j', (zipCode, town) => {
  expect(townOf(towns, zipCode)).toBe(town);
});
