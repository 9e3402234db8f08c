import { expect, test } from 'vitest';
import { families, inFonts } from './fonts.ts';

const text = (value: string) =>
  inFonts(value)
    .map((run) => run.text)
    .join('');

test('letters of Danish and its neighbours stay in one run of the text font', () => {
  const name = 'Ærø Å é ü ß Łódź Kőszeg – “x” 5 € ½';
  expect(text(name)).toBe(name);
  expect(inFonts('Æblegård é')).toEqual([{ text: 'Æblegård é' }]);
});

test.each(['🎉', '⚽', '❤️', '🇩🇰', '👍🏽', '1️⃣', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
  'the emoji %s is one run of the emoji font',
  (emoji) => {
    expect(inFonts(`a${emoji}b`)).toEqual([{ text: 'a' }, { text: emoji, font: families.emoji }, { text: 'b' }]);
  },
);

test('words of another script are one run of the font that has it', () => {
  expect(inFonts('AEK Ολυμπιακός!')).toEqual([
    { text: 'AEK ' },
    { text: 'Ολυμπιακός', font: families.foreign },
    { text: '!' },
  ]);
});

test('decomposed letters are put together', () => {
  expect(text('A\u030algA\u030ard')).toBe('ÅlgÅrd');
});

test('line ends are kept, controls and halves of signs are left out', () => {
  expect(text('a\r\nb\rc\td\u0000\u200b\u00ad\ud83d')).toBe('a\nb\nc d');
});

test('a sign that no font has becomes its nearest or a question mark', () => {
  expect(text('1 → 2 ① 漢')).toBe('1 -> 2 1 ?');
});

test('no text is one empty run', () => {
  expect(inFonts('')).toEqual([{ text: '' }]);
});
