import type { ExportList } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { paymentsOf } from '../payments/payments.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { userValues } from '../users/users.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();

const { admin, ids, fixtures } = test;
const made = {
  club: await makeSponsorship(test, {
    name: 'Æble IF',
    cvr: '11111111',
    contact: 'Åse',
    contactEmail: 'aase@a.example',
  }),
  other: await makeSponsorship(test, { name: 'Tvilling', cvr: '22222222' }),
  twin: await makeSponsorship(test, { name: 'Tvilling', areaId: ids.south, userId: ids.otherId }),
  category: await fixtures.productCategory('Skilte', 'Eksponering'),
};

const people = importsOf(admin, 'contacts');
const products = importsOf(admin, 'products');
const users = importsOf(admin, 'users');
type Imports = typeof people;

const preview = async (imports: Imports, headings: string[], rows: string[][]) => {
  const started = await imports.preview(csvOf(headings, rows));
  return { started, rows: await imports.rows(started) };
};
const contactsOf = async (id: number) => ok(await admin.get(`/api/sponsorships/${id}/contacts`));

describe('contacts', () => {
  const headings = ['Klub', 'CVR', 'Navn', 'Rolle', 'E-mail', 'Telefon', 'Primær', 'Aktiv til'];

  it('are found by club and e-mail, else by club and name; the club by CVR, else by name', async () => {
    const { started, rows } = await preview(people, headings, [
      ['Æble IF', '', 'Åse Ny', 'Formand', 'AASE@a.example', '', '', ''],
      ['', '22222222', 'Bo', '', '', '12', 'x', ''],
      ['Æble', '', 'Carl', '', '', '', '', ''],
      ['Tvilling', '', 'Dan', '', '', '', '', ''],
      ['Tvilling', '22222222', 'Eva', '', 'ikke-en-mail', '', '', ''],
      ['', '', 'Fie', '', '', '', '', ''],
      ['Æble IF', '11111111', 'Gro', '', '', '', 'Ja', '01-01-2020'],
    ]);
    expect(rows.map(({ Action }) => Action)).toEqual([
      'update',
      'create',
      'error',
      'error',
      'error',
      'error',
      'create',
    ]);
    expect(rows[0]?.Candidates[0]?.why).toBe('Samme klub og e-mail');
    expect(rows.slice(2, 6).map(({ Errors }) => Errors[0])).toEqual([
      'Sponsoratet "Æble" findes ikke. Mente du Æble IF?',
      'Sponsorat: Flere klubber passer. Tag kolonnen Sponsorat-id med',
      'E-mail skal være en gyldig e-mail. Her står "ikke-en-mail"',
      'Sponsorat skal udfyldes',
    ]);
    for (const { Row, Action } of rows)
      if (Action === 'error') ok(await people.decide(started.id, Row, { action: 'skip' }));
    ok(await people.run(started.id));
    expect(await contactsOf(made.club.id)).toMatchObject([
      { name: 'Åse Ny', role: 'Formand', primary: true },
      { name: 'Gro', primary: false, activeTo: '2020-01-01' },
    ]);
    expect(ok(await admin.get(`/api/sponsorships/${made.club.id}`)).contact).toBe('Åse Ny');
    expect(ok(await admin.get(`/api/sponsorships/${made.other.id}`))).toMatchObject({
      contact: 'Bo',
      contactPhone: '12',
    });
  });

  it('are found whichever column says the club, and stay found when they are decided', async () => {
    const club = await makeSponsorship(test, { name: 'Nørre Roklub', cvr: '31313131' });
    const twins = ['Ida', 'Ida'].map((name) => ({ name, primary: false }));
    for (const twin of twins) ok(await admin.post(`/api/sponsorships/${club.id}/contacts/update`, twin));
    for (const [heading, says] of [
      ['Sponsorat-id', String(club.id)],
      ['CVR', '31313131'],
      ['Klub', 'nørre  roklub'],
    ] as const) {
      const { started, rows } = await preview(people, [heading, 'Navn', 'Rolle'], [[says, 'Ida', 'Træner']]);
      expect(rows[0]?.Candidates.map(({ why }) => why)).toEqual(['Samme klub og navn', 'Samme klub og navn']);
      const recordId = rows[0]?.Candidates[1]?.id;
      const decided = ok(await people.decide(started.id, 2, { action: 'update', recordId }));
      expect(decided).toMatchObject({ action: 'update', recordId, changes: [{ label: 'Rolle', after: 'Træner' }] });
    }
  });

  it('are new once in a file, also where only one of two rows says the e-mail', async () => {
    const { rows } = await preview(
      people,
      ['Klub', 'Navn', 'E-mail'],
      [
        ['Æble IF', 'Lis Lund', ''],
        ['Æble IF', 'lis lund', 'lis@a.example'],
        ['Æble IF', 'Per Pil', 'per@a.example'],
        ['Æble IF', 'Per Pil', 'per@b.example'],
        ['Æble IF', 'Per Pil', ''],
      ],
    );
    const same = (row: number) => [`Samme som række ${row}. Kun den ene af dem kan importeres`];
    expect(rows.map(({ Errors }) => Errors)).toEqual([[], same(2), [], [], same(4)]);
  });

  it('give the star on within one file, whatever else is said of who had it', async () => {
    const before = (await contactsOf(made.club.id))[0];
    const { started, rows } = await preview(
      people,
      ['Id', 'Sponsorat-id', 'Navn', 'Telefon', 'Primær'],
      [
        ['', String(made.club.id), 'Stjerne', '1', 'Ja'],
        [String(before.id), '', '', '99', ''],
        ['', String(made.club.id), 'Også stjerne', '2', 'Ja'],
        [String(before.id), String(made.other.id), '', '', ''],
      ],
    );
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      [],
      [],
      ['Samme som række 2. Kun den ene af dem kan importeres'],
      ['Samme som række 3. Kun den ene af dem kan importeres'],
    ]);
    for (const row of [4, 5]) ok(await people.decide(started.id, row, { action: 'skip' }));
    ok(await people.run(started.id));
    expect((await contactsOf(made.club.id)).filter(({ primary }: { primary: boolean }) => primary)).toMatchObject([
      { name: 'Stjerne' },
    ]);
    expect((await contactsOf(made.club.id)).find(({ id }: { id: number }) => id === before.id)).toMatchObject({
      phone: '99',
      primary: false,
    });
    const moved = await preview(people, ['Id', 'Sponsorat-id'], [[String(before.id), String(made.other.id)]]);
    expect(moved.rows[0]?.Errors).toEqual(['Kontaktpersonen hører til et andet sponsorat']);
  });

  it('give the star once to a club, also where rows name the people by their Id alone', async () => {
    const [one, other] = await contactsOf(made.club.id);
    const [elsewhere] = await contactsOf(made.other.id);
    const { rows } = await preview(
      people,
      ['Id', 'Klub', 'Navn', 'Primær'],
      [
        [String(one.id), '', '', 'Ja'],
        [String(elsewhere.id), '', '', 'Ja'],
        [String(other.id), '', '', 'Ja'],
        ['', 'Æble IF', 'Ida', 'Ja'],
      ],
    );
    const again = 'Samme som række 2. Kun den ene af dem kan importeres';
    expect(rows.map(({ Errors }) => Errors)).toEqual([[], [], [again], [again]]);
  });
});

describe('products', () => {
  const headings = ['Navn', 'Kategori', 'Sortering', 'Antal', 'Valgmuligheder', 'Beskrivelse', 'Ikon'];

  it('are found by name and category', async () => {
    const one = await preview(products, headings, [
      ['Banner', 'skilte', '1,5', 'Ja', 'Rød; Grøn', 'Lang tekst', ''],
      ['Flag', 'Skilt', '', '', '', '', ''],
      ['Vimpel', 'Skilte', 'to', 'måske', '', 'Kort', ''],
      ['Mærke', 'Skilte', '', '', '', '', 'ikke-et-ikon'],
      ['BANNER', 'Skilte', '', '', '', '', ''],
    ]);
    expect(one.rows.map(({ Errors }) => Errors.length)).toEqual([0, 1, 3, 1, 1]);
    for (const { Row, Errors } of one.rows)
      if (Errors.length > 0) ok(await products.decide(one.started.id, Row, { action: 'skip' }));
    ok(await products.run(one.started.id));
    const id = (await products.rows(one.started))[0]?.RecordId;
    expect(ok(await admin.get(`/api/products/${id}`))).toMatchObject({
      name: 'Banner',
      categoryId: made.category,
      sort: 1.5,
      hasAmount: true,
      hasValue: false,
      addOnValues: ['Rød', 'Grøn'],
      descriptionType: 'textarea',
    });
    const two = await preview(products, headings, [
      ['banner', 'Skilte', '', 'Nej', 'Rød,Grøn', '', ''],
      ['Banner', 'Skilte', '', '', '', '', ''],
    ]);
    expect(two.rows[0]).toMatchObject({ Action: 'update', RecordId: id });
    expect(two.rows[0]?.Changes).toEqual([
      { field: 'name', label: 'Internt navn', before: 'Banner', after: 'banner' },
      { field: 'hasAmount', label: 'Antal', before: 'Ja', after: 'Nej' },
    ]);
  });

  it('are as they were where a cell cannot hold their choices apart', async () => {
    const choices = { hasAddOns: true, addOnValues: [',Rød, Grøn;', 'Blå'] };
    const id = await test.fixtures.product({ name: 'Skilt', categoryId: made.category, ...choices });
    const { rows } = await preview(products, ['Id', 'Valgmuligheder'], [[String(id), ',Rød, Grøn;, Blå']]);
    expect(rows).toMatchObject([{ Action: 'unchanged', Changes: [] }]);
  });
});

describe('users', () => {
  const headings = ['Navn', 'E-mail', 'Telefon', 'Rolle', 'Områder'];
  let comma: number;
  beforeAll(async () => {
    comma = await fixtures.area('Vest, og Øerne');
  });

  it('are found by e-mail, and made without a password', async () => {
    const { started, rows } = await preview(users, headings, [
      ['Ny Bruger', 'ny@bank.dk', '', 'bruger', 'Vest, og Øerne; NORD'],
      ['Bo Nyt Navn', 'BO@bank.dk', '12', 'Bruger', 'Nord'],
      ['Fejl', 'fejl@bank.dk', '', 'Chef', 'Nord, Vst'],
      ['Igen', 'ny@bank.dk', '', 'Bruger', 'Nord'],
      ['Chef', 'chef@bank.dk', '', 'Administrator', 'Nord'],
    ]);
    expect(rows.map(({ Action }) => Action)).toEqual(['create', 'update', 'error', 'error', 'create']);
    expect(rows[4]?.Changes).toContainEqual({ field: 'roles', label: 'Roller', before: null, after: 'Admin' });
    expect(rows[2]?.Errors).toEqual([
      'Roller: Rollen "Chef" findes ikke. Skriv Bruger eller Admin',
      'Områder: Området "Vst" findes ikke',
    ]);
    for (const row of [4, 5, 6]) ok(await users.decide(started.id, row, { action: 'skip' }));
    ok(await users.run(started.id));
    const { rows: stored } = await test.db.execute(sql`select * from users where email = 'ny@bank.dk'`);
    expect(stored[0]).toMatchObject({ name: 'Ny Bruger', password_hash: null, roles: ['Bruger'] });
    expect(ok(await admin.get(`/api/users/${stored[0]?.id}`)).areaIds).toEqual(
      [ids.north, comma].toSorted((a, b) => a - b),
    );
    // E-mails are written as they come; only they are found whatever the case.
    expect(ok(await admin.get(`/api/users/${ids.userId}`))).toMatchObject({ name: 'Bo Nyt Navn', phoneNumber: '12' });
  });

  it('are saved without the rows left out, whatever those would have been', async () => {
    const { started } = await preview(
      users,
      ['Id', ...headings],
      [
        // Beside the next row it is about the same user; in the file's order its e-mail is another's.
        [String(ids.otherId), '', 'bo@bank.dk', '', '', ''],
        ['', '', 'DORTE@bank.dk', '', '', ''],
        ['', 'Ny', 'ny-igen@bank.dk', '', 'Bruger', 'Nord'],
      ],
    );
    for (const row of [2, 3]) ok(await users.decide(started.id, row, { action: 'skip' }));
    expect(ok(await users.run(started.id)).counts).toMatchObject({ create: 1, skip: 2 });
  });

  it('keep the last Admin, and who is responsible in an area', async () => {
    const second = await fixtures.user({
      name: 'To Admin',
      email: 'to@bank.dk',
      roles: ['Admin'],
      areaIds: [ids.north],
    });
    const { rows } = await preview(
      users,
      ['Id', ...headings],
      [
        [String(second), '', '', '', 'Bruger', ''],
        [String(ids.adminId), '', '', '', 'Bruger', ''],
        [String(ids.otherId), '', '', '', '', 'Nord'],
        [String(ids.userId), '', 'dorte@bank.dk', '', '', ''],
      ],
    );
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      [],
      ['Anna Admin er den sidste aktive administrator og skal derfor beholde rollen'],
      ['Dorte Øst er ansvarlig for sponsorater i et område, som fjernes'],
      ['E-mail bruges allerede af en anden bruger'],
    ]);
  });
});

describe('agreements', () => {
  const agreements = agreementsOf(test);
  const contracts = importsOf(admin, 'contracts');
  const headings = [
    'Klub',
    'CVR',
    'Kategori',
    'Startdato',
    'Slutdato',
    'Årligt beløb',
    'Rate 1 dato',
    'Rate 1 beløb',
    'Rate 2 dato',
    'Rate 2 beløb',
    'Særlige aftaler',
  ];
  const row = (cvr: string, changes: Record<number, string> = {}) =>
    [
      '',
      cvr,
      'FODBOLD',
      '1/1-2027',
      '31-12-2027',
      '60.000,50',
      '01-03-2027',
      '30.000',
      '01-09-2027',
      '30000.50',
      'Ja tak',
    ].map((cell, at) => changes[at] ?? cell);
  const list = async (id: number) => ok(await admin.get(`/api/sponsorships/${id}/contracts`));
  const startAs = async (as: string, rows: string[][]) => {
    const answer = await admin.upload(`/api/import/contracts?as=${as}`, csvOf(headings, rows), { name: 'aftaler.csv' });
    return contracts.map(ok(answer));
  };

  it('are called as their club is in the file where it is not known', async () => {
    const { rows } = await preview(contracts, headings, [row('', { 0: 'Ukendt IF' }), row('99999999')]);
    expect(rows.map(({ Label }) => Label)).toEqual(['Ukendt IF', 'Række 3']);
  });

  it('are made in the order of the file, and await their signatures with their PDFs', async () => {
    const { started, rows } = await preview(contracts, headings, [
      row('11111111'),
      row('22222222', { 0: '', 6: '', 7: '', 8: '', 9: '' }),
      row('99999999'),
      row('11111111', { 3: '01-01-2029', 4: '01-01-2028' }),
      row('11111111', { 3: '01-01-2028', 4: '', 2: 'Curling' }),
      row('11111111', { 3: '01-01-2030', 4: '31-12-2030', 7: '' }),
      row('11111111', { 3: '01-01-2032', 4: '31-12-2032', 5: '60,000' }),
      row('11111111', { 2: '' }),
      row('11111111', { 3: '', 4: '01-01-2020' }),
    ]);
    expect(started.as).toBe('awaiting');
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      [],
      [],
      ['Sponsorat: Ingen klub har det CVR'],
      ['Slutdato skal være på eller efter startdatoen'],
      ['Kategorien "Curling" findes ikke', 'Slutdato skal udfyldes'],
      ['Rate 1: Skriv både dato og beløb'],
      ['Årligt beløb: Skriv beløbet som 60.000,50. Her står "60,000"'],
      ['Samme som række 2. Kun den ene af dem kan importeres', 'Kategori skal udfyldes'],
      ['Startdato skal udfyldes'],
    ]);
    for (const { Row, Errors } of rows)
      if (Errors.length > 0) ok(await contracts.decide(started.id, Row, { action: 'skip' }));
    ok(await contracts.run(started.id));
    const [[first], [second]] = [await list(made.club.id), await list(made.other.id)];
    expect(first).toMatchObject({
      status: 'Afventer',
      simple: true,
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      sponsorshipAmount: 60_000.5,
      confirmedBy: 'Anna Admin',
      specialAgreements: 'Ja tak',
      categoryName: 'Fodbold',
      rates: [
        { amount: 30_000, dueDate: '2027-03-01' },
        { amount: 30_000.5, dueDate: '2027-09-01' },
      ],
    });
    expect(second.rates).toEqual([]);
    expect([first.number, second.number]).toEqual(['2026-0001', '2026-0002']);
    const pdf = await admin.get(`/print-contract?id=${first.id}`);
    expect(pdf.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    const again = await contracts.preview(csvOf(headings, [row('11111111')]));
    expect(again.counts).toMatchObject({ unchanged: 1 });
    const other = await preview(contracts, headings, [row('11111111', { 5: '1' })]);
    expect(other.rows[0]?.Errors).toEqual(['Aftale 2026-0001 er ikke en kladde og kan derfor ikke ændres']);
  });

  it('bring their shares and further categories', async () => {
    const club = await makeSponsorship(test, { name: 'Andelenes IF' });
    await fixtures.category('Guld, og grønt');
    const columns = ['Klub', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb', 'Yderligere kategorier'];
    const one = (cells: string[]) => ['Andelenes IF', 'Fodbold', '01-01-2027', '31-12-2027', '100', ...cells];
    const wrong = await preview(
      contracts,
      [...columns, 'Reklame', 'Billetter'],
      [one(['Curling', '120', 'det meste'])],
    );
    expect(wrong.rows[0]?.Errors).toEqual([
      expect.stringContaining('"Curling" findes ikke'),
      'Billetter (andel i %): Skriv andelen som 25 %. Her står "det meste"',
      'Reklame må højst være 100',
    ]);
    const { started, rows } = await preview(
      contracts,
      [...columns, 'Reklame', 'Billetter', 'Rejse'],
      [one(['fodbold; Guld, og grønt', '62,5 %', '25', ''])],
    );
    expect(rows[0]?.Changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Reklame', after: '62,5 %' }),
        expect.objectContaining({ label: 'Yderligere kategorier', after: 'Fodbold, Guld, og grønt' }),
      ]),
    );
    ok(await contracts.run(started.id));
    const [made] = await list(club.id);
    expect(made).toMatchObject({ valueOfAdvertisement: 62.5, valueOfTickets: 25, valueOfTravel: null });
    expect(made.additionalCategories).toHaveLength(2);
  });

  it('are drafts where that is asked for, which a later file changes', async () => {
    const started = await startAs('draft', [row('11111111', { 3: '01-01-2031', 4: '31-12-2031', 2: '', 5: '' })]);
    expect(started).toMatchObject({ as: 'draft', counts: { create: 1 } });
    ok(await contracts.run(started.id));
    const draft = (await list(made.club.id)).find(({ startDate }: { startDate: string }) => startDate === '2031-01-01');
    expect(draft).toMatchObject({ status: 'Kladde', simple: true, sponsorshipAmount: null });
    const { started: later, rows } = await preview(
      contracts,
      ['Aftalenr.', 'Årligt beløb', 'Kategori', 'Rate 1 dato', 'Rate 1 beløb'],
      [[draft.number, '100', 'Fodbold', '01-05-2031', '50']],
    );
    expect(rows[0]?.Changes).toEqual([
      { field: 'sponsorshipAmount', label: 'Årligt beløb', before: null, after: '100 kr.' },
      { field: 'category', label: 'Kategori', before: null, after: 'Fodbold' },
      {
        field: 'rates',
        label: 'Rater',
        after: '50 kr. den 01-05-2031',
        before: '30.000 kr. den 01-03-2027; 30.000,50 kr. den 01-09-2027',
      },
    ]);
    ok(await contracts.run(later.id));
    expect((await list(made.club.id)).find(({ id }: { id: number }) => id === draft.id)).toMatchObject({
      status: 'Kladde',
      sponsorshipAmount: 100,
      version: draft.version + 1,
    });
  });

  it('keep a rate that has been paid', async () => {
    const payments = paymentsOf(test);
    const sponsorship = await makeSponsorship(test, { name: 'Betalt BK', cvr: '41414141' });
    const started = await startAs('awaiting', [row('41414141', { 3: '01-01-2026', 4: '31-12-2026' })]);
    ok(await contracts.run(started.id));
    const [{ id }] = await list(sponsorship.id);
    const signed = await agreements.upload(id);
    await payments.pay(ok(signed), 0);
    ok(await agreements.call(sponsorship.id, 'edit', { id }));
    const { started: later, rows } = await preview(
      contracts,
      ['CVR', 'Startdato', 'Slutdato', 'Rate 1 dato', 'Rate 1 beløb'],
      [['41414141', '01-01-2026', '31-12-2026', '01-04-2027', '30.000']],
    );
    expect(rows[0]).toMatchObject({
      Action: 'error',
      Errors: ['Raten den 01-03-2027 kan ikke fjernes: der er registreret 100 kr. på den'],
    });
    ok(await contracts.decide(later.id, 2, { action: 'skip' }));
    const { rows: others } = await preview(
      contracts,
      ['CVR', 'Startdato', 'Slutdato', 'Særlige aftaler'],
      [['41414141', '01-01-2026', '31-12-2026', 'Nyt']],
    );
    expect(others[0]).toMatchObject({ Action: 'update', Errors: [] });
  });

  it('have no number of their own, and stay with their club', async () => {
    const full = await agreements.draft(made.twin.id, { category: ids.football });
    const { rows } = await preview(
      contracts,
      ['Id', 'Aftalenr.', 'Sponsorat-id', 'Årligt beløb'],
      [
        ['', 'A-17', String(made.club.id), '5'],
        [String(full.id), '', '', '5'],
      ],
    );
    expect(rows.map(({ Errors }) => Errors)).toEqual([
      ['Aftalenr.: Ingen aftale har nummeret "A-17". Nye aftaler får selv et nummer'],
      [`Aftale ${full.number} er ikke en simpel aftale. Ret den i guiden`],
    ]);
    expect((await admin.upload('/api/import/contracts?as=signed', csvOf(['Klub'], [['x']]))).status).toBe(422);
    const many = csvOf(
      ['Klub'],
      Array.from({ length: 501 }, () => ['x']),
    );
    expect((await admin.upload('/api/import/contracts', many)).status).toBe(422);
    expect((await admin.upload('/api/import/contracts?as=draft', many)).status).toBe(200);
  });

  it('are taken in from our own list without a change, whatever became of their categories', async () => {
    const gone = await fixtures.category('Forsvinder');
    const club = await makeSponsorship(test, { name: 'Historisk', cvr: '77777777' });
    await agreements.approved(club.id, { category: gone, startDate: '2024-01-01', endDate: '2024-12-31' });
    const shares = { valueOfAdvertisement: 12.5, valueOfTickets: 1, valueOfCatering: 0, valueOfTravel: 86.5 };
    await agreements.draft(club.id, { ...shares, startDate: '2025-01-01', endDate: '2025-12-31' });
    ok(await admin.post('/api/settings/categories/update', { id: gone, name: 'Nyt navn' }));
    for (const format of ['csv', 'xlsx'] as const) {
      const started = await contracts.preview((await fetchFile(admin, 'contracts', format)).bytes);
      const wrong = (await contracts.rows(started)).filter(({ Action }) => Action !== 'unchanged');
      expect(wrong).toEqual([]);
      expect(started.rows).toBeGreaterThan(3);
    }
  });
});

describe.each<[ExportList & Parameters<typeof importsOf>[1]]>([['contacts'], ['products'], ['users']])('%s', (kind) => {
  const imports = importsOf(admin, kind);

  it('are taken in from our own list without a change', async () => {
    ok(await admin.post('/api/products/update', { name: '=1', categoryId: made.category, addOnValues: ['a, b', 'c'] }));
    ok(await admin.post('/api/products/update', { name: '=1', categoryId: made.category }));
    ok(
      await admin.post(
        '/api/users/update',
        userValues(test, { email: `${kind}@bank.dk`, areaIds: [ids.north, ids.south] }),
      ),
    );
    for (const format of ['csv', 'xlsx'] as const) {
      const { rows, counts } = await imports.preview((await fetchFile(admin, kind, format)).bytes);
      expect(rows).toBeGreaterThan(2);
      expect(counts).toEqual({ create: 0, update: 0, unchanged: rows, skip: 0, doubt: 0, error: 0 });
    }
  });

  it('have a template of which every column is known', async () => {
    const started = await imports.start((await admin.get(`/api/import/${kind}/template`)).bytes);
    expect(started.columns.map(({ field }) => field)).toEqual(started.fields.map(({ field }) => field));
    expect((await admin.get(`/api/import/${kind}/sample`)).status).toBe(404);
  });
});
