import type { Import, ListedImportRow } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsXml, workbookOf, zipOf } from '../../lib/spreadsheet/workbook.testing.ts';
import { openTestApp } from '../../testing/app.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { csvOf, clubHeadings as headings, importsOf, xlsxOf } from './imports.testing.ts';

const test = await openTestApp();

const { admin, ids } = test;
const imports = importsOf(admin, 'sponsorships');
const club = (name: string, values: Partial<Record<string, string>> = {}) => {
  const usual = {
    Navn: name,
    Forkortelse: name.slice(0, 4),
    Kategori: 'Fodbold',
    Område: 'Nord',
    CVR: '',
    Adresse: 'Vej 1',
    'Postnr.': '9000',
    By: 'Aalborg',
    Telefon: '',
    Ansvarlig: 'Bo Bruger',
  };
  const row: Record<string, string> = { ...usual, ...(values as Record<string, string>) };
  return headings.map((heading) => row[heading] ?? '');
};
const preview = (...rows: string[][]) => imports.preview(csvOf(headings, rows));
const clubsNamed = async (name: string) =>
  (await test.db.execute(sql`select * from sponsorships where name = ${name} order by id`)).rows;
const count = async () => Number((await test.db.execute(sql`select count(*) as n from sponsorships`)).rows[0]?.n);

describe('a file', () => {
  it('has its columns guessed, with samples of each', async () => {
    const started = await imports.start(
      csvOf(
        ['Klub', 'Kort navn', 'Idræt', 'område', 'CVR-nr', 'Mail', 'Noget'],
        ['A', 'B', 'B', 'C', 'D'].map((name) => [name, 'x', '', '', '', '', '']),
      ),
      'Klubber.csv',
    );
    expect(started).toMatchObject({ kind: 'sponsorships', fileName: 'Klubber.csv', status: 'columns', rows: 5 });
    expect(started).toMatchObject({ mapping: null, by: 'Anna Admin', version: 1, message: null });
    expect(started.columns).toEqual([
      { heading: 'Klub', samples: ['A', 'B', 'C'], field: 'name' },
      { heading: 'Kort navn', samples: ['x'], field: 'shortName' },
      { heading: 'Idræt', samples: [], field: 'category' },
      { heading: 'område', samples: [], field: 'area' },
      { heading: 'CVR-nr', samples: [], field: 'cvr' },
      { heading: 'Mail', samples: [], field: 'contactEmail' },
      { heading: 'Noget', samples: [], field: null },
    ]);
    expect(started.fields.filter(({ required }) => required).map(({ field }) => field)).toEqual([
      'name',
      'category',
      'area',
      'address',
      'zipCode',
      'city',
      'user',
    ]);
    const plain = { says: [], names: false, without: null };
    expect(started.fields[1]).toEqual({ ...plain, field: 'name', label: 'Navn', required: true });
    expect(ok(await admin.get('/api/import'))[0]).toEqual(started);
    expect(await imports.get(started.id)).toEqual(started);
  });

  it('has its headings guessed also where they say whose e-mail and phone it is', async () => {
    const { columns } = await imports.start(
      csvOf(['Klub', 'Kontakt e-mail', 'Kontaktpersons telefon'], [['A', 'a@b.dk', '1']]),
    );
    expect(columns.map(({ field }) => field)).toEqual(['name', 'contactEmail', 'contactPhone']);
  });

  it('that cannot be read is an import that failed, with a sentence', async () => {
    const failed = await imports.start(Buffer.from('Navn;By\r\n'));
    expect(failed).toMatchObject({ status: 'failed', message: 'Filen har ingen rækker under overskrifterne.' });
    expect((await imports.run(failed.id)).status).toBe(409);
    expect((await admin.post(`/api/import/${failed.id}/mapping`, { mapping: { Navn: 'name' } })).status).toBe(409);
  });

  it('that is too much, or has macros, is refused', async () => {
    const many = (length: number, cell: string) => Array.from({ length }, () => cell);
    const parts = workbookOf(rowsXml([['Navn'], ['A']]));
    const before = ok(await admin.get('/api/import')).length;
    const refused = [
      [Buffer.from(['Navn', ...many(5_001, 'A')].join('\n')), 422],
      [Buffer.from(`${many(61, 'Navn').join(';')}\nA`), 422],
      [await zipOf({ ...parts, 'xl/worksheets/sheet2.xml': ' '.repeat(60 * 1024 * 1024) }), 413],
      [await zipOf({ ...parts, 'xl/vbaProject.bin': 'x' }), 415],
      [Buffer.from('%PDF-1.7'), 415],
      [Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413],
    ] as const;
    for (const [bytes, status] of refused) expect((await imports.upload(bytes)).status).toBe(status);
    expect((await admin.post('/api/import/sponsorships', {})).status).toBe(415);
    expect(ok(await admin.get('/api/import'))).toHaveLength(before);
  });

  it('may be of Windows, and of Excel', async () => {
    const text = 'Navn;By\r\nÆrø Grødklub;Ålestrup\r\n';
    const { id, columns } = await imports.start(Buffer.from(text, 'latin1'));
    expect(columns[1]?.samples).toEqual(['Ålestrup']);
    expect((await imports.rows({ id }))[0]?.Label).toBe('');
    expect((await imports.start(await xlsxOf(['Navn'], [['Ærø']]))).columns[0]?.samples).toEqual(['Ærø']);
  });
});

describe('the columns', () => {
  it('go to one field each, of those that there are', async () => {
    const { id, version } = await imports.start(csvOf(['Navn', 'By'], [['A', 'B']]));
    const map = (mapping: object) => admin.post(`/api/import/${id}/mapping`, { mapping, version });
    expect((await map({ Navn: 'name', By: 'name' })).body.message).toBe('To kolonner kan ikke gå til det samme felt.');
    for (const mapping of [{ Navn: 'kode' }, { Andet: 'name' }, { Navn: null }, {}, { Navn: 7 }])
      expect((await map(mapping)).status, JSON.stringify(mapping)).toBe(422);
    const mapped = ok(await map({ Navn: 'name' }));
    expect(mapped).toMatchObject({ status: 'preview', version: version + 1, mapping: { Navn: 'name', By: null } });
    expect((await map({ Navn: 'name' })).status).toBe(409);
  });
});

describe('a row', () => {
  it('is new, an update, unchanged, in doubt or wrong', async () => {
    const there = await makeSponsorship(test, { name: 'Fjordens BK', cvr: '11111111', zipCode: '9000' });
    await makeSponsorship(test, { name: 'Aalborg Bold & Leg', zipCode: '9000' });
    const started = await preview(
      club('Helt Ny Klub'),
      club('fjordens bk', { CVR: '11 11 11 11', Telefon: '12345678', Område: 'NORD' }),
      club('ålborg  bold og leg'),
      club('Forkert', { CVR: '1234567', 'Postnr.': 'x' }),
      club('Ukendt', { Område: 'Nrd' }),
      club('HELT NY KLUB'),
    );
    expect(started.counts).toEqual({ create: 1, update: 1, unchanged: 0, skip: 0, doubt: 1, error: 3 });
    const rows = await imports.rows(started);
    expect(rows.map(({ Row, Action }) => [Row, Action])).toEqual([
      [2, 'create'],
      [3, 'update'],
      [4, null],
      [5, 'error'],
      [6, 'error'],
      [7, 'error'],
    ]);
    expect(rows[1]).toMatchObject({
      RecordId: there.id,
      Label: 'fjordens bk',
      Candidates: [{ id: there.id, name: 'Fjordens BK', why: 'Samme CVR' }],
    });
    expect(rows[1]?.Changes).toContainEqual({
      field: 'name',
      label: 'Navn',
      before: 'Fjordens BK',
      after: 'fjordens bk',
    });
    expect(rows[1]?.Changes.map(({ label }) => label)).not.toContain('Område');
    const [alike] = rows[2]?.Candidates ?? [];
    expect(alike).toMatchObject({ name: 'Aalborg Bold & Leg', why: 'Samme navn og postnr.' });
    expect(alike?.path).toBe(`/sponsorships/${alike?.id}`);
    expect(alike?.changes).toContainEqual({
      field: 'name',
      label: 'Navn',
      before: 'Aalborg Bold & Leg',
      after: 'ålborg  bold og leg',
    });
    expect(rows[3]?.Errors).toEqual([
      'CVR skal bestå af præcis 8 cifre. Her står "1234567"',
      'Postnr. skal bestå af 3 eller 4 cifre. Her står "x"',
    ]);
    expect(rows[4]?.Errors).toEqual(['Området "Nrd" findes ikke. Mente du Nord?']);
    expect(rows[5]?.Errors).toEqual(['Samme som række 2. Kun den ene af dem kan importeres']);
    const first = ok(await admin.post(`/api/import/${started.id}/rows`, {})).Result.map(
      ({ Row }: { Row: number }) => Row,
    );
    expect(first).toEqual([4, 5, 6, 7, 3, 2]);
    expect((await imports.rows(started, { filter: { action: 'doubt' } })).map(({ Row }) => Row)).toEqual([4]);
    expect((await imports.rows(started, { filter: { search: 'helt NY' } })).map(({ Row }) => Row)).toEqual([2, 7]);
  });

  it('has its town beside its postnummer, and its name for an abbreviation, where the sheet has them so', async () => {
    const others = ['Navn', 'Kategori', 'Område', 'Adresse', 'Ansvarlig'];
    const cells = ['Hals Rideklub', 'Fodbold', 'Nord', 'Vej 1', 'Bo Bruger'];
    const rowsWith = async (heading: string, cell: string) =>
      imports.rows(await imports.preview(csvOf([...others, heading], [[...cells, cell]])));
    for (const [heading, cell] of [
      ['Postnr. og by', '9370 Hals'],
      ['Postnr', 'DK-9370 Hals'],
    ] as const) {
      const [row] = await rowsWith(heading, cell);
      const after = Object.fromEntries(row?.Changes.map((change) => [change.label, change.after]) ?? []);
      expect(after).toMatchObject({ 'Postnr.': '9370', By: 'Hals', Forkortelse: 'Hals Rideklub' });
    }
    const [wrong] = await rowsWith('Postnr. og by', 'Hals');
    expect(wrong?.Errors).toEqual(['Postnr. og by: Skriv det som 8000 Aarhus C. Her står "Hals"']);
  });

  it('gets the town of a new postnummer that comes without one', async () => {
    const made = await makeSponsorship(test, { name: 'Hals Skak', zipCode: '9370', city: 'Hals by' });
    const others = ['Kategori', 'Område', 'Adresse', 'Ansvarlig'];
    const row = ['Fodbold', 'Nord', 'Vej 1', 'Bo Bruger'];
    const townIn = async (headings: string[], cells: string[]) => {
      const [planned] = await imports.rows(await imports.preview(csvOf(headings, [cells])));
      return planned?.Changes.find(({ field }) => field === 'city')?.after ?? planned?.Errors;
    };
    const asNew = (...cells: string[]) =>
      townIn([...others, 'Navn', 'Postnr', 'By'], [...row, 'Hals Bridge', ...cells]);
    expect(await asNew('9370', '')).toBe('Hals');
    expect(await asNew('9370', 'Hou')).toBe('Hou');
    expect(await asNew('9999', '')).toEqual(['By skal udfyldes']);
    const asUpdate = (...cells: string[]) => townIn(['Id', 'Postnr', 'By'], [String(made.id), ...cells]);
    expect(await asUpdate('9000', '')).toBe('Aalborg');
    expect(await asUpdate('9370', '')).toEqual([]);
    expect(await asUpdate('9000', '(tom)')).toEqual(['By skal udfyldes']);
  });

  it('is hinted at, but not in doubt, where a name is only alike', async () => {
    await makeSponsorship(test, { name: 'Skjern Badminton BK', zipCode: '6900' });
    const rows = await imports.rows(
      await preview(
        club('Skjern Badminton IF', { 'Postnr.': '6900' }),
        club('Skjern Badminton BK', { 'Postnr.': '6901' }),
      ),
    );
    expect(rows.map(({ Action, Candidates }) => [Action, Candidates.map(({ why }) => why)])).toEqual([
      ['create', ['Ligner navnet']],
      ['create', ['Ligner navnet']],
    ]);
  });

  it('is in doubt where CVR and name name different clubs, or a CVR several', async () => {
    const one = await makeSponsorship(test, { name: 'Et CVR', cvr: '22222222', zipCode: '8000' });
    const other = await makeSponsorship(test, { name: 'Et Navn', zipCode: '8000' });
    const twin = await makeSponsorship(test, { name: 'Tvilling', cvr: '33333333' });
    const second = await makeSponsorship(test, { name: 'Tvilling to', cvr: '33333333' });
    const rows = await imports.rows(
      await preview(club('Et Navn', { CVR: '22222222', 'Postnr.': '8000' }), club('Nyt navn', { CVR: '33333333' })),
    );
    expect(rows.map(({ Action, Candidates }) => [Action, Candidates.map(({ id }) => id)])).toEqual([
      [null, [one.id, other.id]],
      [null, [twin.id, second.id]],
    ]);
  });

  it('with an Id is about that record, which must be there', async () => {
    const { id } = await makeSponsorship(test, { name: 'Med Id', cvr: '44444444' });
    const bytes = csvOf(
      ['Id', 'Navn', 'CVR'],
      [
        [String(id), 'Nyt navn', '44444445'],
        ['999999', 'Ingen', ''],
        ['x', 'Ingen', ''],
        [String(id), 'Igen', ''],
      ],
    );
    const started = await imports.preview(bytes);
    const rows = await imports.rows(started);
    expect(rows.map(({ Action, RecordId, Errors }) => [Action, RecordId, Errors])).toEqual([
      ['update', id, []],
      ['error', null, ['Der findes ikke et sponsorat med Id 999999']],
      ['error', null, ['Id: Skriv et helt tal. Her står "x"']],
      ['error', null, ['Samme som række 2. Kun den ene af dem kan importeres']],
    ]);
    expect((await imports.decide(started.id, 2, { action: 'create' })).status).toBe(422);
  });

  it('leaves what is empty, and clears what says so', async () => {
    const { id } = await makeSponsorship(test, { name: 'Ryddes', cvr: '55555555', contact: 'Åse', contactPhone: '12' });
    const started = await imports.preview(
      csvOf(['Id', 'Navn', 'CVR', 'Kontaktperson', 'Telefon', 'By'], [[String(id), '', '(tom)', '', '(Tom)', 'Ny by']]),
    );
    const [row] = await imports.rows(started);
    expect(row).toMatchObject({ Label: 'Ryddes', Action: 'update' });
    expect(ok(await imports.run(started.id)).status).toBe('done');
    expect(ok(await admin.get(`/api/sponsorships/${id}`))).toMatchObject({
      name: 'Ryddes',
      cvr: null,
      contact: 'Åse',
      contactPhone: null,
      city: 'Ny by',
    });
  });

  it('is unchanged before it is in doubt, and where the same file comes again', async () => {
    const rows = [club('Samme Klub'), club('Anden Klub', { CVR: '66666662' })];
    ok(await imports.run((await preview(...rows)).id));
    const again = await preview(...rows);
    expect(again.counts).toEqual({ create: 0, update: 0, unchanged: 2, skip: 0, doubt: 0, error: 0 });
    const before = await clubsNamed('Samme Klub');
    ok(await imports.run(again.id));
    expect(await clubsNamed('Samme Klub')).toEqual(before);
  });

  it('names who is responsible by name, by e-mail where names are shared, and never two', async () => {
    for (const n of [1, 2])
      await test.fixtures.user({ name: 'Ens Navn', email: `ens${n}@bank.dk`, areaIds: [ids.north] });
    await test.fixtures.user({ name: 'Ude Stående', email: 'ude@bank.dk', areaIds: [ids.north], lockedOut: true });
    const all = [...headings, 'Ansvarliges e-mail'];
    const row = (name: string, user: string, email: string) => [...club(name, { Ansvarlig: user }), email];
    const started = await imports.preview(
      csvOf(all, [
        row('Ansvar 1', 'Ens Navn', ''),
        row('Ansvar 2', 'ens navn', 'ENS2@bank.dk'),
        row('Ansvar 3', '', 'bo@bank.dk'),
        row('Ansvar 4', 'Bo Bruger', 'dorte@bank.dk'),
        row('Ansvar 5', 'Dorte Øst', ''),
        row('Ansvar 6', 'Ude Stående', ''),
        row('Ansvar 7', '', 'ukendt@bank.dk'),
      ]),
    );
    expect((await imports.rows(started)).map(({ Errors }) => Errors)).toEqual([
      ['Ansvarlig: Flere brugere har det navn. Tag kolonnen Ansvarliges e-mail med'],
      [],
      [],
      ['Ansvarlig: Navnet og e-mailen er to forskellige brugere'],
      ['Dorte Øst har ikke området Nord. Vælg en, der har det, eller giv brugeren området under Brugere'],
      ['Ude Stående er deaktiveret. Vælg en aktiv bruger, som har området Nord'],
      ['Ansvarliges e-mail: Ingen bruger har e-mailen "ukendt@bank.dk"'],
    ]);
  });
});

describe('a decision', () => {
  it('settles a doubt, can be taken back, and raises the version', async () => {
    const there = await makeSponsorship(test, { name: 'Tvivl IF', zipCode: '9000' });
    const started = await preview(club('Tvivl  if', { Telefon: '88' }));
    const decided = ok(await imports.decide(started.id, 2, { action: 'update' }));
    expect(decided).toMatchObject({ row: 2, action: 'update', recordId: there.id, values: { Telefon: '88' } });
    expect(await imports.get(started.id)).toMatchObject({
      version: started.version + 1,
      counts: { update: 1, doubt: 0 },
    });
    const isDecided = async () => (await imports.rows(started)).map(({ Decided }) => Decided);
    expect(await isDecided()).toContain(true);
    expect(ok(await imports.decide(started.id, 2, { action: null })).action).toBeNull();
    expect(await isDecided()).not.toContain(true);
    expect(ok(await imports.decide(started.id, 2, { action: 'skip' })).action).toBe('skip');
    expect(ok(await imports.decide(started.id, 2, { action: 'create' }))).toMatchObject({ action: 'create' });
    expect((await imports.run(started.id, started.version)).status).toBe(409);
    ok(await imports.run(started.id, (await imports.get(started.id)).version));
    expect(await clubsNamed('Tvivl  if')).toHaveLength(1);
  });

  it('names one that the row is like, and never one that another row is about', async () => {
    const there = await makeSponsorship(test, { name: 'Dobbelt IF', zipCode: '9000' });
    const bytes = csvOf(
      ['Id', ...headings],
      [
        [String(there.id), ...club('Dobbelt IF', { Telefon: '1' })],
        ['', ...club('Dobbelt IF', { Telefon: '2' })],
      ],
    );
    const started = await imports.preview(bytes);
    expect((await imports.rows(started)).map(({ Action }) => Action)).toEqual(['update', null]);
    expect((await imports.decide(started.id, 3, { action: 'update', recordId: ids.north + 9999 })).status).toBe(422);
    expect((await imports.rows(started))[1]?.Candidates).toMatchObject([{ id: there.id, takenBy: 2, changes: [] }]);
    expect((await imports.decide(started.id, 3, { action: 'update', recordId: there.id })).body.fields).toEqual({
      recordId: 'Række 2 handler allerede om Dobbelt IF',
    });
    // What the other row leaves is free.
    ok(await imports.decide(started.id, 2, { action: 'skip' }));
    const [free] = (await imports.rows(started))[1]?.Candidates ?? [];
    expect(free).toMatchObject({ id: there.id, takenBy: null });
    expect(free?.changes).toContainEqual(expect.objectContaining({ field: 'contactPhone', after: '2' }));
    expect(ok(await imports.decide(started.id, 3, { action: 'update' }))).toMatchObject({ recordId: there.id });
    expect(ok(await imports.decide(started.id, 3, { action: 'skip' })).action).toBe('skip');
    expect((await imports.decide(started.id, 4, { action: 'skip' })).status).toBe(404);
    expect((await imports.decide(started.id, 3, { action: 'unchanged' })).status).toBe(422);
  });

  it('frees the later one of two rows about the same where the earlier one is left out', async () => {
    const started = await preview(club('To Gange', { CVR: '1' }), club('To Gange'), club('Helt En Anden'));
    const states = async () => (await imports.rows(started)).map(({ Action, Errors }) => [Action, Errors]);
    const [, second] = await states();
    expect(second).toEqual(['error', ['Samme som række 2. Kun den ene af dem kan importeres']]);
    ok(await imports.decide(started.id, 2, { action: 'skip' }));
    expect(await states()).toEqual([
      ['skip', [expect.stringContaining('CVR')]],
      ['create', []],
      ['create', []],
    ]);
    expect((await imports.get(started.id)).counts).toMatchObject({ create: 2, skip: 1, error: 0 });
    ok(await imports.decide(started.id, 2, { action: null }));
    expect((await states())[1]).toEqual(second);
    ok(await imports.decide(started.id, 2, { action: 'skip' }));
    ok(await imports.run(started.id));
    expect(await clubsNamed('To Gange')).toHaveLength(1);
  });

  it('says whether a club of the same CVR is renamed: a digit that is wrong would rename another', async () => {
    const there = await makeSponsorship(test, { name: 'Rigtigt Navn', cvr: '45454545' });
    const started = await preview(club('Et Andet Navn', { CVR: '45454545' }));
    const [row] = await imports.rows(started);
    expect(row).toMatchObject({
      Action: null,
      Candidates: [{ id: there.id, why: 'Samme CVR, men et andet navn' }],
    });
    expect(row?.Candidates[0]?.changes[0]).toMatchObject({ before: 'Rigtigt Navn', after: 'Et Andet Navn' });
    expect((await imports.run(started.id)).status).toBe(409);
    ok(await imports.decide(started.id, 2, { action: 'update' }));
    ok(await imports.run(started.id));
    expect(ok(await admin.get(`/api/sponsorships/${there.id}`)).name).toBe('Et Andet Navn');
  });

  it('leaves a row with an error out', async () => {
    const started = await preview(club('Med Fejl', { CVR: '1' }), club('Uden Fejl'));
    expect((await imports.run(started.id)).body.message).toBe('1 række har fejl. Ret den, eller spring den over.');
    expect((await imports.decide(started.id, 2, { action: 'create' })).status).toBe(422);
    ok(await imports.decide(started.id, 2, { action: 'skip' }));
    ok(await imports.run(started.id));
    expect([await clubsNamed('Med Fejl'), await clubsNamed('Uden Fejl')].map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe('all rows in error', () => {
  it('are left out at once, and each can be taken back', async () => {
    const started = await preview(club('God'), club('Fejl 1', { CVR: '1' }), club('Fejl 2', { Område: 'Vst' }));
    const skip = (version: number) => admin.post(`/api/import/${started.id}/skip-errors`, { version });
    expect((await skip(started.version - 1)).status).toBe(409);
    const skipped = ok(await skip(started.version));
    expect(skipped).toMatchObject({ version: started.version + 1, counts: { create: 1, error: 0, skip: 2 } });
    expect((await imports.rows(started)).map(({ Action, Decided }) => [Action, Decided])).toEqual([
      ['create', false] as const,
      ['skip', true] as const,
      ['skip', true] as const,
    ]);
    expect(ok(await imports.decide(started.id, 3, { action: null })).action).toBe('error');
    const { version } = await imports.get(started.id);
    ok(await skip(version));
    expect(ok(await imports.run(started.id)).counts).toMatchObject({ create: 1, skip: 2 });
    expect((await skip(version + 1)).status).toBe(409);
    // They can be mended and taken in afterwards.
    const { bytes } = await admin.get(`/api/import/${started.id}/errors`);
    expect((await imports.start(bytes, 'fejl.xlsx')).rows).toBe(2);
  });

  it('cannot be left out before the columns were chosen', async () => {
    const { id, version } = await imports.start(csvOf(headings, [club('Senere')]));
    expect((await admin.post(`/api/import/${id}/skip-errors`, { version })).status).toBe(409);
  });
});

describe('a run', () => {
  it('saves every row as the form does, with its line in the log, and says what it saved', async () => {
    const there = await makeSponsorship(test, { name: 'Nyt Navn-7', cvr: '77777777' });
    const started = await preview(
      club('Kørt Klub', { Telefon: '99', 'Postnr.': '0999' }),
      club('Nyt navn 7', { CVR: '77777777' }),
    );
    const done = ok(await imports.run(started.id, started.version));
    expect(done).toMatchObject({ status: 'done', counts: { create: 1, update: 1 }, version: started.version + 1 });
    const [made] = await clubsNamed('Kørt Klub');
    expect(made).toMatchObject({ zip_code: '0999', area_id: ids.north, user_id: ids.userId, updated_by: 'Anna Admin' });
    expect((await imports.rows(done)).map(({ RecordId }) => RecordId)).toEqual([made?.id, there.id]);
    expect(ok(await admin.get(`/api/sponsorships/${made?.id}/contacts`))).toMatchObject([
      { phone: '99', primary: true },
    ]);
    expect(ok(await admin.get(`/api/sponsorships/${there.id}`))).toMatchObject({ name: 'Nyt navn 7', version: 2 });
    const [line] = ok(await admin.post('/api/log', { filter: { kind: 'import', action: 'run' } })).Result;
    expect(line).toMatchObject({ Text: 'Anna Admin importerede sponsorater: 1 ny og 1 opdateret.' });
    const [first] = ok(await admin.post(`/api/sponsorships/${made?.id}/history`, {})).Result;
    expect(first.Text).toBe('Anna Admin oprettede sponsoratet Kørt Klub.');
    const listed = ok(await admin.post('/api/sponsorships', { filter: { search: 'Kørt Klub' } }));
    expect(listed.Total).toBe(1);
    expect((await imports.run(started.id)).status).toBe(409);
    expect((await imports.decide(started.id, 2, { action: 'skip' })).status).toBe(409);
  });

  it('saves nothing where a row no longer holds, and has all looked through anew', async () => {
    const there = await makeSponsorship(test, { name: 'EFTER', cvr: '99999993' });
    const started = await preview(club('Aldrig Gemt'), club('Efter', { CVR: '99999993' }));
    ok(
      await admin.post('/api/sponsorships/update', sponsorshipValues(test, { id: there.id, name: 'Imens', cvr: null })),
    );
    const before = await count();
    const refused = await imports.run(started.id, started.version);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Intet er gemt');
    expect(await count()).toBe(before);
    expect(await imports.get(started.id)).toMatchObject({
      status: 'preview',
      counts: { create: 2, update: 0 },
      version: started.version + 1,
    });
    ok(await imports.run(started.id));
    expect(await clubsNamed('Efter')).toHaveLength(1);
  });

  it('saves nothing where saving a row fails', async () => {
    const started = await preview(club('Første'), club('Anden'), club('Tredje'));
    await test.asOwner(sql`create function refuse_third() returns trigger language plpgsql as $$ begin
      if new.name = 'Tredje' then raise exception 'no'; end if; return new; end $$`);
    await test.asOwner(
      sql`create trigger refuse_third before insert on sponsorships for each row execute function refuse_third()`,
    );
    const lines = async () => (await test.db.execute(sql`select from audit_log`)).rows.length;
    const before = [await count(), await lines()];
    try {
      expect((await imports.run(started.id)).status).toBe(500);
    } finally {
      await test.asOwner(sql`drop function refuse_third() cascade`);
    }
    expect([await count(), await lines()]).toEqual(before);
    expect((await imports.get(started.id)).status).toBe('preview');
    ok(await imports.run(started.id));
    expect(await count()).toBe((before[0] ?? 0) + 3);
  });

  it('is one at a time', async () => {
    const [one, other] = [await preview(club('Samtidig 1')), await preview(club('Samtidig 2'))];
    const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(7306014), pg_advisory_xact_lock(7306014, ${one.id}::int)`);
      locked.resolve();
      await ended.promise;
    });
    await locked.promise;
    expect((await imports.run(other.id)).status).toBe(409);
    expect((await imports.decide(one.id, 2, { action: 'skip' })).body.message).toBe(
      'Importen er ved at blive gemt. Vent, til den er færdig.',
    );
    expect((await imports.decide(other.id, 2, { action: 'skip' })).status).toBe(200);
    ended.resolve();
    await held;
    const answers = await Promise.all([imports.run(one.id), imports.run(one.id), imports.run(one.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await clubsNamed('Samtidig 1')).toHaveLength(1);
  });
});

describe('the files', () => {
  it('are a template, which is an import without errors but for its names', async () => {
    const { bytes, headers } = await admin.get('/api/import/sponsorships/template');
    expect(headers['content-disposition']).toContain('Skabelon til sponsorater.xlsx');
    const started = await imports.start(bytes, 'skabelon.xlsx');
    const all = started.fields.map(({ field }) => field);
    expect(started.columns.map(({ field }) => field)).toEqual(all.filter((field) => field !== 'town'));
    expect(started.rows).toBe(2);
  });

  it('are the rows in error, each with why', async () => {
    const started = await preview(club('Rigtig'), club('Forkert', { CVR: '1' }));
    const { bytes } = await admin.get(`/api/import/${started.id}/errors`);
    const again = await imports.start(bytes, 'fejl.xlsx');
    expect(again.columns.find(({ heading }) => heading === 'Fejl')?.samples).toEqual([
      'CVR skal bestå af præcis 8 cifre. Her står "1"',
    ]);
    expect(again.columns.find(({ heading }) => heading === 'Række')?.samples).toEqual(['3']);
  });

  it('have agreements too, every field of which is guessed', async () => {
    const { bytes } = await admin.get('/api/import/sponsorships/sample');
    const { columns, fields } = await importsOf(admin, 'contracts').start(bytes, 'prøve.xlsx');
    const guessed = columns.map(({ field }) => field);
    for (const { field, required } of fields) if (required) expect(guessed).toContain(field);
  });

  it('are a messy sample, the same as Excel and as CSV of Windows', async () => {
    await test.asOwner(sql`truncate sponsorships cascade`);
    const known = await makeSponsorship(test, { name: 'Kendt IF', cvr: '31313131' });
    const other = await makeSponsorship(test, { name: 'Anden IF', cvr: '32323232' });
    const [third, fourth] = [
      await makeSponsorship(test, { name: 'Tredje IF' }),
      await makeSponsorship(test, { name: '=Fjerde IF' }),
    ];
    const sample = (format: string) => admin.get(`/api/import/sponsorships/sample?format=${format}`);
    const [csv, xlsx] = [await sample('csv'), await sample('xlsx')];
    expect(csv.bytes.includes(Buffer.from([0xe6]))).toBe(true);
    // What Excel would take for a formula is text, as in our own lists.
    expect(csv.bytes.includes("'=Fjerde IF;")).toBe(true);
    expect((await sample('csv')).bytes.equals(csv.bytes)).toBe(true);
    const read: { counts: Import['counts']; rows: ListedImportRow[] }[] = [];
    for (const { bytes } of [csv, xlsx]) {
      const { counts, id } = await imports.preview(bytes);
      read.push({ counts, rows: await imports.rows({ id }) });
    }
    expect(read[0]).toEqual(read[1]);
    expect(read[0]?.counts).toMatchObject({ create: 393, error: 4, doubt: 2, update: 1 });
    const whyOf = (action: string | null) =>
      read[0]?.rows
        .filter(({ Action }) => Action === action)
        .map(({ Candidates }) => Candidates.map(({ id, why }) => [id, why]));
    expect(whyOf('update')).toEqual([[[known.id, 'Samme CVR']]]);
    expect(whyOf(null)).toEqual([
      [[third.id, 'Samme navn og postnr.']],
      [
        [other.id, 'Samme CVR'],
        [fourth.id, 'Samme navn og postnr.'],
      ],
    ]);
    const errors = read[0]?.rows.filter(({ Action }) => Action === 'error').map(({ Errors }) => Errors[0]);
    expect(errors).toEqual([
      expect.stringMatching(/^CVR skal bestå af præcis 8 cifre\. Her står "\d{7}"$/),
      expect.stringMatching(/^Området ".*" findes ikke\. Mente du/),
      'Samme som række 19. Kun den ene af dem kan importeres',
      'Samme som række 92. Kun den ene af dem kan importeres',
    ]);
    expect((await admin.get('/api/import/sponsorships/sample?format=pdf')).status).toBe(422);
  });
});

it('takes our own list in without a change, whichever file it is', async () => {
  await makeSponsorship(test, { name: '=1+1', cvr: '01234567', zipCode: '0999', contactPhone: '+45 12' });
  await makeSponsorship(test, { name: '(tom)x', facebook: 'https://facebook.com/x', contact: "'Åse" });
  const total = await count();
  for (const format of ['csv', 'xlsx'] as const) {
    const started = await imports.preview((await fetchFile(admin, 'sponsorships', format)).bytes);
    expect(started.counts).toEqual({ create: 0, update: 0, unchanged: total, skip: 0, doubt: 0, error: 0 });
  }
});

describe('who may', () => {
  it('is an Admin', async () => {
    const started = await preview(club('Admins'));
    for (const client of [test.user, test.anonymous()]) {
      const expected = client === test.user ? 403 : 401;
      expect((await client.get(`/api/import/${started.id}`)).status).toBe(expected);
      expect((await client.get('/api/import/sponsorships/template')).status).toBe(expected);
    }
  });

  it('finds nothing of what there is not', async () => {
    for (const path of ['nothing/template', 'nothing/sample', '999999', '999999/errors', 'x'])
      expect((await admin.get(`/api/import/${path}`)).status, path).toBe(404);
    expect((await imports.run(999_999)).status).toBe(404);
    expect((await admin.upload('/api/import/toString', Buffer.from('Navn\nA'))).status).toBe(404);
    expect((await admin.delete('/api/import/999999')).status).toBe(404);
  });

  it('removes an import, and what it saved stays', async () => {
    const { id } = await preview(club('Bliver'));
    ok(await imports.run(id));
    expect((await admin.delete(`/api/import/${id}`)).status).toBe(204);
    expect((await admin.get(`/api/import/${id}`)).status).toBe(404);
    expect(await clubsNamed('Bliver')).toHaveLength(1);
  });
});

it('is there for seven days', async () => {
  const { id } = await imports.start(csvOf(['Navn'], [['A']]));
  const week = 7 * 86_400_000;
  test.clock.moveBy(week - 60_000);
  try {
    await admin.logIn('anna@bank.dk', 'en-lang-adgangskode-til-test');
    expect((await imports.get(id)).id).toBe(id);
    test.clock.moveBy(60_000);
    expect((await admin.get(`/api/import/${id}`)).status).toBe(404);
    expect((await imports.run(id)).status).toBe(404);
    await imports.start(csvOf(['Navn'], [['B']]));
    expect((await test.db.execute(sql`select from import_rows where import_id = ${id}`)).rows).toEqual([]);
  } finally {
    test.clock.moveBy(-week);
    await admin.logIn('anna@bank.dk', 'en-lang-adgangskode-til-test');
  }
});
