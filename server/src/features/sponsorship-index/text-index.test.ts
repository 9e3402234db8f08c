import fc from 'fast-check';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { expect, it } from 'vitest';
import { TextIndex } from './text-index.ts';

/** Whether the text of each of these slots holds what is sought. */
const areFound = (index: TextIndex, sought: string, slots: number[]): boolean[] => {
  const matches = index.search(sought, new BitSet(slots));
  return slots.map((slot) => matches.has(slot));
};

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'æ', 'ø', '1', ' ', '漢', '⚽'), maxLength: 12 });

it('finds what each text holds, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1 }),
      letters.filter((sought) => sought !== ''),
      (all, sought) => {
        const index = new TextIndex();
        const slots = all.map((text) => index.add(text));
        expect(areFound(index, sought, slots)).toEqual(all.map((text) => text.includes(sought)));
      },
    ),
  );
});

it('tells apart letters that share a column', () => {
  const index = new TextIndex();
  const letter = (at: number) => String.fromCharCode(0x4e00 + at);
  const texts = Array.from({ length: 3_000 }, (_, at) => `${letter(at)}a${letter(at)}`);
  const slots = texts.map((text) => index.add(text));
  for (const [at, text] of [...texts.entries()].filter(([at]) => at % 30 === 0))
    for (const sought of [letter(at), `a${letter(at)}`, text])
      expect(areFound(index, sought, slots).flatMap((isFound, slot) => (isFound ? slot : []))).toEqual([at]);
});

it('forgets a text that was removed, gives its slot to another, and grows', () => {
  const index = new TextIndex();
  const first = index.add('ærø');
  index.remove(first);
  expect(areFound(index, 'ærø', [first])).toEqual([false]);
  expect(areFound(index, 'æ', [first])).toEqual([false]);
  expect(index.add('fur')).toBe(first);
  for (let at = 0; at < 5_000; at += 1) index.add('mors');
  const last = index.add('ærøskøbing');
  expect(areFound(index, 'ærø', [first, last - 1, last])).toEqual([false, false, true]);
  expect(areFound(index, 'fur', [first, last - 1, last])).toEqual([true, false, false]);
});
