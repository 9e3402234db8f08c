import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersAfterMove, type SortedRow } from './move.rules.ts';

/** Rows with the ids 1, 2, 3 … in this order. */
const rows = (...sorts: (number | null)[]): SortedRow[] => sorts.map((sort, at) => ({ id: at + 1, sort }));
const numbersOf = (...args: Parameters<typeof numbersAfterMove>) => Object.fromEntries(numbersAfterMove(...args));

const idsInOrder = (all: readonly SortedRow[]): number[] =>
  all
    .toSorted((one, other) => (one.sort ?? Infinity) - (other.sort ?? Infinity) || one.id - other.id)
    .map(({ id }) => id);
const after = (all: readonly SortedRow[], changes: ReadonlyMap<number, number>): SortedRow[] =>
  all.map((row) => ({ ...row, sort: changes.get(row.id) ?? row.sort }));

describe('a row that is moved', () => {
  it('takes a number in the middle of its neighbours’, and theirs stay', () => {
    expect(numbersOf(rows(10, 20, 30), 3, 'before', 2)).toEqual({ 3: 15 });
    expect(numbersOf(rows(10, 20, 30), 1, 'after', 2)).toEqual({ 1: 25 });
  });
  it('takes a number before the first and after the last', () => {
    expect(numbersOf(rows(10, 20, 30), 3, 'before', 1)).toEqual({ 3: 5 });
    expect(numbersOf(rows(10, 20, 30), 1, 'after', 3)).toEqual({ 1: 40 });
  });
  it('goes between rows that stand close by raising or lowering as few as possible', () => {
    expect(numbersOf(rows(1, 2, 3, 4, 5), 4, 'before', 2)).toEqual({ 4: 2, 2: 3, 3: 4 });
    expect(numbersOf(rows(1, 2, 3, 4, 5), 2, 'after', 4)).toEqual({ 2: 5, 5: 6 });
    expect(numbersOf(rows(5, 6, 7, 8, 9), 5, 'after', 1)).toEqual({ 5: 5, 1: 4 });
    expect(numbersOf(rows(1, 2, 3), 3, 'before', 1)).toEqual({ 3: 1, 1: 2, 2: 3 });
  });
  it('numbers those without a number that it has to stand behind, and no others', () => {
    expect(numbersOf(rows(10, null, null, null), 1, 'after', 3)).toEqual({ 2: 10, 3: 20, 1: 30 });
    expect(numbersOf(rows(10, null, null), 3, 'before', 2)).toEqual({ 3: 20 });
    expect(numbersOf(rows(null, null), 2, 'before', 1)).toEqual({ 2: 10 });
  });
  it('changes nothing where it already stands there, or where there is no such place', () => {
    expect(numbersOf(rows(10, 20), 1, 'before', 2)).toEqual({});
    expect(numbersOf(rows(10, 20), 2, 'after', 1)).toEqual({});
    expect(numbersOf(rows(10, 20), 1, 'after', 1)).toEqual({});
    expect(numbersOf(rows(10, 20), 1, 'after', 9)).toEqual({});
    expect(numbersOf(rows(10, 20), 9, 'after', 1)).toEqual({});
  });
  it('finds the whole number between two with decimals, where there is one', () => {
    expect(numbersOf(rows(1.5, 3, 9), 3, 'after', 1)).toEqual({ 3: 2 });
    expect(numbersOf(rows(1.5, 2.6, 9), 3, 'after', 1)).toEqual({ 3: 2 });
    expect(numbersOf(rows(1.2, 1.9, 9), 3, 'before', 2)).toEqual({ 3: 2.2, 2: 3.2 });
  });
  it('never leaves what the database can hold', () => {
    const most = 2_147_483_647;
    expect(numbersOf(rows(1, most - 1, most), 1, 'after', 3)).toEqual({ 2: 10, 3: 20, 1: 30 });
  });
  it('stands where it was put, and all others as they stood', () => {
    const decimal = fc.integer({ min: -3000, max: 12_000 }).map((thousandths) => thousandths / 1000);
    const sort = fc.option(fc.oneof(fc.integer({ min: -3, max: 12 }), decimal, fc.integer()), { freq: 4 });
    const place = fc.record({
      sorts: fc.array(sort, { minLength: 2, maxLength: 12 }),
      from: fc.nat(),
      to: fc.nat(),
      side: fc.constantFrom('before' as const, 'after' as const),
    });
    fc.assert(
      fc.property(place, ({ sorts, from, to, side }) => {
        const all = rows(...sorts);
        const [id, target] = [(from % all.length) + 1, (to % all.length) + 1];
        fc.pre(id !== target);
        const expected = idsInOrder(all).filter((other) => other !== id);
        expected.splice(expected.indexOf(target) + (side === 'after' ? 1 : 0), 0, id);
        const changes = numbersAfterMove(all, id, side, target);
        expect(idsInOrder(after(all, changes))).toEqual(expected);
        for (const [changedId, number] of changes) {
          expect(all.find((row) => row.id === changedId)?.sort).not.toBe(number);
          expect(Math.abs(number)).toBeLessThanOrEqual(2_147_483_647);
        }
      }),
    );
  });
});
