import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sweepJob } from './sweeps.ts';
import { openTestApp } from './testing/app.ts';

const test = await openTestApp();

const countOf = async (table: string) => (await test.db.execute(sql.raw(`select from ${table}`))).rows.length;

it('an import with all its rows goes after seven days, though nobody imports anything', async () => {
  const bytes = Buffer.from('Navn;Kontaktperson\nAalborg BK;Gerda Kasserer\n');
  const { status } = await test.admin.upload('/api/import/sponsorships', bytes, { name: 'klubber.csv' });
  expect([status, await countOf('import_rows')]).toEqual([200, 1]);
  test.clock.moveBy(7 * 86_400_000 - 1);
  await sweepJob(test.deps).run();
  expect(await countOf('imports')).toBe(1);
  test.clock.moveBy(1);
  await sweepJob(test.deps).run();
  expect([await countOf('imports'), await countOf('import_rows')]).toEqual([0, 0]);
});
