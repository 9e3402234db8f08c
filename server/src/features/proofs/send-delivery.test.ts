import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { readAll } from '../contracts/pdf/pdf.testing.ts';
import { sweepMails } from '../mails/mails.store.ts';
import { mailConfig } from '../mails/mails.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { picture, proofsOf } from './proofs.testing.ts';

const test = await openTestApp(null, mailConfig('smtp://127.0.0.1:9?tls=off'));
const { user, other } = test;
const { agreements, active, upload } = proofsOf(test);

const pathOf = (id: number) => `/api/sponsorships/contracts/${id}`;
const values = { to: ['formand@klub.dk', 'kasserer@klub.dk'], subject: 'Jeres rapport', text: 'Kære klub\n\nTak.' };
const send = (id: number, more: object = {}, client = user) =>
  client.post(`${pathOf(id)}/send-delivery`, { ...values, ...more });
const mails = async () => {
  const { rows } = await test.db.execute<{
    to: string;
    subject: string;
    text: string;
    reply_to: string;
    file_ids: number[];
  }>(sql`select "to", subject, text, reply_to, file_ids from mails order by id`);
  return rows;
};
const fileOf = async (id: number | undefined) => {
  const { rows } = await test.db.execute<{ name: string; kind: string; bytes: Buffer }>(
    sql`select name, kind, bytes from files where id = ${id}`,
  );
  return rows[0];
};

it('a report is sent to the club, a mail to each with the PDF, and a copy to whoever sends it', async () => {
  const { club, contract, banner } = await active();
  ok(await upload(club, banner.id, { files: [await picture()], query: { note: 'Ved målet' } }));
  const lines = await auditOf(test, async () => {
    expect((await send(contract.id, { copy: true })).status).toBe(204);
  });
  const told = { action: 'send-delivery', entity: 'contract', entityId: contract.id, actorName: 'Bo Bruger' };
  expect(lines).toMatchObject([told]);
  const sent = await mails();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['formand@klub.dk', 'Jeres rapport'],
    ['kasserer@klub.dk', 'Jeres rapport'],
    ['bo@bank.dk', 'Kopi: Jeres rapport'],
  ]);
  expect(sent[0]).toMatchObject({ reply_to: 'bo@bank.dk', text: expect.stringContaining('Kære klub') });
  const [fileId] = sent[0]?.file_ids ?? [];
  expect(sent.map(({ file_ids }) => file_ids)).toEqual([[fileId], [fileId], [fileId]]);
  const file = await fileOf(fileId);
  expect(file).toMatchObject({ kind: 'report', name: `Leveringsrapport ${contract.number} – Ærø Boldklub.pdf` });
  expect(await readAll(file?.bytes as Buffer)).toContain('Ved målet');
  expect(await brokenInvariants(test.db)).toEqual([]);
  // It goes with the mails, a year after they were sent.
  await test.db.execute(sql`update mails set status = 'Sendt', sent_at = created_at`);
  await test.db.execute(sql`update mails set status = 'Fejlet' where "to" = 'kasserer@klub.dk'`);
  const later = new Date(test.clock.now().getTime() + 366 * 86_400_000);
  await sweepMails(test.db, later);
  expect((await mails()).map(({ to }) => to)).toEqual(['kasserer@klub.dk']);
  expect(await fileOf(fileId)).toBeDefined();
  await test.db.execute(sql`update mails set status = 'Sendt'`);
  await sweepMails(test.db, later);
  expect([await mails(), await fileOf(fileId)]).toEqual([[], undefined]);
});

it('is sent once to each, whatever the case, and to nobody else where no copy is asked for', async () => {
  const { contract } = await active();
  const before = (await mails()).length;
  expect((await send(contract.id, { to: ['formand@klub.dk', 'Formand@Klub.dk'] })).status).toBe(204);
  expect((await mails()).slice(before).map(({ to }) => to)).toEqual(['Formand@Klub.dk']);
});

it('its sending begins with the club’s contacts and a text', async () => {
  const { club, contract } = await active();
  ok(
    await user.post(`/api/sponsorships/${club}/contacts/update`, {
      name: 'Kaja',
      email: 'kaja@klub.dk',
      primary: true,
    }),
  );
  ok(await user.post(`/api/sponsorships/${club}/contacts/update`, { name: 'Uden' }));
  const proposal = ok(await user.get(`${pathOf(contract.id)}/delivery-proposal`));
  expect(proposal).toEqual({
    obstacle: null,
    contacts: [{ name: 'Kaja', email: 'kaja@klub.dk', primary: true }],
    subject: `Leveringsrapport for aftale ${contract.number}`,
    text: expect.stringMatching(/^Kære Ærø Boldklub\n/),
  });
});

it.each([
  [{ to: [] }, 'to'],
  [{ to: ['nej'] }, 'to.0'],
  [{ to: Array.from({ length: 6 }, (_, n) => `a${n}@b.dk`) }, 'to'],
  [{ subject: '' }, 'subject'],
  [{ text: ' ' }, 'text'],
])('is not sent with %o', async (more, field) => {
  const { contract } = await active();
  const before = (await mails()).length;
  const { status, body } = await send(contract.id, more);
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(await mails()).toHaveLength(before);
});

it('of a draft, and by whoever does not see the club, it is not sent', async () => {
  const { id: club } = await makeSponsorship(test);
  const draft = await agreements.draft(club);
  const { contract } = await active();
  const answers = [
    await send(draft.id),
    await user.get(`${pathOf(draft.id)}/delivery-proposal`),
    await send(contract.id, {}, other),
    await other.get(`${pathOf(contract.id)}/delivery-proposal`),
    await send(999_999),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 404, 404]);
});
