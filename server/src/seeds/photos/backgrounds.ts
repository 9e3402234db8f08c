import type { Light } from './light.ts';

/** A ground of two colours from `y` to the foot of the photo, or down to `foot`. */
export const shaded = (id: string, [from, to]: readonly [string, string], y = 0, foot = 900): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
   <rect y="${y}" width="1200" height="${foot - y}" fill="url(#${id})"/>`;

/** Sky, and trees along the horizon, out of focus. */
const horizon = ({ sky, trees }: Light, y: number, random: () => number): string => {
  const crowns = Array.from({ length: 26 }, (_, index) => {
    const size = 50 + random() * 70;
    const color = trees[Math.floor(random() * trees.length)];
    return `<ellipse cx="${index * 50 - 30 + random() * 40}" cy="${y - size * 0.6}" rx="${size * 0.75}" ry="${size}" fill="${color}"/>`;
  });
  return `${shaded('sky', sky, 0, y + 20)}<filter id="soft"><feGaussianBlur stdDeviation="4"/></filter><g filter="url(#soft)">${crowns.join('')}</g>`;
};

export const meadow = (light: Light, y: number, random: () => number): string => {
  const stripes = Array.from({ length: 5 }, (_, at) => {
    const left = at * 400 - 500;
    return `<polygon points="${left / 2 + 300},${y} ${left / 2 + 400},${y} ${left + 200},900 ${left},900" fill="#fff" opacity="0.08"/>`;
  });
  return horizon(light, y + 4, random) + shaded('lawn', light.grass, y) + stripes.join('');
};

export const quay = (light: Light, random: () => number): string => {
  const boats = Array.from({ length: 9 }, (_, at) => {
    const x = 60 + at * 140;
    return `<path d="M${x} 500 v-${170 + random() * 120}" stroke="#eceff0" stroke-width="5"/><ellipse cx="${x}" cy="505" rx="52" ry="13" fill="#f4f4f1"/>`;
  });
  return `${horizon(light, 474, random)}${shaded('water', ['#8fb0bf', '#3f6a80'], 470)}${boats.join('')}<polygon points="0,735 1200,705 1200,900 0,900" fill="#9a8669"/>`;
};

export const hall = (y: number): string => {
  const windows = Array.from(
    { length: 7 },
    (_, at) => `<rect x="${at * 190 - 60}" y="${y - 330}" width="120" height="150" fill="#eef3f4" opacity="0.8"/>`,
  );
  return `${shaded('wall', ['#8f979b', '#d5d2c8'])}${windows.join('')}<rect y="${y - 120}" width="1200" height="120" fill="#6d7a80"/>${shaded('floor', ['#d9b27a', '#b98748'], y)}`;
};

export const bricks = `<pattern id="bricks" width="96" height="64" patternUnits="userSpaceOnUse"><rect width="96" height="64" fill="#b9aa9a"/><rect x="2" y="2" width="92" height="27" fill="#9c4a35"/><rect x="-46" y="34" width="92" height="27" fill="#8d4330"/><rect x="50" y="34" width="92" height="27" fill="#a5523b"/></pattern><rect width="1200" height="900" fill="url(#bricks)"/>`;

const woods = [
  ['#c79a63', '#a97b45'],
  ['#8a5f3c', '#6b4629'],
  ['#d9cdbb', '#c2b39d'],
  ['#4a4f55', '#363b41'],
] as const;

/** A table top, of one wood or another. */
export const table = (random: () => number): string => {
  const planks = [170, 360, 550, 740].map((y) => `<rect y="${y}" width="1200" height="4" opacity="0.25"/>`);
  return shaded('top', woods[Math.floor(random() * woods.length)] as (typeof woods)[number]) + planks.join('');
};
