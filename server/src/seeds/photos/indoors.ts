import { bankBoard, bankColors, bankName, letters, logo, type Shot } from './art.ts';
import { shaded, table } from './backgrounds.ts';

/** Grey in the place of text that nobody reads. */
const lines = (x: number, y: number, width: number, count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const long = at === count - 1 ? width * 0.55 : width;
    return `<rect x="${x}" y="${y + at * 22}" width="${long}" height="9" rx="3" fill="#8f979c" opacity="0.75"/>`;
  }).join('');

/** Something that lies on a table, turned a little around its middle. */
const lying = (random: () => number, [width, height]: readonly [number, number], art: string): string => {
  const turn = `translate(${560 + random() * 80} 450) rotate(${random() * 20 - 10})`;
  return `${table(random)}<g transform="${turn} translate(${-width / 2} ${-height / 2})"><rect x="16" y="20" width="${width}" height="${height}" rx="30" opacity="0.35"/>${art}</g>`;
};

/** A post of the club's, on somebody's phone. */
export const post = ({ club, random }: Shot, { words, text }: { words: string; text: string }): string => {
  const [ground, ink] = club.colors;
  const likes = `${20 + Math.floor(random() * 260)} synes godt om · ${3 + Math.floor(random() * 30)} kommentarer`;
  const picture = `<svg x="12" y="222" width="396" height="440"><rect width="396" height="440" fill="${ground}"/><path d="M0 440 L396 273 V440Z" fill="${bankColors.petrol}"/><path d="M0 440 L396 273 V251 L0 418Z" fill="${ink}" opacity="0.85"/>
    ${logo(club.logo, 143, 30, 110)}${letters(words, { x: 198, y: 220, size: 40, fill: ink, anchor: 'middle', most: 356 })}${bankName(150, 372, 40, '#fff')}</svg>`;
  return lying(
    random,
    [420, 860],
    `<rect width="420" height="860" rx="46" fill="#15181b"/><rect x="12" y="12" width="396" height="836" rx="36" fill="#fff"/><rect x="150" y="22" width="120" height="24" rx="12" fill="#15181b"/>
    ${logo(club.logo, 30, 92, 46)}${letters(club.name, { x: 88, y: 124, size: 20, fill: '#15181b', most: 290 })}${letters(text, { x: 30, y: 178, size: 17, fill: '#15181b', weight: 'plain', most: 360 })}${lines(30, 192, 340, 1)}${picture}
    ${letters(likes, { x: 30, y: 700, size: 17, fill: '#50585e', weight: 'plain' })}${lines(70, 750, 290, 3)}<circle cx="46" cy="768" r="16" fill="#c4ccd1"/>`,
  );
};

/** A page of a printed programme with the bank's advertisement. */
export const programme = ({ club, random }: Shot, { words }: { words: string }): string =>
  lying(
    random,
    [960, 680],
    `<rect width="480" height="680" fill="#fbfaf6"/>${logo(club.logo, 195, 60, 90)}${letters(club.name, { x: 240, y: 210, size: 32, fill: '#22282c', anchor: 'middle', most: 400 })}${letters('Program', { x: 240, y: 250, size: 22, fill: '#60686d', anchor: 'middle', weight: 'plain' })}${lines(50, 300, 175, 14)}${lines(255, 300, 175, 14)}
    <rect x="480" width="480" height="680" fill="#fdfcf9"/><rect x="515" y="35" width="410" height="610" fill="${bankColors.petrol}"/><path d="M515 400 q102 -60 205 0 t205 0 V645 H515Z" fill="${bankColors.night}" opacity="0.55"/>${bankName(552, 100, 58, '#fff')}${letters(words, { x: 720, y: 330, size: 40, fill: '#fff', anchor: 'middle', most: 350 })}
    <linearGradient id="gutter"><stop stop-opacity="0"/><stop offset="0.5" stop-opacity="0.35"/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="400" width="160" height="680" fill="url(#gutter)"/>`,
  );

/** How close, and from which corner of it, a side of a shirt is seen. */
const sides = {
  Bryst: 'translate(190 20)',
  Ryg: 'translate(220 20)',
  Ærme: 'translate(400 -330) scale(1.9)',
} as const;

/** A shirt of the club's, on a hanger in the changing room. */
export const shirt = ({ club, random }: Shot, { side }: { side: keyof typeof sides }): string => {
  const [cloth, trim] = club.colors;
  const number = { x: 400, y: 600, size: 320, fill: trim, anchor: 'middle' } as const;
  const front = `${bankName(237, 385, 58, trim)}${logo(club.logo, 480, 220, 78)}<g transform="translate(78 300) rotate(-32)">${logo('fjordbanken.svg', 0, -14, 62)}</g>`;
  const back = `${bankName(255, 245, 52, trim)}${letters(String(2 + Math.floor(random() * 20)), number)}`;
  const folds = Array.from({ length: 6 }, (_, at) => {
    const x = 230 + at * 62 + random() * 30;
    return `<path d="M${x} 860 Q${x + 20} 650 ${x - 10} ${420 + random() * 140}" stroke="${at % 2 ? '#000' : '#fff'}" stroke-width="24" opacity="0.13" fill="none" stroke-linecap="round"/>`;
  });
  const lockers = [0, 1, 2, 3, 4].map(
    (at) =>
      `<path d="M${at * 262 - 57} 0 V760 M${at * 262 + 30} 124 h110 M${at * 262 + 30} 146 h110" stroke-width="7"/>`,
  );
  const outline =
    'M300 120 Q400 165 500 120 L620 165 L742 330 L640 400 L596 340 L606 850 Q400 880 194 850 L204 340 L160 400 L58 330 L180 165Z';
  return `${shaded('room', ['#c8cdd0', '#9fb0b8'])}<g stroke="#000" opacity="0.25">${lockers.join('')}</g><rect y="760" width="1200" height="140" fill="#8b6a45"/>
    <clipPath id="cut"><path d="${outline}"/></clipPath><linearGradient id="round"><stop stop-opacity="0.45"/><stop offset="0.3" stop-opacity="0"/><stop offset="0.65" stop-opacity="0"/><stop offset="1" stop-opacity="0.4"/></linearGradient>
    <g transform="${sides[side]}"><path d="${outline}" transform="translate(26 24)" opacity="0.3"/><path d="M400 30 q34 0 34 30 q0 22 -34 36 v30" fill="none" stroke="#6f777c" stroke-width="9"/><path d="M190 190 Q400 70 610 190" fill="none" stroke="#7a5633" stroke-width="18"/>
    <g clip-path="url(#cut)"><rect width="800" height="900" fill="${cloth}"/><path d="M250 100 V880 M350 100 V880 M450 100 V880 M550 100 V880" stroke="${trim}" stroke-width="40" opacity="0.14"/><path d="M300 118 Q400 168 500 118 M52 335 L165 405 M748 335 L635 405" fill="none" stroke="${trim}" stroke-width="26"/>${side === 'Ryg' ? back : front}${folds.join('')}<rect x="180" y="100" width="440" height="800" fill="url(#round)"/></g></g>`;
};

/** The club's site on a laptop, with the bank's banner on it. */
export const website = ({ club, random }: Shot): string => {
  const [ground, ink] = club.colors;
  const pictures = [0, 1, 2].map(
    (at) =>
      `<rect x="${40 + at * 280}" y="345" width="260" height="110" fill="#b9c9bf"/>${lines(40 + at * 280, 474, 250, 3)}`,
  );
  return `${table(random)}<polygon points="120,700 1090,700 1180,900 20,900" fill="#b9bec2"/><polygon points="180,740 1030,740 1080,860 120,860" fill="#2a2e31"/>
    <g transform="translate(${140 + random() * 30} 110)"><rect width="900" height="580" rx="14" fill="#1a1d20"/><rect x="14" y="14" width="872" height="552" fill="#fff"/><rect x="14" y="14" width="872" height="32" fill="#dfe3e6"/><rect x="130" y="20" width="560" height="20" rx="10" fill="#fff"/><rect x="14" y="46" width="872" height="98" fill="${ground}"/>${logo(club.logo, 30, 62, 66)}${letters(club.name, { x: 116, y: 108, size: 34, fill: ink, most: 700 })}
    <svg x="40" y="170" width="820" height="150">${bankBoard(820, 150, 'petrol', `Vi støtter ${club.name}`)}</svg>${pictures.join('')}</g>`;
};
