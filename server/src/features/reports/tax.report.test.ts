import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import { paymentsOf } from '../payments/payments.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { accountsSheets, figuresOf, readReport, sheetsIn, tableOf } from './reports.testing.ts';

const test = await openTestApp();
const { agreements } = paymentsOf(test);
const { admin, user, ids } = test;
const terms = {
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  sponsorshipAmount: 185_000,
  valueOfAdvertisement: 55,
  valueOfTickets: 25,
  valueOfCatering: 17.5,
  valueOfTravel: 2.5,
};
const north = await makeSponsorship(test, { name: 'Ærø Boldklub', chargesVat: false });
const contract = await agreements.approved(north.id, terms);
const south = await makeSponsorship(test, { name: 'Syd IF', areaId: ids.south, userId: ids.otherId });
const foreign = await agreements.approved(south.id, { ...terms, sponsorshipAmount: 100_000.5 });
const company = ok(await admin.get('/api/settings'));
ok(await admin.post('/api/settings', { ...company, accounts: { advertisement: '04711', tickets: '4712' } }));

const textOf = async (path: string, client = admin): Promise<string> => {
  const answer = await client.get(path);
  expect(answer.status).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

it('økonomi’s report has the tax of the year of its day, with accounts, and says what nobody knows', async () => {
  const report = await readReport(admin, 'accounts', 'date=2026-03-31');
  const parts = tableOf(report, 'taxParts');
  expect(parts.rows.map((row) => row.slice(0, 4))).toEqual([
    ['Reklame', '04711', 156_750.28, 0],
    ['Billetter', '4712', 71_250.12, 0],
    ['Forplejning', null, 49_875.09, 0],
    ['Rejse', null, 7_125.01, 0],
    ['Ufordelt', null, 0, 0],
  ]);
  expect(tableOf(report, 'taxAreas').rows.map((row) => [row[0], row[2]])).toEqual([
    ['Nord', 185_000],
    ['Syd', 100_000.5],
  ]);
  const list = tableOf(report, 'tax');
  expect(list.rows.map((row) => row.slice(1, 3))).toEqual([
    ['Syd IF', 'Syd'],
    ['Ærø Boldklub', 'Nord'],
  ]);
  expect(list.rows[0]?.at(-1)).toBe('Moms: ved ikke; Billetter ikke registreret');
  for (const table of [parts, list, tableOf(report, 'taxAreas')]) {
    const at = table.columns.findIndex(({ key }) => key === 'cost');
    expect(table.total?.[at]).toBe(285_000.5);
  }
  expect(report.notes).toEqual([
    expect.stringMatching(
      /^Bogføring og udgift pr. konto er månedens .* til og med 31-03-2026.* moms og fradrag er hele 2026\.$/,
    ),
    expect.stringMatching(/^Debet er udgiften/),
    'Vejledende. Regler og satser er bankens egne værdier pr. 31-03-2026; skatteafdelingen afgør.',
    'Bankens momsprocent for 2026 er ikke angivet: der regnes med 0 %.',
    'Momsen er ukendt for 1 aftale med 100.000,50 kr. i året: deres moms er ikke talt med.',
  ]);
  const { bytes } = await admin.get('/api/reports/accounts/file?format=xlsx&date=2026-03-31');
  const sheets = await sheetsIn(bytes);
  expect([...sheets.keys()]).toEqual(accountsSheets);
  expect(sheets.get('Om udtrækket')).toEqual(expect.arrayContaining(report.notes.map((note) => ['Bemærk', note])));
});

it('økonomi is told that nobody has said what of its VAT the bank deducts, until somebody has', async () => {
  const notes = async (year: number) => (await readReport(admin, 'accounts', `date=${year}-12-31`)).notes.join(' ');
  expect(await notes(2031)).toContain('Bankens momsprocent for 2031 er ikke angivet');
  ok(await admin.post('/api/settings/rules/update', { key: 'vat.bankPercent', validFrom: '2031-01-01', value: 0 }));
  expect(await notes(2031)).not.toContain('momsprocent');
  expect(await notes(2032)).not.toContain('momsprocent');
  expect(await notes(2030)).toContain('momsprocent');
});

it('the year in figures says what is not deductible', async () => {
  const { notDeductible } = figuresOf(await readReport(user, 'year', 'year=2026'));
  // Of 185.000 kr. a quarter of tickets, catering and travel is deductible.
  expect(notDeductible).toEqual([62_437.5, 0]);
});

it('an agreement’s statement is a PDF of its own, which the log tells of', async () => {
  const text = await textOf(`/print-tax?contract=${contract.id}&year=2026`);
  for (const said of [
    `Opgørelse til økonomi 2026: ${contract.number}, Ærø Boldklub`,
    'Reklame 04711 101.750,00 0,00 0,00 101.750,00 101.750,00 0,00',
    'I alt 185.000,00 0,00 0,00 185.000,00 122.562,50 62.437,50',
    'Ikke registreret 100 % 25 % 11.562,50',
    'Billetterne er ikke registreret',
    'Fradrag for rejse 25 % 01-01-2023',
    'Vejledende. Regler og satser er bankens egne værdier pr. 15-06-2026; skatteafdelingen afgør.',
    'Momsen er et skøn efter klubbens oplysning',
  ])
    expect(text).toContain(said);
  expect(await lastLine(test.db)).toMatchObject({ action: 'print', kind: 'report' });
});

it('a year’s statement has the agreements of one’s own areas', async () => {
  const all = await textOf('/print-tax?year=2026');
  expect(all).toContain('Opgørelse til økonomi 2026');
  expect(all).toContain('Syd IF');
  expect(all).toContain('285.000,50');
  const own = await textOf('/print-tax?year=2026', user);
  expect(own).toContain('Ærø Boldklub');
  expect(own).not.toContain('Syd IF');
  expect(own).not.toContain('100.000,50');
  expect((await user.get(`/print-tax?contract=${foreign.id}`)).status).toBe(404);
  expect(await admin.get('/print-tax')).toMatchObject({
    status: 422,
    body: { fields: { year: 'Vælg en aftale eller et år' } },
  });
});
