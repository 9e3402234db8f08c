import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clubs } from '../demo/clubs.ts';
import { galleries } from '../demo/proof-steps.ts';
import { pictureOf } from './scenes.ts';
import { seasonOf } from './settings.ts';

const club = { name: 'Ærø Sejlklub', shortName: 'ÆSK', logo: null, colors: ['#123456', '#ffffff'] } as const;
const photo = (key: string) => pictureOf({ scene: 'screen', line: 'Vist af' }, club, '2026-07-01', key);

it('a photo is a JPEG of 4 to 3, the same for the same key and another for another', async () => {
  const first = await photo('a');
  const { format, width, height } = await sharp(first).metadata();
  expect([format, (width ?? 0) / (height ?? 1)]).toEqual(['jpeg', 4 / 3]);
  expect((await photo('a')).equals(first)).toBe(true);
  expect((await photo('b')).equals(first)).toBe(false);
});

it('a summer’s grass is greener than a winter’s', () => {
  expect(seasonOf('2026-07-01').grass).not.toEqual(seasonOf('2026-01-01').grass);
});

it('some forty pictures are planned, of clubs that there are, two dozen of them one club’s', () => {
  const counts = galleries.map(({ proofs }) => proofs.reduce((sum, { photos = [] }) => sum + photos.length, 0));
  expect(counts[0]).toBe(24);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(38);
  for (const { club: name } of galleries)
    expect(
      clubs.some((one) => one.name === name),
      name,
    ).toBe(true);
});
