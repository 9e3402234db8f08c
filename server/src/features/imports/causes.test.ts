import type { Import, ImportCause } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { usersOf } from '../users/users.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();

const { admin, ids } = test;
const imports = importsOf(admin, 'sponsorships');
const headings = ['Navn', 'Kategori', 'Område', 'Adresse', 'Postnr.', 'By', 'Ansvarlig'];
const club = (name: string, area: string, category = 'Fodbold') => [
  name,
  category,
  area,
  'Vej 1',
  '9000',
  'Aalborg',
  'Bo Bruger',
];
const causesOf = async (id: number): Promise<ImportCause[]> => ok(await admin.get(`/api/import/${id}/causes`));
const mend = ({ id, version }: Import, body: object) => admin.post(`/api/import/${id}/causes`, { version, ...body });

it('groups rows by what is wrong, and mends, makes or leaves out all of one cause at once', async () => {
  const rows = [
    club('Et', 'Nrd'),
    club('To', 'nrd'),
    club('Tre', 'Nrd'),
    club('Fire', 'Nord', 'curling'),
    club('Fem', 'Nord', 'Curling'),
    club('Seks', ''),
  ];
  const started = await imports.preview(csvOf(headings, rows));
  const causes = await causesOf(started.id);
  expect(causes).toMatchObject([
    { cause: 'Området "Nrd" findes ikke', field: 'area', value: 'Nrd', rows: 3, action: 'error', create: true },
    { cause: 'Kategorien "curling" findes ikke', field: 'category', value: 'curling', rows: 2, create: true },
    { field: 'area', value: '', rows: 1, create: false },
  ]);
  expect(causes[0]?.suggestions).toContainEqual({ id: ids.north, name: 'Nord' });
  expect(causes[0]?.suggestions.length).toBeLessThanOrEqual(3);
  const refusalOf = async (body: object) => (await mend(started, body)).status;
  expect(await refusalOf({ field: 'area', value: 'Nrd', use: ids.north, version: started.version + 1 })).toBe(409);
  expect(await refusalOf({ field: 'area', value: 'Nrd', use: 999_999 })).toBe(422);
  expect(await refusalOf({ field: 'area', value: 'Nrd' })).toBe(422);
  expect(await refusalOf({ field: 'area', value: 'Nrd', decide: 'create' })).toBe(422);
  expect(await refusalOf({ field: 'area', value: '', create: true })).toBe(422);
  const used = ok(await mend(started, { field: 'area', value: 'Nrd', use: ids.north }));
  expect(used.counts).toMatchObject({ create: 3, error: 3 });
  const made = ok(await mend(used, { field: 'category', value: 'curling', create: true }));
  expect(made.counts).toMatchObject({ create: 5, error: 1 });
  const changes = (await imports.rows(made)).flatMap(({ Changes }) => Changes.map(({ after }) => after));
  expect(changes.filter((after) => /curling/i.test(after ?? ''))).toEqual(['Curling', 'Curling']);
  const left = ok(await mend(made, { field: 'area', value: '', skip: true }));
  expect(left.counts).toMatchObject({ create: 5, skip: 1, error: 0 });
  expect(await causesOf(started.id)).toEqual([]);
  expect((await mend(left, { field: 'area', value: '', skip: true })).status).toBe(422);
  ok(await imports.run(started.id));
});

it('makes an area, which has no users yet: its clubs need one who has it', async () => {
  const started = await imports.preview(csvOf(headings, [club('Øst Et', 'Østkysten'), club('Øst To', 'Østkysten')]));
  const made = ok(await mend(started, { field: 'area', value: 'Østkysten', create: true }));
  const causes = await causesOf(made.id);
  expect(causes).toMatchObject([{ field: 'user', value: 'Bo Bruger', rows: 2, create: false }]);
  const { Result } = ok(await admin.post('/api/settings/areas', { filter: { search: 'Østkysten' } }));
  ok(await usersOf(test).change(ids.userId, { areaIds: [ids.north, Result[0].Id] }));
  expect((await imports.map(await imports.get(made.id))).counts).toMatchObject({ create: 2, error: 0 });
});

it('suggests no category that only agreements have for a club', async () => {
  ok(await admin.post('/api/settings/categories/update', { name: 'Fodboldsponsor', use: 'Aftaler' }));
  const started = await imports.preview(csvOf(headings, [club('Kategori', 'Nord', 'Fodbolds')]));
  const [cause] = await causesOf(started.id);
  expect(cause?.suggestions.map(({ name }) => name)).toEqual(['Fodbold']);
  const choices = ok(await admin.get(`/api/import/${started.id}/names/category`));
  expect(choices.map(({ name }: { name: string }) => name)).not.toContain('Fodboldsponsor');
});

it('gives one value to all new records where the file has no column for it', async () => {
  const at = headings.indexOf('Område');
  const rows = [club('Uden Et', ''), club('Uden To', '')].map((row) => row.toSpliced(at, 1));
  const started = await imports.preview(csvOf(headings.toSpliced(at, 1), rows));
  const [cause] = await causesOf(started.id);
  expect(cause).toMatchObject({ field: 'area', value: '', rows: 2 });
  const used = ok(await mend(started, { field: 'area', value: '', cause: cause?.cause, use: ids.north }));
  expect(used).toMatchObject({ defaults: { area: 'Nord' }, counts: { create: 2, error: 0 } });
});

it('tells what a field can be given', async () => {
  const started = await imports.start(csvOf(headings, [club('Valg', 'Nrd')]));
  expect(started.fields.find(({ field }) => field === 'area')?.names).toBe(true);
  const choices = ok(await admin.get(`/api/import/${started.id}/names/area`));
  expect(choices).toContainEqual({ id: ids.north, name: 'Nord' });
  expect((await admin.get(`/api/import/${started.id}/names/address`)).status).toBe(404);
});

it('names of a list are mended one by one', async () => {
  const users = importsOf(admin, 'users');
  const row = (name: string, areas: string) => [name, `${name.replace(' ', '.')}@example.dk`, 'Bruger', areas];
  const rows = [row('Ib Prøve', 'Nord, Vst'), row('Eva Prøve', 'vst; Nord')];
  const started = await users.preview(csvOf(['Navn', 'E-mail', 'Roller', 'Områder'], rows));
  expect(await causesOf(started.id)).toMatchObject([{ field: 'areaIds', value: 'Vst', rows: 2, create: true }]);
  const made = ok(await mend(started, { field: 'areaIds', value: 'Vst', use: ids.south }));
  expect(made.counts).toMatchObject({ create: 2, error: 0 });
  const [first] = await users.rows(made);
  expect(first?.Changes.find(({ field }) => field === 'areaIds')?.after).toBe('Nord, Syd');
});

it('counts rows about the same as one cause, and decides all rows in doubt for the same reason', async () => {
  await Promise.all(['Tvivl Et', 'Tvivl To'].map((name) => makeSponsorship(test, { name, zipCode: '9000' })));
  const rows = [club('Tvivl Et', 'Nord'), club('Tvivl To', 'Nord'), club('Ens', 'Nord'), club('Ens', 'Nord')];
  const started = await imports.preview(csvOf(headings, [...rows, club('Ens', 'Nord')]));
  const causes = await causesOf(started.id);
  expect(causes.map(({ action, rows: count, field }) => [action, count, field])).toEqual([
    ['doubt', 2, null],
    ['error', 2, null],
  ]);
  const chosen = { field: null, value: null, cause: causes[0]?.cause };
  const updated = ok(await mend(started, { ...chosen, decide: 'update' }));
  expect(updated.counts).toMatchObject({ update: 2, create: 1, error: 2, doubt: 0 });
  const left = ok(await mend(updated, { field: null, value: null, cause: causes[1]?.cause, skip: true }));
  expect(left.counts).toMatchObject({ update: 2, create: 1, skip: 2 });
  ok(await imports.run(left.id));
});

it('shows each cell that cannot be read, and groups them all by what is wrong with them', async () => {
  const agreements = importsOf(admin, 'contracts');
  const row = (start: string, amount: string) => ['Hvem', 'Guldsponsor', start, '31-12-2028', amount];
  const started = await agreements.preview(
    csvOf(
      ['Sponsorat', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb'],
      [row('ja', 'ca. 100000'), row('30-02-2027', '50 point'), row('', 'kr.')],
    ),
  );
  const errors = (await agreements.rows(started)).flatMap(({ Errors }) => Errors);
  expect(errors).toEqual(
    expect.arrayContaining([
      'Årligt beløb: Skriv beløbet som 60.000,50. Her står "ca. 100000"',
      'Årligt beløb: Skriv beløbet som 60.000,50. Her står "50 point"',
      'Startdato: Skriv datoen som 31-12-2026. Her står "ja"',
      'Startdato: 30-02-2027 findes ikke. Måneden har 28 dage',
    ]),
  );
  expect(await causesOf(started.id)).toContainEqual(
    expect.objectContaining({ cause: 'Årligt beløb: Skriv beløbet som 60.000,50', rows: 3 }),
  );
});

it('imports rows without what cannot be read of a field that they need not have', async () => {
  const rows = [
    ['Uden Mail', 'ingen', '1234567'],
    ['Uden Mail Endnu', 'formand(at)klub.dk', '12345674'],
  ].map(([name = '', ...cells]) => [...club(name, 'Nord'), ...cells]);
  const started = await imports.preview(csvOf([...headings, 'E-mail', 'CVR'], rows));
  const causes = await causesOf(started.id);
  const [email, cvr] = ['contactEmail', 'cvr'].map((field) => causes.find((cause) => cause.field === field));
  expect([email, cvr]).toMatchObject([
    { rows: 2, without: true },
    { rows: 1, without: true },
  ]);
  const mailed = ok(await mend(started, { ...email, without: true }));
  expect(mailed.counts).toMatchObject({ create: 1, error: 1 });
  const all = ok(await mend(mailed, { ...cvr, without: true }));
  expect(all.counts).toMatchObject({ create: 2, error: 0 });
  const saved = (await imports.rows(all)).map(({ Changes }) => Changes.map(({ field }) => field));
  expect(saved.every((fields) => !fields.includes('contactEmail'))).toBe(true);
  expect(saved.map((fields) => fields.includes('cvr'))).toEqual([false, true]);
});

it('reads an e-mail without its spaces, and suggests the first of several', async () => {
  const emails = ['kasserer @ klub.dk', 'a@x.dk; b@x.dk', 'c@x.dk d @ x.dk', 'e@x.dk,'];
  const rows = emails.map((email, at) => [...club(`Mail Nr. ${at + 1}`, 'Nord').with(4, `900${at}`), email]);
  const started = await imports.preview(csvOf([...headings, 'E-mail'], rows));
  expect(await causesOf(started.id)).toMatchObject([
    {
      cause: 'E-mail: Skriv én e-mail og intet andet. Her står "a@x.dk; b@x.dk"',
      rows: 1,
      suggestions: [{ name: 'a@x.dk' }],
      without: true,
    },
    { value: 'c@x.dk d @ x.dk', suggestions: [{ name: 'c@x.dk' }] },
  ]);
  const used = ok(await mend(started, { field: 'contactEmail', value: 'a@x.dk; b@x.dk', use: 1 }));
  const { version } = used;
  expect((await mend(used, { field: 'contactEmail', value: 'c@x.dk d @ x.dk', use: 2 })).status).toBe(422);
  const taken = ok(await admin.post(`/api/import/${started.id}/suggestions`, { version }));
  const saved = (await imports.rows(taken)).map(
    ({ Changes }) => Changes.find(({ field }) => field === 'contactEmail')?.after,
  );
  expect(saved).toEqual(['kasserer@klub.dk', 'a@x.dk', 'c@x.dk', 'e@x.dk']);
});

it('doubts a CVR whose last digit is wrong, of a new club and of one that is there', async () => {
  const [right, wrong, other] = ['12345674', '12345679', '12345678'];
  const there = await makeSponsorship(test, { name: 'Har Et Andet', zipCode: '9000', address: 'Vej 1' });
  await makeSponsorship(test, { name: 'Har Det', cvr: wrong, zipCode: '9000', address: 'Vej 9' });
  const rows = [
    ['', ...club('Rigtig', 'Nord'), right],
    ['', ...club('Tastefejl', 'Nord'), other],
    [String(there.id), ...club('Har Et Andet', 'Nord'), other],
    ['', ...club('Har Det', 'Nord'), wrong],
  ];
  const started = await imports.preview(csvOf(['Id', ...headings, 'CVR'], rows));
  const why = 'Kontrollér CVR-nummeret. Det ligner en tastefejl';
  const [first, second, third, fourth] = await imports.rows(started);
  expect([first?.Action, fourth?.Action]).toEqual(['create', 'update']);
  expect(second).toMatchObject({
    Action: null,
    Wrong: ['CVR'],
    Candidates: [{ name: `CVR ${other}`, why, takenBy: 3 }],
  });
  expect(third?.Candidates).toMatchObject([
    { why, takenBy: 4 },
    { id: there.id, changes: expect.arrayContaining([{ field: 'cvr', label: 'CVR', before: null, after: other }]) },
  ]);
});

it('offers no row to be imported without what it must have', async () => {
  const started = await imports.preview(csvOf(headings, [club('Må Have', 'Nrd')]));
  const [cause] = await causesOf(started.id);
  expect(cause).toMatchObject({ field: 'area', without: false });
  expect((await mend(started, { field: 'area', value: 'Nrd', without: true })).status).toBe(422);
});

it('says all causes of a row at once: an unknown category is not hidden by a day that does not exist', async () => {
  const agreements = importsOf(admin, 'contracts');
  await makeSponsorship(test, { name: 'Alt På Én Gang', zipCode: '9000' });
  const row = ['Alt På Én Gang', 'Guldklasse', '30-02-2027', '31-12-2028', '100.000'];
  const started = await agreements.preview(
    csvOf(['Sponsorat', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb'], [row]),
  );
  expect((await causesOf(started.id)).map(({ field }) => field).sort()).toEqual(['category', 'startDate']);
});

it('says what the form refuses, and what must be there, beside a name that there is not', async () => {
  const started = await imports.preview(
    csvOf([...headings, 'E-mail'], [[...club('Alt Galt', 'Nrd').with(4, ''), 'formand(at)klub.dk']]),
  );
  const [row] = await imports.rows(started);
  expect(row?.Errors.map((error) => error.split(/[.:"]/)[0]?.trim())).toEqual(
    expect.arrayContaining(['Området', 'Postnr']),
  );
  expect((await causesOf(started.id)).map(({ field }) => field).sort()).toEqual(['area', 'contactEmail', 'zipCode']);
});

it('takes the suggestion for each cause that has exactly one, in one go', async () => {
  await test.fixtures.user({ name: 'Nanna Skovbjerg', email: 'nsk@bank.dk', areaIds: [ids.north] });
  for (const name of ['Håndbold Nord', 'Håndbold Syd']) await test.fixtures.category(name);
  const rows = [
    club('Forslag Et', 'Nrd').with(6, 'NSK'),
    club('Forslag To', 'nrd', 'Håndbold'),
    club('Forslag Tre', 'Nord').with(6, 'NSK'),
    club('Forslag Fire', 'Vestkysten'),
  ];
  const started = await imports.preview(csvOf(headings, rows));
  const causes = await causesOf(started.id);
  expect(causes.map(({ value, suggestions }) => [value, suggestions.length]).sort()).toEqual([
    ['Håndbold', 2],
    ['NSK', 1],
    ['Nrd', 1],
    ['Vestkysten', 0],
  ]);
  const take = ({ id, version }: Import) => admin.post(`/api/import/${id}/suggestions`, { version });
  expect((await take({ ...started, version: started.version + 1 })).status).toBe(409);
  const taken: Import = ok(await take(started));
  expect(taken.counts).toMatchObject({ create: 2, error: 2 });
  expect((await causesOf(started.id)).map(({ value }) => value).sort()).toEqual(['Håndbold', 'Vestkysten']);
  const [first] = await imports.rows(taken);
  const given = first?.Changes.map(({ after }) => after);
  expect(given).toEqual(expect.arrayContaining(['Nord', 'Nanna Skovbjerg']));
  expect((await take(taken)).status).toBe(422);
});

it('doubts that two rows of one place, called alike, are two clubs; of two with a CVR each it does not', async () => {
  const columns = [...headings, 'CVR'];
  const rows = [
    [...club('Fjordby Boldklub', 'Nord'), '11111114'],
    [...club('Fjordby BK', 'Nord'), ''],
    [...club('Fjordby Hk', 'Nord'), ''],
    [...club('Fjordby Boldk.', 'Nord'), '22222228'],
    [...club('Fjordby Boldklub 2', 'Nord'), ''],
    [...club('Fjordby BK', 'Nord').with(4, '8000'), ''],
  ];
  const started = await imports.preview(csvOf(columns, rows));
  expect((await imports.rows(started)).map(({ Action }) => Action)).toEqual([
    'create',
    null,
    'create',
    null,
    'create',
    'create',
  ]);
  const [, doubt] = await imports.rows(started);
  const why = 'Ligner en anden række med samme postnr.';
  expect(doubt?.Candidates).toMatchObject([{ name: 'Fjordby Boldklub', takenBy: 2, why }]);
  expect((await imports.decide(started.id, 3, { action: 'update', recordId: -2 })).status).toBe(422);
  expect((await imports.run(started.id)).status).toBe(409);
  // What is mended alone is compared with the others as well.
  const mended = ok(await imports.decide(started.id, 3, { action: null, values: { Navn: 'Fjordby Bold' } }));
  expect(mended.action).toBeNull();
  const chosen = { field: null, value: null, cause: why, version: (await imports.get(started.id)).version };
  const all = ok(await admin.post(`/api/import/${started.id}/causes`, { ...chosen, decide: 'create' }));
  expect(all.counts).toMatchObject({ create: 6, doubt: 0 });
  ok(await imports.run(started.id));
});
