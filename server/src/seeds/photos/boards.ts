import { randomOf } from '../steps/random.ts';
import { type BoardLook, bankBoard, otherBoard } from './art.ts';
import { cameraOf, outline, type Point } from './camera.ts';
import { blades, ground, lawn, type Shot, upright } from './ground.ts';
import { horizon, texture } from './light.ts';
import type { Scene, Surface } from './photo.ts';

const floor = (y: number): string =>
  `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#8f979b"/><stop offset="1" stop-color="#d5d2c8"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="#d9b27a"/><stop offset="1" stop-color="#b98748"/></linearGradient></defs>
   <rect width="1200" height="${y}" fill="url(#wall)"/>
   ${Array.from({ length: 7 }, (_, at) => `<rect x="${at * 190 - 60}" y="${y - 330}" width="120" height="150" fill="#eef3f4" opacity="0.8"/>`).join('')}
   <rect y="${y - 120}" width="1200" height="120" fill="#6d7a80"/>
   <rect y="${y}" width="1200" height="${900 - y}" fill="url(#floor)"/>`;
const parquet: Scene['layers'][number] = {
  svg: `<defs>${texture('wood', '0.004 0.09', 5, 0.7)}</defs><rect y="520" width="1200" height="380" filter="url(#wood)" opacity="0.35"/>`,
  fraction: 0.4,
};

type BoardsShot = Shot & {
  /** Where one stands: some steps along the row, so far from it, and turned. */
  at: { along: number; from: number; turn: number; height?: number };
  look: BoardLook;
  below?: string;
  /** Which of the row is the bank's besides the nearest. */
  every?: number;
  isIndoors?: boolean;
  hasBall?: true;
};
const BOARD = 4;
const TILT = 1;
const SILL = 432;

const ballAt = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x + 14}" cy="${y + r * 0.94}" rx="${r * 1.15}" ry="${r * 0.2}" fill="#0b1a08" opacity="0.45"/>
   <radialGradient id="ball" cx="0.38" cy="0.3" r="0.8"><stop stop-color="#ffffff"/><stop offset="0.6" stop-color="#e3e6e6"/><stop offset="1" stop-color="#7d8584"/></radialGradient>
   <clipPath id="round"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><circle cx="${x}" cy="${y}" r="${r}" fill="url(#ball)"/>
   <g clip-path="url(#round)" fill="#20262a">${[
     [0, 0, 0.36],
     [-0.92, -0.34, 0.34],
     [0.9, -0.4, 0.34],
     [-0.56, 0.86, 0.34],
     [0.62, 0.84, 0.34],
     [0, -1.02, 0.3],
   ]
     .map(([dx = 0, dy = 0, size = 0]) => {
       const corners = Array.from({ length: 5 }, (_, at): Point => {
         const angle = (at * 72 - 90 + dx * 30) * (Math.PI / 180);
         return [x + (dx + Math.cos(angle) * size) * r, y + (dy + Math.sin(angle) * size) * r];
       });
       return `<polygon points="${outline(corners)}"/>`;
     })
     .join('')}</g>`;

/** Boards in a row along a pitch or in a hall. */
export const boards = ({ key, light, at, look, below, every = 4, isIndoors = false, hasBall }: BoardsShot): Scene => {
  const random = randomOf(`boards ${key}`);
  const project = cameraOf({ height: at.height ?? 1.6, turn: at.turn, tilt: TILT });
  const sill = SILL;
  const line = (x: number, width: number, color: string) =>
    ground(
      project,
      [
        [-40, at.from - x],
        [60, at.from - x],
        [60, at.from - x - width],
        [-40, at.from - x - width],
      ],
      color,
    );
  const stripes = isIndoors
    ? `${line(0.7, 0.08, '#2456a6')}${line(1.9, 0.06, '#f4f4f0')}`
    : Array.from({ length: 12 }, (_, i) =>
        ground(
          project,
          [
            [i * 6 - 30, at.from],
            [i * 6 - 27, at.from],
            [i * 6 - 27, 0.4],
            [i * 6 - 30, 0.4],
          ],
          'rgba(255,255,255,0.09)',
        ),
      ).join('') + line(1.1, 0.12, '#eef2ea');
  const row = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((place): Surface => {
    const left = place * BOARD - at.along;
    const isOurs = place === 0 || Math.abs(place) % every === 0;
    const size = [620, 140] as const;
    const art = isOurs ? bankBoard(...size, place === 0 ? look : 'petrol', below) : otherBoard(...size, place + 11);
    const shade = `<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0.12"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></linearGradient><rect width="620" height="140" fill="url(#shade)"/>`;
    const span = [
      [left, at.from],
      [left + BOARD - 0.06, at.from],
    ] as const;
    return { art: art + shade, size, corners: upright(project, span, [0.06, 0.96]) };
  });
  const ahead = ({ corners }: Surface) => corners.every(([x]) => x > -2600 && x < 3800);
  const shadow = ground(
    project,
    [
      [-40, at.from],
      [60, at.from],
      [60, at.from - 0.35],
      [-40, at.from - 0.35],
    ],
    'rgba(10,20,8,0.35)',
  );
  const behind = isIndoors ? floor(sill) : horizon(light, sill + 4, random) + lawn(light, sill);
  return {
    key,
    layers: [
      { svg: behind, fraction: 0.25, soft: true },
      isIndoors ? parquet : blades,
      { svg: stripes + shadow, fraction: 0.6 },
      ...row.filter(ahead),
      ...(hasBall ? [{ svg: ballAt(980 + random() * 60, 770, 86) }] : []),
    ],
    tone: isIndoors ? { gain: [1.02, 0.97, 0.88], vignette: 0.4 } : light.tone,
  };
};
