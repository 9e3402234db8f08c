import type { IsoDate } from '@sponsorat/api';
import sharp from 'sharp';
import { randomOf } from '../steps/random.ts';
import { type BoardLook, bankBoard, bankName, letters, logo, night, otherBoard, petrol } from './art.ts';
import { hall, harbour, pitch, type Season, seasonOf, table } from './settings.ts';

/** What is to be seen in a picture. */
export type Draw =
  | { scene: 'boards'; from: keyof typeof places; look: BoardLook; below?: string; isIndoors?: true; hasBall?: true }
  | { scene: 'banner'; look: BoardLook; below: string; isOnBrick?: true }
  | { scene: 'flags'; isAtSea?: true }
  | { scene: 'tent' }
  | { scene: 'screen'; line: string }
  | { scene: 'post'; words: string; text: string }
  | { scene: 'programme'; words: string }
  | { scene: 'shirt'; side: 'Bryst' | 'Ryg' | 'Ærme' }
  | { scene: 'website' };
type Kind = Draw['scene'];
type Of<K extends Kind> = Extract<Draw, { scene: K }>;

/** Whose things are drawn: a logo is a file of `seeds/logos`. */
export type ClubLook = { name: string; shortName: string; logo: string | null; colors: readonly [string, string] };
type Shot = { club: ClubLook; season: Season; random: () => number };

/** Where somebody stands before a row of boards: how large it is then, and how it leans. */
const places = {
  middle: { size: 0.9, lean: 0 },
  left: { size: 1, lean: -7 },
  right: { size: 1, lean: 7 },
  near: { size: 1.35, lean: 1 },
  far: { size: 0.6, lean: -3 },
} as const;

/** A drawing of its own coordinates, laid somewhere in the picture. */
const placeArt = (art: string, x: number, y: number, size = 1, degrees = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${art}</g>`;
const shadow = (width: number, height: number, radius = 0): string =>
  `<rect x="14" y="18" width="${width}" height="${height}" rx="${radius}" fill="#000" opacity="0.3"/>`;
/** Lines of grey in the place of text that nobody reads. */
const lines = (x: number, y: number, width: number, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<rect x="${x}" y="${y + at * 22}" width="${width * (at === count - 1 ? 0.55 : 0.95)}" height="9" rx="3" fill="#8f979c" opacity="0.75"/>`,
  ).join('');

const boards = ({ from, look, below, isIndoors, hasBall }: Of<'boards'>, shot: Shot): string => {
  const { size, lean } = places[from];
  const first = Math.floor(shot.random() * 7);
  const row = [-3, -2, -1, 0, 1, 2, 3].map((place) => {
    const art = place === 0 ? bankBoard(620, 140, look, below) : otherBoard(620, 140, place + first + 7);
    return `<g transform="translate(${place * 632} 0)">${shadow(606, 134)}${art}</g>`;
  });
  const ball = `<circle cx="${930 + shot.random() * 100}" cy="770" r="76" fill="#f4f6f6" stroke="#20262a" stroke-width="10" stroke-dasharray="46 34"/>`;
  const left = 600 - 310 * size + (shot.random() - 0.5) * 120;
  return `${isIndoors ? hall() : pitch(shot)}<g transform="translate(${left} ${560 - 70 * size}) skewY(${lean}) scale(${size})">${row.join('')}</g>${hasBall ? ball : ''}`;
};

const banner = ({ look, below, isOnBrick }: Of<'banner'>, shot: Shot): string => {
  const bricks =
    '<pattern id="bricks" width="96" height="64" patternUnits="userSpaceOnUse"><rect width="96" height="64" fill="#b9aa9a"/><rect x="2" y="2" width="92" height="27" fill="#9c4a35"/><rect x="-46" y="34" width="92" height="27" fill="#8d4330"/><rect x="50" y="34" width="92" height="27" fill="#a5523b"/></pattern><rect width="1200" height="900" fill="url(#bricks)"/>';
  const fence =
    '<pattern id="wires" width="26" height="30" patternUnits="userSpaceOnUse"><path d="M0 0 L13 15 L0 30 M26 0 L13 15 L26 30" fill="none" stroke="#8b9296" stroke-width="2"/></pattern><rect y="150" width="1200" height="640" fill="url(#wires)"/><rect y="140" width="1200" height="16" fill="#868d91"/>';
  const cloth = `${shadow(900, 330)}${bankBoard(900, 330, look, below)}`;
  return (isOnBrick ? bricks : pitch(shot) + fence) + placeArt(cloth, 150, 280, 1, (shot.random() - 0.5) * 5);
};

const flags = ({ isAtSea }: Of<'flags'>, shot: Shot): string => {
  const { club, random } = shot;
  const flag = (isClubs: boolean): string => {
    const [ground, ink] = isClubs ? club.colors : [petrol, '#ffffff'];
    const mark = isClubs ? logo(club.logo, 24, 70, 96) : logo('fjordbanken.svg', 28, 72, 84);
    const name = letters(isClubs ? club.shortName : 'Fjordbanken', { x: 0, y: 8, size: 62, fill: ink, most: 310 });
    return `<path d="M0 640 V20" stroke="#40484d" stroke-width="8"/><path d="M4 24 Q80 4 146 60 Q136 280 148 500 Q80 540 4 540Z" fill="${ground}"/>${mark}<g transform="translate(96 500) rotate(-90)">${name}</g>`;
  };
  const spots = [820, 560, 250].map((x, at) =>
    placeArt(flag(at === 1), x + random() * 60, 220 - at * 50, 0.85 + at * 0.12, (random() - 0.5) * 5),
  );
  return (isAtSea ? harbour(shot) : pitch(shot)) + spots.join('');
};

const tent = (_: Of<'tent'>, shot: Shot): string => {
  const x = 190 + shot.random() * 120;
  const stand = `<polygon points="0,190 350,0 700,190" fill="#1b93b3"/><rect y="190" width="700" height="330" fill="#0d5a70"/><rect y="180" width="700" height="76" fill="${petrol}"/>${bankName(232, 196, 42, '#ffffff')}<rect y="180" width="12" height="380" fill="#d8dcde"/><rect x="688" y="180" width="12" height="380" fill="#d8dcde"/>`;
  const desk = `<g transform="translate(130 350)"><svg width="440" height="210" viewBox="0 0 700 330">${bankBoard(700, 330, 'white', `på besøg hos ${shot.club.name}`)}</svg></g>`;
  return pitch(shot) + placeArt(stand + desk, x, 230);
};

const screen = ({ line }: Of<'screen'>, { club, season, random }: Shot): string => {
  const isEvening = random() < 0.6;
  const [above, below] = isEvening ? ['#1b2b4b', '#c98a6a'] : season.sky;
  const rows = Array.from(
    { length: 12 },
    (_, at) => `<rect y="${650 + at * 21}" width="1200" height="12" fill="${isEvening ? '#22303c' : '#8a949a'}"/>`,
  );
  const stadium = `<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient><rect width="1200" height="900" fill="url(#dusk)"/><rect y="630" width="1200" height="270" fill="${isEvening ? '#161f28' : '#6f7a80'}"/>${rows.join('')}<path d="M200 520 V800 M660 520 V800" stroke="#0d1216" stroke-width="34" transform="translate(170 0)"/>`;
  const shown = `<rect x="-22" y="-22" width="944" height="544" fill="#0d1216"/><linearGradient id="glow" x2="1" y2="1"><stop stop-color="#1ba3c6"/><stop offset="1" stop-color="${night}"/></linearGradient><rect width="900" height="500" fill="url(#glow)"/>${logo(club.logo, 72, 140, 230)}${letters(line, { x: 350, y: 200, size: 46, fill: '#dff3f8', weight: 'plain', most: 510 })}${bankName(350, 240, 88, '#ffffff')}${letters(club.name, { x: 350, y: 410, size: 36, fill: '#bfe4ee', most: 500 })}`;
  return stadium + placeArt(shown, 190 + random() * 60, 150, 0.9, (random() - 0.5) * 4);
};

const post = ({ words, text }: Of<'post'>, shot: Shot): string => {
  const { club, random } = shot;
  const [ground, ink] = club.colors;
  const poster = `<svg x="12" y="206" width="396" height="420"><rect width="396" height="420" fill="${ground}"/><path d="M0 420 L396 260 V420Z" fill="${petrol}"/>${logo(club.logo, 143, 30, 110)}${letters(words, { x: 198, y: 210, size: 40, fill: ink, anchor: 'middle', most: 356 })}${bankName(143, 353, 40, '#ffffff')}</svg>`;
  const phone = `${shadow(420, 860, 46)}<rect width="420" height="860" rx="46" fill="#15181b"/><rect x="12" y="12" width="396" height="836" rx="36" fill="#ffffff"/>${logo(club.logo, 30, 72, 46)}${letters(club.name, { x: 88, y: 102, size: 20, fill: '#15181b', most: 290 })}
    ${letters(text, { x: 30, y: 164, size: 17, fill: '#15181b', weight: 'plain', most: 360 })}${poster}${letters(`${20 + Math.floor(random() * 260)} synes godt om`, { x: 30, y: 670, size: 17, fill: '#50585e', weight: 'plain' })}${lines(30, 710, 340, 4)}`;
  return table(shot) + placeArt(phone, 380 + random() * 80, 20, 1, (random() - 0.5) * 14);
};

const programme = ({ words }: Of<'programme'>, shot: Shot): string => {
  const { club, random } = shot;
  const left = `<rect width="460" height="640" fill="#fbfaf6"/>${logo(club.logo, 180, 60, 90)}${letters(club.name, { x: 225, y: 200, size: 32, fill: '#22282c', anchor: 'middle', most: 380 })}${letters('Program', { x: 225, y: 238, size: 22, fill: '#60686d', anchor: 'middle', weight: 'plain' })}${lines(46, 280, 170, 14)}${lines(240, 280, 170, 14)}`;
  const right = `<g transform="translate(460 0)"><rect width="460" height="640" fill="#fdfcf9"/><rect x="34" y="34" width="392" height="572" fill="${petrol}"/>${bankName(76, 96, 54, '#ffffff')}${letters(words, { x: 230, y: 310, size: 40, fill: '#ffffff', anchor: 'middle', most: 340 })}${lines(80, 470, 300, 4)}</g>`;
  return table(shot) + placeArt(`${shadow(920, 640)}${left}${right}`, 140, 120, 1, (random() - 0.5) * 8);
};

const SHIRT =
  'M300 120 Q400 165 500 120 L620 165 L742 330 L640 400 L596 340 L606 850 Q400 880 194 850 L204 340 L160 400 L58 330 L180 165Z';
const shirt = ({ side }: Of<'shirt'>, { club, random }: Shot): string => {
  const [cloth, trim] = club.colors;
  const number = letters(String(2 + Math.floor(random() * 20)), {
    x: 400,
    y: 580,
    size: 320,
    fill: trim,
    anchor: 'middle',
  });
  const printed =
    side === 'Ryg'
      ? bankName(255, 245, 52, trim) + number
      : bankName(237, 385, 58, trim) + logo(club.logo, 480, 220, 78);
  const sleeve =
    side === 'Ryg' ? '' : `<g transform="translate(78 300) rotate(-32)">${logo('fjordbanken.svg', 0, -14, 62)}</g>`;
  const room =
    '<rect width="1200" height="900" fill="#c8cdd0"/><path d="M200 0 V760 M470 0 V760 M740 0 V760 M1010 0 V760" stroke="#a9b0b4" stroke-width="6"/><rect y="760" width="1200" height="140" fill="#8b6a45"/>';
  const worn = `<path d="${SHIRT}" fill="${cloth}" stroke="#000" stroke-opacity="0.25" stroke-width="6"/><path d="M52 335 L165 405 M748 335 L635 405 M300 120 Q400 165 500 120" fill="none" stroke="${trim}" stroke-width="22"/>${printed}${sleeve}`;
  const close = side === 'Ærme' ? 2.1 : 1;
  return (
    room +
    placeArt(worn, side === 'Ærme' ? 240 : 180 + random() * 60, side === 'Ærme' ? -280 : 0, close, (random() - 0.5) * 5)
  );
};

const website = (_: Of<'website'>, shot: Shot): string => {
  const { club, random } = shot;
  const [ground, ink] = club.colors;
  const page = `${shadow(900, 580, 14)}<rect width="900" height="580" rx="14" fill="#1a1d20"/><rect x="14" y="14" width="872" height="552" fill="#ffffff"/><rect x="14" y="14" width="872" height="110" fill="${ground}"/>${logo(club.logo, 36, 36, 66)}${letters(club.name, { x: 122, y: 84, size: 34, fill: ink, most: 700 })}<svg x="40" y="150" width="820" height="150">${bankBoard(820, 150, 'petrol', `Vi støtter ${club.name}`)}</svg>${[40, 320, 600].map((x) => `<rect x="${x}" y="330" width="260" height="110" fill="#b9c9bf"/>${lines(x, 464, 250, 3)}`).join('')}`;
  return table(shot) + placeArt(page, 140 + random() * 40, 120, 1, (random() - 0.5) * 4);
};

const drawings: { [K in Kind]: (draw: Of<K>, shot: Shot) => string } = {
  boards,
  banner,
  flags,
  tent,
  screen,
  post,
  programme,
  shirt,
  website,
};

/** A scene as the inside of an SVG of 1200 × 900. */
const drawScene = <K extends Kind>(draw: Of<K>, shot: Shot): string => drawings[draw.scene as K](draw, shot);

/** A picture of 4 to 3 as a JPEG: what is drawn of a club's on a day. The same key gives the same picture. */
export const pictureOf = (draw: Draw, club: ClubLook, date: IsoDate, key: string): Promise<Buffer> => {
  const svg = drawScene(draw, { club, season: seasonOf(date), random: randomOf(`${draw.scene} ${key}`) });
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 1200 900">${svg}</svg>`;
  return sharp(Buffer.from(page)).jpeg({ quality: 86 }).toBuffer();
};
