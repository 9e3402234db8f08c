import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clubs } from '../demo/clubs/all.ts';
import { bankMarkSvg } from './bank-mark.ts';
import { crestSvg } from './crest.ts';
import { emblems } from './emblems.ts';
import { setText } from './letters.ts';
import { pngOf } from './picture.ts';

it('draws every logo from outlines alone, each unlike the others', async () => {
  const svgs = clubs.flatMap((club) => (club.logo ? [crestSvg(club.logo, club)] : []));
  expect(svgs.some((svg) => svg.includes('<text'))).toBe(false);
  expect(new Set(svgs).size).toBe(svgs.length);
  const { width, height, hasAlpha } = await sharp(await pngOf(svgs[0] ?? '')).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 320, hasAlpha: true });
});

it('has a use for each emblem', () => {
  const used = new Set(clubs.map((club) => club.logo?.emblem));
  expect(Object.keys(emblems).filter((name) => !used.has(name as keyof typeof emblems))).toEqual([]);
});

it('sets Danish letters, and wider for more of them', () => {
  expect(setText('ÆØÅ', 'black', 40).letters.every(({ path }) => path.length > 20)).toBe(true);
  expect(setText('ÆØÅÆ', 'black', 40).width).toBeGreaterThan(setText('ÆØÅ', 'black', 40).width);
});

it('draws the bank a square mark, which has room for a name beside it', async () => {
  const { width, height, hasAlpha } = await sharp(await pngOf(bankMarkSvg('#15809c'))).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 560, height: 560, hasAlpha: true });
});
