import { type FieldPattern, fieldPattern } from './crest.fields.ts';
import { type EmblemName, emblems } from './emblems.ts';
import { arcText, centredText } from './letters.ts';

type CrestShape = 'shield' | 'roundel' | 'ribbon' | 'hexagon' | 'burgee' | 'badge' | 'mark';

/** How a club's logo looks. `main` and `second` are its colours, `light` what lies between them. */
export type Crest = {
  shape: CrestShape;
  emblem: EmblemName;
  main: string;
  second: string;
  light?: string;
  pattern?: FieldPattern;
  /** On a roundel's ring: over the top, and along the bottom. */
  ring?: readonly [top: string, bottom: string];
};

type Parts = Required<Omit<Crest, 'ring'>> & { letters: string; ring: readonly [string, string] };

const place = (emblem: EmblemName, x: number, y: number, size: number, ink: string, paper: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100})">${emblems[emblem]({ ink, paper })}</g>`;

const SHIELD = 'M-150 -178 Q-75 -160 0 -184 Q75 -160 150 -178 V20 Q146 130 0 190 Q-146 130 -150 20Z';
const HEXAGON = '0,-188 163,-94 163,94 0,188 -163,94 -163,-94';

const clipped = (outline: string, content: string) =>
  `<clipPath id="field">${outline}</clipPath><g clip-path="url(#field)">${content}</g>`;

const shapes: Record<CrestShape, (parts: Parts) => string> = {
  shield: ({ main, second, light, pattern, emblem, letters }) => {
    const inner = `<path d="${SHIELD}" transform="scale(0.87)"/>`;
    const field = fieldPattern(pattern, light, second);
    return `<path d="${SHIELD}" fill="${main}"/><path d="${SHIELD}" transform="scale(0.92)" fill="${light}"/>
      ${clipped(inner, `${field}<rect x="-150" y="-170" width="300" height="92" fill="${main}"/><rect x="-150" y="-82" width="300" height="7" fill="${light}"/>`)}
      ${centredText(letters, { x: 0, y: -92, size: 60, fill: light, spacing: 4, maxWidth: 210 })}
      <circle cy="34" r="86" fill="${light}"/><circle cy="34" r="78" fill="${main}"/>${place(emblem, 0, 34, 112, light, main)}`;
  },
  roundel: ({
    main,
    second,
    light,
    pattern,
    emblem,
    ring,
  }) => `<circle r="190" fill="${main}"/><circle r="179" fill="${light}"/><circle r="172" fill="${main}"/>
    <circle r="122" fill="${light}"/>${clipped('<circle r="114"/>', fieldPattern(pattern, second, main))}
    ${place(emblem, 0, 0, 136, light, second)}
    ${arcText(ring[0], 'top', { radius: 147, size: 37, fill: light, spacing: 4, maxAngle: 170 })}
    ${arcText(ring[1], 'bottom', { radius: 147, size: 29, fill: light, spacing: 3, maxAngle: 110 })}
    <circle cx="-146" cy="22" r="6" fill="${light}"/><circle cx="146" cy="22" r="6" fill="${light}"/>`,
  ribbon: ({
    main,
    second,
    light,
    pattern,
    emblem,
    letters,
  }) => `<circle r="168" cy="-18" fill="${main}"/><circle r="157" cy="-18" fill="${light}"/>
    <g transform="translate(0 -18)">${clipped('<circle r="149"/>', fieldPattern(pattern, main, second))}</g>
    ${place(emblem, 0, -46, 168, light, main)}
    <path d="M-192 88 H-140 V160 H-192 L-172 124Z M192 88 H140 V160 H192 L172 124Z" fill="${second}" stroke="${light}" stroke-width="6"/>
    <path d="M-160 70 Q0 96 160 70 V146 Q0 172 -160 146Z" fill="${second}" stroke="${light}" stroke-width="7"/>
    ${centredText(letters, { x: 0, y: 140, size: 58, fill: light, spacing: 6, maxWidth: 250 })}`,
  hexagon: ({ main, second, light, pattern, emblem, letters }) => `<polygon points="${HEXAGON}" fill="${main}"/>
    ${clipped(`<polygon points="${HEXAGON}" transform="scale(0.9)"/>`, fieldPattern(pattern, main, second))}
    <polygon points="${HEXAGON}" transform="scale(0.9)" fill="none" stroke="${light}" stroke-width="7"/>
    ${place(emblem, 0, -34, 150, light, main)}
    ${centredText(letters, { x: 0, y: 112, size: 70, fill: light, spacing: 3, maxWidth: 200 })}`,
  burgee: ({
    main,
    second,
    light,
    emblem,
    letters,
  }) => `<rect x="-186" y="-172" width="14" height="350" rx="7" fill="${main}"/>
    <path d="M-166 -160 L190 -20 L-166 120Z" fill="${main}"/><path d="M-166 -62 L-6 -97 L190 -20 L-6 57 L-166 22Z" fill="${second}"/>
    ${place(emblem, -88, -20, 112, light, second)}
    ${centredText(letters, { x: 34, y: 172, size: 78, fill: main, spacing: 4, maxWidth: 310 })}`,
  badge: ({
    main,
    second,
    light,
    pattern,
    emblem,
    letters,
  }) => `<rect x="-172" y="-172" width="344" height="344" rx="78" fill="${main}"/>
    ${clipped('<rect x="-172" y="-172" width="344" height="344" rx="78"/>', fieldPattern(pattern, main, second))}
    ${place(emblem, 0, -40, 176, light, main)}
    ${centredText(letters, { x: 0, y: 138, size: 78, fill: light, spacing: 4, maxWidth: 270 })}`,
  mark: ({ main, second, emblem, letters }) => `${place(emblem, 0, -74, 216, main, '#ffffff')}
    ${centredText(letters, { x: 0, y: 152, size: 104, fill: main, spacing: 2, maxWidth: 330 })}
    <path d="M-150 176 q37 -20 75 0 t75 0 t75 0 t75 0" fill="none" stroke="${second}" stroke-width="13" stroke-linecap="round"/>`,
};

/** A club's logo as SVG, 320 by 320, on nothing. */
export const crestSvg = (crest: Crest, club: { name: string; shortName: string; city: string }): string => {
  const parts: Parts = {
    light: '#ffffff',
    pattern: 'plain',
    ...crest,
    letters: club.shortName,
    ring: crest.ring ?? [club.name.toUpperCase(), club.city.toUpperCase()],
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-200 -200 400 400">${shapes[crest.shape](parts)}</svg>`;
};
