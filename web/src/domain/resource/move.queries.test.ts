import { expect, it } from 'vitest';
import { moveRow } from './move.queries.ts';

const rows = [1, 2, 3, 4].map((Id) => ({ Id }));
const ids = (...move: [number, 'before' | 'after', number]) => moveRow(rows, ...move).map(({ Id }) => Id);

it('puts a row right before or after another, up and down', () => {
  expect(ids(4, 'before', 2)).toEqual([1, 4, 2, 3]);
  expect(ids(1, 'after', 3)).toEqual([2, 3, 1, 4]);
  expect(ids(1, 'after', 4)).toEqual([2, 3, 4, 1]);
});

it('leaves the rows alone where one of the two is on another page, or both are the same', () => {
  expect(ids(1, 'after', 9)).toEqual([1, 2, 3, 4]);
  expect(ids(9, 'after', 1)).toEqual([1, 2, 3, 4]);
  expect(ids(2, 'after', 2)).toEqual([1, 2, 3, 4]);
});
