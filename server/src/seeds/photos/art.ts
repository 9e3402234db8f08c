import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { fontFiles } from '../../features/contracts/pdf/fonts.ts';

const fontOf = (bytes: Buffer) => {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('A font file holds several fonts');
  return font;
};
const fonts = { bold: fontOf(fontFiles.textBold), plain: fontOf(fontFiles.text) };

type Lettering = {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: keyof typeof fonts;
  /** It is made smaller where it is wider. */
  most?: number;
};

/** A line of text as outlines, as no font need be there; `y` is its foot. */
export const letters = (text: string, lettering: Lettering): string => {
  const { x, y, size, fill, anchor = 'start', weight = 'bold', most = Number.POSITIVE_INFINITY } = lettering;
  const font = fonts[weight];
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = Math.min(size / font.unitsPerEm, most / advanceWidth);
  const from = x - { start: 0, middle: 0.5, end: 1 }[anchor] * advanceWidth * scale;
  let pen = 0;
  const drawn = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${pen})" d="${glyph.path.toSVG()}"/>`;
    pen += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${from} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
};

const logos = new Map<string, string>();
/** A file of `seeds/logos` in a square of so many pixels; nothing for a club that has none. */
export const logo = (file: string | null, x: number, y: number, side: number): string => {
  if (file === null) return '';
  const name = file.replace('.svg', '');
  const stored = logos.get(file) ?? readFileSync(new URL(`../logos/${file}`, import.meta.url), 'utf8');
  logos.set(file, stored);
  // Two logos in one drawing name their parts alike.
  const own = stored.replace(/(id="|url\(#)/g, `$1${name}-`).replace(/^[\s\S]*?<svg\b/, '<svg');
  const place = `<svg x="${x}" y="${y}" width="${side}" height="${side}"`;
  return own.replace(/<svg\b([^>]*)>/, (_, said: string) => `${place} ${said.match(/viewBox="[^"]*"/)?.[0]}>`);
};

/** The bank's mark with its name beside it, `height` high and some 5.6 times as wide. */
export const bankName = (x: number, y: number, height: number, fill: string): string =>
  logo('fjordbanken.svg', x, y, height) +
  letters('Fjordbanken', { x: x + height * 1.28, y: y + height * 0.76, size: height * 0.8, fill });
const BANK_NAME_WIDTH = 5.62;

export const petrol = '#15809c';
export const night = '#0b3b4a';

export type BoardLook = 'petrol' | 'night' | 'white';
const looks: Record<BoardLook, { ground: string; ink: string }> = {
  petrol: { ground: petrol, ink: '#ffffff' },
  night: { ground: night, ink: '#ffffff' },
  white: { ground: '#f7f9f8', ink: night },
};

/** A board or banner of the bank's. */
export const bankBoard = (width: number, height: number, look: BoardLook, below?: string): string => {
  const { ground, ink } = looks[look];
  const mark = Math.min(height * (below ? 0.44 : 0.52), (width * 0.86) / BANK_NAME_WIDTH);
  const left = (width - mark * BANK_NAME_WIDTH) / 2;
  const top = below ? height * 0.16 : (height - mark) / 2;
  const line = below
    ? letters(below, {
        x: width / 2,
        y: height * 0.86,
        size: height * 0.17,
        fill: ink,
        anchor: 'middle',
        weight: 'plain',
        most: width * 0.9,
      })
    : '';
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${bankName(left, top, mark, ink)}${line}`;
};

/** Boards of others, who are trades and not firms. */
const others = [
  { text: 'BYENS BAGERI', ground: '#f3e3c3', ink: '#6b3410' },
  { text: 'TØMRERNE', ground: '#1f2a36', ink: '#f4b740' },
  { text: 'EL & VVS', ground: '#f6f6f2', ink: '#b3261e' },
  { text: 'CYKELHJØRNET', ground: '#2f6b3c', ink: '#ffffff' },
  { text: 'AUTOVÆRKSTEDET', ground: '#c9302c', ink: '#ffffff' },
  { text: 'Grillen på hjørnet', ground: '#f5c518', ink: '#1c1c1c' },
  { text: 'BLOMSTER', ground: '#fdf1f4', ink: '#a3345f' },
] as const;
export const otherBoard = (width: number, height: number, index: number): string => {
  const { text, ground, ink } = others[index % others.length] as (typeof others)[number];
  const line = { x: width / 2, y: height * 0.68, size: height * 0.5, fill: ink, anchor: 'middle' } as const;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${letters(text, { ...line, most: width * 0.8 })}`;
};
