import { limits } from '@sponsorat/api';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { countNames, readPages, samplePdf } from '../contracts/pdf/pdf.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import makeReport from './pdf/document.ts';
import { noise, proofsOf } from './proofs.testing.ts';

const test = await openTestApp();
const { active, upload } = proofsOf(test);
const MIB = 1024 * 1024;

/** The most memory that the process takes while something is done, beyond what it took before. */
const grownBy = async (act: () => Promise<void>): Promise<number> => {
  global.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  await act();
  clearInterval(watch);
  return most - before;
};

/** A photo of 10 MiB, of some twenty million points. */
const photo = async (): Promise<Buffer> => {
  const taken = await noise(5200, 3900, 92);
  const bytes = taken.length > limits.proofPicture ? await noise(5200, 3900, 80) : taken;
  return Buffer.concat([bytes, Buffer.alloc(limits.proofPicture - bytes.length)]);
};

it('ten photos of 10 MiB at the same moment are decoded one at a time, and fill no memory', async () => {
  const { club, banner } = await active();
  const bytes = await photo();
  const send = (files: Buffer[]) => upload(club, banner.id, { files });
  expect((await send([bytes])).status).toBe(200);
  const inOne = await grownBy(async () => {
    expect((await send(Array(10).fill(bytes))).status).toBe(200);
  });
  const clients = [test.user, test.admin];
  const apart = await grownBy(async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        upload(club, banner.id, { files: [bytes], client: clients[n % 2] as never }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
  // What is sent is in this process as well.
  expect(Math.max(inOne, apart)).toBeLessThan(350 * MIB);
}, 300_000);

it('a picture of more than 100 million points is refused, one of fewer taken', async () => {
  const pictureOf = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const { club, banner } = await active();
  const send = (bytes: Buffer) => upload(club, banner.id, { files: [bytes] });
  expect((await send(await pictureOf(10_001, 10_000))).status).toBe(415);
  const [file] = ok(await send(await pictureOf(10_000, 10_000))).files;
  const { bytes } = await test.user.get(file.url);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2048, height: 2048 });
}, 60_000);

it('a report keeps the heading of the notes with the first of them, wherever a page ends', async () => {
  const [terms, logos] = [samplePdf(), { bank: null, club: null }];
  const item = { unit: 'stk.', amount: 5, used: 5, files: { pictures: 0, pdfs: 0 }, pictures: [] };
  for (let count = 1; count <= 28; count += 1) {
    const items = Array.from({ length: count }, (_, at) => ({
      ...item,
      name: `Bande ${at}`,
      section: 'Eksponering' as const,
      notes: at === 0 ? [{ date: '2026-05-02', text: 'Hængt op' }] : [],
    }));
    const pages = await readPages(await makeReport({ terms, logos, items }));
    const [headed] = pages.filter((page) => page.includes('Bemærkninger'));
    expect([count, headed?.includes('Hængt op')]).toEqual([count, true]);
  }
});

it('a report of 60 pictures takes 5 s and 15 MB at most, on numbered pages', async () => {
  const { club, contract, banner, logo } = await active();
  const photo = await noise(2048, 1536, 60);
  for (const item of [banner, banner, banner, logo, logo, logo])
    ok(
      await upload(club, item.id, {
        files: Array(10).fill(photo),
        query: { note: 'Ved målet på Ærø' },
        client: test.admin,
      }),
    );
  const begun = performance.now();
  const pdf = (await test.user.get(`/print-delivery?contract=${contract.id}`)).bytes;
  const seconds = (performance.now() - begun) / 1_000;
  expect(countNames(pdf, '/Subtype /Image')).toBe(60);
  expect(pdf.length).toBeLessThan(15_000_000);
  expect(pdf.length).toBeGreaterThan(1_000_000);
  expect(seconds).toBeLessThan(5);
  const pages = await readPages(pdf);
  for (const [at, page] of pages.entries()) expect(page).toContain(`Side ${at + 1} af ${pages.length}`);
}, 120_000);
