import type { Run } from 'pdfmake';
import { drawable, emojiFont } from './fonts.ts';

const graphemes = new Intl.Segmenter('da', { granularity: 'grapheme' });

const invisible = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const variation = /[\ufe0e\ufe0f]/g;

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

const emojiJoiners = /[\u200d\u20e3\ufe0f\u{e0020}-\u{e007f}]/gu;

/** Which font draws this sign, and as what: an emoji may need its joiners, a sign that no font has becomes "?". */
function drawn(grapheme: string): Run {
  const plain = grapheme.replace(variation, '');
  const known = replacements[plain] ?? (/^\p{Zs}$/u.test(plain) && plain !== '\u00a0' ? ' ' : plain);
  if (known === '\n' || draws(drawable.text, known)) return { text: known };
  const base = known.replace(emojiJoiners, '');
  if (base && draws(drawable.emoji, base)) return { text: replacements[plain] ?? grapheme, font: emojiFont };
  const drawableBase = [...known.normalize('NFKD')].filter((sign) => draws(drawable.text, sign)).join('');
  return { text: /[^\p{M}]/u.test(drawableBase) ? drawableBase : '?' };
}

/** The font kerns a space away after a dash, unless it stands in a run of its own. */
const swallowed = (before: string, sign: string) => sign === ' ' && /[-–]$/.test(before);

/** A text as runs of fonts that can draw it: letters together, each emoji alone, so that a line may break between. */
export function runs(text: string): Run[] {
  const clean = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ');
  const result: Run[] = [];
  for (const { segment } of graphemes.segment(clean)) {
    const visible = segment === '\n' ? segment : segment.replace(invisible, '');
    if (!visible) continue;
    const next = drawn(visible);
    const last = result.at(-1);
    if (last && !last.font && !next.font && !swallowed(last.text, next.text)) last.text += next.text;
    else result.push(next);
  }
  return result.length > 0 ? result : [{ text: '' }];
}
