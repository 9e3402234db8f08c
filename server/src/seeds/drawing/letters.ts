import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

// Letters are drawn as outlines: a server need not have a single font installed.
const load = (file: string): Font => {
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/public-sans/${file}`)));
  if (!('layout' in font)) throw new Error('A font file holds several fonts');
  return font;
};

const fonts = {
  bold: load('700Bold/PublicSans_700Bold.ttf'),
  black: load('900Black/PublicSans_900Black.ttf'),
  hand: load('300Light_Italic/PublicSans_300Light_Italic.ttf'),
};
export type Face = keyof typeof fonts;

/** A letter's outline in font units (y up), and where it stands from the start of its text. */
type Letter = {
  commands: readonly { command: string; args: readonly number[] }[];
  path: string;
  x: number;
  advance: number;
};
export type SetText = { letters: Letter[]; width: number; scale: number };

/** A text as outlines, one a letter. `width` is in pixels, everything in `letters` in font units. */
export const setText = (text: string, face: Face, size: number, spacing = 0): SetText => {
  const font = fonts[face];
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const letters = run.glyphs.map((glyph, index) => {
    const advance = (run.positions[index]?.xAdvance ?? glyph.advanceWidth) + spacing / scale;
    const letter = { commands: glyph.path.commands, path: glyph.path.toSVG(), x, advance };
    x += advance;
    return letter;
  });
  return { letters, width: x * scale - spacing, scale };
};

const n = (value: number) => Math.round(value * 100) / 100;

type Line = { x: number; y: number; size: number; fill: string; face?: Face; spacing?: number; maxWidth?: number };

/** A text in SVG, centred on x with its baseline on y; smaller where it would be wider than `maxWidth`. */
export const centredText = (text: string, line: Line): string => {
  const { x, y, fill, face = 'black', spacing = 0, maxWidth } = line;
  const natural = setText(text, face, line.size, spacing);
  const fit = maxWidth && natural.width > maxWidth ? maxWidth / natural.width : 1;
  const set = fit < 1 ? setText(text, face, line.size * fit, spacing * fit) : natural;
  const parts = set.letters.map((letter) => `<path transform="translate(${n(letter.x)} 0)" d="${letter.path}"/>`);
  return `<g fill="${fill}" transform="translate(${n(x - set.width / 2)} ${n(y)}) scale(${set.scale} ${-set.scale})">${parts.join('')}</g>`;
};

type Arc = { radius: number; size: number; fill: string; face?: Face; spacing?: number; maxAngle?: number };

/** A text on a circle around the origin: over the top, or along the bottom so that it still reads upright. */
export const arcText = (text: string, side: 'top' | 'bottom', arc: Arc): string => {
  const { radius, fill, face = 'bold', maxAngle = 150 } = arc;
  const room = (maxAngle / 180) * Math.PI * radius;
  const natural = setText(text, face, arc.size, arc.spacing ?? 0);
  const fit = Math.min(1, room / natural.width);
  const set = setText(text, face, arc.size * fit, (arc.spacing ?? 0) * fit);
  const sign = side === 'top' ? 1 : -1;
  const capHeight = 0.72 * arc.size * fit;
  const baseline = side === 'top' ? -(radius - capHeight / 2) : radius + capHeight / 2;
  const parts = set.letters.map((letter) => {
    const middle = (letter.x + letter.advance / 2) * set.scale - set.width / 2;
    const angle = (sign * middle * 180) / (Math.PI * radius);
    const place = `rotate(${n(angle)}) translate(0 ${n(baseline)}) scale(${set.scale} ${-set.scale}) translate(${n(-letter.advance / 2)} 0)`;
    return `<path transform="${place}" d="${letter.path}"/>`;
  });
  return `<g fill="${fill}">${parts.join('')}</g>`;
};
