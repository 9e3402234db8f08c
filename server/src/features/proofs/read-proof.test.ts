import { limits } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { signedPdf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { noise, picture, proofsOf } from './proofs.testing.ts';

const test = await openTestApp();
const { user } = test;
const { active, upload, list } = proofsOf(test);
const { club, banner } = await active();

const send = (...files: Buffer[]) => upload(club, banner.id, { files });
/** A file as it is fetched once it is sent. */
const fetchPicture = async (bytes: Buffer) => user.get(ok(await send(bytes)).files[0].url);
const decode = async (bytes: Buffer) => sharp((await fetchPicture(bytes)).bytes);

const GPS = {
  IFD0: { Make: 'Hemmeligt kamera', Copyright: 'Karen Fotograf' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '55/1 40/1 3396/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '12/1 34/1 598/100',
  },
};

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('in %s is kept as a JPEG', async (format) => {
    const { bytes, headers } = await fetchPicture(await picture(format));
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private'),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  });

  it('says neither where nor with what it was taken', async () => {
    const taken = await sharp(await picture())
      .withExif(GPS)
      .jpeg()
      .toBuffer();
    expect(taken.includes('Hemmeligt kamera')).toBe(true);
    // The mark of a position, which of the two the bytes are ordered by.
    const told = (await sharp(taken).metadata()).exif;
    expect([0x8825, 0x2588].some((mark) => told?.includes(Buffer.from([mark >> 8, mark & 0xff])))).toBe(true);
    const { bytes } = await fetchPicture(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]));
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    for (const trace of ['Exif', 'Hemmeligt', 'Karen', '<script>']) expect(bytes.includes(trace), trace).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright as its camera meant it (%i)', async (orientation) => {
    // Red above, blue below, as one sees it.
    const half = (background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer();
    const upright = await sharp({ create: { width: 60, height: 80, channels: 3, background: 'red' } })
      .composite([{ input: await half('blue'), top: 40, left: 0 }])
      .png()
      .toBuffer();
    // Sharp mirrors before it turns.
    const turns: Record<number, (image: Sharp) => Sharp> = {
      1: (image) => image,
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.rotate(90).flip(),
      6: (image) => image.rotate(270),
      7: (image) => image.rotate(270).flip(),
      8: (image) => image.rotate(90),
    };
    const lying = await (turns[orientation] as (image: Sharp) => Sharp)(sharp(upright)).png().toBuffer();
    const taken = await sharp(lying).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const image = await decode(taken);
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 80]);
    const colour = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      return (data[at] ?? 0) > 128 ? 'red' : 'blue';
    };
    expect([colour(30, 5), colour(30, 75)]).toEqual(['red', 'blue']);
  });

  it('is made smaller to 2048 px a side, and never larger', async () => {
    expect(await (await decode(await picture('jpeg', 4000, 1000))).metadata()).toMatchObject({
      width: 2048,
      height: 512,
    });
    expect(await (await decode(await picture('png', 1, 1))).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('is kept small as well', async () => {
    const { small } = ok(await send(await picture('jpeg', 4000, 1000))).files[0];
    expect(await sharp((await user.get(small)).bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 720,
      height: 180,
    });
  });

  it('lies on white where one could see through it', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { channels } = await (await decode(clear)).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it.each([0.5, 0.9, 0.99])('that is cut short at %d is refused', async (share) => {
    const whole = await noise(300, 200, 90);
    const { status } = await send(whole.subarray(0, Math.floor(whole.length * share)));
    expect(status).toBe(415);
  });

  it('of up to 10 MiB is taken, a larger one is not', async () => {
    const small = await picture();
    const pad = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    ok(await send(pad(limits.proofPicture)));
    const { status, body } = await send(pad(limits.proofPicture + 1));
    expect([status, body.message]).toEqual([413, expect.stringContaining('10 MB')]);
  });

  it('in HEIC is refused, and JPEG named', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(99)]);
    const { status, body } = await send(heic);
    expect([status, body.message]).toEqual([415, expect.stringContaining('Vælg JPEG')]);
  });
});

describe('a PDF', () => {
  it('is kept byte for byte, as an attachment that nobody’s browser keeps', async () => {
    const sent = signedPdf('følgeseddel');
    const { bytes, headers } = await fetchPicture(sent);
    expect(bytes.equals(sent)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('of up to 20 MiB is taken, a larger one is not', async () => {
    const pad = (size: number) => Buffer.concat([signedPdf(), Buffer.alloc(size - signedPdf().length)]);
    ok(await send(pad(limits.document)));
    const { status, body } = await send(pad(limits.document + 1));
    expect([status, body.message]).toEqual([413, expect.stringContaining('20 MB')]);
  });
});

describe('what is sent', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a'],
    ['a program', 'MZ\u0090\0\u0003'],
  ])('is refused where it is %s that is called a photo', async (_what, text) => {
    expect((await send(Buffer.from(text))).status).toBe(415);
  });

  it('is taken whole or not at all', async () => {
    const before = (await list(club)).length;
    const { rows: files } = await test.db.execute(sql`select count(*)::int as count from files`);
    const answers = [
      await send(await picture(), Buffer.from('<svg/>'), await picture()),
      await send(await picture(), Buffer.alloc(0)),
      await send(await picture(), Buffer.concat([signedPdf(), Buffer.alloc(limits.document)])),
      await send(...Array(11).fill(await picture())),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 422, 413, 422]);
    expect(await list(club)).toHaveLength(before);
    expect((await test.db.execute(sql`select count(*)::int as count from files`)).rows).toEqual(files);
    expect(ok(await send(...Array(10).fill(await picture()))).files).toHaveLength(10);
  });
});
