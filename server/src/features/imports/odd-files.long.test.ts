import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { oddCalendar, oddFile } from './odd-files.testing.ts';
import { takeIn } from './take-in.testing.ts';

const test = await openTestApp();

const FILES = Number(process.env.ODD_FILES ?? 10_000);
const HOUR = 3_600_000;

it(
  'answers ten thousand files without failing, and others meanwhile',
  async () => {
    const club = await makeSponsorship(test);
    const calendars = oddCalendar.map((make) => ({ make, what: `events?sponsorship=${club.id}` }));
    const sheets = oddFile.map((make) => ({ make, what: 'sponsorships' }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(sheets, calendars), async ({ make, what }) => {
        const taken = takeIn(test.admin, await make(), what);
        const other = test.user.post('/api/sponsorships', { page: 1, perPage: 10 });
        for (const status of [...(await taken), (await other).status]) expect(status).toBeLessThan(500);
      }),
      { numRuns: FILES },
    );
  },
  HOUR,
);
