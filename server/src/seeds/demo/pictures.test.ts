import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clubs } from './clubs.ts';
import { type PersonPlan, people } from './people.ts';
import { pictureOf } from './pictures.ts';

const inFolder = async (name: string) => (await readdir(new URL(`../${name}`, import.meta.url))).toSorted();

it('every drawing is somebody’s, and everybody’s is there', async () => {
  const logos = clubs.flatMap(({ logo }) => logo ?? []);
  expect(await inFolder('logos')).toEqual([...logos, 'fjordbanken.svg'].toSorted());
  const portraits = people.flatMap(({ picture }: PersonPlan) => picture ?? []);
  expect(await inFolder('portraits')).toEqual(portraits.toSorted());
});

it('a logo is drawn from outlines alone, as no font need be there, and lies on nothing', async () => {
  for (const name of await inFolder('logos'))
    expect(await readFile(new URL(`../logos/${name}`, import.meta.url), 'utf8'), name).not.toContain('<text');
  const { width, height, hasAlpha } = await sharp(await pictureOf('logos/hedens-boldklub.svg')).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 320, height: 320, hasAlpha: true });
});
