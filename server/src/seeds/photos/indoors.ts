import { randomOf } from '../steps/random.ts';
import { bankBoard, bankColors, bankName, letters, logo } from './art.ts';
import { outline, type Point } from './camera.ts';
import type { Shot } from './ground.ts';
import { texture } from './light.ts';
import type { Scene, Surface } from './photo.ts';

type Layer = Scene['layers'][number];

const woods = [
  ['#c79a63', '#a97b45'],
  ['#8a5f3c', '#6b4629'],
  ['#d9cdbb', '#c2b39d'],
  ['#4a4f55', '#363b41'],
] as const;

/** A table top, of one wood or another. */
const table = (random: () => number): Layer[] => {
  const [light, dark] = woods[Math.floor(random() * woods.length)] as (typeof woods)[number];
  const planks = Array.from(
    { length: 5 },
    (_, at) => `<rect y="${at * 190 - 20}" width="1200" height="4" fill="#000" opacity="0.25"/>`,
  );
  return [
    {
      svg: `<linearGradient id="top" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="1200" height="900" fill="url(#top)"/>${planks.join('')}`,
      fraction: 0.5,
    },
    {
      svg: `<defs>${texture('grain', '0.003 0.06', 9, 0.8)}</defs><rect width="1200" height="900" filter="url(#grain)" opacity="0.3"/>`,
      fraction: 0.4,
    },
  ];
};

/** A quadrangle of such a size around a place, turned by some degrees and seen a little from below. */
const lying = ([x, y]: Point, [width, height]: Point, degrees: number): Point[] => {
  const angle = (degrees * Math.PI) / 180;
  return [
    [-0.48, -0.5],
    [0.48, -0.5],
    [0.52, 0.5],
    [-0.52, 0.5],
  ].map(
    ([across = 0, down = 0]): Point => [
      x + across * width * Math.cos(angle) - down * height * Math.sin(angle),
      y + across * width * Math.sin(angle) + down * height * Math.cos(angle),
    ],
  );
};

const shadowOf = (corners: readonly Point[], by = 14): Layer => ({
  svg: `<polygon points="${outline(corners.map(([x, y]) => [x + by, y + by * 1.3]))}" fill="#000" opacity="0.4"/>`,
  fraction: 0.2,
  soft: true,
});

const indoorTone = (random: () => number): Scene['tone'] => {
  const warmth = random() * 0.07;
  const exposure = 0.95 + random() * 0.1;
  return { gain: [exposure * (1 + warmth), exposure, exposure * (1 - warmth)], vignette: 0.3 + random() * 0.2 };
};

/** A line of grey in the place of text that nobody reads. */
const lines = (x: number, y: number, width: number, count: number, random: () => number, step = 22): string =>
  Array.from({ length: count }, (_, at) => {
    const long = at === count - 1 ? width * 0.55 : width * (0.86 + random() * 0.14);
    return `<rect x="${x}" y="${y + at * step}" width="${long}" height="${step * 0.42}" rx="3" fill="#8f979c" opacity="0.75"/>`;
  }).join('');

/** What a post shows: the club and the bank on a ground of the club's colour. */
const poster = ({ club }: Shot, [x, y]: Point, [width, height]: Point, words: string): string => {
  const [ground, ink] = club.colors;
  const crest = logo(club.logo, width * 0.36, height * 0.07, width * 0.28);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><path d="M0 ${height} L${width} ${height * 0.62} V${height}Z" fill="${bankColors.petrol}"/><path d="M0 ${height} L${width} ${height * 0.62} V${height * 0.57} L0 ${height * 0.95}Z" fill="${ink}" opacity="0.85"/>
    ${crest}${letters(words, { x: width / 2, y: height * 0.5, size: width * 0.1, fill: ink, anchor: 'middle', most: width * 0.9 })}${bankName(width * 0.36, height * 0.84, width * 0.1, '#fff')}</svg>`;
};

/** A post of the club's, on somebody's phone. */
export const post = (shot: Shot & { words: string; text: string }): Scene => {
  const { key, club, words, text } = shot;
  const random = randomOf(`post ${key}`);
  const size = [420, 860] as const;
  const avatar = club.logo ? logo(club.logo, 30, 92, 46) : `<circle cx="53" cy="115" r="23" fill="${club.colors[0]}"/>`;
  const likes = 20 + Math.floor(random() * 260);
  const art = `<rect width="420" height="860" rx="46" fill="#15181b"/><rect x="12" y="12" width="396" height="836" rx="36" fill="#ffffff"/><rect x="150" y="22" width="120" height="24" rx="12" fill="#15181b"/>
    ${letters(`${8 + Math.floor(random() * 12)}:${10 + Math.floor(random() * 49)}`, { x: 44, y: 44, size: 19, fill: '#15181b' })}
    ${avatar}${letters(club.name, { x: 88, y: 112, size: 20, fill: '#15181b', most: 270 })}${letters(`${1 + Math.floor(random() * 22)} t. · Offentlig`, { x: 88, y: 134, size: 15, fill: '#70787e', weight: 'plain' })}
    ${letters(text, { x: 30, y: 178, size: 17, fill: '#15181b', weight: 'plain', most: 360 })}${lines(30, 192, 356, 2, random, 20)}
    ${poster(shot, [12, 246], [396, 420], words)}
    <circle cx="42" cy="698" r="11" fill="#1877c9"/><circle cx="60" cy="698" r="11" fill="#d6455a"/>${letters(String(likes), { x: 80, y: 704, size: 17, fill: '#50585e', weight: 'plain' })}${letters(`${3 + Math.floor(random() * 30)} kommentarer`, { x: 386, y: 704, size: 17, fill: '#50585e', weight: 'plain', anchor: 'end' })}
    <rect x="30" y="722" width="360" height="1.5" fill="#d6dadd"/>${lines(70, 750, 250, 3, random)}<circle cx="46" cy="762" r="16" fill="#c4ccd1"/><rect x="150" y="832" width="120" height="5" rx="2" fill="#15181b"/>
    <path d="M12 12 H260 L90 848 H12Z" fill="#fff" opacity="0.07"/>`;
  const corners = lying([560 + random() * 90, 450], [410, 840], (random() - 0.5) * 22);
  const mug: Layer = {
    svg: `<circle cx="${1010 + random() * 60}" cy="190" r="130" fill="#f2f0ea"/><circle cx="${1040}" cy="190" r="104" fill="#4a2e1c"/>`,
    fraction: 0.25,
    soft: true,
  };
  return {
    key,
    layers: [...table(random), ...(random() < 0.5 ? [mug] : []), shadowOf(corners), { art, size, corners }],
    tone: indoorTone(random),
  };
};

/** A page of a printed programme with the bank's advertisement. */
export const programme = (shot: Shot & { words: string }): Scene => {
  const { key, club, words } = shot;
  const random = randomOf(`programme ${key}`);
  const crest = logo(club.logo, 180, 60, 90);
  const left = `<rect width="460" height="640" fill="#fbfaf6"/>${crest}${letters(club.name, { x: 225, y: 200, size: 32, fill: '#22282c', anchor: 'middle', most: 380 })}${letters('Program', { x: 225, y: 238, size: 22, fill: '#60686d', anchor: 'middle', weight: 'plain' })}
    ${lines(46, 280, 170, 14, random)}${lines(240, 280, 170, 14, random)}<linearGradient id="gutter"><stop offset="0.8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></linearGradient><rect width="460" height="640" fill="url(#gutter)"/>`;
  const right = `<rect width="460" height="640" fill="#fdfcf9"/><rect x="34" y="34" width="392" height="572" fill="${bankColors.petrol}"/><path d="M34 380 q98 -60 196 0 t196 0 V606 H34Z" fill="${bankColors.night}" opacity="0.55"/>${bankName(68, 96, 58, '#fff')}
    ${letters(words, { x: 230, y: 310, size: 40, fill: '#fff', anchor: 'middle', most: 340 })}${lines(80, 470, 300, 4, random)}<linearGradient id="inner"><stop stop-color="#000" stop-opacity="0.28"/><stop offset="0.22" stop-color="#000" stop-opacity="0"/></linearGradient><rect width="460" height="640" fill="url(#inner)"/>`;
  const turn = (random() - 0.5) * 14;
  const both = lying([600, 460], [960, 680], turn);
  const [a, b, c, d] = both as [Point, Point, Point, Point];
  const top: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 10];
  const foot: Point = [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2 + 12];
  const pages: Surface[] = [
    { art: left, size: [460, 640], corners: [a, top, foot, d] },
    { art: right, size: [460, 640], corners: [top, b, c, foot] },
  ];
  return { key, layers: [...table(random), shadowOf(both), ...pages], tone: indoorTone(random) };
};

export const shirtSides = ['Bryst', 'Ryg', 'Ærme'] as const;

/** A shirt of the club's, on a hanger in the changing room. */
export const shirt = ({ key, club, side }: Shot & { side: (typeof shirtSides)[number] }): Scene => {
  const random = randomOf(`shirt ${key}`);
  const [cloth, trim] = club.colors;
  const body =
    'M300 120 Q400 165 500 120 L620 165 L742 330 L640 400 L596 340 L606 850 Q400 880 194 850 L204 340 L160 400 L58 330 L180 165Z';
  const stripes = [250, 350, 450, 550].map(
    (x) => `<rect x="${x - 20}" y="100" width="40" height="780" fill="${trim}" opacity="0.14"/>`,
  );
  const isBack = side === 'Ryg';
  const crest = isBack ? '' : logo(club.logo, 480, 220, 78);
  const number = String(2 + Math.floor(random() * 20));
  const name = isBack
    ? `${bankName(255, 245, 52, trim)}${letters(number, { x: 400, y: 580, size: 320, fill: trim, anchor: 'middle' })}`
    : bankName(237, 385, 58, trim);
  const sleeve = `<g transform="translate(78 300) rotate(-32)">${logo('fjordbanken.svg', 0, -14, 62)}</g>`;
  const folds = Array.from({ length: 6 }, (_, at) => {
    const x = 230 + at * 62 + random() * 30;
    return `<path d="M${x} 860 Q${x + 26 - random() * 52} ${600 + random() * 100} ${x + random() * 40 - 20} ${420 + random() * 140}" stroke="${at % 2 ? '#000' : '#fff'}" stroke-width="${14 + random() * 18}" opacity="0.13" fill="none" stroke-linecap="round"/>`;
  });
  const art = `<defs><clipPath id="cut"><path d="${body}"/></clipPath><linearGradient id="round"><stop stop-color="#000" stop-opacity="0.45"/><stop offset="0.3" stop-color="#000" stop-opacity="0"/><stop offset="0.65" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.4"/></linearGradient></defs>
    <path d="M400 30 q34 0 34 30 q0 22 -34 36 v30" fill="none" stroke="#9aa2a7" stroke-width="9"/><path d="M190 190 Q400 70 610 190" fill="none" stroke="#7a5633" stroke-width="18"/>
    <g clip-path="url(#cut)"><rect width="800" height="900" fill="${cloth}"/>${stripes.join('')}<path d="M300 118 Q400 168 500 118" fill="none" stroke="${trim}" stroke-width="${isBack ? 18 : 30}"/><path d="M52 335 L165 405 M748 335 L635 405" stroke="${trim}" stroke-width="26"/>${name}${crest}${isBack ? '' : sleeve}${folds.join('')}<rect x="180" y="100" width="440" height="800" fill="url(#round)"/><path d="M180 165 L204 340 L196 420 M620 165 L596 340 L604 420" stroke="#000" stroke-width="10" opacity="0.22" fill="none"/></g>`;
  const close = { Bryst: 1.05, Ryg: 1, Ærme: 2.1 }[side];
  const [left, top] =
    side === 'Ærme' ? [240, -180] : [600 - 400 * close + (random() - 0.5) * 80, 30 - 60 * (close - 1)];
  const tilt = (random() - 0.5) * 24;
  const corners: Point[] = [
    [left, top + tilt],
    [left + 800 * close, top - tilt],
    [left + 800 * close, top + 900 * close - tilt],
    [left, top + 900 * close + tilt],
  ];
  const walls = ['#c8cdd0', '#9fb0b8', '#b8ad9c', '#dcdad3'];
  const wall = walls[Math.floor(random() * walls.length)];
  const lockers = Array.from(
    { length: 5 },
    (_, at) =>
      `<rect x="${at * 262 - 60}" width="6" height="760" fill="#000" opacity="0.28"/><rect x="${at * 262 + 30}" y="120" width="110" height="8" fill="#000" opacity="0.25"/><rect x="${at * 262 + 30}" y="142" width="110" height="8" fill="#000" opacity="0.25"/>`,
  );
  const room = `<linearGradient id="room" x2="1" y2="0.3"><stop stop-color="#fff" stop-opacity="0.3"/><stop offset="1" stop-color="#000" stop-opacity="0.3"/></linearGradient><rect width="1200" height="900" fill="${wall}"/>${lockers.join('')}<rect y="760" width="1200" height="140" fill="#8b6a45"/><rect width="1200" height="900" fill="url(#room)"/>`;
  const shadow = `<g transform="translate(${left + 26} ${top + 24}) scale(${close})" opacity="0.35"><path d="${body}"/></g>`;
  return {
    key,
    layers: [
      { svg: room + shadow, fraction: 0.2, soft: true },
      { art, size: [800, 900], corners },
    ],
    tone: indoorTone(random),
  };
};

/** The club's site on a laptop, with the bank's banner on it. */
export const website = (shot: Shot): Scene => {
  const { key, club } = shot;
  const random = randomOf(`site ${key}`);
  const [ground, ink] = club.colors;
  const crest = logo(club.logo, 30, 62, 66);
  const art = `<rect width="900" height="580" rx="14" fill="#1a1d20"/><rect x="14" y="14" width="872" height="552" fill="#fff"/><rect x="14" y="14" width="872" height="32" fill="#dfe3e6"/><rect x="130" y="20" width="560" height="20" rx="10" fill="#fff"/><circle cx="36" cy="30" r="6" fill="#e0655a"/><circle cx="56" cy="30" r="6" fill="#e3b341"/><circle cx="76" cy="30" r="6" fill="#63b75f"/>
    <rect x="14" y="46" width="872" height="98" fill="${ground}"/>${crest}${letters(club.name, { x: 116, y: 108, size: 34, fill: ink, most: 700 })}
    <svg x="40" y="170" width="820" height="150">${bankBoard(820, 150, 'petrol', `Vi støtter ${club.name}`)}</svg>
    ${[0, 1, 2].map((at) => `<rect x="${40 + at * 280}" y="345" width="260" height="110" fill="${['#b9c9bf', '#c9c3b4', '#b4c1cb'][at]}"/>${lines(40 + at * 280, 474, 250, 3, random)}`).join('')}<path d="M14 14 H520 L300 566 H14Z" fill="#fff" opacity="0.06"/>`;
  const corners: Point[] = [
    [150 + random() * 40, 90],
    [1040 + random() * 40, 110],
    [1060 + random() * 30, 690],
    [130, 660],
  ];
  const [, , c, d] = corners as [Point, Point, Point, Point];
  const keys = `<polygon points="${outline([d, c, [c[0] + 90, 900], [d[0] - 100, 900]])}" fill="#b9bec2"/><polygon points="${outline(
    [
      [d[0] + 60, d[1] + 40],
      [c[0] - 50, c[1] + 36],
      [c[0] - 10, 860],
      [d[0] + 20, 850],
    ],
  )}" fill="#2a2e31"/>`;
  return {
    key,
    layers: [...table(random), { svg: keys, fraction: 0.6 }, { art, size: [900, 580], corners }],
    tone: indoorTone(random),
  };
};
