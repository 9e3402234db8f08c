/** How the field behind an emblem is divided. */
export type FieldPattern = 'plain' | 'halves' | 'stripes' | 'hoops' | 'sash' | 'chevron' | 'quarters' | 'rays' | 'sea';

const bands = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const patterns: Record<FieldPattern, (second: string) => string> = {
  plain: () => '',
  halves: (color) => `<rect x="0" y="-200" width="200" height="400" fill="${color}"/>`,
  stripes: (color) =>
    bands(4, (i) => `<rect x="${-157.5 + i * 90}" y="-200" width="45" height="400" fill="${color}"/>`),
  hoops: (color) => bands(4, (i) => `<rect x="-200" y="${-160 + i * 90}" width="400" height="45" fill="${color}"/>`),
  sash: (color) => `<path d="M-200 60 L60 -200 H150 L-200 150Z M-60 200 L200 -60 V-10 L10 200Z" fill="${color}"/>`,
  chevron: (color) => `<path d="M-200 90 L0 -30 L200 90 V150 L0 30 L-200 150Z" fill="${color}"/>`,
  quarters: (color) => `<path d="M-200 -200 H0 V200 H200 V0 H-200Z" fill="${color}"/>`,
  rays: (color) => bands(8, (i) => `<path d="M0 0 L-40 -300 H40Z" transform="rotate(${i * 45})" fill="${color}"/>`),
  sea: (color) => `<path d="M-200 46 q33 -26 66 0 t66 0 t66 0 t66 0 t66 0 t66 0 V200 H-200Z" fill="${color}"/>`,
};

/** A field of 400 by 400 around the origin, in its first colour with the pattern in the second. */
export const fieldPattern = (pattern: FieldPattern, first: string, second: string): string =>
  `<rect x="-200" y="-200" width="400" height="400" fill="${first}"/>${patterns[pattern](second)}`;
