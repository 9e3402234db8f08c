/** What an emblem is drawn with: `ink` for its body, `paper` for what is cut out of it. */
export type Inks = { ink: string; paper: string };

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
};
const polygon = (radius: number, corners: number, turn = 0) =>
  Array.from({ length: corners }, (_, i) => point(radius, turn + (360 / corners) * i)).join(' ');
const around = (count: number, draw: (degrees: number) => string, turn = 0) =>
  Array.from({ length: count }, (_, i) => draw(turn + (360 / count) * i)).join('');
const stroke = (color: string, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const wave = (y: number, { height = 9, length = 25, from = -50, to = 50 } = {}) => {
  let path = `M${from} ${y}`;
  for (let x = from; x < to; x += length) path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return path;
};
const star = (radius: number, points = 5, inner = 0.42) =>
  Array.from({ length: points * 2 }, (_, i) => point(i % 2 ? radius * inner : radius, (180 / points) * i)).join(' ');

const shuttleFeather = (degrees: number, { ink, paper }: Inks) =>
  `<path transform="rotate(${degrees} 0 26)" d="M-6 18 L-10 -38 Q0 -50 10 -38 L6 18Z" fill="${ink}" stroke="${paper}" stroke-width="3"/>`;

const invader = [
  '0010000100',
  '0001001000',
  '0011111100',
  '0110110110',
  '1111111111',
  '1011111101',
  '1010000101',
  '0001111000',
];

/** Symbols in a square from -50 to 50. Their lines are heavy enough to be told apart at 40 pixels. */
export const emblems = {
  football: ({ ink, paper }) => `<circle r="47" fill="${ink}"/>
    <g fill="${paper}"><polygon points="${polygon(17, 5)}"/>
    ${around(5, (d) => `<path transform="rotate(${d})" d="M-11 -46.5 A47.8 47.8 0 0 1 11 -46.5 L8 -37 Q0 -33 -8 -37Z"/>`, 0)}</g>
    <g ${stroke(paper, 4)}>${around(5, (d) => `<path transform="rotate(${d})" d="M0 -17V-35"/>`)}
    ${around(5, (d) => `<path transform="rotate(${d})" d="M-9 -37 L-26 -26 M9 -37 L26 -26 M-26 -26"/>`)}</g>`,
  handball: ({ ink, paper }) => `<circle r="47" fill="${ink}"/>
    <g ${stroke(paper, 5)}>${around(3, (d) => `<path transform="rotate(${d})" d="M-3 -44 Q-26 -12 2 4 Q22 12 39 22"/>`)}
    <circle r="17" fill="${ink}"/></g>`,
  sail: ({ ink }) => `<g fill="${ink}"><path d="M-3 -48 V18 H-40 Q-14 -10 -3 -48Z"/><path d="M5 -34 Q30 -8 35 18 H5Z"/>
    <path d="M-46 25 H46 Q38 45 18 45 H-18 Q-40 45 -46 25Z"/></g>`,
  waves: ({ ink }) => `<g ${stroke(ink, 10)}><path d="${wave(-24)}"/><path d="${wave(2)}"/><path d="${wave(28)}"/></g>`,
  swimmer: ({ ink }) => `<circle cx="27" cy="-14" r="12" fill="${ink}"/><g ${stroke(ink, 10)}>
    <path d="M-34 6 L-8 -24 L-22 -36"/><path d="M-8 -24 L14 4"/><path d="${wave(22, { from: -46, to: 46, length: 23 })}"/>
    <path d="${wave(42, { from: -34, to: 34, length: 23 })}"/></g>`,
  rower: ({ ink, paper }) => `<g ${stroke(ink, 7)}><path d="M-36 38 L26 -30"/><path d="M36 38 L-26 -30"/></g>
    <g fill="${ink}"><path d="M20 -34 L34 -50 Q48 -48 47 -34 L33 -20Z"/><path d="M-20 -34 L-34 -50 Q-48 -48 -47 -34 L-33 -20Z"/></g>
    <circle r="12" cy="4" fill="${ink}" stroke="${paper}" stroke-width="5"/>`,
  anchor: ({ ink }) => `<g ${stroke(ink, 9)}><circle cy="-35" r="9"/><path d="M0 -26 V42"/><path d="M-19 -12 H19"/>
    <path d="M-40 10 Q-36 42 0 43 Q36 42 40 10"/></g><g fill="${ink}"><path d="M-50 18 L-40 -2 L-27 16Z"/><path d="M50 18 L40 -2 L27 16Z"/></g>`,
  horseshoe: ({
    ink,
    paper,
  }) => `<path d="M-24 40 Q-46 2 -27 -25 Q0 -48 27 -25 Q46 2 24 40" fill="none" stroke="${ink}" stroke-width="19"/>
    <path d="M-38 42 H-13 M38 42 H13" ${stroke(ink, 9)}/>
    <g fill="${paper}">${[
      [-31, 10],
      [31, 10],
      [-27, -14],
      [27, -14],
      [-10, -31],
      [10, -31],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.2"/>`)
      .join('')}</g>`,
  wheel: ({ ink }) => `<g ${stroke(ink, 9)}><circle r="42"/></g><g ${stroke(ink, 4.5)}>
    ${around(10, (d) => `<path transform="rotate(${d})" d="M0 0 V-40"/>`)}</g><circle r="10" fill="${ink}"/>`,
  spruce: ({ ink }) =>
    `<g fill="${ink}"><path d="M0 -50 L20 -22 H10 L29 4 H15 L37 32 H-37 L-15 4 H-29 L-10 -22 H-20Z"/><rect x="-6" y="30" width="12" height="19"/></g>`,
  tent: ({ ink, paper }) => `<path d="M0 -34 L48 38 H-48Z" fill="${ink}"/><path d="M0 -6 L19 38 H-19Z" fill="${paper}"/>
    <path d="M-7 -46 L4 -30 M7 -46 L-4 -30" ${stroke(ink, 6)}/>`,
  compass: ({ ink, paper }) => `<circle r="44" ${stroke(ink, 6)}/><polygon points="${star(47, 4, 0.26)}" fill="${ink}"/>
    <polygon points="${star(26, 4, 0.4)}" transform="rotate(45)" fill="${ink}"/><circle r="6" fill="${paper}"/>`,
  note: ({
    ink,
  }) => `<g fill="${ink}"><ellipse cx="-24" cy="32" rx="17" ry="13" transform="rotate(-18 -24 32)"/><ellipse cx="28" cy="22" rx="17" ry="13" transform="rotate(-18 28 22)"/>
    <path d="M-15 32 V-34 L45 -46 V22 H36 V-22 L-6 -13 V32Z"/></g>`,
  lyre: ({
    ink,
  }) => `<g ${stroke(ink, 8)}><path d="M-12 34 Q-46 8 -26 -22 Q-18 -36 -32 -44"/><path d="M12 34 Q46 8 26 -22 Q18 -36 32 -44"/>
    <path d="M-22 -26 H22"/></g><g ${stroke(ink, 4)}><path d="M-9 -24 V32 M0 -24 V32 M9 -24 V32"/></g><rect x="-20" y="30" width="40" height="12" rx="5" fill="${ink}"/>`,
  mask: ({ ink, paper }) => `<path d="M-42 -38 Q0 -26 42 -38 Q50 30 0 49 Q-50 30 -42 -38Z" fill="${ink}"/>
    <g ${stroke(paper, 6)}><path d="M-28 -8 Q-18 -18 -8 -8 M8 -8 Q18 -18 28 -8"/></g><path d="M-24 11 Q0 22 24 11 Q18 35 0 36 Q-18 35 -24 11Z" fill="${paper}"/>`,
  invader: ({ ink }) =>
    `<g fill="${ink}">${invader.flatMap((row, y) => [...row].map((cell, x) => (cell === '1' ? `<rect x="${x * 9.6 - 48}" y="${y * 9.6 - 38}" width="9.8" height="9.8"/>` : ''))).join('')}</g>`,
  shuttlecock: (
    inks,
  ) => `<g transform="rotate(28)">${shuttleFeather(-26, inks)}${shuttleFeather(26, inks)}${shuttleFeather(0, inks)}
    <path d="M-17 10 H17" ${stroke(inks.paper, 4)}/><path d="M-16 20 H16 V32 Q12 47 0 47 Q-12 47 -16 32Z" fill="${inks.ink}"/></g>`,
  golf: ({ ink }) => `<path d="M-8 40 V-46" ${stroke(ink, 7)}/><path d="M-5 -48 L40 -30 L-5 -10Z" fill="${ink}"/>
    <path d="M-40 40 Q-8 26 26 40" ${stroke(ink, 7)}/><circle cx="30" cy="24" r="9" fill="${ink}"/>`,
  track: ({ ink }) =>
    `<g ${stroke(ink, 8)}><rect x="-46" y="-32" width="92" height="64" rx="32"/><rect x="-30" y="-16" width="60" height="32" rx="16"/></g>`,
  flame: ({
    ink,
    paper,
  }) => `<path d="M2 -50 Q8 -30 26 -14 Q42 6 30 28 Q20 46 0 48 Q-22 46 -31 26 Q-38 6 -20 -12 Q-16 -2 -9 0 Q-14 -28 2 -50Z" fill="${ink}"/>
    <path d="M2 2 Q14 14 14 26 Q12 40 0 41 Q-13 40 -14 26 Q-13 14 2 2Z" fill="${paper}"/>`,
  gymnast: ({ ink }) =>
    `<circle cy="-14" r="11" fill="${ink}"/><g ${stroke(ink, 11)}><path d="M-38 -40 Q-24 2 0 6 Q24 2 38 -40"/><path d="M0 6 V20 M0 18 L-24 44 M0 18 L24 44"/></g>`,
  lighthouse: ({
    ink,
    paper,
  }) => `<g fill="${ink}"><path d="M-14 -20 H14 L22 46 H-22Z"/><rect x="-11" y="-36" width="22" height="13"/><path d="M-14 -36 L0 -49 L14 -36Z"/></g>
    <g fill="${paper}"><path d="M-16.6 -2 H16.6 L18.4 13 H-18.4Z"/><path d="M-20 27 H20 L21 35 H-21Z"/></g><path d="M-22 -30 L-46 -40 M-22 -24 L-48 -20 M22 -30 L46 -40 M22 -24 L48 -20" ${stroke(ink, 6)}/>`,
  paddle: ({
    ink,
  }) => `<path d="M-50 18 Q0 40 50 18 Q34 44 0 45 Q-34 44 -50 18Z" fill="${ink}"/><circle cy="-26" r="11" fill="${ink}"/>
    <path d="M-10 22 Q-14 -10 0 -8 Q14 -10 10 22Z" fill="${ink}"/><path d="M-36 -22 L36 20" ${stroke(ink, 6)}/><g fill="${ink}"><ellipse cx="-40" cy="-25" rx="12" ry="7" transform="rotate(30 -40 -25)"/><ellipse cx="40" cy="22" rx="12" ry="7" transform="rotate(30 40 22)"/></g>`,
  star: ({ ink }) => `<polygon points="${star(49)}" fill="${ink}"/>`,
} satisfies Record<string, (inks: Inks) => string>;

export type EmblemName = keyof typeof emblems;
