import { isPrintable } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { clubHeadings, csvOf, importsOf, xlsxOf } from './imports.testing.ts';

const test = await openTestApp();

const imports = importsOf(test.admin, 'sponsorships');
const headings = ['Id', ...clubHeadings];
type ClubRecord = Record<string, unknown> & { id: number; version: number };
const clubs = async (): Promise<Map<number, ClubRecord>> => {
  const { rows } =
    await test.db.execute<ClubRecord>(sql`select id, version, name, short_name, category_id, area_id, cvr,
    address, zip_code, city, contact_phone, user_id from sponsorships`);
  return new Map(rows.map((row) => [row.id, row]));
};

// So few of each that rows meet each other and what is stored.
const names = ['Skjern BK', 'skjern  b.k.', 'Skjern IF', 'Ålborg & Omegn', 'aalborg og omegn', 'Æble IF'];
const row = fc.record({
  Id: fc.option(fc.constantFrom('1', '2', '3', '99999', 'x'), { nil: '', freq: 8 }),
  Navn: fc.constantFrom(...names, ''),
  Forkortelse: fc.constantFrom('Sk', 'Æ', '', '(tom)'),
  Kategori: fc.constantFrom('Fodbold', 'FODBOLD', 'Curling'),
  Område: fc.constantFrom('Nord', 'syd', 'Vest'),
  CVR: fc.constantFrom('', '12345678', '12345674', '87654321', '12 34 56 78', '123', '(tom)'),
  Adresse: fc.constantFrom('Vej 1', 'Vej 2', ''),
  'Postnr.': fc.constantFrom('6900', '9000', '69'),
  By: fc.constantFrom('Skjern', 'Aalborg', ''),
  Telefon: fc.constantFrom('', '12345678', '(tom)'),
  Ansvarlig: fc.constantFrom('Bo Bruger', 'Dorte Øst', 'Anna Admin', 'Ingen'),
});
const decision = fc.constantFrom('update' as const, 'create' as const, 'skip' as const);

describe('a preview', () => {
  it('says of every row what saving then does, whatever the file', async () => {
    await makeSponsorship(test, { name: 'Skjern BK', cvr: '12345678', zipCode: '6900' });
    await makeSponsorship(test, { name: 'Ålborg & Omegn', zipCode: '9000' });
    await makeSponsorship(test, { name: 'Æble IF', cvr: '12345678', zipCode: '9000' });
    const file = fc.array(row, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.array(decision, { minLength: 8, maxLength: 8 }),
        fc.boolean(),
        async (rows, decisions, isExcel) => {
          const cells = rows.map((one) => headings.map((heading) => one[heading as keyof typeof one]));
          const started = await imports.preview(isExcel ? await xlsxOf(headings, cells) : csvOf(headings, cells));
          await imports.settle(started, decisions);
          const [preview, before] = [await imports.rows(started), await clubs()];
          const done = ok(await imports.run(started.id));
          const [result, after] = [await imports.rows(done), await clubs()];
          const touched = new Set<number>();
          for (const [at, one] of preview.entries()) {
            const saved = result[at];
            expect(saved?.Action).toBe(one.Action);
            const id = Number(saved?.RecordId);
            if (one.Action === 'create') {
              expect(one.RecordId).toBeNull();
              expect(before.has(id)).toBe(false);
              expect(after.get(id)).toMatchObject({
                version: 1,
                name: one.Changes.find(({ field }) => field === 'name')?.after,
              });
            }
            if (one.Action === 'update') {
              expect(after.get(id)?.version).toBe((before.get(id)?.version ?? 0) + 1);
              for (const { field, before: was, after: is } of one.Changes) {
                const column =
                  { shortName: 'short_name', zipCode: 'zip_code', contactPhone: 'contact_phone' }[field] ?? field;
                if (!(column in (after.get(id) ?? {}))) continue;
                expect([before.get(id)?.[column], after.get(id)?.[column]]).toEqual([was, is]);
              }
            }
            if (one.Action === 'create' || one.Action === 'update') {
              expect(touched.has(id)).toBe(false);
              touched.add(id);
            }
          }
          for (const [id, one] of after) if (!touched.has(id)) expect(one).toEqual(before.get(id));
          expect(after.size - before.size).toBe(done.counts.create);
          // What was saved is unchanged, where the file says which record each row is about.
          const ids = result.filter(
            ({ Action }) => Action === 'create' || Action === 'update' || Action === 'unchanged',
          );
          const again = ids.map(({ Row, RecordId }) => [String(RecordId), ...(cells[Row - 2] ?? []).slice(1)]);
          if (again.length > 0)
            expect((await imports.preview(csvOf(headings, again))).counts.unchanged).toBe(again.length);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) => value.trim())
  .filter((value) => value !== '' && !/[\p{C}]/u.test(value) && !value.startsWith("'") && !/^\(tom\)$/i.test(value))
  .filter(isPrintable);

describe('our own list', () => {
  const club = fc.record({
    name: text,
    shortName: text,
    address: text,
    city: text,
    zipCode: fc.stringMatching(/^\d{3,4}$/),
    cvr: fc.option(fc.stringMatching(/^\d{8}$/)),
    contact: fc.option(text),
    contactPhone: fc.option(text),
  });

  it('is taken in without a change, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(club, { minLength: 1, maxLength: 5 }), async (made) => {
        for (const values of made) await makeSponsorship(test, values);
        const total = (await clubs()).size;
        for (const format of ['csv', 'xlsx'] as const) {
          const { counts } = await imports.preview((await fetchFile(test.admin, 'sponsorships', format)).bytes);
          expect(counts).toMatchObject({ unchanged: total, create: 0, update: 0, doubt: 0, error: 0 });
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('our own lists of other kinds', () => {
  const maybe = fc.option(text);
  const address = fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@b.example`);
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const flag = fc.boolean();
  const contact = fc.record({
    name: text,
    role: maybe,
    email: fc.option(address),
    phone: maybe,
    primary: flag,
    activeTo: fc.option(day),
    note: maybe,
  });
  const product = fc.record({
    name: text,
    productTitle: maybe,
    sort: fc.option(fc.integer({ min: -99_999, max: 99_999 }).map((sort) => sort / 1000)),
    hasCheckbox: flag,
    hasAmount: flag,
    amountLabel: maybe,
    hasAddOns: flag,
    addOnValues: fc.array(text, { maxLength: 3 }),
    hasSeason: flag,
    descriptionType: fc.constantFrom('none', 'text', 'textarea'),
  });
  const expectNoChange = async (kind: 'contacts' | 'products' | 'users') => {
    const others = importsOf(test.admin, kind);
    for (const format of ['csv', 'xlsx'] as const) {
      const started = await others.preview((await fetchFile(test.admin, kind, format)).bytes);
      const wrong = (await others.rows(started)).filter(({ Action }) => Action !== 'unchanged');
      expect(wrong, `${kind} as ${format}`).toEqual([]);
    }
  };

  it('are taken in without a change, whatever stands in them', async () => {
    const category = await test.fixtures.productCategory('Skilte; og, andet', 'Eksponering');
    await test.fixtures.productCategory('Skilte', 'Eksponering');
    const area = await test.fixtures.area('Nord, og Vest; Øst');
    const clubs = [await makeSponsorship(test, { name: 'Ens' }), await makeSponsorship(test, { name: 'Ens' })];
    let made = 0;
    await fc.assert(
      fc.asyncProperty(
        contact,
        product,
        text,
        fc.subarray([test.ids.north, test.ids.south, area], { minLength: 1 }),
        async (person, thing, name, areaIds) => {
          made += 1;
          const club = clubs[made % 2]?.id;
          ok(await test.admin.post(`/api/sponsorships/${club}/contacts/update`, person));
          ok(await test.admin.post('/api/products/update', { ...thing, categoryId: category }));
          const user = { name, email: `u${made}@b.example`, roles: ['Admin', 'Bruger'], areaIds };
          ok(await test.admin.post('/api/users/update', user));
          for (const kind of ['contacts', 'products', 'users'] as const) await expectNoChange(kind);
        },
      ),
      { numRuns: 25 },
    );
  });
});
