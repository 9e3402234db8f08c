import { describe, expect, it } from 'vitest';
import { isClash, mergeValues } from './merge.rules.ts';

const selections = (flags: number, adverts: number, note: string | null = null) => [
  { productId: 1, amount: flags, note },
  { productId: 2, amount: adverts, note: null },
];

describe('what somebody else has saved, with mine on top', () => {
  it('keeps what either has changed of different items of a list', () => {
    expect(mergeValues(selections(3, 1), selections(3, 2), selections(8, 1))).toEqual(selections(8, 2));
    expect(isClash(selections(3, 1), selections(3, 2), selections(8, 1))).toBe(false);
  });

  it('keeps what either has changed of one item', () => {
    expect(mergeValues(selections(3, 1), selections(5, 1), selections(3, 1, 'Ved banen'))).toEqual(
      selections(5, 1, 'Ved banen'),
    );
  });

  it('is mine where both have changed the same', () => {
    expect(mergeValues(selections(3, 1), selections(5, 1), selections(8, 2))).toEqual(selections(5, 2));
    expect(isClash(selections(3, 1), selections(5, 1), selections(8, 2))).toBe(true);
    expect(isClash(selections(3, 1), selections(5, 1), selections(5, 2))).toBe(false);
    expect([mergeValues('a', 'b', 'c'), mergeValues('a', 'b', 'a'), mergeValues('a', 'a', 'c')]).toEqual([
      'b',
      'b',
      'c',
    ]);
  });

  it('has their version, also where mine came back from an earlier visit', () => {
    const at = (version: number, name: string) => ({ version, name });
    expect(mergeValues(at(3, 'A'), at(2, 'B'), at(4, 'C'))).toEqual(at(4, 'B'));
  });

  const rate = (id: number | null, amount: number) => ({ id, amount });
  it.each([
    ['gone here', [rate(1, 10), rate(2, 20)], [rate(1, 10)], [rate(1, 15), rate(2, 20)]],
    ['come there', [rate(1, 10)], [rate(1, 15)], [rate(1, 10), rate(3, 30)]],
    ['replaced here', [rate(1, 10)], [rate(null, 15)], [rate(1, 20)]],
    ['without a name of their own', [rate(null, 10)], [rate(null, 15)], [rate(null, 20)]],
    ['texts', ['Flag'], ['Banner'], ['Skilt']],
  ])('is mine as a whole where items are %s', (_, was, mine, theirs) => {
    expect(mergeValues(was, mine, theirs)).toEqual(mine);
    expect(isClash(was, mine, theirs)).toBe(true);
  });
});
