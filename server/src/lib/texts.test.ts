import { field } from '@sponsorat/api';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf, storable } from './texts.rules.ts';

const units = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0xd83d, 0xde00)), { maxLength: 60 })
  .map((codes) => String.fromCharCode(...codes));

it('makes a text storable, and leaves one that is', () => {
  fc.assert(
    fc.property(units, (text) => field.isStorable(storable(text)) && storable(storable(text)) === storable(text)),
  );
  expect(storable('a\0b\ud83d😀')).toBe('ab\ufffd😀');
});

it('cuts between characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(40), (text, length) => {
      expect(beginningOf(text, length)).toBe([...text].slice(0, text.length <= length ? 60 : length).join(''));
    }),
  );
  expect(beginningOf(`${'a'.repeat(59)}😀b`, 60)).toBe(`${'a'.repeat(59)}😀`);
});
