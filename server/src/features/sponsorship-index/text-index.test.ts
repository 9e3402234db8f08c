import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextIndex } from './text-index.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'æ', 'ø', '1', ' ', '漢', '⚽'), maxLength: 12 });

it('finds what each text holds, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1 }), letters, (all, sought) => {
      const index = new TextIndex();
      const slots = all.map((text) => index.add(text));
      expect(slots.map(index.search(sought))).toEqual(all.map((text) => text.includes(sought)));
    }),
  );
});

it('tells apart pairs of letters that share a column', () => {
  const index = new TextIndex();
  const letter = (at: number) => String.fromCharCode(0x4e00 + at);
  const texts = Array.from({ length: 3_000 }, (_, at) => `${letter(at)}a${letter(at)}`);
  const slots = texts.map((text) => index.add(text));
  for (const [at, text] of texts.entries())
    for (const sought of [letter(at), `a${letter(at)}`, text])
      expect([at - 1, at, at + 1].map((near) => index.search(sought)(slots[near] ?? -1))).toEqual([false, true, false]);
});

it('forgets a text that was removed, gives its slot to another, and grows', () => {
  const index = new TextIndex();
  const first = index.add('ærø');
  index.remove(first);
  expect(index.search('ærø')(first)).toBe(false);
  expect(index.search('æ')(first)).toBe(false);
  expect(index.add('fur')).toBe(first);
  for (let at = 0; at < 5_000; at += 1) index.add('mors');
  const last = index.add('ærøskøbing');
  expect([first, last - 1, last].map(index.search('ærø'))).toEqual([false, false, true]);
  expect([first, last - 1, last].map(index.search('fur'))).toEqual([true, false, false]);
});
