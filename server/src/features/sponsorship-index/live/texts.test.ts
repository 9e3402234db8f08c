import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasBit } from './bits.ts';
import { Texts } from './texts.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'æ', 'ø', '1', ' ', '漢', '⚽'), maxLength: 12 });

/** Asked as a table asks: those that may hold, and each of them unless it is certain. */
const found = (texts: Texts, sought: string) => {
  const { holds, among, isCertain } = texts.lookFor(sought);
  return (slot: number) => (!among || hasBit(among, slot)) && (isCertain || holds(slot));
};

it('finds what each text holds, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1 }), letters, (all, sought) => {
      const texts = new Texts();
      for (const [slot, text] of all.entries()) texts.set(slot, text);
      const isFound = found(texts, sought);
      const { holds } = texts.lookFor(sought);
      expect(all.map((_, slot) => isFound(slot))).toEqual(all.map((text) => text.includes(sought)));
      expect(all.map((_, slot) => holds(slot))).toEqual(all.map((text) => text.includes(sought)));
    }),
  );
});

it('finds them among more signs than leave a trace of their own', () => {
  const texts = new Texts();
  const signs = Array.from({ length: 3_000 }, (_, at) => String.fromCharCode(0x4e00 + at));
  for (const [slot, sign] of signs.entries()) texts.set(slot, `${sign}a${sign}`);
  for (const [slot, sign] of signs.entries())
    for (const sought of [sign, `a${sign}`, `${sign}a${sign}`])
      expect([slot - 1, slot, slot + 1].map(found(texts, sought))).toEqual([false, true, false]);
});

it('looks through few texts for a word, and through none for two letters', () => {
  const texts = new Texts();
  for (let slot = 0; slot < 100; slot += 1) texts.set(slot, slot % 10 === 0 ? 'boldklub' : 'tennis');
  expect(texts.lookFor('bo').isCertain).toBe(true);
  const { among, isCertain } = texts.lookFor('bold');
  expect(isCertain).toBe(false);
  expect(among && Array.from({ length: 100 }, (_, slot) => hasBit(among, slot)).filter(Boolean)).toHaveLength(10);
});

it('forgets the text that stood in a slot before, and grows', () => {
  const texts = new Texts();
  texts.set(0, 'ærø');
  texts.set(0, 'fur');
  texts.set(5_000, 'ærøskøbing');
  expect([0, 1, 5_000].map(found(texts, 'ærø'))).toEqual([false, false, true]);
  expect([0, 1, 5_000].map(found(texts, 'æ'))).toEqual([false, false, true]);
});
