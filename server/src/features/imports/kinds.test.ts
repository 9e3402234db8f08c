import type { ExportList } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { userValues } from '../users/users.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();
afterAll(() => test.close());

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

const previewed = async (imports: Imports, headings: string[], rows: string[][]) => {
  const started = await imports.preview(csvOf(headings, rows));
  return { started, rows: await imports.rows(started) };
};
const contactsOf = async (id: number) => ok(await admin.get(`/api/sponsorships/${id}/contacts`));

describe('contacts', () => {
  const headings = ['Klub', 'CVR', 'Navn', 'Rolle', 'E-mail', 'Telefon', 'Primær', 'Aktiv til'];

  it('are found by club and e-mail, else by club and name; the club by CVR, else by name', async () => {
    const { started, rows } = await previewed(people, headings, [
      ['Æble IF', '', 'Åse Ny', 'Formand', 'AASE@a.example', '', '', ''],
      ['', '22222222', 'Bo', '', '', '12', 'x', ''],
      ['Æble', '', 'Carl', '', '', '', '', ''],
      ['Tvilling', '', 'Dan', '', '', '', '', ''],
      ['Tvilling', '22222222', 'Eva', '', 'ikke-en-mail', '', '', ''],
      ['', '', 'Fie', '', '', '', '', ''],
      ['Æble IF', '11111111', 'Gro', '', '', '', 'Ja', '01-01-2020'],
    ]);
    expect(rows.map(({ Action }) => Action)).toEqual([
      ...['update', 'create', 'error', 'error', 'error', 'error', 'create'],
    ]);
    expect(rows[0]?.Candidates[0]?.why).toBe('Samme klub og e-mail');
    expect(rows.slice(2, 6).map(({ Errors }) => Errors[0])).toEqual([
      'Sponsorat: Sponsoratet "Æble" findes ikke. Mente du Æble IF, Tvilling eller Tvilling?',
      'Sponsorat: Flere klubber passer. Tag kolonnen Sponsorat-id med',
      'E-mail skal være en gyldig e-mail',
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

  it('give the star on within one file, whatever else is said of who had it', async () => {
    const before = (await contactsOf(made.club.id))[0];
    const { started, rows } = await previewed(
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
      ['Rækken er om det samme som række 2'],
      ['Rækken er om det samme som række 3'],
    ]);
    for (const row of [4, 5]) ok(await people.decide(started.id, row, { action: 'skip' }));
    ok(await people.run(started.id));
    expect((await contactsOf(made.club.id)).filter(({ primary }: { primary: boolean }) => primary)).toMatchObject([
      { name: 'Stjerne' },
    ]);
    expect((await contactsOf(made.club.id)).find(({ id }: { id: number }) => id === before.id)).toMatchObject({
      ...{ phone: '99', primary: false },
    });
    const moved = await previewed(people, ['Id', 'Sponsorat-id'], [[String(before.id), String(made.other.id)]]);
    expect(moved.rows[0]?.Errors).toEqual(['Kontaktpersonen hører til et andet sponsorat']);
  });
});

describe('products', () => {
  const headings = ['Navn', 'Kategori', 'Sortering', 'Antal', 'Valgmuligheder', 'Beskrivelse', 'Ikon'];

  it('are found by name and category', async () => {
    const one = await previewed(products, headings, [
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
      ...{ name: 'Banner', categoryId: made.category, sort: 1.5, hasAmount: true, hasValue: false },
      ...{ addOnValues: ['Rød', 'Grøn'], descriptionType: 'textarea' },
    });
    const two = await previewed(products, headings, [
      ['banner', 'Skilte', '', 'Nej', 'Rød,Grøn', '', ''],
      ['Banner', 'Skilte', '', '', '', '', ''],
    ]);
    expect(two.rows[0]).toMatchObject({ Action: 'update', RecordId: id });
    expect(two.rows[0]?.Changes).toEqual([
      { field: 'name', label: 'Internt navn', before: 'Banner', after: 'banner' },
      { field: 'hasAmount', label: 'Antal', before: 'Ja', after: 'Nej' },
    ]);
  });
});

describe('users', () => {
  const headings = ['Navn', 'E-mail', 'Telefon', 'Rolle', 'Områder'];
  let comma: number;
  beforeAll(async () => {
    comma = await fixtures.area('Vest, og Øerne');
  });

  it('are found by e-mail, and made without a password', async () => {
    const { started, rows } = await previewed(users, headings, [
      ['Ny Bruger', 'ny@bank.dk', '', 'bruger', 'Vest, og Øerne; NORD'],
      ['Bo Nyt Navn', 'BO@bank.dk', '12', 'Bruger', 'Nord'],
      ['Fejl', 'fejl@bank.dk', '', 'Chef', 'Nord, Vst'],
      ['Igen', 'ny@bank.dk', '', 'Bruger', 'Nord'],
    ]);
    expect(rows.map(({ Action }) => Action)).toEqual(['create', 'update', 'error', 'error']);
    expect(rows[2]?.Errors).toEqual([
      'Roller: Rollen "Chef" findes ikke. Skriv Bruger eller Admin',
      expect.stringMatching(/^Områder: Området "Vst" findes ikke\. Mente du/),
    ]);
    for (const row of [4, 5]) ok(await users.decide(started.id, row, { action: 'skip' }));
    ok(await users.run(started.id));
    const { rows: stored } = await test.db.execute(sql`select * from users where email = 'ny@bank.dk'`);
    expect(stored[0]).toMatchObject({ name: 'Ny Bruger', password_hash: null, roles: ['Bruger'] });
    expect(ok(await admin.get(`/api/users/${stored[0]?.id}`)).areaIds).toEqual(
      [ids.north, comma].toSorted((a, b) => a - b),
    );
    // E-mails are written as they come; only they are found whatever the case.
    expect(ok(await admin.get(`/api/users/${ids.userId}`))).toMatchObject({ name: 'Bo Nyt Navn', phoneNumber: '12' });
  });

  it('keep the last Admin, and who is responsible in an area', async () => {
    const second = await fixtures.user({
      name: 'To Admin',
      email: 'to@bank.dk',
      roles: ['Admin'],
      areaIds: [ids.north],
    });
    const { rows } = await previewed(
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
