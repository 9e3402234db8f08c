import type { IsoDate } from '@sponsorat/api';

/** What is outdoors in a season. */
export type Season = { sky: readonly [string, string]; trees: readonly string[]; grass: readonly [string, string] };
const seasons = {
  winter: { sky: ['#b9c2c9', '#dfe3e4'], trees: ['#5d5750', '#6b645b', '#4d4b47'], grass: ['#7d8a58', '#66743f'] },
  spring: { sky: ['#9cc3e6', '#dfecf4'], trees: ['#7fa04f', '#94b35c', '#6f8f4b'], grass: ['#7fae4c', '#5f9438'] },
  summer: { sky: ['#7fb2e0', '#d6e7f2'], trees: ['#3f6f35', '#4e8040', '#34602f'], grass: ['#6ba345', '#4d8a32'] },
  autumn: { sky: ['#a9bccb', '#e2e0d8'], trees: ['#b0702c', '#8a5a28', '#7f7a35'], grass: ['#7a974a', '#5d7f36'] },
} as const satisfies Record<string, Season>;
const byMonth = 'winter winter spring spring spring summer summer summer autumn autumn autumn winter'.split(' ');

export const seasonOf = (date: IsoDate): Season =>
  seasons[byMonth[Number(date.slice(5, 7)) - 1] as keyof typeof seasons];

type Setting = { season: Season; random: () => number };

/** From one colour above to another below. */
const fade = (id: string, [above, below]: readonly [string, string], y: number, height: number): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient><rect y="${y}" width="1200" height="${height}" fill="url(#${id})"/>`;

const skyWithTrees = ({ season, random }: Setting, y: number): string => {
  const crowns = Array.from({ length: 26 }, (_, index) => {
    const size = 50 + random() * 70;
    const color = season.trees[Math.floor(random() * season.trees.length)];
    return `<ellipse cx="${index * 50 - 30 + random() * 40}" cy="${y - size * 0.6}" rx="${size * 0.75}" ry="${size}" fill="${color}"/>`;
  });
  return fade('sky', season.sky, 0, y + 20) + crowns.join('');
};

/** A mown pitch with trees behind it. */
export const pitch = (setting: Setting): string => {
  const stripes = [0, 1, 2, 3, 4, 5].map(
    (at) =>
      `<polygon points="${at * 240 - 60},520 ${at * 240 + 40},520 ${at * 330 - 130},900 ${at * 330 - 310},900" fill="#fff" opacity="0.08"/>`,
  );
  return skyWithTrees(setting, 520) + fade('grass', setting.season.grass, 520, 380) + stripes.join('');
};

/** Boats behind a quay. */
export const harbour = (setting: Setting): string => {
  const boats = Array.from({ length: 9 }, (_, at) => {
    const x = 60 + at * 140;
    return `<path d="M${x} 500 v-${170 + setting.random() * 120}" stroke="#eceff0" stroke-width="5"/><ellipse cx="${x}" cy="505" rx="52" ry="13" fill="#f4f4f1"/>`;
  });
  return `${skyWithTrees(setting, 474)}${fade('water', ['#8fb0bf', '#3f6a80'], 470, 300)}${boats.join('')}${fade('quay', ['#a8947a', '#8d7a5e'], 720, 180)}`;
};

/** A hall for ball games. */
export const hall = (): string => {
  const windows = Array.from(
    { length: 7 },
    (_, at) => `<rect x="${at * 190 - 60}" y="110" width="120" height="150" fill="#eef3f4"/>`,
  );
  return `${fade('wall', ['#8f979b', '#d5d2c8'], 0, 520)}${windows.join('')}${fade('floor', ['#d9b27a', '#b98748'], 520, 380)}<rect y="700" width="1200" height="14" fill="#2456a6"/>`;
};

const woods = [
  ['#c79a63', '#a97b45'],
  ['#8a5f3c', '#6b4629'],
  ['#d9cdbb', '#c2b39d'],
] as const;

/** A table top, of one wood or another. */
export const table = ({ random }: Setting): string => {
  const planks = [170, 360, 550, 740].map((y) => `<rect y="${y}" width="1200" height="4" fill="#000" opacity="0.2"/>`);
  return fade('wood', woods[Math.floor(random() * woods.length)] as (typeof woods)[number], 0, 900) + planks.join('');
};
