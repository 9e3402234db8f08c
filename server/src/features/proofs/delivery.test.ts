import { writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { auditOf, signedPdf } from '../contracts/contracts.testing.ts';
import { countNames, readAll, readEdges, readMetadata, readOutline } from '../contracts/pdf/pdf.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { picture, proofsOf } from './proofs.testing.ts';

const test = await openTestApp();
const { user, other } = test;
const { agreements, active, upload } = proofsOf(test);

const print = (id: number, more = '', client = user) => client.get(`/print-delivery?contract=${id}${more}`);
/** Looks at a report by eye: REPORTS=/tmp writes what the tests print. */
const printTexts = async (id: number, more = '') => {
  const { bytes } = await print(id, more);
  if (process.env.REPORTS) writeFileSync(`${process.env.REPORTS}/delivery-${id}${more ? '-without' : ''}.pdf`, bytes);
  return bytes;
};
const images = (pdf: Buffer) => countNames(pdf, '/Subtype /Image');

it('a report says what was agreed, delivered and not, and why, with what shows it', async () => {
  const { club, contract, banner, logo, seats } = await active();
  const use = (id: number, used: number, note: string) =>
    agreements.call(club, 'save-utilization', { id, used, note }).then(ok);
  await use(banner.id, 3, 'Stormen tog to, æøå');
  await use(logo.id, 2, 'På hjemmebane');
  await use(seats.id, 4, 'Jens Gæst og frue');
  ok(
    await upload(club, banner.id, {
      files: [await picture(), signedPdf()],
      query: { note: 'Ved målet', date: '2026-05-02' },
    }),
  );
  ok(await upload(club, banner.id, { query: { date: '2026-06-03' } }));
  const removed = ok(await upload(club, logo.id, { query: { note: 'Fortrudt' } }));
  await user.delete(`/api/sponsorships/${club}/proofs/${removed.id}`);
  const answer = await print(contract.id);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(
      encodeURIComponent(`Leveringsrapport ${contract.number} – Ærø Boldklub`),
    ),
  });
  const pdf = await printTexts(contract.id);
  const all = await readAll(pdf);
  for (const said of [
    'Leveringsrapport',
    contract.number,
    'Ærø Boldklub',
    'Det aftalte',
    'Aftaleperiode',
    '3 af 5',
    '2 af 2',
    '4 af 10',
    '2 billeder, 1 PDF',
    '2 af 5 mangler',
    'Stormen tog to, æøå',
    'På hjemmebane',
    '02. maj 2026 · Ved målet',
    '03. juni 2026',
    'Side 1 af',
  ])
    expect(all).toContain(said);
  for (const unsaid of ['Jens', 'Fortrudt', 'undefined', 'NaN']) expect(all).not.toContain(unsaid);
  expect(await readOutline(pdf)).toEqual([
    'Det aftalte',
    'Det leverede',
    'Billeder',
    'Det, der ikke blev leveret',
    'Hospitality',
  ]);
  expect(all).toMatch(/Underskrift .*For .*Ærø Boldklub/);
  expect(images(pdf)).toBe(2);
  expect((await readMetadata(pdf)).Title).toBe(`Leveringsrapport ${contract.number} – Ærø Boldklub`);
  const { left, right } = await readEdges(pdf);
  expect([left >= 59, right <= 536]).toEqual([true, true]);
});

it('never names a guest', async () => {
  const { club, contract, seats } = await active();
  await test.db.execute(sql`insert into grants
    (item_id, sponsorship_id, area_id, quantity, recipient_name, recipient_type, company, state, given_on, requested_by, created_at, created_by)
    values (${seats.id}, ${club}, ${test.ids.north}, 2, 'Gerda Gæst', 'Kunde', 'Gæst A/S', 'Udleveret', '2026-06-01', 'Bo', now(), 'Bo')`);
  ok(await agreements.call(club, 'save-utilization', { id: seats.id, used: 2 }));
  const all = await readAll(await printTexts(contract.id));
  expect(all).toContain('2 af 10');
  expect(all).not.toContain('Gæst');
});

it('has its pictures unless they are not asked for', async () => {
  const { club, contract, banner } = await active();
  ok(await upload(club, banner.id, { files: [await picture(), await picture('png')] }));
  expect(images(await printTexts(contract.id, '&pictures=true'))).toBe(2);
  const without = await printTexts(contract.id, '&pictures=false');
  expect(images(without)).toBe(0);
  expect(await readAll(without)).toContain('2 billeder er udeladt');
  expect((await print(contract.id, '&pictures=maybe')).status).toBe(404);
});

it('leaves out what a mail cannot carry and what was not chosen, and what is not followed has no figures', async () => {
  const { club, contract, banner, logo } = await active();
  ok(await upload(club, banner.id, { files: [await picture(), await picture('png')] }));
  await test.asOwner(sql`update files set size = 14000000 where id in (select small_file_id from proof_files)`);
  await test.db.execute(
    sql`update contract_items set frozen = frozen || '{"isUtilization": false}' where id = ${banner.id}`,
  );
  await test.db.execute(sql`update contract_items set selected = false where id = ${logo.id}`);
  const report = await printTexts(contract.id);
  expect(images(report)).toBe(1);
  const all = await readAll(report);
  expect(all).toContain('Et billede er udeladt af rapporten.');
  for (const unsaid of ['af 5', '0 af 2']) expect(all).not.toContain(unsaid);
});

it('has those of its own agreement alone', async () => {
  const { club, contract, banner } = await active();
  const { products } = contract;
  const later = await agreements.approved(club, { products, startDate: '2027-01-01', endDate: '2027-12-31' });
  ok(await upload(club, banner.id, { query: { note: 'I år' } }));
  expect(await readAll(await printTexts(contract.id))).toContain('I år');
  const all = await readAll(await printTexts(later.id));
  expect([all.includes('I år'), all.includes('0 af 5'), all.includes('Der er ingen billeder')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('there is none of a draft, and none for whoever does not see the club', async () => {
  const { id: club } = await makeSponsorship(test);
  const draft = await agreements.draft(club);
  expect((await print(draft.id)).status).toBe(409);
  ok(await agreements.call(club, 'confirm', { id: draft.id }));
  expect((await print(draft.id)).status).toBe(200);
  expect((await print(draft.id, '', other)).status).toBe(404);
  expect((await print(999_999)).status).toBe(404);
  expect((await user.get('/print-delivery')).status).toBe(404);
  expect((await test.anonymous().get(`/print-delivery?contract=${draft.id}`)).status).toBe(401);
  const html = await test.anonymous().get(`/print-delivery?contract=${draft.id}`, { accept: 'text/html' });
  expect([html.status, html.headers.location]).toEqual([302, expect.stringContaining('/login')]);
});

it('is not sent where no mail is, and its proposal says so', async () => {
  const { contract } = await active();
  const path = `/api/sponsorships/contracts/${contract.id}`;
  // What is to be set is for Admins to know.
  expect(ok(await test.admin.get(`${path}/delivery-proposal`)).obstacle).toContain('SMTP_URL');
  const { obstacle } = ok(await user.get(`${path}/delivery-proposal`));
  expect(obstacle).toBe('E-mail er ikke sat op. Bed en administrator om det.');
  const sent = await user.post(`${path}/send-delivery`, { to: ['a@b.dk'], subject: 'Rapport', text: 'Se her' });
  expect(sent).toMatchObject({ status: 409, body: { message: obstacle } });
});

it('is told in the log', async () => {
  const { contract } = await active();
  const lines = await auditOf(test, () => print(contract.id));
  expect(lines).toMatchObject([
    { action: 'print-delivery', entity: 'contract', entityId: contract.id, actorName: 'Bo Bruger' },
  ]);
});
