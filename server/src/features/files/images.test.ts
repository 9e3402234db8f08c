import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage } from './images.ts';

const read = (bytes: Buffer) => readImage({ bytes, name: 'hvad-som-helst.svg' });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 120, b: 200 } } });

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A few kilobytes that claim to be a picture of so many pixels, all black. */
const bomb = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

describe('a picture', () => {
  it.each([
    ['png', 'image/png', 'billede.png', 'png'],
    ['jpeg', 'image/jpeg', 'billede.jpg', 'jpeg'],
    ['webp', 'image/png', 'billede.png', 'png'],
  ] as const)('in %s is written anew as %s', async (format, type, name, becomes) => {
    const sent = await picture(40, 30).toFormat(format).toBuffer();
    const stored = await read(sent);
    expect(stored).toMatchObject({ type, name });
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ format: becomes, width: 40, height: 30 });
  });

  it('loses its metadata and whatever is hung on behind it', async () => {
    const secret = 'GPS 55.6761 N 12.5683 E';
    const sent = await picture(40, 30)
      .withExif({ IFD0: { ImageDescription: secret, Make: 'Hemmeligt kamera' } })
      .withXmp(`<?xpacket begin=''?><x:xmpmeta xmlns:x='adobe:ns:meta/'>${secret}</x:xmpmeta><?xpacket end='w'?>`)
      .jpeg()
      .toBuffer();
    expect(sent.includes('Hemmeligt kamera')).toBe(true);
    const { bytes } = await read(Buffer.concat([sent, Buffer.from('<script>alert(1)</script>')]));
    for (const trace of ['Hemmeligt', '55.6761', 'xmpmeta', '<script>'])
      expect(bytes.includes(trace), trace).toBe(false);
    const { exif, xmp, icc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  it('stands upright as its camera meant it', async () => {
    const sent = await picture(40, 30)
      .withExif({ IFD0: { Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const turned = await sharp(sent).withMetadata({ orientation: 6 }).toBuffer();
    const { bytes } = await read(turned);
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([width, height, orientation ?? 1]).toEqual([30, 40, 1]);
  });

  it('is made smaller to 4096 px a side, in proportion, and never larger', async () => {
    const { bytes } = await read(await picture(5000, 1000).png().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4096, height: 819 });
    const small = await read(await picture(1, 1).png().toBuffer());
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('keeps what can be seen through', async () => {
    const sent = await sharp({
      create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .webp()
      .toBuffer();
    expect((await sharp((await read(sent)).bytes).stats()).isOpaque).toBe(false);
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const cut = async (format: 'png' | 'jpeg' | 'webp') => {
    const noise = Buffer.from(Array.from({ length: 100 * 100 * 3 }, (_, index) => (index * 7919) % 256));
    const whole = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    return whole.subarray(0, whole.length / 2);
  };

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => svg],
    ['an SVG with a PNG in front of its name', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), svg])],
    ['a GIF', () => picture(9, 9).gif().toBuffer()],
    ['a TIFF', () => picture(9, 9).tiff().toBuffer()],
    ['an AVIF', () => picture(9, 9).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['noise', () => Buffer.from(Array.from({ length: 1000 }, (_, index) => (index * 31) % 256))],
    ['a single byte', () => Buffer.from('x')],
    ['a PNG that is cut off', () => cut('png')],
    ['a JPEG that is cut off', () => cut('jpeg')],
    ['a WebP that is cut off', () => cut('webp')],
  ])('is refused: %s', async (_name, make) => {
    await expect(read(await make())).rejects.toMatchObject({
      status: 415,
      body: { message: 'Vælg et billede i formatet PNG, JPEG eller WebP.' },
    });
  });

  it('is refused where a few kilobytes would fill the memory', async () => {
    const small = bomb(1000);
    expect(await sharp((await read(small)).bytes).metadata()).toMatchObject({ width: 1000 });
    const large = bomb(20_000);
    expect(large.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    await expect(read(large)).rejects.toMatchObject({ status: 415 });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
});

describe('pictures sent at once', () => {
  it('are decoded one at a time', async () => {
    const sent = await picture(2000, 2000).png().toBuffer();
    let most = 0;
    const look = setInterval(() => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    }, 1);
    const read8 = await Promise.all(Array.from({ length: 8 }, () => read(sent)));
    clearInterval(look);
    expect(read8).toHaveLength(8);
    // The one that has just ended may still be counted when the next begins.
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(2);
  });
});
