import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Run } from 'pdfmake';

const require = createRequire(import.meta.url);

/** The families that a document is set in; each sign is drawn by the first that has it. */
export const families = { text: 'PublicSans', foreign: 'NotoSans', emoji: 'NotoEmoji' } as const;

/** The bytes of each font file, by the name that it has in the documents. */
export const fontFiles = {
  text: readFileSync(require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf')),
  textBold: readFileSync(require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf')),
  foreign: readFileSync(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  foreignBold: readFileSync(require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf')),
  emoji: readFileSync(require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')),
};

/** The code points that a font can draw. */
function drawableBy(bytes: Buffer): ReadonlySet<number> {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A font file holds several fonts');
  return new Set(font.characterSet);
}
const drawable = {
  text: drawableBy(fontFiles.text),
  foreign: drawableBy(fontFiles.foreign),
  emoji: drawableBy(fontFiles.emoji),
};

const graphemes = new Intl.Segmenter('da', { granularity: 'grapheme' });

const invisible = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const variation = /[\ufe0e\ufe0f]/g;
const emojiJoiners = /[\u200d\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu;

const replacements: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
  '←': '<-',
  '→': '->',
  '✓': '✔',
};

const draws = (font: ReadonlySet<number>, text: string) =>
  [...text].every((sign) => font.has(sign.codePointAt(0) ?? 0));

/** Which font draws this sign, and as what: an emoji may need its joiners, a sign that no font has becomes "?". */
function runOf(grapheme: string): Run {
  const plain = grapheme.replace(variation, '');
  const known = replacements[plain] ?? (/^\p{Zs}$/u.test(plain) && plain !== '\u00a0' ? ' ' : plain);
  // The text font has a few Greek letters, as signs of mathematics: a word is set in one font.
  const isGreek = /\p{Script=Greek}/u.test(known);
  if (known === '\n' || (!isGreek && draws(drawable.text, known))) return { text: known };
  if (draws(drawable.foreign, known)) return { text: known, font: families.foreign };
  const base = known.replace(emojiJoiners, '');
  if (base && draws(drawable.emoji, base)) return { text: replacements[plain] ?? grapheme, font: families.emoji };
  const drawableBase = [...known.normalize('NFKD')].filter((sign) => draws(drawable.text, sign)).join('');
  return { text: /[^\p{M}]/u.test(drawableBase) ? drawableBase : '?' };
}

/** The text font kerns a space away after a dash, unless it stands in a run of its own. */
const losesSpace = (before: string, sign: string) => sign === ' ' && /[-–]$/.test(before);

/** A text as runs of fonts that can draw it: letters together, each emoji alone, so that a line may break between. */
export function inFonts(text: string): Run[] {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ');
  const result: Run[] = [];
  for (const { segment } of graphemes.segment(clean)) {
    const visible = segment === '\n' ? segment : segment.replace(invisible, '');
    if (!visible) continue;
    const next = runOf(visible);
    const last = result.at(-1);
    const joins = last && last.font === next.font && next.font !== families.emoji && !losesSpace(last.text, next.text);
    if (joins) last.text += next.text;
    else result.push(next);
  }
  return result.length > 0 ? result : [{ text: '' }];
}
