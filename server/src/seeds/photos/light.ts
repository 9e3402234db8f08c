import type { IsoDate } from '@sponsorat/api';
import { randomOf } from '../steps/random.ts';
import type { Scene } from './photo.ts';

/** What is outdoors in a season, on a day of bright or of grey weather. */
export type Light = {
  sky: readonly [string, string];
  trees: readonly string[];
  grass: readonly [far: string, near: string];
  tone: Scene['tone'];
  isBright: boolean;
};

const seasons = {
  winter: { trees: ['#5d5750', '#6b645b', '#4d4b47'], grass: ['#7d8a58', '#66743f'] },
  spring: { trees: ['#7fa04f', '#94b35c', '#6f8f4b'], grass: ['#7fae4c', '#5f9438'] },
  summer: { trees: ['#3f6f35', '#4e8040', '#34602f'], grass: ['#6ba345', '#4d8a32'] },
  autumn: { trees: ['#b0702c', '#8a5a28', '#7f7a35'], grass: ['#7a974a', '#5d7f36'] },
} as const;
const byMonth = 'winter winter spring spring spring summer summer summer autumn autumn autumn winter'.split(' ');

/** The light of a day: its season's, and as the weather was. */
export const lightOn = (date: IsoDate, key: string): Light => {
  const season = byMonth[Number(date.slice(5, 7)) - 1] as keyof typeof seasons;
  const random = randomOf(`weather ${key}`);
  const isBright = random() < (season === 'winter' ? 0.35 : 0.65);
  const warmth = (random() - 0.5) * 0.08 + (isBright && season !== 'winter' ? 0.03 : -0.02);
  const exposure = (isBright ? 1.04 : 0.93) + (random() - 0.5) * 0.1;
  return {
    ...seasons[season],
    sky: isBright ? ['#7fb2e0', '#d6e7f2'] : ['#b9c2c9', '#dfe3e4'],
    tone: { gain: [exposure * (1 + warmth), exposure, exposure * (1 - warmth)], vignette: 0.22 + random() * 0.2 },
    isBright,
  };
};

/** Specks as of leaves, grass or wood, which lie over what is under them. */
export const texture = (id: string, frequency: string, seed: number, strength: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${strength} ${strength} 0 0 ${-strength}"/></filter>`;

/** The sky, and trees along the horizon with their foot at `y`. */
export const horizon = ({ sky, trees }: Light, y: number, random: () => number): string => {
  const crowns = Array.from({ length: 26 }, (_, index) => {
    const size = 50 + random() * 70;
    const color = trees[Math.floor(random() * trees.length)];
    return `<ellipse cx="${index * 50 - 30 + random() * 40}" cy="${y - size * 0.6}" rx="${size * 0.75}" ry="${size}" fill="${color}"/>`;
  });
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>
    <rect width="1200" height="${y + 20}" fill="url(#sky)"/>${crowns.join('')}`;
};
