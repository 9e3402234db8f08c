import { type ExportList, exportLists, read } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exportsOf } from '../../exports.ts';
import { openIndexes } from '../../indexes.ts';
import type { Actor } from '../../lib/actor.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import { streamSnapshot } from '../../lib/db/row-stream.ts';
import { TwoMoments } from '../../lib/exports/list-export.ts';
import { openTestApp } from '../../testing/app.ts';
import { subjectsOf } from '../../testing/subjects.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { paymentsOf, rate } from '../payments/payments.testing.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { fetchFile, fetchLines, fetchSheet, idsIn } from './exports.testing.ts';
import { exportList } from './exports.usecases.ts';
import { filterWords } from './filter-words.ts';

const test = await openTestApp();
const { admin, user, ids } = test;
const made = await subjectsOf(test);
const payments = paymentsOf(test);
const agreements = agreementsOf(test);
const year = { startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 50_000.5 };
const north = await payments.approved([rate(30_000.5, '2026-02-01'), rate(20_000, '2026-08-01')], year, {
  name: 'Æble IF',
  cvr: '01234567',
  zipCode: '0999',
  contactPhone: '004512345678',
});
const south = await payments.approved(
  [rate(1_000, '2026-03-01')],
  {},
  {
    name: 'Syd SK',
    areaId: ids.south,
    userId: ids.otherId,
  },
);
const paid = await payments.pay(north.contract, 0, { invoiceNumber: '007', amount: 30_000.5 });
const beside = await payments.pay(north.contract, null, { amount: 5, paidOn: '2026-05-01', note: 'æ;ø\nå' });
const elsewhere = await payments.pay(south.contract, 0);
const withoutRates = await payments.approved(
  [],
  {},
  { name: 'Syd SK uden rater', areaId: ids.south, userId: ids.otherId },
);
for (const name of ['=1+1', '+45 12', '-x', '@a', '\tx']) await makeSponsorship(test, { name: `${name}` });
await agreements.draft(north.sponsorship.id);
const people: [club: number, person: object][] = [
  [
    north.sponsorship.id,
    {
      name: 'Åse Holm',
      email: 'aase@aeble.dk',
      phone: '004511223344',
      activeTo: '2026-12-31',
      note: 'Ring om aftenen',
    },
  ],
  [north.sponsorship.id, { name: 'Øjvind Krog', role: 'Kasserer' }],
  [south.sponsorship.id, { name: 'Anna Aas' }],
];
for (const [club, person] of people) ok(await admin.post(`/api/sponsorships/${club}/contacts/update`, person));

const match = ok(
  await admin.post('/api/events/update', { sponsorshipId: south.sponsorship.id, title: 'Kamp', date: '2026-08-01' }),
);

const [seats] = (await makeProducts(test, 'Hospitality', [{ name: 'Sæde', hasAmount: true }])) as [number];
const guests = await makeSponsorship(test, { name: 'Syd SK Tribune', areaId: ids.south, userId: ids.otherId });
const tribune = await agreements.approved(guests.id, { products: [selection(seats, { amount: 20 })] });
const [seat] = ok(await admin.get(`/api/sponsorships/${guests.id}/hospitality`)) as [{ id: number }];
const gift = { itemId: seat.id, quantity: 2, recipientName: 'Ida Holm', recipientType: 'Kunde', purpose: 'Hygge' };
ok(
  await admin.post('/api/grants/update', { ...gift, company: 'Syd SK', email: 'ida@holm.dk', hostUserId: ids.userId }),
);

/** A guest list is asked for by its event. */
const lists = (Object.keys(exportLists) as ExportList[]).filter((list) => list !== 'guests');

/** What is no list by one call alone, or has rows that nothing names, and is tried in tests of its own. */
type WithoutACall = 'contracts' | 'payments' | 'budget' | 'contacts' | 'guests' | 'recipients' | 'users' | 'log';
type ListCall = [path: string, key: string];
/** The calls of the lists, with what names a row. */
const calls: Partial<Record<ExportList, ListCall>> = {
  sponsorships: ['/api/sponsorships', 'Id'],
  tickets: ['/api/tickets', 'Id'],
  events: ['/api/events', 'Id'],
  grants: ['/api/grants', 'Id'],
  tasks: ['/api/tasks', 'Key'],
  rates: ['/api/payments/rates', 'RateId'],
  'without-rates': ['/api/payments/without-rates', 'ContractId'],
  tax: ['/api/reports/tax', 'ContractId'],
  products: ['/api/products', 'Id'],
  'product-categories': ['/api/products/categories', 'Id'],
  categories: ['/api/settings/categories', 'Id'],
  areas: ['/api/settings/areas', 'Id'],
  updates: ['/api/settings/updates', 'Id'],
  templates: ['/api/settings/templates', 'Id'],
} satisfies Record<Exclude<ExportList, WithoutACall>, ListCall>;
const listIds = async (list: ExportList, request: object, client = admin): Promise<unknown[]> => {
  const [path, key] = calls[list] ?? ['', ''];
  const page = ok(await client.post(path, { ...request, perPage: 100 }));
  expect(page.TotalPages).toBeLessThan(2);
  return page.Result.map((row: Record<string, unknown>) => row[key]);
};

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; enum?: string[]; type?: string };
const { paths } = ok(await admin.get('/api/openapi.json'));
const parts = (schema: Schema | undefined): Schema[] => [schema ?? {}, ...(schema?.anyOf ?? []).flatMap(parts)];
const propertiesOf = (schema: Schema | undefined) =>
  parts(schema).find(({ properties }) => properties)?.properties ?? {};

/** What a list can be asked for, as the document of the calls says: every filter by itself, every order. */
const requestsOf = (list: ExportList): object[] => {
  const schema = paths[calls[list]?.[0] ?? ''].post.requestBody.content['application/json'].schema;
  const { filter, sort } = propertiesOf(schema);
  const names: Record<string, unknown[]> = {
    area: [ids.north, ids.south],
    user: [ids.userId, ids.otherId],
    category: [ids.football, made.category],
    sponsorship: [north.sponsorship.id],
    search: ['æ', 'fodbold', 'I'],
    year: [2026],
    month: [],
    from: ['2026-05-01'],
    to: ['2026-06-30'],
    rate: [north.contract.rates[0]?.id],
    event: [match.id],
    purpose: ['Elite', 'Ikke angivet'],
    recipient: ['Ida Holm', 'ida@holm.dk'],
    contractCategory: ['Fodbold'],
    open: [true],
    unassigned: [true],
  };
  const valuesOf = (name: string, one: Schema): unknown[] =>
    names[name] ??
    parts(one)
      .flatMap((part) => part.enum ?? [])
      .filter(Boolean);
  const filters = Object.entries(propertiesOf(filter)).flatMap(([name, one]) => {
    const values = valuesOf(name, one);
    if (values.length === 0 && name !== 'month') throw new Error(`No values to filter ${list} by ${name} with`);
    return values.map((value) => ({ filter: { [name]: value } }));
  });
  const fields = parts(propertiesOf(sort).field).flatMap((part) => part.enum ?? []);
  const sorts = fields.filter(Boolean).flatMap((field) => ['asc', 'desc'].map((dir) => ({ sort: { field, dir } })));
  expect(sorts.length).toBeGreaterThan(1);
  return [{}, ...filters, ...sorts];
};

describe('a list as a file', () => {
  it.each(Object.keys(calls) as ExportList[])(
    '%s has the rows of the list in its order, however it is asked',
    async (list) => {
      for (const request of requestsOf(list)) {
        const expected = await listIds(list, request);
        const told = `${list} ${JSON.stringify(request)}`;
        const lines = await fetchLines(admin, list, { ...request, page: 7, perPage: 2 });
        expect(
          lines.map(([id]) => id),
          told,
        ).toEqual(expected.map(String));
      }
      expect(idsIn(await fetchSheet(admin, list))).toEqual(await listIds(list, {}));
    },
  );

  it('of the log has its lines, but for the one that says that it was fetched', async () => {
    const newest = ok(await admin.post('/api/log', { filter: { kind: 'payment' }, perPage: 100 })).Result;
    const sheet = await fetchSheet(admin, 'log', { filter: { kind: 'payment' } });
    expect(idsIn(sheet)).toEqual(newest.map(({ Id }: { Id: number }) => Id));
    expect(sheet.rows[0]?.slice(1, 5)).toEqual([
      new Date('2026-06-15T12:00:00Z'),
      'Anna Admin',
      'Oprettet',
      'Betaling',
    ]);
  });

  it('of users has those that the filter lets through', async () => {
    const names = async (filter: object, dir = 'asc') =>
      (await fetchSheet(admin, 'users', { filter, sort: { field: 'Name', dir } })).rows.map(([, name]) => name);
    const all = ok(await admin.get('/api/users')).map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(all);
    expect(await names({}, 'desc')).toEqual(all.toReversed());
    expect(await names({ role: 'Admin' })).toEqual(['Anna Admin']);
    expect(await names({ search: 'bo@bank' })).toEqual(['Bo Bruger']);
    expect(await names({ area: ids.south })).toEqual(['Anna Admin', 'Dorte Øst']);
    expect(await names({ status: 'lockedOut' })).toEqual([]);
  });

  it('of agreements has those that the filter lets through, by number', async () => {
    const numbers = async (filter: object, dir = 'asc') =>
      (await fetchSheet(admin, 'contracts', { filter, sort: { field: 'Number', dir } })).rows.map((row) => row[1]);
    const { rows } = await test.db.execute(sql`select number from contracts order by number`);
    const all = rows.map(({ number }) => number);
    expect(await numbers({})).toEqual(all);
    expect(await numbers({}, 'desc')).toEqual(all.toReversed());
    const southern = [south.contract.number, withoutRates.contract.number, tribune.number];
    expect(await numbers({ area: ids.south })).toEqual(southern);
    expect(await numbers({ user: ids.otherId })).toEqual(southern);
    expect(await numbers({ search: 'æble', status: 'Godkendt' })).toEqual([north.contract.number]);
    expect(await numbers({ search: north.contract.number })).toEqual([north.contract.number]);
    expect(await numbers({ from: '2031-01-01' })).toEqual([]);
    expect(await numbers({ from: '2026-12-31', search: 'æble', status: 'Godkendt' })).toEqual([north.contract.number]);
    expect(await numbers({ to: '2025-12-31', search: 'æble' })).toEqual([]);
    expect(await numbers({ category: ids.football })).toEqual(all);
  });

  it('of the budget has the figures of a year, area by area, as the page has them', async () => {
    const area = ok(await admin.get(`/api/settings/areas/${ids.north}`));
    ok(await admin.post('/api/settings/areas/update', { ...area, costCenter: '0470' }));
    const save = (values: object) => admin.post('/api/budget/update', { year: 2026, ...values });
    const { id } = ok(await save({ areaId: ids.north, amount: 0, note: 'Af æ;ø' }));
    ok(await save({ areaId: null, amount: 1_000.5 }));
    const { headings, rows, about } = await fetchSheet(admin, 'budget', { filter: { year: 2026 } });
    expect(headings).toEqual([
      'Id',
      'År',
      'Område',
      'Omkostningssted',
      'Budget',
      'Bundet',
      'Afventer underskrift',
      'Kladder',
      'Hvis alt fornys',
      'Betalt',
      'Ubetalte rater',
      'Fri',
      'Note',
    ]);
    const page = ok(await admin.get('/api/budget?year=2026'));
    const amounts = ['budget', 'bound', 'awaiting', 'drafts', 'renewals', 'paid', 'owed', 'free'];
    expect(rows).toEqual(
      page.rows.map((row: Record<string, unknown>) => [
        row.id,
        2026,
        row.area,
        row.areaId === ids.north ? '0470' : null,
        ...amounts.map((key) => row[key]),
        row.note,
      ]),
    );
    // Nothing is a budget, none is an empty cell.
    expect(rows.map((row) => [row[0], row[2], row[4], row[12]])).toEqual([
      [id, 'Nord', 0, 'Af æ;ø'],
      [null, 'Syd', null, null],
      [null, 'Øst', null, null],
      [expect.any(Number), 'Fælles', 1_000.5, null],
    ]);
    expect(rows[0]?.[5]).toBeGreaterThan(50_000);
    expect(rows[0]?.[9]).toBe(30_005.5);
    expect(about.get('Filter')).toBe('År: 2026');
    expect((await fetchSheet(admin, 'budget')).rows).toEqual(rows);
    expect((await fetchLines(admin, 'budget', { sort: { dir: 'desc' } })).map((line) => line[2])).toEqual([
      'Fælles',
      'Øst',
      'Syd',
      'Nord',
    ]);
    expect((await fetchSheet(user, 'budget')).rows).toEqual(rows.slice(0, 1));
    expect((await fetchLines(admin, 'budget', { filter: { year: 2031 } }))[0]).toEqual([
      '',
      '2031',
      'Nord',
      '0470',
      '',
      '0,00',
      '0,00',
      '0,00',
      expect.any(String),
      '0,00',
      '0,00',
      '',
      '',
    ]);
  });

  it('of contacts has those that the filter lets through, by name', async () => {
    const names = async (filter: object, dir = 'asc') =>
      (await fetchSheet(admin, 'contacts', { filter, sort: { field: 'Name', dir } })).rows.map(([, name]) => name);
    const unnamed = '004512345678';
    expect(await names({})).toEqual([unnamed, 'Anna Aas', 'Øjvind Krog', 'Åse Holm']);
    expect(await names({}, 'desc')).toEqual(['Åse Holm', 'Øjvind Krog', 'Anna Aas', unnamed]);
    expect(await names({ area: ids.south })).toEqual(['Anna Aas']);
    expect(await names({ search: 'KASSERER' })).toEqual(['Øjvind Krog']);
    expect(await names({ search: 'æble' })).toEqual([unnamed, 'Øjvind Krog', 'Åse Holm']);
    expect(await names({ search: '_' })).toEqual([]);
    const { headings, rows } = await fetchSheet(admin, 'contacts', { filter: { search: 'åse' } });
    expect(Object.fromEntries(headings.map((heading, at) => [heading, rows[0]?.[at]]))).toMatchObject({
      'E-mail': 'aase@aeble.dk',
      Telefon: '004511223344',
      Primær: 'Nej',
      'Aktiv til': new Date('2026-12-31'),
      Note: 'Ring om aftenen',
      'Sponsorat-id': north.sponsorship.id,
      Sponsorat: 'Æble IF',
      CVR: '01234567',
      Område: 'Nord',
      Ansvarlig: 'Bo Bruger',
      'Ændret af': 'Anna Admin',
    });
  });

  it('of updates has what they say', async () => {
    const description = '<h2>Nyt</h2><p>Tennis &amp; padel</p>';
    ok(await admin.post('/api/settings/updates/update', { title: 'Hold', description }));
    const { rows } = await fetchSheet(admin, 'updates', { filter: { search: 'Hold' } });
    expect(rows.map(([, title, said]) => [title, said])).toEqual([['Hold', 'Nyt\nTennis & padel']]);
  });

  it('of payments has those of the rates that the filter lets through, and those beside rates', async () => {
    const paymentIds = async (filter: object, sort?: object) =>
      idsIn(await fetchSheet(admin, 'payments', { filter, sort }));
    expect(await paymentIds({})).toEqual([paid.id, elsewhere.id, beside.id]);
    expect(await paymentIds({}, { field: 'Name', dir: 'desc' })).toEqual([paid.id, beside.id, elsewhere.id]);
    expect(await paymentIds({ area: ids.south })).toEqual([elsewhere.id]);
    expect(await paymentIds({ sponsorship: north.sponsorship.id })).toEqual([paid.id, beside.id]);
    expect(await paymentIds({ status: 'Betalt' })).toEqual([paid.id]);
    expect(await paymentIds({ open: true })).toEqual([elsewhere.id]);
    expect(await paymentIds({ year: 2026, month: 5 })).toEqual([beside.id]);
    expect(await paymentIds({ search: '007' })).toEqual([paid.id]);
    expect(await paymentIds({ search: 'syd' })).toEqual([elsewhere.id]);
    expect(await paymentIds({ search: north.contract.number })).toEqual([paid.id, beside.id]);
    // One that has no day yet counts for the day on which it was registered.
    const undated = await payments.pay(north.contract, null, { amount: 6, paidOn: null, invoiceNumber: '8' });
    expect(await paymentIds({ sponsorship: north.sponsorship.id })).toEqual([paid.id, beside.id, undated.id]);
    expect(await paymentIds({ year: 2026, month: 6 })).toEqual([undated.id]);
  });

  it('begins with Id, and each of its headings is there once', async () => {
    // People are no records.
    for (const list of lists.filter((one) => one !== 'recipients')) {
      const { headings } = await fetchSheet(admin, list);
      expect(headings[0], list).toBe('Id');
      expect(new Set(headings).size, list).toBe(headings.length);
    }
  });

  it('has numbers, days, and zeros at the front', async () => {
    const { headings, rows } = await fetchSheet(admin, 'sponsorships', { filter: { search: 'Æble' } });
    const row = Object.fromEntries(headings.map((heading, at) => [heading, rows[0]?.[at]]));
    expect(row).toMatchObject({
      Navn: 'Æble IF',
      CVR: '01234567',
      'Postnr.': '0999',
      Telefon: '004512345678',
      Område: 'Nord',
      Ansvarlig: 'Bo Bruger',
      'Ansvarliges e-mail': 'bo@bank.dk',
      Status: 'Aktiv',
      'Aftalenr.': north.contract.number,
      Startdato: new Date('2026-01-01'),
      Slutdato: new Date('2026-12-31'),
      'Årligt beløb': 50_000.5,
      'Samlet beløb': 50_000.5,
      Undervejs: 'Kladde',
      'Undervejs fra': new Date('2026-01-01'),
      'Undervejs siden': new Date('2026-06-15'),
    });
    const lines = await fetchLines(admin, 'sponsorships', { filter: { search: 'Æble' } });
    expect(lines[0]).toEqual(expect.arrayContaining(['01234567', '50000,50', '01-01-2026']));
  });

  it('has products in the order that their number says, as a number', async () => {
    const categoryId = await test.fixtures.productCategory('Hylde', 'Hospitality');
    ok(
      await admin.post('/api/products/update', { name: 'Halvanden', categoryId, sort: 1.5, productTitle: 'Halvanden' }),
    );
    const { headings, rows } = await fetchSheet(admin, 'products', { filter: { search: 'Halvanden' } });
    expect(rows[0]?.[headings.indexOf('Sortering')]).toBe(1.5);
    expect((await fetchLines(admin, 'products', { filter: { search: 'Halvanden' } }))[0]).toContain('1,5');
  });

  it('has no cell that is a formula', async () => {
    const names = (await fetchSheet(admin, 'sponsorships')).rows.map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['=1+1', '+45 12', '-x', '@a']));
    const lines = await fetchLines(admin, 'sponsorships');
    expect(lines.map(([, name]) => name)).toEqual(expect.arrayContaining(["'=1+1", "'+45 12", "'-x", "'@a"]));
    expect(lines.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  it('says of what it is on a second sheet', async () => {
    const filter = { area: ids.north, status: 'active', search: 'æble' };
    const { about } = await fetchSheet(admin, 'sponsorships', { filter });
    expect(Object.fromEntries(about)).toEqual({
      Liste: 'Sponsorater',
      Filter: 'Status: Aktiv, Område: Nord, Søgning: æble',
      'Hentet af': 'Anna Admin',
      Hentet: '15. juni 2026 kl. 12:00',
      Rækker: '1',
      Adresse: 'http://localhost/sponsorships',
    });
    expect((await fetchSheet(admin, 'areas')).about.get('Filter')).toBe('Ingen');
  });

  it('that the bank books by has the accounts that it has said, and the cost center', async () => {
    const company = ok(await admin.get('/api/settings'));
    const accounts = { advertisement: '04711', tickets: null, catering: '=1+1', travel: null };
    ok(await admin.post('/api/settings', { ...company, accounts }));
    const area = ok(await admin.get(`/api/settings/areas/${ids.north}`));
    ok(await admin.post('/api/settings/areas/update', { ...area, costCenter: '0470' }));
    const accountsOn = async (list: ExportList) => [...(await fetchSheet(admin, list)).about].slice(6);
    for (const list of ['budget', 'contracts', 'rates', 'payments', 'without-rates'] as const)
      expect(await accountsOn(list), list).toEqual([
        ['Konto for reklame', '04711'],
        ['Konto for forplejning', '=1+1'],
      ]);
    expect(await accountsOn('sponsorships')).toEqual([]);
    for (const list of ['contracts', 'payments'] as const) {
      const { headings, rows } = await fetchSheet(admin, list, { filter: { search: 'æble' } });
      const at = headings.indexOf('Omkostningssted');
      expect(new Set(rows.map((row) => row[at])), list).toEqual(new Set(['0470']));
    }
  });

  it('without rows has its headings', async () => {
    const request = { filter: { search: 'findes ikke' } };
    // What an area may spend is a row, also where that is nothing.
    for (const list of lists.filter((one) => one !== 'budget')) {
      expect((await fetchSheet(admin, list, request)).rows, list).toEqual([]);
      expect((await fetchFile(admin, list, 'csv', request)).body, list).toMatch(
        /^\u{FEFF}(Id|E-mail);.*\r\nI alt 0 rækker\r\n$/u,
      );
    }
  });

  it.each(Object.keys(exportLists) as ExportList[])('says whatever %s was filtered by', async (list) => {
    const { request } = exportsOf(test.deps.db, openIndexes(test.deps.db))[list];
    const filters = Object.keys(propertiesOf(z.toJSONSchema(request, { io: 'input' }).properties?.filter as Schema));
    expect(filters).toContain(list === 'budget' ? 'year' : 'search');
    const said = filters.map(async (name) => [
      name,
      await filterWords(exportLists[list], { [name]: '2026-01-01' }, async () => 'x'),
    ]);
    for (const [name, words] of await Promise.all(said)) expect(words, String(name)).toMatch(/^.+: .+$/);
  });

  it('is named in Danish, of the day, and saved', async () => {
    const { headers } = await fetchFile(admin, 'areas', 'xlsx');
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': `attachment; filename="Omr_der 2026-06-15.xlsx"; filename*=UTF-8''Omr%C3%A5der%202026-06-15.xlsx`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await fetchFile(admin, 'areas', 'csv')).headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('is a line of the log, with what it was filtered by and how many rows', async () => {
    await fetchLines(user, 'sponsorships', { filter: { area: ids.north, search: 'æble' } });
    const [line] = ok(await admin.post('/api/log', { filter: { kind: 'list' } })).Result;
    expect(line).toMatchObject({
      By: 'Bo Bruger',
      Text: 'Bo Bruger hentede listen Sponsorater som CSV.',
      Changes: [
        { label: 'Liste', after: 'Sponsorater' },
        { label: 'Format', after: 'CSV' },
        { label: 'Filter', after: 'Område: Nord, Søgning: æble' },
        { label: 'Rækker', after: '1' },
      ],
    });
  });
});

describe('who may', () => {
  const open = lists.filter((list) => exportLists[list].right === 'Bruger');

  it.each(open)('a Bruger: %s has what lies in the own areas', async (list) => {
    const mine = (await fetchSheet(user, list)).rows;
    const all = (await fetchSheet(admin, list)).rows;
    expect(JSON.stringify(mine)).not.toMatch(/Syd SK|Syd"/);
    if (list !== 'tickets') expect(JSON.stringify(all)).toMatch(list === 'budget' ? /"Syd"/ : /Syd SK/);
    if (calls[list]) expect(mine.map(([id]) => id)).toEqual(await listIds(list, {}, user));
  });

  it('a Bruger is not told what a foreign area, its people or its clubs are called', async () => {
    const { about } = await fetchSheet(user, 'sponsorships', { filter: { area: ids.south, user: ids.otherId } });
    expect(about.get('Filter')).toBe(`Område: nr. ${ids.south}, Ansvarlig: nr. ${ids.otherId}`);
    const ofClub = await fetchSheet(user, 'tasks', { filter: { sponsorship: south.sponsorship.id } });
    expect(ofClub.about.get('Filter')).toBe(`Sponsorat: nr. ${south.sponsorship.id}`);
  });

  it('a ticket that is open to everyone gives no way into its agreement', async () => {
    const [product] = (await test.db.execute(sql`select product_id from contract_items where id = ${made.item}`)).rows;
    const far = await agreements.approved(south.sponsorship.id, {
      ...year,
      products: [{ productId: product?.product_id, selected: true, amount: 3 }],
    });
    await test.db.execute(sql`update contract_items set public = true where contract_id = ${far.id}`);
    await test.db.execute(sql`insert into sponsorship_changes (sponsorship_id) values (${south.sponsorship.id})`);
    const { headings, rows } = await fetchSheet(user, 'tickets', { filter: { search: 'Syd SK' } });
    const row = Object.fromEntries(headings.map((heading, at) => [heading, rows[0]?.[at]]));
    expect(row).toMatchObject({ Sponsorat: 'Syd SK', 'Sponsorat-id': null, Område: null, 'Aftalenr.': null, Antal: 3 });
  });

  it.each((Object.keys(exportLists) as ExportList[]).filter((list) => exportLists[list].right === 'Admin'))(
    'an Admin alone: %s',
    async (list) => {
      expect((await fetchFile(user, list, 'csv')).status).toBe(403);
    },
  );

  it('nobody who is not logged in', async () => {
    expect((await fetchFile(test.anonymous(), 'sponsorships', 'csv')).status).toBe(401);
  });
});

describe('what is not understood', () => {
  it.each([
    ['/api/export/applications?format=csv', 404],
    ['/api/export/budget?format=csv&request={"filter":{"year":2101}}', 422],
    ['/api/export/budget?format=csv&request={"filter":{"year":2026.5}}', 422],
    ['/api/export/toString?format=csv', 404],
    ['/api/export/areas', 422],
    ['/api/export/areas?format=pdf', 422],
    ['/api/export/areas?format=csv&request={', 400],
    ['/api/export/areas?format=csv&request=5', 400],
    ['/api/export/areas?format=csv&request=[]', 400],
    [`/api/export/areas?format=csv&request={"filter":{"search":"${'x'.repeat(1_980)}"}}`, 400],
    ['/api/export/areas?format=csv&request={}&request={}', 400],
    ['/api/export/sponsorships?format=csv&request={"filter":{"status":"hvad"}}', 422],
    ['/api/export/sponsorships?format=csv&request={"sort":{"field":"Kode"}}', 422],
    ['/api/export/contracts?format=csv&request={"filter":{"from":"i-gaar"}}', 422],
  ])('%s is answered %i, and leaves no line', async (url, status) => {
    const lines = async () => (await test.db.execute(sql`select from audit_log where entity = 'list'`)).rows.length;
    const before = await lines();
    expect((await admin.get(url)).status).toBe(status);
    expect(await lines()).toBe(before);
  });
});

const anna: Actor = {
  id: ids.adminId,
  name: 'Anna Admin',
  email: 'anna@bank.dk',
  roles: ['Admin'],
  areaIds: [],
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  sessionId: '',
  address: '127.0.0.1',
  requestId: '1',
};

it('from a host that is none is 400, leaves no line, and takes nobody’s place', async () => {
  const lines = async () => (await test.db.execute(sql`select from audit_log where entity = 'list'`)).rows.length;
  const before = await lines();
  const url = '/api/export/sponsorships?format=csv';
  for (let time = 0; time < 6; time += 1) expect((await user.get(url, { host: '[' })).status).toBe(400);
  expect(await lines()).toBe(before);
  expect((await user.get(url)).status).toBe(200);
});

it('that fails once it is begun ends what is read', async () => {
  const breaking = { ...exportsOf(test.deps.db, openIndexes(test.deps.db)).sponsorships };
  Object.defineProperty(breaking, 'columns', {
    get: () => {
      throw new Error('No columns');
    },
  });
  const request = read(breaking.request, {});
  if (!request.ok) throw new Error('The request is not understood');
  const query = { list: 'sponsorships', format: 'xlsx', request: request.value } as const;
  const address = new URL('http://localhost/');
  for (let time = 0; time < 6; time += 1)
    await expect(exportList(test.deps, anna, breaking, query, address)).rejects.toThrow('No columns');
  expect((await fetchFile(user, 'sponsorships', 'csv')).status).toBe(200);
});

describe('one moment', () => {
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const rename = (name: string) =>
    test.db.execute(sql`update sponsorships set name = ${name} where id = ${south.sponsorship.id}`);

  it('is what the rows are of, whatever is saved while they are read', async () => {
    const nameNow = sql`select name from sponsorships where id = ${south.sponsorship.id}`;
    const { batches } = await streamSnapshot(test.deps.db.downloads, async (tx) => {
      const first = (await tx.execute(nameNow)).rows;
      await rename('Senere SK');
      async function* read() {
        yield first;
        yield (await tx.execute(nameNow)).rows;
      }
      return { head: null, batches: read() };
    });
    expect(await batches.toArray()).toEqual([[{ name: 'Syd SK' }], [{ name: 'Syd SK' }]]);
    await rename('Syd SK');
  });

  it('is that of memory and database, or both are read anew', async () => {
    const { db } = test.deps;
    const index = new SponsorshipIndex(db);
    const read = (before: () => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await before();
        return readAtMoment(db, index, { tx, today: '2026-06-15' }, ({ size }) => size);
      }, config);
    expect(await read(async () => {})).toBeGreaterThan(5);
    await expect(read(() => rename('Imens SK'))).rejects.toThrow(TwoMoments);
    expect(
      await readSnapshot(db, (tx) => readAtMoment(db, index, { tx, today: '2026-06-15' }, ({ size }) => size)),
    ).toBeGreaterThan(5);
  });
});
