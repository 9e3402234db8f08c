import { describe, expect, it } from 'vitest';
import type { ReadCell } from './read-cells.ts';
import { isSumRow } from './sheet-builder.ts';

const rowOf = (cells: ReadCell[]) => ({ row: 1, cells });
const above = [rowOf(['Ærø Boldklub', 5_000, '8000']), rowOf(['Skjern IF', '2.500,50', '6900'])];
const isSum = (...cells: ReadCell[]) => isSumRow(rowOf(cells), above);

describe('the last row of a sheet is a sum', () => {
  it.each(['I alt', 'i alt:', 'Ialt', 'Total', 'SUM', 'Sum i alt', 'Samlet beløb', 'I alt 2 klubber'])(
    'that is called %s',
    (label) => expect(isSum(label, 7_500.5, null)).toBe(true),
  );

  it('wherever its name stands, and without an amount', () => {
    expect(isSum(null, null, 'Total')).toBe(true);
    expect(isSum('I alt 2 rækker', null, null)).toBe(true);
    expect(isSum('I alt', 7_500.5, '60 klubber')).toBe(true);
  });

  it('without a name where it is the sum of its columns', () => {
    expect(isSum(null, 7_500.5, null)).toBe(true);
    expect(isSum(null, '7.500,50', null)).toBe(true);
  });
});

describe('the last row of a sheet is a row', () => {
  it.each<[string, ReadCell[]]>([
    ['as others are', ['Total Boldklub', 5_000, '8000']],
    ['with a place beside its name', ['Total', 5_000, 'Skjern']],
    ['with an amount that is not the sum', [null, 7_000, null]],
    ['with an amount in a column without others', [null, null, null, 5]],
    ['with a count alone', [null, null, '60 klubber']],
    ['with two names', ['Total', 'Sum', null]],
  ])('%s', (_, cells) => expect(isSum(...cells)).toBe(false));
});
