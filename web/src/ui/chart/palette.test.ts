import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePalette, palette, type Scheme } from './palette.ts';

/** A colour in CIE Lab, in which equal distances look alike. */
const lab = (color: string): number[] => {
  const [light = Number.NaN, chroma = Number.NaN, degrees = Number.NaN] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const hue = (degrees * Math.PI) / 180;
  return [light, chroma * Math.cos(hue), chroma * Math.sin(hue)];
};
const distance = (one: string, other: string): number => {
  const there = lab(other);
  return Math.hypot(...lab(one).map((part, at) => part - (there[at] ?? Number.NaN)));
};
/** How light a colour is in grey: CIE L*, from 0 to 100. */
const lightness = (color: string): number => lab(color)[0] ?? Number.NaN;
const luminance = (color: string): number => ((lightness(color) + 16) / 116) ** 3;
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const seed = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const scheme = fc.constantFrom<Scheme>('light', 'dark');
const upToNine = fc.integer({ min: 2, max: 9 });
/** White, and the dark card's `dark[7]` in CSS's lch. */
const ground = { light: 'lch(100% 0 0)', dark: 'lch(13.34% 8.17 239)' };

describe('the colours of a chart', () => {
  it('are as many as asked for, each its own, up to nine', () => {
    fc.assert(
      fc.property(upToNine, scheme, seed, (count, on, by) => {
        const colors = palette(count, on, by);
        expect(colors).toHaveLength(count);
        for (const color of colors) expect(color).toMatch(/^lch\([\d.]+% [\d.]+ [\d.]+\)$/);
        const greys = colors.map(lightness).sort((a, b) => a - b);
        for (const [place, grey] of greys.entries()) {
          if (place > 0) expect(grey - (greys[place - 1] ?? 0)).toBeGreaterThan(4);
        }
      }),
    );
  });

  it('differ clearly in grey from their neighbours, the first from the last too', () => {
    fc.assert(
      fc.property(upToNine, scheme, seed, (count, on, by) => {
        const greys = palette(count, on, by).map(lightness);
        for (const [place, grey] of greys.entries())
          expect(Math.abs(grey - (greys[(place + 1) % count] ?? 0))).toBeGreaterThan(9);
      }),
    );
  });

  it('differ so much from their neighbours that no two of them look alike, and from what they lie on', () => {
    fc.assert(
      fc.property(upToNine, scheme, seed, (count, on, by) => {
        const colors = palette(count, on, by);
        for (const [place, color] of colors.entries()) {
          expect(distance(color, colors[(place + 1) % count] ?? '')).toBeGreaterThan(20);
          expect(contrast(color, ground[on])).toBeGreaterThan(1.65);
        }
      }),
    );
  });

  it('are the same for the same seed, and others for another', () => {
    expect(palette(6, 'light', 0.3)).toEqual(palette(6, 'light', 0.3));
    const choices = Array.from({ length: 20 }, (_, turn) => palette(6, 'light', turn / 20).join());
    expect(new Set(choices).size).toBeGreaterThan(15);
  });

  it('repeat beyond nine, and are none for nothing', () => {
    const colors = palette(20, 'dark', 0.5);
    expect(colors.slice(9, 18)).toEqual(colors.slice(0, 9));
    expect(palette(0, 'light')).toEqual([]);
  });

  it('are strong enough for a line on its ground', () => {
    for (const on of ['light', 'dark'] as const) {
      for (let count = 1; count <= 9; count++)
        for (const color of linePalette(count, on)) expect(contrast(color, ground[on])).toBeGreaterThanOrEqual(3);
    }
  });
});
