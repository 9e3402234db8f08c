export type Scheme = 'light' | 'dark';

/** How many colours differ so much that each can be told from the others in grey. */
const MAX_SHADES = 9;

type Range = { from: number; to: number };
// In CIE L*, clear of the white and of the dark ground that they lie on.
const parts: Record<Scheme, Range> = { light: { from: 28, to: 80 }, dark: { from: 47, to: 86 } };
// A thin line that is paler than this would be lost on white.
const lines: Record<Scheme, Range> = { light: { from: 28, to: 60 }, dark: parts.dark };

/** A hue in degrees of CIE LCh, and how strong it is at a middle lightness. */
type Hue = { degrees: number; chroma: number };
// The theme's accent, amber, green and red, calmer than where they mean something, and slate and heather between them.
const HUES: readonly Hue[] = [
  { degrees: 228, chroma: 27 },
  { degrees: 76, chroma: 46 },
  { degrees: 158, chroma: 27 },
  { degrees: 36, chroma: 40 },
  { degrees: 268, chroma: 22 },
  { degrees: 335, chroma: 22 },
];

// Mulberry32: the same numbers from 0 to under 1 for the same seed.
const randomFrom = (seed: number) => {
  let state = Math.floor(seed * 2 ** 32) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const shuffle = <T>(values: readonly T[], random: () => number): T[] => {
  const rest = [...values];
  return values.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] as T);
};

/** The hue at a lightness, weaker where it is very dark or light. */
const colorOf = (light: number, { degrees, chroma }: Hue): string =>
  `lch(${light.toFixed(2)}% ${(chroma * (1 - Math.abs(light - 60) / 90)).toFixed(2)} ${degrees})`;

/** Steps of lightness in an order in which none lies beside the next one, the last and the first included. */
const orderOf = (steps: number, random: () => number): number[] => {
  const all = Array.from({ length: steps }, (_, step) => step);
  // Fewer than five cannot be kept apart, and are far from each other already.
  if (steps < 5) return shuffle(all, random);
  for (;;) {
    const order = shuffle(all, random);
    if (order.every((step, index) => Math.abs(step - (order[(index + 1) % steps] ?? 0)) > 1)) return order;
  }
};

/** Closer than this on the circle of hues, two beside each other look like one that is lighter and darker. */
const APART = 60;
const areApart = (one: Hue, other: Hue): boolean => {
  const degrees = Math.abs(one.degrees - other.degrees);
  return Math.min(degrees, 360 - degrees) >= APART;
};

/** A hue for each step, none beside one like it, the last and the first included. */
const huesOf = (steps: number, random: () => number): Hue[] => {
  if (steps === 1) return shuffle(HUES, random);
  for (;;) {
    const hues = shuffle(HUES, random);
    const order = Array.from({ length: steps }, (_, step) => {
      const meetsItself = step === steps - 1 && step % hues.length === 0;
      return hues[meetsItself ? 1 : step % hues.length] as Hue;
    });
    if (order.every((hue, step) => areApart(hue, order[(step + 1) % steps] as Hue))) return order;
  }
};

const shadesOf = (count: number, { from, to }: Range, seed: number): string[] => {
  const random = randomFrom(seed);
  const steps = Math.max(1, Math.min(count, MAX_SHADES));
  const hues = huesOf(steps, random);
  const shades = orderOf(steps, random).map((step, index) =>
    colorOf(steps === 1 ? (from + to) / 2 : from + (step * (to - from)) / (steps - 1), hues[index] as Hue),
  );
  return Array.from({ length: count }, (_, part) => shades[part % steps] ?? '');
};

/**
 * Colours for the parts of a chart, as CSS writes them: another choice for each `seed` from 0 to under 1, the same for the same
 * one. Each has a lightness of its own, and neighbours differ in hue and clearly in lightness. Beyond nine they repeat.
 */
export const palette = (count: number, scheme: Scheme, seed = 0): string[] => shadesOf(count, parts[scheme], seed);

/** Colours for lines, and for bars of several kinds: the same, but each with a contrast of at least 3 to its ground. */
export const linePalette = (count: number, scheme: Scheme): string[] => shadesOf(count, lines[scheme], 0);
