import { type BoardLook, bankBoard, bankColors, bankName, letters, logo, otherBoard, type Shot } from './art.ts';
import { bricks, hall, meadow, quay, shaded } from './backgrounds.ts';

/** Where the nearest board of a row is seen from: its corner, how large it is, and how steeply the row falls. */
const places = {
  middle: { x: 280, y: 440, size: 1, slope: 1 },
  left: { x: 90, y: 380, size: 1.2, slope: 14 },
  right: { x: 330, y: 560, size: 1.2, slope: -14 },
  near: { x: 130, y: 400, size: 1.6, slope: -2 },
  far: { x: 380, y: 460, size: 0.65, slope: 7 },
} as const;

const ball = `<radialGradient id="ball" cx="0.38" cy="0.3" r="0.8"><stop stop-color="#fff"/><stop offset="1" stop-color="#9aa2a1"/></radialGradient><clipPath id="round"><circle r="86"/></clipPath>
  <g transform="translate(990 770)"><ellipse cx="14" cy="80" rx="99" ry="17" opacity="0.45"/><circle r="86" fill="url(#ball)"/><g clip-path="url(#round)" fill="#20262a"><path d="M0 -31 L30 -10 L18 25 L-18 25 L-30 -10Z"/><circle cx="-80" cy="-30" r="26"/><circle cx="80" cy="-34" r="26"/><circle cx="-48" cy="76" r="26"/><circle cx="54" cy="74" r="26"/><circle cy="-90" r="24"/></g></g>`;

type Boards = { from: keyof typeof places; look: BoardLook; below?: string; isIndoors?: true; hasBall?: true };

/** Boards in a row along a pitch or in a hall: the bank's, and others' beside it. */
export const boards = ({ light, random }: Shot, { from, look, below, isIndoors, hasBall }: Boards): string => {
  const { x, y, size, slope } = places[from];
  const row = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((place) => {
    const art = place % 4 === 0 ? bankBoard(600, 140, place ? 'petrol' : look, below) : otherBoard(600, 140, place + 8);
    return `<svg x="${place * 612}" width="600" height="152">${art}<rect y="140" width="600" height="12" opacity="0.4"/></svg>`;
  });
  return `${isIndoors ? hall(440) : meadow(light, 440, random)}<g transform="translate(${x + random() * 40} ${y + random() * 20}) scale(${size}) skewY(${slope})">${row.join('')}</g>${hasBall ? ball : ''}`;
};

/** A banner tied to a fence or hung on a wall. */
export const banner = (
  { light, club, random }: Shot,
  { look, below, isOnBrick }: { look: BoardLook; below: string; isOnBrick?: true },
): string => {
  const folds = Array.from({ length: 9 }, (_, at) => {
    const opacity = 0.25 + random() * 0.35;
    return `<rect x="${at * 110 + random() * 50}" width="70" height="330" fill="url(#fold)" opacity="${opacity}"/>`;
  });
  const fence = `<pattern id="wires" width="26" height="30" patternUnits="userSpaceOnUse"><path d="M0 0 L13 15 L0 30 M26 0 L13 15 L26 30" fill="none" stroke="#8b9296" stroke-width="2"/></pattern><rect y="150" width="1200" height="640" fill="url(#wires)"/><path d="M0 148 H1200 M50 120 V840 M611 120 V840 M1176 120 V840" stroke="#787f83" stroke-width="18"/>`;
  const behind = isOnBrick ? bricks : meadow(light, 560, random) + fence;
  return `${behind}<linearGradient id="fold"><stop stop-opacity="0"/><stop offset="0.5" stop-opacity="0.35"/><stop offset="0.7" stop-color="#fff" stop-opacity="0.3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
    <g transform="translate(130 270) scale(1.05) skewY(${random() * 6 - 3})"><rect x="12" y="14" width="900" height="330" opacity="0.3"/>${bankBoard(900, 330, look, below)}${logo(club.logo, 24, 206, 104)}${folds.join('')}</g>`;
};

/** Flags that stand in the grass or along a quay. */
export const flags = ({ light, club, random }: Shot, { isAtSea }: { isAtSea?: true }): string => {
  const flag = (x: number, y: number, size: number, isClubs: boolean): string => {
    const [ground, ink] = isClubs ? club.colors : [bankColors.petrol, '#ffffff'];
    const mark = logo(isClubs ? club.logo : 'fjordbanken.svg', 28, 92, 84);
    return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${random() * 5 - 2.5})"><ellipse cy="642" rx="60" ry="9" opacity="0.35"/><path d="M0 640 V40 Q4 2 60 0" fill="none" stroke="#40484d" stroke-width="7"/>
      <path d="M4 560 V44 Q8 6 62 4 Q150 20 146 130 Q138 330 150 520 Q80 540 4 560Z" fill="${ground}"/>${mark}
      <g transform="translate(96 520) rotate(-90)">${letters(isClubs ? club.shortName : 'Fjordbanken', { x: 0, y: 8, size: 62, fill: ink, most: 310 })}</g>
      <path d="M70 6 Q150 20 146 130 Q138 330 150 520 L118 528 Q100 300 118 150 Q112 40 70 6Z" opacity="0.18"/></g>`;
  };
  const row = [flag(820 + random() * 60, 250, 0.78, false), flag(540 + random() * 60, 200, 0.9, true)];
  return `${isAtSea ? quay(light, random) : meadow(light, 520, random)}${row.join('')}${flag(230 + random() * 80, 120, 1.05, false)}`;
};

/** The bank's tent on the grass, with what stands before it. */
export const tent = ({ light, club, random }: Shot): string => {
  const cups = [bankColors.petrol, '#f1c24b', '#e9e4da', club.colors[0], '#f7f7f5'].map((color, at) => {
    const height = 40 + random() * 30;
    return `<rect x="${50 + at * 110}" y="${-height}" width="44" height="${height}" rx="5" fill="${color}"/>`;
  });
  return `${meadow(light, 440, random)}<g transform="translate(${170 + random() * 60} 0)"><ellipse cx="420" cy="770" rx="470" ry="40" opacity="0.3"/><rect x="40" y="300" width="760" height="420" fill="#0d5166"/><polygon points="300,110 540,110 840,290 0,290" fill="#f4f6f5"/><polygon points="420,110 540,110 840,290 420,290" fill="#dfe5e5"/><path d="M25 290 V770 M815 290 V770" stroke="#d8dcde" stroke-width="14"/>
    <svg y="285" width="840" height="80">${bankBoard(840, 80, 'petrol')}</svg><g transform="translate(120 520)"><g>${cups.join('')}</g>${bankBoard(600, 260, 'white', `på besøg hos ${club.name}`)}</g></g>`;
};

/** The big screen of a stadium, a while before the match. */
export const screen = ({ club, light, random }: Shot, { line }: { line: string }): string => {
  const isEvening = random() < 0.6;
  const seats = Array.from(
    { length: 13 },
    (_, at) => `<rect y="${640 + at * 21}" width="1200" height="12" fill="#fff" opacity="0.12"/>`,
  );
  const lamps = `<radialGradient id="lamp"><stop stop-color="#fffbe8"/><stop offset="0.25" stop-color="#fff3c8" stop-opacity="0.7"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient><circle cx="1085" cy="80" r="190" fill="url(#lamp)"/><circle cx="95" cy="110" r="130" fill="url(#lamp)"/>`;
  return `${shaded('dusk', isEvening ? ['#1b2b4b', '#c98a6a'] : light.sky)}<rect y="620" width="1200" height="280" fill="${isEvening ? '#161f28' : '#6f7a80'}"/>${seats.join('')}${isEvening ? lamps : ''}
    <g transform="translate(${140 + random() * 30} 120) skewY(${random() * 6 - 3})"><path d="M180 520 V720 M730 520 V720" stroke="#1d242a" stroke-width="34"/><rect x="-22" y="-22" width="944" height="544" fill="#1d242a"/>
    <linearGradient id="glow" x2="1" y2="1"><stop stop-color="#1ba3c6"/><stop offset="1" stop-color="#0b3b4a"/></linearGradient><rect width="900" height="500" fill="url(#glow)"/>${logo(club.logo, 72, 140, 230)}${letters(line, { x: 350, y: 200, size: 46, fill: '#dff3f8', weight: 'plain', most: 510 })}${bankName(350, 240, 88, '#ffffff')}${letters(club.name, { x: 350, y: 410, size: 36, fill: '#bfe4ee', most: 500 })}</g>`;
};
