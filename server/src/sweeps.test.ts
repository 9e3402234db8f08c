import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addMail } from './features/mails/mails.store.ts';
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

it('a mail goes a year after it was sent, and stays where it was not', async () => {
  const now = test.clock.now();
  const mail = { to: 'gerda@klub.dk', subject: 'Emne', text: 'Tekst', html: 'Tekst', messageId: '<1@bank.dk>' };
  for (const status of ['Sendt', 'Venter', 'Sender', 'Fejlet', 'Slået fra'] as const)
    await addMail(test.db, {
      ...mail,
      status,
      nextTryAt: now,
      createdAt: now,
      sentAt: status === 'Sendt' ? now : null,
    });
  // It waited for a day.
  const later = new Date(now.getTime() + 86_400_000);
  await addMail(test.db, { ...mail, status: 'Sendt', nextTryAt: later, createdAt: now, sentAt: later });
  test.clock.moveBy(365 * 86_400_000);
  await sweepJob(test.deps).run();
  expect(await countOf('mails')).toBe(6);
  test.clock.moveBy(1);
  await sweepJob(test.deps).run();
  expect(await countOf('mails')).toBe(5);
  test.clock.moveBy(86_400_000);
  await sweepJob(test.deps).run();
  const { rows } = await test.db.execute(sql`select status from mails order by id`);
  expect(rows.map(({ status }) => status)).toEqual(['Venter', 'Sender', 'Fejlet', 'Slået fra']);
});
