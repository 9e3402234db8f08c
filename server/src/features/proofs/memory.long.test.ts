import { limits } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
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
