import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePalette, palette, type Scheme } from './palette.ts';

const linear = (digits: string): number => {
  const part = Number.parseInt(digits, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(color.slice(at, at + 2)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** A colour in CIE Lab (D65), in which equal distances look alike. */
const lab = (color: string): number[] => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(color.slice(at, at + 2)));
  const [x = 0, y = 0, z = 0] = [
    (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883,
  ].map((part) => (part > (6 / 29) ** 3 ? Math.cbrt(part) : part / (3 * (6 / 29) ** 2) + 4 / 29));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const distance = (one: string, other: string): number => {
  const there = lab(other);
  return Math.hypot(...lab(one).map((part, at) => part - (there[at] ?? 0)));
};
/** How light a colour is in grey: CIE L*, from 0 to 100. */
const lightness = (color: string): number => 116 * Math.cbrt(luminance(color)) - 16;
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const seed = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const scheme = fc.constantFrom<Scheme>('light', 'dark');
const upToNine = fc.integer({ min: 2, max: 9 });
const ground = { light: '#ffffff', dark: '#18242c' };

describe('the colours of a chart', () => {
  it('are as many as asked for, each its own, up to nine', () => {
    fc.assert(
      fc.property(upToNine, scheme, seed, (count, on, by) => {
        const colors = palette(count, on, by);
        expect(colors).toHaveLength(count);
        for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
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
