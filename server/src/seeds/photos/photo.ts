import type { IsoDate } from '@sponsorat/api';
import sharp from 'sharp';
import { randomOf } from '../steps/random.ts';
import { type ClubLook, type Draw, drawScene } from './scenes.ts';
import { seasonOf } from './settings.ts';

/** A picture of 4 to 3 as a JPEG: what is drawn of a club's on a day. The same key gives the same picture. */
export const pictureOf = (draw: Draw, club: ClubLook, date: IsoDate, key: string): Promise<Buffer> => {
  const svg = drawScene(draw, { club, season: seasonOf(date), random: randomOf(`${draw.scene} ${key}`) });
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 1200 900">${svg}</svg>`;
  return sharp(Buffer.from(page)).jpeg({ quality: 86 }).toBuffer();
};
