import { randomOf } from '../steps/random.ts';
import { BANK_NAME_WIDTH, type BoardLook, bankBoard, bankColors, bankName, letters, logo } from './art.ts';
import { cameraOf, outline, type Point } from './camera.ts';
import { blades, ground, lawn, type Shot, upright } from './ground.ts';
import { horizon, texture } from './light.ts';
import type { Scene, Surface } from './photo.ts';

/** A banner tied to a fence or hung on a wall. */
export const banner = ({
  key,
  light,
  club,
  look,
  below,
  isOnBrick = false,
}: Shot & { look: BoardLook; below: string; isOnBrick?: boolean }): Scene => {
  const random = randomOf(`banner ${key}`);
  const size = [900, 330] as const;
  const crest = logo(club.logo, 28, 95, 140);
  const folds = Array.from({ length: 9 }, (_, at) => {
    const x = at * 110 + random() * 50;
    return `<rect x="${x}" width="${40 + random() * 50}" height="330" fill="url(#fold)" opacity="${0.25 + random() * 0.35}"/>`;
  });
  const eyes = [12, 306].flatMap((y) =>
    Array.from(
      { length: 7 },
      (_, at) =>
        `<circle cx="${16 + at * 144.6}" cy="${y + 6}" r="7" fill="#c9ced1" stroke="#58616a" stroke-width="3"/>`,
    ),
  );
  const ours = bankBoard(700, 330, look, below);
  const art = `${bankBoard(900, 330, look).split('/>')[0]}/><g transform="translate(180 0)">${ours}</g>${crest}
    <linearGradient id="fold"><stop stop-color="#000" stop-opacity="0"/><stop offset="0.5" stop-color="#000" stop-opacity="0.35"/><stop offset="0.7" stop-color="#fff" stop-opacity="0.3"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>${folds.join('')}${eyes.join('')}`;
  const lean = (random() - 0.5) * 90;
  const corners: Point[] = [
    [130 + random() * 50, 270 + lean],
    [1060 + random() * 60, 250 - lean],
    [1070 + random() * 60, 600 - lean * 0.6],
    [120 + random() * 60, 640 + lean * 0.6],
  ];
  const bricks = {
    svg: `<defs><pattern id="bricks" width="96" height="64" patternUnits="userSpaceOnUse"><rect width="96" height="64" fill="#b9aa9a"/><rect x="2" y="2" width="92" height="27" fill="#9c4a35"/><rect x="-46" y="34" width="92" height="27" fill="#8d4330"/><rect x="50" y="34" width="92" height="27" fill="#a5523b"/></pattern>${texture('grit', '0.4', 4, 1)}</defs><rect width="1200" height="900" fill="url(#bricks)"/><rect width="1200" height="900" filter="url(#grit)" opacity="0.4"/>`,
    fraction: 0.5,
  };
  const wires = `<defs><pattern id="wires" width="26" height="30" patternUnits="userSpaceOnUse"><path d="M0 0 L13 15 L0 30 M26 0 L13 15 L26 30" fill="none" stroke="#8b9296" stroke-width="2"/></pattern></defs><rect y="150" width="1200" height="640" fill="url(#wires)"/>${[40, 600, 1165].map((x) => `<rect x="${x}" y="120" width="22" height="720" fill="#787f83"/>`).join('')}<rect y="140" width="1200" height="16" fill="#868d91"/>`;
  const shade = `<polygon points="${outline(corners.map(([x, y]) => [x + 12, y + 16]))}" fill="#000" opacity="${isOnBrick ? 0.35 : 0.12}"/>`;
  return {
    key,
    layers: isOnBrick
      ? [bricks, { svg: shade, fraction: 0.25 }, { art, size, corners }]
      : [
          { svg: horizon(light, 560, random) + lawn(light, 560), fraction: 0.25, soft: true },
          blades,
          { svg: wires + shade },
          { art, size, corners },
        ],
    tone: light.tone,
  };
};

const quay: Scene['layers'][number] = {
  svg: `<defs>${texture('waves', '0.02 0.2', 6, 1.2)}${texture('planks', '0.3 0.01', 7, 0.9)}</defs><rect y="480" width="1200" height="240" filter="url(#waves)" opacity="0.5"/><rect y="725" width="1200" height="175" filter="url(#planks)" opacity="0.5"/>`,
  fraction: 0.4,
};

/** Flags that stand in the grass or along a quay. */
export const flags = ({ key, light, club, isAtSea = false }: Shot & { isAtSea?: boolean }): Scene => {
  const random = randomOf(`flags ${key}`);
  const water = `<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="#8fb0bf"/><stop offset="1" stop-color="#3f6a80"/></linearGradient></defs><rect y="470" width="1200" height="300" fill="url(#water)"/>
    ${Array.from({ length: 9 }, (_, at) => `<path d="M${60 + at * 140} 500 v-${170 + random() * 120}" stroke="#eceff0" stroke-width="5"/><ellipse cx="${60 + at * 140}" cy="505" rx="52" ry="13" fill="#f4f4f1"/>`).join('')}
    <polygon points="0,735 1200,705 1200,900 0,900" fill="#9a8669"/>`;
  const sky = horizon(light, isAtSea ? 474 : 520, random);
  const one = (x: number, y: number, size: number, isClubs: boolean): string => {
    const [ground, ink] = isClubs ? club.colors : [bankColors.petrol, '#ffffff'];
    const name = isClubs ? club.shortName : 'Fjordbanken';
    const mark = isClubs ? logo(club.logo, 22, 90, 96) : logo('fjordbanken.svg', 28, 92, 84);
    return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${(random() - 0.5) * 5})"><path d="M0 640 V40 Q4 2 60 0" fill="none" stroke="#40484d" stroke-width="7"/>
      <path d="M4 560 V44 Q8 6 62 4 Q150 20 146 130 Q138 330 150 520 Q80 540 4 560Z" fill="${ground}"/>${mark}
      <g transform="translate(96 520) rotate(-90)">${letters(name, { x: 0, y: 8, size: 62, fill: ink, most: 310 })}</g>
      <path d="M70 6 Q150 20 146 130 Q138 330 150 520 L118 528 Q100 300 118 150 Q112 40 70 6Z" fill="#000" opacity="0.18"/><path d="M8 556 V60 Q30 200 22 552Z" fill="#fff" opacity="0.16"/>
      <ellipse cx="0" cy="642" rx="60" ry="9" fill="#000" opacity="0.35"/></g>`;
  };
  const spots = [
    [250, 120, 1.05],
    [560, 200, 0.9],
    [820, 250, 0.78],
    [1020, 285, 0.7],
  ] as const;
  const count = 2 + Math.floor(random() * 3);
  return {
    key,
    layers: [
      { svg: sky + (isAtSea ? water : lawn(light, 520)), fraction: 0.25, soft: true },
      isAtSea ? quay : blades,
      {
        svg: spots
          .slice(0, count)
          .map(([x, y, size], at) => one(x + random() * 60, y, size, at === 1))
          .reverse()
          .join(''),
      },
    ],
    tone: light.tone,
  };
};

/** The bank's tent on the grass, with what stands before it. */
export const tent = ({ key, light, club }: Shot): Scene => {
  const random = randomOf(`tent ${key}`);
  const project = cameraOf({ height: 1.6, turn: random() * 10 - 5, tilt: 1 });
  const sill = project(0, 0, 400)[1];
  const [left, right] = [-2.1 + random(), 1.4 + random()];
  const [near, far] = [5.6, 8.6];
  const face = (points: readonly (readonly [number, number, number])[], fill: string) =>
    `<polygon points="${outline(points.map((point) => project(...point)))}" fill="${fill}"/>`;
  const middle = (left + right) / 2;
  const cloth = [
    face(
      [
        [left, 2.2, near],
        [right, 2.2, near],
        [middle, 3.3, (near + far) / 2],
      ],
      '#1b93b3',
    ),
    face(
      [
        [left, 2.2, near],
        [left, 2.2, far],
        [middle, 3.3, (near + far) / 2],
      ],
      '#117089',
    ),
    face(
      [
        [left, 0, far],
        [right, 0, far],
        [right, 2.2, far],
        [left, 2.2, far],
      ],
      '#0d5a70',
    ),
    face(
      [
        [left, 0, near],
        [left, 0, far],
        [left, 2.2, far],
        [left, 2.2, near],
      ],
      '#0f667e',
    ),
  ].join('');
  const poles = [left, right]
    .map((x) =>
      face(
        [
          [x - 0.03, 0, near],
          [x + 0.03, 0, near],
          [x + 0.03, 2.2, near],
          [x - 0.03, 2.2, near],
        ],
        '#d8dcde',
      ),
    )
    .join('');
  const valance: Surface = {
    art: `<rect width="900" height="90" fill="${bankColors.petrol}"/>${bankName((900 - 50 * BANK_NAME_WIDTH) / 2, 20, 50, '#fff')}`,
    size: [900, 90],
    corners: upright(
      project,
      [
        [left, near],
        [right, near],
      ],
      [1.92, 2.24],
    ),
  };
  const table: Surface = {
    art: bankBoard(700, 330, 'white', `på besøg hos ${club.name}`),
    size: [700, 330],
    corners: upright(
      project,
      [
        [middle - 0.9, near + 0.5],
        [middle + 0.9, near + 0.5],
      ],
      [0.02, 0.86],
    ),
  };
  const things = [0, 1, 2, 3, 4].map((at) => {
    const [x, y] = project(middle - 0.7 + at * 0.34, 0.86, near + 0.55);
    const color = [bankColors.petrol, '#f1c24b', '#e9e4da', club.colors[0], '#f7f7f5'][at];
    return `<rect x="${x}" y="${y - 26 - random() * 34}" width="44" height="62" rx="5" fill="${color}"/>`;
  });
  return {
    key,
    layers: [
      { svg: horizon(light, sill + 4, random) + lawn(light, sill), fraction: 0.25, soft: true },
      blades,
      {
        svg:
          cloth +
          ground(
            project,
            [
              [left, near],
              [right + 0.6, near - 0.3],
              [right + 0.8, far],
              [left, far],
            ],
            'rgba(8,20,6,0.3)',
          ) +
          things.join(''),
      },
      table,
      { svg: poles },
      valance,
    ],
    tone: light.tone,
  };
};

/** The big screen of a stadium, a while before the match. */
export const screen = ({ key, club, light, line }: Shot & { line: string }): Scene => {
  const random = randomOf(`screen ${key}`);
  const isEvening = random() < 0.6;
  const [skyTop, skyLow] = isEvening ? ['#1b2b4b', '#c98a6a'] : light.sky;
  const lean = (random() - 0.5) * 60;
  const corners: Point[] = [
    [230 + random() * 40, 150 + lean],
    [960 + random() * 50, 150 - lean],
    [960 + random() * 50, 560 - lean * 0.5],
    [240 + random() * 30, 560 + lean * 0.5],
  ];
  const frame = outline(corners.map(([x, y], at) => [x + (at === 0 || at === 3 ? -22 : 22), y + (at < 2 ? -22 : 22)]));
  const crest = logo(club.logo, 72, 140, 230);
  const art = `<defs><linearGradient id="glow" x2="1" y2="1"><stop stop-color="#1ba3c6"/><stop offset="1" stop-color="#0b3b4a"/></linearGradient><pattern id="dots" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="4" height="1.2" fill="#000" opacity="0.35"/><rect width="1.2" height="4" fill="#000" opacity="0.25"/></pattern></defs>
    <rect width="900" height="500" fill="url(#glow)"/>${crest}${letters(line, { x: 350, y: 200, size: 46, fill: '#dff3f8', weight: 'plain', most: 510 })}${bankName(350, 240, 88, '#ffffff')}${letters(club.name, { x: 350, y: 410, size: 36, fill: '#bfe4ee', most: 500 })}<rect width="900" height="500" fill="url(#dots)"/>`;
  const stand = Array.from(
    { length: 13 },
    (_, at) => `<rect y="${640 + at * 21}" width="1200" height="12" fill="${isEvening ? '#22303c' : '#8a949a'}"/>`,
  );
  const back = `<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="${skyTop}"/><stop offset="1" stop-color="${skyLow}"/></linearGradient></defs><rect width="1200" height="660" fill="url(#dusk)"/>
    <rect y="620" width="1200" height="280" fill="${isEvening ? '#161f28' : '#6f7a80'}"/>${stand.join('')}${isEvening ? '<radialGradient id="lamp"><stop stop-color="#fffbe8"/><stop offset="0.25" stop-color="#fff3c8" stop-opacity="0.7"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient><circle cx="1085" cy="80" r="190" fill="url(#lamp)"/><circle cx="95" cy="110" r="130" fill="url(#lamp)"/>' : ''}`;
  const steel = isEvening ? '#0d1216' : '#3a4248';
  return {
    key,
    layers: [
      { svg: back, fraction: 0.25, soft: true },
      {
        svg: `<rect x="360" y="540" width="34" height="250" fill="${steel}"/><rect x="810" y="540" width="34" height="250" fill="${steel}"/><polygon points="${frame}" fill="${steel}"/>`,
      },
      { art, size: [900, 500], corners },
    ],
    tone: { gain: isEvening ? [0.98, 0.98, 1.06] : light.tone.gain, vignette: 0.35 },
  };
};
