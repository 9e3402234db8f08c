import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { runProgram } from '../../testing/program.ts';
import { addMail } from '../mails/mails.store.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

/** Runs the command as an operator would. */
const run = (...args: string[]) =>
  runProgram([fileURLToPath(new URL('personal-data.ts', import.meta.url)), ...args], {
    DATABASE_URL: test.databaseUrl,
  });

it('finds what the log holds of a person, erases it in the name of an Admin, and lists what was erased', async () => {
  await makeSponsorship(test, { name: 'Fjordens BK', contact: 'Gerda Kasserer' });
  const output = await run('find', 'gerda');
  const [name = ''] = output.out.split('\t');
  expect(output.out).toMatch(
    /^\d+:contact\t15-06-2026\tKontaktperson\tAnna Admin oprettede sponsoratet Fjordens BK\.$/,
  );
  const erase = (...more: string[]) => run('erase', '--admin', 'anna@bank.dk', ...more);
  expect((await erase(name)).err).toBe('Begrundelse skal udfyldes.');
  expect((await run('erase', '--admin', 'bo@bank.dk', '--reason', 'x', name)).err).toContain(
    'Angiv med --admin e-mailen på den Admin',
  );
  expect((await erase('--reason', 'x', 'drop')).err).toContain('drop er ikke en værdi i loggen');
  expect(await erase('--reason', 'Anmodning', name, name)).toMatchObject({
    code: 0,
    out: '1 af 2 værdier er slettet; resten var der ikke eller var slettet i forvejen.',
  });
  expect((await run('find', 'gerda')).out).toBe('');
  expect((await run('list')).out).toBe(name);
  for (const args of [[], ['andet']]) expect((await run(...args)).err).toContain('Brug:');
  expect((await run('find', 'ge')).err).toContain('mindst tre tegn');
});

it('finds the mails to a person or about them, and what rang at their bell or names them, and says when they go', async () => {
  await test.db.delete(notifications);
  const now = test.clock.now();
  const mail = {
    subject: 'Emne',
    text: 'Tekst',
    html: 'Tekst',
    messageId: '<1@bank.dk>',
    nextTryAt: now,
    createdAt: now,
  };
  const send = (to: string, more: object = {}) =>
    addMail(test.db, { ...mail, to, status: 'Sendt', sentAt: now, ...more });
  const { userId, adminId } = test.ids;
  const ids = [
    await send('kirsten.kok@klub.dk'),
    await send('a@klub.dk', { text: 'Kære Kirsten.Kok' }),
    await send('b@klub.dk', { subject: 'Til KIRSTEN.KOK', status: 'Fejlet', sentAt: null }),
    await send('c@klub.dk', { replyTo: 'kirsten.kok@bank.dk' }),
  ];
  await send('d@klub.dk', { byUserId: adminId });
  const toUser = await send('e@bank.dk', { toUserId: userId });
  const ring = (text: string) =>
    test.db.insert(notifications).values({ userId, kind: 'assigned', text, path: '/', at: now }).returning();
  const [named] = await ring('»Emne« til kirsten.kok@klub.dk');
  const [other] = await ring('Noget andet');
  const toMail = (id: number | null | undefined, to: string) =>
    `Teksten står også i e-mail ${id} til ${to} fra 15-06-2026 (Sendt), som slettes den 15-06-2027.`;
  const rang = (id: number | undefined) =>
    `Teksten står også i besked ${id} i klokken hos Bo Bruger fra 15-06-2026, som slettes den 13-09-2026.`;
  expect((await run('find', 'Kirsten.Kok')).err.split('\n')).toEqual([
    toMail(ids[0], 'kirsten.kok@klub.dk'),
    toMail(ids[1], 'a@klub.dk'),
    `Teksten står også i e-mail ${ids[2]} til b@klub.dk fra 15-06-2026 (Fejlet), som ikke slettes af sig selv.`,
    toMail(ids[3], 'c@klub.dk'),
    rang(named?.id),
  ]);
  for (const who of ['Bo Bruger', 'bo@bank.dk'])
    expect((await run('find', who)).err.split('\n')).toEqual([
      toMail(toUser, 'e@bank.dk'),
      rang(named?.id),
      rang(other?.id),
    ]);
});
