import { buffer } from 'node:stream/consumers';
import type { Import } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { writeXlsx } from '../../lib/spreadsheet/xlsx.ts';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();

const { admin } = test;
const clubs = importsOf(admin, 'sponsorships');
const contracts = importsOf(admin, 'contracts');
const readAs = (id: number, kind: string, query = '') => admin.post(`/api/import/${id}/as/${kind}${query}`);
await test.fixtures.category('Hovedsponsor');

const headings = [
  'Navn',
  'Kategori',
  'Område',
  'Adresse',
  'Postnr.',
  'By',
  'Ansvarlig',
  'Sponsortype',
  'Fra',
  'Til',
  'Årligt beløb',
];
const row = (name: string, amount = '60.000,00') => [
  name,
  'Fodbold',
  'Nord',
  'Vej 1',
  '9000',
  'Aalborg',
  'Bo Bruger',
  'Hovedsponsor',
  '01-01-2027',
  '31-12-2027',
  amount,
];
const fieldsOf = ({ columns }: Import) => Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));

it('reads the agreements of the clubs that a file brought, without the file', async () => {
  const started = await clubs.preview(csvOf(headings, [row('Ens Klub'), row('Anden Klub', 'mange penge')]));
  ok(await clubs.run(started.id));
  const other: Import = ok(await readAs(started.id, 'contracts', '?as=draft'));
  expect(other).toMatchObject({ kind: 'contracts', as: 'draft', fileName: 'ark.csv', status: 'columns', rows: 2 });
  expect(fieldsOf(other)).toEqual({
    Navn: 'sponsorship',
    Kategori: null,
    Område: null,
    Adresse: null,
    'Postnr.': null,
    By: null,
    Ansvarlig: null,
    Sponsortype: 'category',
    Fra: 'startDate',
    Til: 'endDate',
    'Årligt beløb': 'sponsorshipAmount',
    'Sponsorat-id': 'sponsorshipId',
  });
  // Another club of the name came in between: the rows are still about those that the file brought.
  ok(await clubs.run((await clubs.preview(csvOf(headings, [row('Ens Klub').with(4, '8000')]))).id));
  const { counts } = await contracts.map(other);
  expect(counts).toMatchObject({ create: 1, error: 1 });
  ok(await contracts.decide(other.id, 3, { values: { 'Årligt beløb': '40.000' } }));
  ok(await contracts.run(other.id));
});

it('begins before the file is saved, and of another kind than it had', async () => {
  const started = await clubs.start(
    csvOf([...headings, 'Kontakt', 'Mail'], [[...row('Tredje Klub'), 'Åse', 'a@b.dk']]),
  );
  const other: Import = ok(await readAs(started.id, 'contacts'));
  expect(fieldsOf(other)).toMatchObject({ Navn: 'sponsorship', Kontakt: 'name', Mail: 'email', Kategori: null });
  expect(other.as).toBeNull();
  const back: Import = ok(await readAs(other.id, 'sponsorships'));
  expect(fieldsOf(back)).toMatchObject({ Navn: 'name', Kategori: 'category', Område: 'area' });
});

it('is refused of a file that could not be read, of no import, and of too many agreements to lock', async () => {
  expect((await readAs(999_999, 'contracts')).status).toBe(404);
  expect((await readAs(1, 'nothing')).status).toBe(404);
  const broken = ok(await clubs.upload(Buffer.from('PK\u0003\u0004 ikke et ark'), 'tom.xlsx'));
  expect((await readAs(broken.id, 'contracts')).status).toBe(409);
  const many = await clubs.start(
    csvOf(
      headings,
      Array.from({ length: 501 }, (_, at) => row(`Klub ${at}`)),
    ),
  );
  expect((await readAs(many.id, 'contracts')).status).toBe(422);
  expect((await readAs(many.id, 'contracts', '?as=draft')).status).toBe(200);
});

it('reads the sheet of a workbook that has the headings, says which, and which others have what', async () => {
  const text = (heading: string) => ({ heading, type: 'text' as const, width: 12 });
  const clubRow = ['Arkets Klub', 'Fodbold', 'Nord', 'Vej 1', '9000', 'Aalborg', 'Bo Bruger'];
  const agreement = ['Arkets Klub', 'Hovedsponsor', '2027', '2028', '60 tkr'];
  const bytes = await buffer(
    writeXlsx([
      { name: 'Klubber', columns: headings.slice(0, 7).map(text), rows: [clubRow] },
      { name: 'Aftaler', columns: ['Klub', 'Niveau', 'Fra', 'Til', 'Pr. år'].map(text), rows: [agreement] },
      { name: 'Om', columns: ['Hvem'].map(text), rows: [['Bo']] },
    ]),
  );
  const started = await clubs.start(bytes, 'bog.xlsx');
  expect(started.sheet).toBe('Klubber');
  expect(started.sheets.map(({ name }) => name)).toEqual(['Klubber', 'Aftaler', 'Om']);
  expect(started.sheets.map(({ kinds }) => kinds.includes('sponsorships'))).toEqual([true, false, false]);
  expect(started.sheets.map(({ kinds }) => kinds.includes('contracts'))).toEqual([false, true, false]);
  ok(await clubs.run((await clubs.map(started)).id));
  const read = await contracts.start(bytes, 'bog.xlsx');
  expect(read).toMatchObject({ sheet: 'Aftaler', rows: 1 });
  expect((await contracts.map(read)).counts).toMatchObject({ create: 1 });
  const wanted = await admin.upload('/api/import/contracts?sheet=Om', bytes, { name: 'bog.xlsx' });
  expect(ok(wanted)).toMatchObject({ sheet: 'Om', rows: 1 });
  expect((await admin.upload('/api/import/contracts?sheet=Borte', bytes, { name: 'bog.xlsx' })).status).toBe(422);
  expect(await clubs.start(csvOf(headings, [row('Uden Ark')]))).toMatchObject({
    sheet: null,
    sheets: [{ name: null, kinds: expect.arrayContaining(['sponsorships', 'contracts']) }],
  });
});
