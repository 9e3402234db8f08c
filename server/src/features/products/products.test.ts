import { descriptionTypes, isPrintable, productIcons } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productPlans } from '../../seeds/demo/products.ts';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const categoryId = await test.fixtures.productCategory('Billetter', 'Hospitality');
const other = await test.fixtures.productCategory('Bander', 'Eksponering');

const save = (values: object) => test.admin.post('/api/products/update', { name: 'Billet', categoryId, ...values });

/** Every field a product has, each with something in it. */
const full = () => ({
  name: 'Alt på én gang',
  icon: 'ticket.svg',
  categoryId,
  sort: 42,
  productTitle: 'Alt hos {name} & {name}',
  hasCheckbox: true,
  hasValue: true,
  hasAmount: true,
  hasAddOns: true,
  isTicket: true,
  amountLabel: 'Antal til {name}',
  amountUnit: 'stk.',
  valueLabel: 'Værdi',
  valueUnit: 'kr.',
  addOnsLabel: 'Tilvalg',
  addOnValues: ['Bryst', 'Ærme', '<b>Ryg</b>', '{name}'],
  hasTvAngle: true,
  hasCatering: true,
  hasMatch: true,
  hasPool: true,
  hasSeason: true,
  isUtilization: true,
  descriptionLabel: 'Beskrivelse',
  descriptionType: 'textarea',
});

describe('a product', () => {
  it('with every field comes back as it was sent, from save, get, list of products and again', async () => {
    const made = ok(await save(full()));
    expect(made).toEqual({ ...full(), id: made.id, version: 1 });
    expect(ok(await test.admin.get(`/api/products/${made.id}`))).toEqual(made);
    expect(ok(await test.user.get('/api/sponsorships/products'))).toContainEqual(made);
    expect(ok(await save(made))).toEqual({ ...made, version: 2 });
  });

  it('comes back as it was sent, whatever stands in its fields', async () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim());
    const storable = texts.filter((text) => text.isWellFormed() && isPrintable(text) && !text.includes('\0'));
    const text = storable.map((each) => each || null);
    const flag = fc.boolean();
    const thousandths = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((count) => count / 1000);
    const product = fc.record({
      name: storable.filter(Boolean),
      icon: fc.option(fc.constantFrom(...productIcons)),
      categoryId: fc.constant(categoryId),
      sort: fc.option(fc.oneof(fc.integer(), thousandths)),
      productTitle: text,
      hasCheckbox: flag,
      hasValue: flag,
      hasAmount: flag,
      hasAddOns: flag,
      isTicket: flag,
      isUtilization: flag,
      hasTvAngle: flag,
      hasCatering: flag,
      hasMatch: flag,
      hasPool: flag,
      hasSeason: flag,
      amountLabel: text,
      amountUnit: text,
      valueLabel: text,
      valueUnit: text,
      addOnsLabel: text,
      addOnValues: fc.uniqueArray(storable.filter(Boolean), { maxLength: 6 }),
      descriptionLabel: text,
      descriptionType: fc.constantFrom(...descriptionTypes),
    });
    await fc.assert(
      fc.asyncProperty(product, async (sent) => {
        const made = ok(await save(sent));
        expect(made).toEqual({ ...sent, id: made.id, version: 1 });
        expect(ok(await save(made))).toEqual({ ...made, version: 2 });
        expect(ok(await test.admin.get(`/api/products/${made.id}`))).toEqual({ ...made, version: 2 });
      }),
      { numRuns: 10 },
    );
  });

  it('keeps each flag by itself', async () => {
    const flags = Object.entries(full()).flatMap(([key, value]) => (value === true ? [key] : []));
    expect(flags).toHaveLength(11);
    for (const flag of flags) {
      const made = ok(await save({ [flag]: true }));
      expect(flags.filter((each) => made[each])).toEqual([flag]);
    }
  });

  it.each([
    [
      ['  a ', 'b', 'a', '', '   ', 'B'],
      ['a', 'b', 'B'],
    ],
    [[], []],
    [null, []],
    ['', []],
  ])('makes of the add-ons %j the list %j', async (addOnValues, expected) => {
    expect(ok(await save({ addOnValues })).addOnValues).toEqual(expected);
  });

  it.each<[object, string]>([
    [{ addOnValues: ['x'.repeat(201)] }, 'addOnValues.0'],
    [{ addOnValues: ['a', 1] }, 'addOnValues.1'],
    [{ addOnValues: 'a' }, 'addOnValues'],
    [{ addOnValues: {} }, 'addOnValues'],
    [{ addOnValues: Array.from({ length: 501 }, (_, index) => `${index}`) }, 'addOnValues'],
    [{ descriptionType: 'html' }, 'descriptionType'],
    [{ hasAmount: 'ja' }, 'hasAmount'],
    [{ sort: 1.2345 }, 'sort'],
    [{ sort: '1' }, 'sort'],
    [{ icon: 'findes-ikke.svg' }, 'icon'],
    [{ icon: '../ticket.svg' }, 'icon'],
    [{ categoryId: 999_999 }, 'categoryId'],
    [{ categoryId: -1 }, 'categoryId'],
  ])('is refused with %j', async (values, field) => {
    const { status, body } = await save(values);
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: [field] });
  });

  it.each([['none'], ['text'], ['textarea']])('may ask for a description of type %s', async (descriptionType) => {
    expect(ok(await save({ descriptionType })).descriptionType).toBe(descriptionType);
  });

  it('is refused with a category that is not there, by its label', async () => {
    const fields = { categoryId: 'Kategori findes ikke' };
    expect(await save({ categoryId: 999_999 })).toMatchObject({ status: 422, body: { fields } });
  });

  it('is listed by category, and not at all by one that is not there', async () => {
    const { id } = ok(await save({ name: 'Bande', productTitle: 'Bande i {name}', categoryId: other }));
    const listOf = async (category: unknown) =>
      ok(await test.admin.post('/api/products', { filter: { category }, perPage: 100 })).Result;
    expect(await listOf(other)).toEqual([
      { Id: id, Name: 'Bande', Title: 'Bande i {name}', Category: 'Bander', Sort: null },
    ]);
    for (const unknown of [999_999, 0, -1, 2 ** 40]) expect(await listOf(unknown)).toEqual([]);
    expect(await listOf('')).toEqual(await listOf(undefined));
    expect((await test.admin.post('/api/products', { filter: { category: 'x' } })).status).toBe(422);
  });
});

describe('the icons', () => {
  it('are some sixty, each once, for Admins to choose from', async () => {
    const icons = ok(await test.admin.get('/api/products/icons'));
    expect(icons).toEqual([...productIcons]);
    expect(new Set(icons).size).toBe(icons.length);
    expect(icons.length).toBeGreaterThan(55);
    expect((await test.user.get('/api/products/icons')).status).toBe(403);
  });

  it('are pictures for anyone logged in, kept for long and never taken for anything else', async () => {
    for (const icon of productIcons) {
      const { status, headers, body } = await test.user.get(`/icons/${icon}`);
      expect(status, icon).toBe(200);
      expect(body).toMatch(/^<svg\b/);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
    expect((await test.anonymous().get('/icons/ticket.svg')).status).toBe(401);
  });

  it.each(['abacus.svg', '..%2f..%2fpackage.json', 'ticket', '__proto__', '%00', '.'])(
    'are nothing else: %s',
    async (name) => {
      expect((await test.admin.get(`/icons/${name}`)).status).toBe(404);
    },
  );

  it('hold every one that the demo uses', () => {
    const used = Object.values(productPlans).map(({ icon }) => icon);
    expect(productIcons).toEqual(expect.arrayContaining(used));
  });
});
