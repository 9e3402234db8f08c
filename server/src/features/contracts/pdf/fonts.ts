import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

export const textFont = 'PublicSans';
export const emojiFont = 'NotoEmoji';

/** The bytes of each font file, read once. */
export const fontFiles = {
  regular: readFileSync(require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf')),
  semibold: readFileSync(require.resolve('@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf')),
  emoji: readFileSync(require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf')),
};

function single(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A font file holds several fonts');
  return font;
}

const fonts = { text: single(fontFiles.regular), emoji: single(fontFiles.emoji) };

/** The code points that each family can draw. */
export const drawable = { text: new Set(fonts.text.characterSet), emoji: new Set(fonts.emoji.characterSet) };

const advances = new Map<string, number>();

/** How wide a sign of regular text is, in parts of the font size. */
export function signWidth(sign: string): number {
  const known = advances.get(sign);
  if (known !== undefined) return known;
  const codePoint = sign.codePointAt(0) ?? 0;
  const font = drawable.text.has(codePoint) ? fonts.text : fonts.emoji;
  const width = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
  advances.set(sign, width);
  return width;
}
