import { type ImportKind, kronerText, type RowChange, shortDate } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { listImportedContracts } from '../contracts/import.store.ts';
import { listEventsAmong } from '../events/events.store.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { listImportedPayments } from '../payments/import.store.ts';
import { paymentsOf, rate } from '../payments/payments.testing.ts';
import { listProducts } from '../products/products.store.ts';
import { listContactsAmong } from '../sponsorships/contacts.store.ts';
import { listSponsorshipNames } from '../sponsorships/sponsorships.store.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { listUsers } from '../users/users.store.ts';
import { csvOf, importsOf, xlsxOf } from './imports.testing.ts';

const test = await openTestApp();
/** What asks for the records of every club. */
const ofAll = async () => ({
  ids: [],
  numbers: [],
  sponsorshipIds: (await listSponsorshipNames(test.db)).map(({ id }) => id),
});

type ReadableValues = Record<string, string | null>;
/** A record as one reads it, by the fields of its form, and what it is a record of. */
type RecordState = { version: number; shown: ReadableValues; of?: number };
type Row = Record<string, string>;

const text = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej';
  return String(value);
};
const day = (value: string | null): string | null => value && shortDate(value);
const kroner = (value: number | null): string | null => (value === null ? null : kronerText(value));
const textsOf = (record: object, fields: readonly string[]): ReadableValues =>
  Object.fromEntries(fields.map((field) => [field, text((record as Record<string, unknown>)[field])]));
const byId = <R extends { id: number; version: number; sponsorshipId?: number }>(
  records: readonly R[],
  shown: (record: R) => ReadableValues,
) =>
  new Map(
    records.map((record): [number, RecordState] => {
      const of = record.sponsorshipId;
      return [record.id, { version: record.version, shown: shown(record), ...(of !== undefined && { of }) }];
    }),
  );

const inOrder = <T extends { field: string }>(changes: readonly T[]): T[] =>
  changes.toSorted((one, other) => one.field.localeCompare(other.field));
// An event that follows another entry of a calendar reads as it did before: "Ja".
const isReadable = ({ field, before, after }: RowChange) => field !== 'uid' || before !== after;
const readableChanges = (changes: readonly RowChange[], { shown }: RecordState) =>
  inOrder(
    changes
      .filter((change) => change.field in shown && isReadable(change))
      .map(({ field, before, after }) => ({ field, before, after })),
  );

/** What differs between a record before and after, as a preview tells it. */
const differences = (before: ReadableValues, after: ReadableValues) =>
  inOrder(
    Object.entries(after)
      .filter(([field, is]) => is !== (before[field] ?? null))
      .map(([field, is]) => ({ field, before: before[field] ?? null, after: is })),
  );

/** A new record is what its row says, and for the rest what a form begins with. */
const expectNew = (changes: readonly RowChange[], is: RecordState, byDefault: ReadableValues) => {
  const said = new Map(readableChanges(changes, is).map(({ field, before, after }) => [field, { before, after }]));
  for (const [field, value] of Object.entries(is.shown))
    expect([field, said.get(field) ?? { before: null, after: byDefault[field] ?? null }]).toEqual([
      field,
      { before: null, after: value },
    ]);
};

type Case = {
  kind: ImportKind;
  row: fc.Arbitrary<Row>;
  stored: () => Promise<Map<number, RecordState>>;
  /** What a record may have become because of rows about others, before its own row if it has one. */
  alsoChanges?: (before: RecordState, after: RecordState, all: readonly RecordState[]) => RecordState | undefined;
  /** What a new record has where its row does not say it. */
  byDefault?: ReadableValues;
  /** What new agreements become. */
  as?: 'draft' | 'awaiting';
  runs: number;
};

const noRows = { create: 0, update: 0, unchanged: 0, skip: 0, doubt: 0, error: 0 };
const expectSame = async ({ kind, row, stored, alsoChanges, byDefault = {}, as, runs }: Case) => {
  const imports = importsOf(test.admin, kind, as);
  const seen = { ...noRows };
  const checkRun = async (rows: Row[], decisions: ('update' | 'create' | 'skip')[], isExcel: boolean) => {
    const headings = Object.keys(rows[0] ?? {});
    const cells = rows.map((one) => headings.map((heading) => one[heading] ?? ''));
    const started = await imports.preview(isExcel ? await xlsxOf(headings, cells) : csvOf(headings, cells));
    seen.doubt += started.counts.doubt;
    seen.error += started.counts.error;
    await imports.settle(started, decisions);
    const [preview, before] = [await imports.rows(started), await stored()];
    const done = ok(await imports.run(started.id));
    const [result, after] = [await imports.rows(done), await stored()];
    const touched = new Set<number>();
    for (const [at, { Action: action, RecordId, Changes }] of preview.entries()) {
      if (action !== null) seen[action] += 1;
      expect(result[at]).toMatchObject({ Action: action, Changes });
      const id = Number(result[at]?.RecordId);
      const [was, is] = [before.get(id), after.get(id)];
      if (action === 'create') expect([RecordId, was]).toEqual([null, undefined]);
      else expect(result[at]?.RecordId).toBe(RecordId);
      if (action !== 'create' && action !== 'update') continue;
      if (!is) throw new Error(`Row ${at + 2} saved nothing`);
      expect(touched.has(id)).toBe(false);
      touched.add(id);
      if (!was) {
        expectNew(Changes, is, byDefault);
        continue;
      }
      const others = alsoChanges?.(was, is, [...after.values()]);
      const possible = [was, ...(others ? [others] : [])].map(({ shown }) => differences(shown, is.shown));
      expect(possible).toContainEqual(readableChanges(Changes, is));
      expect(is.version).toBeGreaterThan(was.version);
    }
    for (const [id, is] of after) {
      const was = before.get(id);
      if (!touched.has(id)) expect(is).toEqual((was && alsoChanges?.(was, is, [...after.values()])) ?? was);
    }
    expect(after.size - before.size).toBe(done.counts.create);
  };
  const file = fc.array(row, { minLength: 1, maxLength: 6 });
  const decisions = fc.array(decision, { minLength: 6, maxLength: 6 });
  await fc.assert(fc.asyncProperty(file, decisions, fc.boolean(), checkRun), { numRuns: runs });
  // What became of it all is our own list, which comes back without a change.
  for (const format of ['csv', 'xlsx'] as const) {
    const again = await imports.preview((await fetchFile(test.admin, kind, format)).bytes);
    expect(again.counts).toEqual({ ...noRows, unchanged: (await stored()).size });
  }
  return seen;
};

const decision = fc.constantFrom('update' as const, 'create' as const, 'skip' as const);
const anyOf = (right: string[], wrong: string[] = []) =>
  wrong.length === 0
    ? fc.constantFrom(...right)
    : fc.oneof(
        { arbitrary: fc.constantFrom(...right), weight: 12 },
        { arbitrary: fc.constantFrom(...wrong), weight: 1 },
      );
const maybe = (right: string[], wrong: string[] = []) => anyOf(['', ...right], wrong);
const ids = maybe([], ['1', '2', '3', '99999']);

describe('a preview says of every row what saving then does, whatever the file', () => {
  it('of contacts', async () => {
    await makeSponsorship(test, { name: 'Æble IF', cvr: '11111111', contact: 'Åse', contactEmail: 'aase@a.example' });
    const other = await makeSponsorship(test, { name: 'Skjern BK', cvr: '22222222' });
    for (const name of ['Bo', 'Bo'])
      ok(await test.admin.post(`/api/sponsorships/${other.id}/contacts/update`, { name }));
    const seen = await expectSame({
      kind: 'contacts',
      row: fc.record({
        Id: ids,
        Klub: anyOf(['Æble IF', 'skjern bk', ''], ['Ingen']),
        CVR: maybe(['11111111', '22 22 22 22'], ['33333333']),
        Navn: anyOf(['Åse', 'Bo', 'bo', 'Carl'], ['']),
        'E-mail': maybe(['aase@a.example', 'BO@b.example', '(tom)'], ['ikke en mail']),
        Telefon: maybe(['12', '34', '(tom)']),
        Primær: maybe(['Ja', 'Nej'], ['måske']),
        'Aktiv til': maybe(['01-01-2020', '31-12-2099', '(tom)'], ['32-01-2026']),
        Note: maybe(['Ring', '(tom)']),
      }),
      stored: async () =>
        byId(await listContactsAmong(test.db, await ofAll()), (one) => ({
          ...textsOf(one, ['name', 'email', 'phone', 'primary', 'note']),
          activeTo: day(one.activeTo),
        })),
      // A club has one primary contact: who has the star loses it to the one that a row gives it to.
      alsoChanges: (before, after, all) => {
        const hasLost = before.shown.primary === 'Ja' && after.shown.primary === 'Nej';
        const isTaken = all.some(({ of, shown }) => of === after.of && shown.primary === 'Ja');
        return hasLost && isTaken
          ? { ...before, version: after.version, shown: { ...before.shown, primary: 'Nej' } }
          : undefined;
      },
      byDefault: { primary: 'Nej' },
      runs: 100,
    });
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('of events', async () => {
    const club = await makeSponsorship(test, { name: 'Årstidernes IF', cvr: '66666666' });
    const made = [];
    for (const [title, date] of [
      ['Derby', '2026-08-15'],
      ['Derby', '2026-08-22'],
      ['Fest', '2026-08-15'],
    ])
      made.push(ok(await test.admin.post('/api/events/update', { sponsorshipId: club.id, title, date })));
    const seen = await expectSame({
      kind: 'events',
      row: fc.record({
        Id: maybe([], made.map(({ id }) => String(id)).concat('99999')),
        Klub: anyOf(['Årstidernes IF', 'årstidernes if'], ['', 'Ingen']),
        Titel: anyOf(['Derby', 'DERBY', 'Fest', 'Ny kamp'], ['']),
        Dato: anyOf(['15-08-2026', '22/8-2026', '2026-08-29'], ['', '31-06-2026']),
        Tid: maybe(['18.30', 'kl. 9', '(tom)'], ['aften']),
        Sted: maybe(['Hallen', '(tom)']),
        Type: maybe(['hjemme', 'Møde'], ['Tombola']),
        Returfrist: maybe(['01-08-2026', '(tom)'], ['30-08-2026']),
        Aflyst: maybe(['Ja', 'Nej'], ['måske']),
        Note: maybe(['Ring', '(tom)']),
        UID: maybe(['a@klub', 'b@klub', '(tom)']),
      }),
      stored: async () =>
        byId(await listEventsAmong(test.db, await ofAll()), (one) => ({
          ...textsOf(one, ['title', 'time', 'venue', 'kind', 'cancelled', 'note']),
          date: day(one.date),
          returnBy: day(one.returnBy),
          uid: one.uid && 'Ja',
        })),
      byDefault: { kind: 'Andet', cancelled: 'Nej' },
      runs: 100,
    });
    // An event is never in doubt: a day and title is one event's of its club.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([['doubt', 0]]);
  });

  it('of products', async () => {
    const signs = await test.fixtures.productCategory('Skilte', 'Eksponering');
    const tickets = await test.fixtures.productCategory('Billetter', 'Hospitality');
    const categories = new Map([
      [signs, 'Skilte'],
      [tickets, 'Billetter'],
    ]);
    for (const name of ['Banner', 'Banner']) await test.fixtures.product({ name, categoryId: signs });
    const seen = await expectSame({
      kind: 'products',
      row: fc.record({
        Id: ids,
        'Internt navn': anyOf(['Banner', 'BANNER', 'Sæsonkort', 'Skilt'], ['']),
        Produkttitel: maybe(['Skilt ved banen', '=1+1', '(tom)']),
        Kategori: anyOf(['Skilte', 'billetter'], ['', 'Ukendt']),
        Sortering: maybe(['1', '2,5', '(tom)'], ['to']),
        Antal: maybe(['Ja', 'nej', 'x'], ['måske']),
        'Tekst ved antal': maybe(['Hvor mange?', '(tom)']),
        Tilvalg: maybe(['Ja', 'Nej']),
        Valgmuligheder: maybe(['Lille; Stor', 'Lille, Stor', 'Én', '(tom)']),
        Sæson: maybe(['Ja', 'Nej']),
        Beskrivelse: maybe(['Ingen', 'kort tekst', 'Lang tekst'], ['Roman']),
      }),
      stored: async () =>
        byId(await listProducts(test.db), (one) => ({
          ...textsOf(one, ['name', 'productTitle', 'hasAmount', 'amountLabel', 'hasAddOns', 'hasSeason']),
          categoryId: categories.get(one.categoryId) ?? null,
          sort: text(one.sort)?.replace('.', ',') ?? null,
          addOnValues: text(one.addOnValues.join(', ')),
          descriptionType: { none: 'Ingen', text: 'Kort tekst', textarea: 'Lang tekst' }[one.descriptionType],
        })),
      byDefault: { hasAmount: 'Nej', hasAddOns: 'Nej', hasSeason: 'Nej', descriptionType: 'Ingen' },
      runs: 100,
    });
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('of users', async () => {
    const areas = new Map([
      [test.ids.north, 'Nord'],
      [test.ids.south, 'Syd'],
    ]);
    const seen = await expectSame({
      kind: 'users',
      row: fc.record({
        Id: maybe([], [String(test.ids.userId), String(test.ids.otherId), '99999']),
        Navn: anyOf(['Bo Bruger', 'Dorte Øst', 'Eva'], ['']),
        'E-mail': anyOf(['BO@bank.dk', 'dorte@bank.dk', 'eva@bank.dk', 'fie@bank.dk'], ['ikke en mail', '']),
        Telefon: maybe(['12 34 56 78', '(tom)']),
        Roller: anyOf(['Bruger', 'admin', 'Admin, Bruger'], ['Chef', '']),
        Områder: anyOf(['Nord', 'SYD; nord', 'Syd'], ['Vest', '']),
      }),
      stored: async () =>
        byId(await listUsers(test.db), (one) => ({
          ...textsOf(one, ['name', 'email', 'phoneNumber']),
          roles: text(['Bruger', 'Admin'].filter((role) => one.roles.includes(role as 'Admin')).join(', ')),
          areaIds: text(one.areaIds.map((id) => areas.get(id)).join(', ')),
        })),
      runs: 100,
    });
    // A user is never in doubt: an e-mail is one user's.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([['doubt', 0]]);
  });

  it('of payments', async () => {
    const rates = [rate(900_000, '2026-03-01'), rate(900_000, '2026-09-01')];
    const { contract } = await paymentsOf(test).approved(rates, {}, { name: 'Betalt IF' });
    await paymentsOf(test).pay(contract, 0, { paidOn: null, invoiceNumber: 'F-1' });
    const seen = await expectSame({
      kind: 'payments',
      row: fc.record({
        Id: maybe([], ['1', '99999']),
        Aftalenr: anyOf([contract.number, ''], ['2020-9999']),
        Klub: anyOf(['Betalt IF'], ['', 'Æble IF']),
        'Raten forfalder': maybe(['01-03-2026', '1/9-2026', '(tom)'], ['02-03-2026']),
        Beløb: anyOf(['100', '1.000,50'], ['', '-1']),
        Moms: maybe(['20', '(tom)'], ['900']),
        'Betalt den': maybe(['05-03-2026', '(tom)']),
        Bilag: maybe(['B 1', 'b 1', '(tom)']),
        Faktura: maybe(['F-1', 'f-2']),
        'Opdelt faktura': maybe(['Ja', 'Nej'], ['måske']),
      }),
      stored: async () =>
        byId(await listImportedPayments(test.db, [contract.id]), (one) => ({
          ...textsOf(one, ['reference', 'invoiceNumber', 'itemised']),
          amount: kroner(one.amount),
          vatAmount: kroner(one.vatAmount),
          paidOn: day(one.paidOn),
        })),
      runs: 80,
    });
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });

  it.each([
    ['drafts', 'draft', 80],
    ['agreements that await their signatures', 'awaiting', 60],
  ] as const)('of %s', async (_, as, runs) => {
    const cvr = as === 'draft' ? '44444444' : '55555555';
    const club = await makeSponsorship(test, { name: `Klub ${as}`, cvr });
    const makeDraft = async (startDate: string, endDate: string) =>
      ok(await agreementsOf(test).call(club.id, 'update-simple', { startDate, endDate }));
    // Two of one period are a doubt, one is updated.
    for (const _ of [1, 2]) await makeDraft('2027-01-01', '2027-12-31');
    await makeDraft('2028-07-01', '2029-06-30');
    const seen = await expectSame({
      kind: 'contracts',
      row: fc.record({
        Id: maybe([], ['1', '99999']),
        Aftalenr: maybe([], ['2026-0001', '2026-0002', '2020-9999']),
        Klub: anyOf([`Klub ${as}`, ''], ['Ingen']),
        CVR: anyOf([cvr], ['', '99999999']),
        Kategori: anyOf(['Fodbold', 'FODBOLD'], ['', 'Curling']),
        Startdato: anyOf(['1/1-2027', '01-07-2028'], ['']),
        Slutdato: anyOf(['31-12-2027', '31/12-2028', '2029-06-30'], ['31-12-2026']),
        'Årligt beløb': anyOf(['60.000,50', '25000'], ['60,000', '']),
        Eksklusivitet: maybe(['Kun os', '(tom)']),
        'Rate 1 dato': anyOf(['01-03-2027', '01-08-2028'], ['']),
        'Rate 1 beløb': anyOf(['60.000,50', '25000'], ['']),
      }),
      stored: async () =>
        byId(await listImportedContracts(test.db, await ofAll()), (one) => ({
          ...textsOf(one, ['exclusivity']),
          category: one.categoryName,
          startDate: day(one.startDate),
          endDate: day(one.endDate),
          sponsorshipAmount: kroner(one.sponsorshipAmount),
          rates: text(one.rates.map(({ amount, dueDate }) => `${kroner(amount)} den ${day(dueDate)}`).join('; ')),
        })),
      as,
      runs,
    });
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
    const statuses = (await listImportedContracts(test.db, await ofAll())).filter(
      ({ sponsorshipId }) => sponsorshipId === club.id,
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(
      new Set(as === 'draft' ? ['Kladde'] : ['Kladde', 'Afventer']),
    );
  });
});
