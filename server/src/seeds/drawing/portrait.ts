import { centredText } from './letters.ts';

type Hair = 'short' | 'swept' | 'bob' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf';

/** A person drawn in a few flat shapes, without a face: nobody in particular. */
export type Portrait = {
  background: string;
  skin: string;
  hair: Hair;
  hairColor: string;
  clothes: string;
  shirt?: string;
  beard?: boolean;
  glasses?: boolean;
};

const behind: Partial<Record<Hair, (color: string) => string>> = {
  bob: (color) =>
    `<path d="M-82 -60 Q-86 -140 0 -142 Q86 -140 82 -60 Q84 10 72 42 Q40 56 0 56 Q-40 56 -72 42 Q-84 10 -82 -60Z" fill="${color}"/>`,
  long: (color) =>
    `<path d="M-80 -58 Q-86 -142 0 -144 Q86 -142 80 -58 Q84 50 96 112 Q40 140 -96 112 Q-84 50 -80 -58Z" fill="${color}"/>`,
  bun: (color) => `<circle cx="34" cy="-150" r="34" fill="${color}"/>`,
  scarf: (color) =>
    `<path d="M-84 -40 Q-88 -146 0 -148 Q88 -146 84 -40 Q90 60 66 100 H-66 Q-90 60 -84 -40Z" fill="${color}"/>`,
};

const onTop: Record<Hair, (color: string) => string> = {
  short: (color) =>
    `<path d="M-74 -44 Q-86 -136 0 -138 Q86 -136 74 -44 Q66 -84 46 -94 Q0 -106 -46 -94 Q-66 -84 -74 -44Z" fill="${color}"/>`,
  swept: (color) =>
    `<path d="M-75 -38 Q-94 -112 -36 -134 Q24 -164 66 -124 Q86 -98 75 -38 Q64 -78 38 -90 Q-18 -86 -54 -98 Q-68 -74 -75 -38Z" fill="${color}"/>`,
  bob: (color) =>
    `<path d="M-74 -30 Q-80 -128 0 -132 Q80 -128 74 -30 Q62 -76 16 -100 Q-30 -86 -56 -66 Q-70 -52 -74 -30Z" fill="${color}"/>`,
  long: (color) =>
    `<path d="M-73 -24 Q-82 -128 0 -132 Q82 -128 73 -24 Q60 -80 -2 -104 Q-60 -82 -73 -24Z" fill="${color}"/>`,
  bun: (color) =>
    `<path d="M-74 -42 Q-82 -136 0 -138 Q82 -136 74 -42 Q56 -96 0 -98 Q-56 -96 -74 -42Z" fill="${color}"/>`,
  curly: (color) =>
    `<g fill="${color}">${[
      [-66, -72, 27],
      [-52, -108, 31],
      [-18, -130, 33],
      [22, -130, 33],
      [54, -106, 31],
      [67, -70, 26],
      [0, -108, 34],
      [-34, -96, 26],
      [36, -96, 26],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join('')}</g>`,
  bald: (color) =>
    `<path d="M-72 -34 Q-80 -66 -66 -84 Q-66 -52 -62 -28Z M72 -34 Q80 -66 66 -84 Q66 -52 62 -28Z" fill="${color}"/>`,
  scarf: (color) =>
    `<path d="M-76 -30 Q-78 -140 0 -142 Q78 -140 76 -30 Q66 -92 0 -96 Q-66 -92 -76 -30Z" fill="${color}"/>`,
};

const beardPath = 'M-70 -26 Q-66 4 -42 2 Q0 -12 42 2 Q66 4 70 -26 Q72 58 0 62 Q-72 58 -70 -26Z';

/** The portrait as SVG, 320 by 320, filled to its edges. */
export const portraitSvg = ({
  background,
  skin,
  hair,
  hairColor,
  clothes,
  shirt = '#f8fafc',
  beard,
  glasses,
}: Portrait): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-172 -190 344 344">
  <rect x="-200" y="-210" width="400" height="400" fill="${background}"/>
  <circle cx="150" cy="-170" r="190" fill="#ffffff" opacity="0.12"/>
  ${behind[hair]?.(hairColor) ?? ''}
  <path d="M-166 200 Q-164 104 -62 84 L0 74 L62 84 Q164 104 166 200Z" fill="${clothes}"/>
  <path d="M-40 78 L0 128 L40 78 L52 84 L0 190 L-52 84Z" fill="${shirt}"/>
  <path d="M-34 20 H34 V82 Q0 128 -34 82Z" fill="${skin}"/><path d="M-34 42 Q0 74 34 42 V56 Q0 86 -34 56Z" fill="#000000" opacity="0.1"/>
  <ellipse cy="-42" rx="71" ry="88" fill="${skin}"/>
  ${beard ? `<path d="${beardPath}" fill="${hairColor}"/>` : ''}
  ${onTop[hair](hairColor)}
  ${glasses ? '<g fill="none" stroke="#1f2937" stroke-width="6"><circle cx="-29" cy="-40" r="20"/><circle cx="29" cy="-40" r="20"/><path d="M-9 -42 Q0 -48 9 -42"/></g>' : ''}
</svg>`;

/** Someone's initials on their own colour. */
export const initialsSvg = (name: string, background: string): string => {
  const words = name.split(/[ -]/);
  const initials = `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="-160 -160 320 320">
    <rect x="-160" y="-160" width="320" height="320" fill="${background}"/>
    <circle cx="120" cy="-130" r="150" fill="#ffffff" opacity="0.12"/>
    ${centredText(initials, { x: 0, y: 44, size: 126, fill: '#ffffff', face: 'bold', spacing: 2 })}</svg>`;
};
