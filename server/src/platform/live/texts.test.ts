import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Texts } from './texts.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'æ', 'ø', '1', ' ', '漢', '⚽'), maxLength: 12 });

it('finds what each text holds, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1 }), letters, (all, sought) => {
      const texts = new Texts();
      for (const [slot, text] of all.entries()) texts.set(slot, text);
      const holds = texts.lookFor(sought);
      expect(all.map((_, slot) => holds(slot))).toEqual(all.map((text) => text.includes(sought)));
    }),
  );
});

it('forgets the text that stood in a slot before, and grows', () => {
  const texts = new Texts();
  texts.set(0, 'ærø');
  texts.set(0, 'fur');
  texts.set(5_000, 'ærøskøbing');
  const holds = texts.lookFor('ærø');
  expect([holds(0), holds(5_000)]).toEqual([false, true]);
});
