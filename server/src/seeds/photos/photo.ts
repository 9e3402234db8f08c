import sharp from 'sharp';
import { randomOf } from '../steps/random.ts';
import type { Point } from './camera.ts';

/** What scenes are drawn in, and how many points their photos have. */
const [ACROSS, DOWN] = [1200, 900];
const [WIDTH, HEIGHT] = [800, 600];

/** A drawing over the whole photo: at a fraction of its size it costs little, and `soft` is what is out of focus. */
type Drawing = { svg: string; fraction?: number; soft?: true };
/** A flat thing seen at an angle: what is on it, and its corners in the photo, from the upper left one clockwise. */
export type Surface = { art: string; size: Point; corners: readonly Point[] };
/** How the phone saw it: times red, green and blue, and how much darker the corners are. */
type Tone = { gain: readonly [number, number, number]; vignette: number };
export type Scene = { key: string; layers: readonly (Drawing | Surface)[]; tone: Tone };

const pixelsOf = (svg: string, [width, height]: Point, box: Point) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box[0]} ${box[1]}">${svg}</svg>`,
    ),
  ).ensureAlpha();

const rasterOf = async ({ svg, fraction = 1, soft }: Drawing): Promise<Buffer> => {
  const [width, height] = [Math.round(WIDTH * fraction), Math.round(HEIGHT * fraction)];
  const drawn = pixelsOf(svg, [width, height], [ACROSS, DOWN]);
  if (soft) drawn.blur(1.6);
  if (fraction === 1) return drawn.raw().toBuffer();
  const small = await drawn.raw().toBuffer();
  const large = sharp(small, { raw: { width, height, channels: 4 } }).resize(WIDTH, HEIGHT, { fit: 'fill' });
  return large.raw().toBuffer();
};

/** The nine numbers that lead from a point of the photo to one of a surface of size 1 × 1. */
const unprojection = ([a, b, c, d]: readonly Point[]): readonly number[] => {
  if (!a || !b || !c || !d) throw new Error('A surface has four corners');
  const [sumX, sumY] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const [rightX, rightY, downX, downY] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const area = rightX * downY - downX * rightY;
  const g = (sumX * downY - downX * sumY) / area;
  const h = (rightX * sumY - sumX * rightY) / area;
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]];
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]];
  return [
    ...[m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4],
    ...[m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5],
    ...[m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3],
  ];
};

/** Lays a surface over the photo, each point mixed of the four of the surface that are nearest. */
const lay = (photo: Uint8ClampedArray, art: Buffer, size: Point, corners: readonly Point[]): void => {
  const [width, height] = size;
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0, w = 0, z = 0] = unprojection(corners);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(WIDTH, Math.ceil(Math.max(...xs)) + 1);
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(HEIGHT, Math.ceil(Math.max(...ys)) + 1);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const depth = v * x + w * y + z;
      const fromLeft = ((p * x + q * y + r) / depth) * width - 0.5;
      const fromTop = ((s * x + t * y + u) / depth) * height - 0.5;
      if (!(fromLeft > -1 && fromTop > -1 && fromLeft < width && fromTop < height)) continue;
      const column = Math.floor(fromLeft);
      const row = Math.floor(fromTop);
      const to = (y * WIDTH + x) * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      let opacity = 0;
      for (let atY = Math.max(0, row); atY <= row + 1 && atY < height; atY++)
        for (let atX = Math.max(0, column); atX <= column + 1 && atX < width; atX++) {
          const at = (atY * width + atX) * 4;
          const share = (1 - Math.abs(fromLeft - atX)) * (1 - Math.abs(fromTop - atY));
          const part = (share * (art[at + 3] as number)) / 255;
          red += part * (art[at] as number);
          green += part * (art[at + 1] as number);
          blue += part * (art[at + 2] as number);
          opacity += part;
        }
      photo[to] = (photo[to] as number) * (1 - opacity) + red;
      photo[to + 1] = (photo[to + 1] as number) * (1 - opacity) + green;
      photo[to + 2] = (photo[to + 2] as number) * (1 - opacity) + blue;
    }
};

/** Lays a drawing over the whole photo. */
const cover = (photo: Uint8ClampedArray, drawn: Buffer): void => {
  for (let from = 0, to = 0; from < drawn.length; from += 4, to += 3) {
    const opacity = (drawn[from + 3] as number) / 255;
    if (opacity === 0) continue;
    photo[to] = (photo[to] as number) * (1 - opacity) + (drawn[from] as number) * opacity;
    photo[to + 1] = (photo[to + 1] as number) * (1 - opacity) + (drawn[from + 1] as number) * opacity;
    photo[to + 2] = (photo[to + 2] as number) * (1 - opacity) + (drawn[from + 2] as number) * opacity;
  }
};

const GRAINS = 16_384;

/** The light of the lens and the grain of the chip. */
const develop = (photo: Uint8ClampedArray, key: string, { gain, vignette }: Tone): void => {
  const random = randomOf(`grain ${key}`);
  const grains = Float32Array.from({ length: GRAINS }, () => (random() + random() - 1) * 7);
  const across = Float32Array.from({ length: WIDTH }, (_, x) => 1 - vignette * 2 * (x / WIDTH - 0.5) ** 2);
  const [red, green, blue] = gain;
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    // No row begins where another does.
    let grain = Math.floor(random() * GRAINS);
    const corner = vignette * 2 * (y / HEIGHT - 0.5) ** 2;
    for (let x = 0; x < WIDTH; x++, at += 3) {
      const light = (across[x] as number) - corner;
      grain = (grain + 1) % GRAINS;
      const noise = grains[grain] as number;
      photo[at] = (photo[at] as number) * light * red + noise;
      photo[at + 1] = (photo[at + 1] as number) * light * green + noise;
      photo[at + 2] = (photo[at + 2] as number) * light * blue + noise;
    }
  }
};

/** Photographs scenes as a phone would have, each as a JPEG. What several of them show alike is drawn once. */
export const openCamera = () => {
  const drawn = new Map<string, Promise<Buffer>>();
  const drawnOnce = (drawing: Drawing): Promise<Buffer> => {
    const key = `${drawing.fraction} ${drawing.svg}`;
    const raster = drawn.get(key) ?? rasterOf(drawing);
    if (drawing.svg.includes('<feTurbulence')) drawn.set(key, raster);
    return raster;
  };
  const inPixels = ([x, y]: Point): Point => [(x * WIDTH) / ACROSS, (y * HEIGHT) / DOWN];
  return async ({ key, layers, tone }: Scene): Promise<Buffer> => {
    const photo = new Uint8ClampedArray(WIDTH * HEIGHT * 3);
    for (const layer of layers)
      if ('art' in layer) {
        const art = await pixelsOf(layer.art, layer.size, layer.size).raw().toBuffer();
        lay(photo, art, layer.size, layer.corners.map(inPixels));
      } else cover(photo, await drawnOnce(layer));
    develop(photo, key, tone);
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    return sharp(photo, { raw }).jpeg({ quality: 86 }).toBuffer();
  };
};
