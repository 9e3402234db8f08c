import { expect, it } from 'vitest';
import { readPlace } from './place.rules.ts';

it.each([
  ['create', 'full'],
  ['create-simple', 'simple'],
  ['17', 17],
  ['0', undefined],
  ['017', undefined],
  ['17a', undefined],
  ['data', undefined],
])('reads %s as %j', (text, place) => {
  expect(readPlace(text)).toBe(place);
});
