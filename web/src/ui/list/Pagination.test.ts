import { describe, expect, it } from 'vitest';
import { pageButtons } from './Pagination.tsx';

describe('the page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 6, [1, 2, 3]],
    [2, 6, [1, 2, 3]],
    [3, 6, [2, 3, 4]],
    [5, 6, [4, 5, 6]],
    [6, 6, [4, 5, 6]],
    [9, 6, [4, 5, 6]],
  ])('on page %d of %d are %j', (page, total, buttons) => {
    expect(pageButtons(page, total)).toEqual(buttons);
  });
});
