import type { IsoDate } from '@sponsorat/api';
import { randomOf } from '../steps/random.ts';

/** What is outdoors in a season, on a day of bright or of grey weather. */
export type Light = {
  sky: readonly [string, string];
  trees: readonly string[];
  grass: readonly [far: string, near: string];
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
  const isBright = randomOf(`weather ${key}`)() < (season === 'winter' ? 0.35 : 0.65);
  return { ...seasons[season], sky: isBright ? ['#7fb2e0', '#d6e7f2'] : ['#b9c2c9', '#dfe3e4'] };
};
