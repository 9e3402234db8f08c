import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { clubHeadings, csvOf } from './imports.testing.ts';
import { oddCalendar, oddFile } from './odd-files.testing.ts';
import { takeIn } from './take-in.testing.ts';

const test = await openTestApp();

it.each([
  ['an emoji at the end of what is quoted', `${'a'.repeat(59)}😀`],
  ['emojis at the end of a name', `${'a'.repeat(199)}😀😀`],
  ['a NUL', 'a\0b'],
])('takes %s', async (_, text) => {
  const cells = ['', text, 'A', text, text, text, text, text, text, text, text];
  for (const status of await takeIn(test.admin, csvOf(['Id', ...clubHeadings], [cells])))
    expect(status).toBeLessThan(500);
});

it('answers every file, valid, odd or hostile, without failing', async () => {
  await fc.assert(
    fc.asyncProperty(oddFile, async (make) => {
      for (const status of await takeIn(test.admin, await make())) expect(status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});

it('answers every calendar, valid, odd or hostile, without failing', async () => {
  const { id } = await makeSponsorship(test);
  await fc.assert(
    fc.asyncProperty(oddCalendar, async (make) => {
      for (const status of await takeIn(test.admin, await make(), `events?sponsorship=${id}`))
        expect(status).toBeLessThan(500);
    }),
    { numRuns: 60 },
  );
});
