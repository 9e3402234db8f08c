import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const save = (values: object) =>
  test.admin.post('/api/products/categories/update', { name: 'Bander', section: 'Eksponering', sort: 1, ...values });

describe('a product category', () => {
  it.each(['Eksponering', 'Hospitality', 'Aktivering'])('may be in the section %s', async (section) => {
    expect(ok(await save({ section })).section).toBe(section);
  });

  it.each(['eksponering', 'Andet', '2', 2])('may not be in the section %j', async (section) => {
    const { status, body } = await save({ section });
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: ['section'] });
  });

  it.each([0, -7, 2_147_483_647])('may be sorted by %d', async (sort) => {
    expect(ok(await save({ sort })).sort).toBe(sort);
  });

  it.each<[unknown, string]>([
    [1.5, 'Sortering skal være et helt tal'],
    ['først', 'Sortering skal være et tal'],
    [2 ** 31, 'Sortering må højst være 2.147.483.647'],
    [undefined, 'Sortering skal udfyldes'],
  ])('may not be sorted by %j', async (sort, message) => {
    expect(await save({ sort })).toMatchObject({ status: 422, body: { fields: { sort: message } } });
  });
});

describe('the plain list', () => {
  it('holds all, whole and by sort, for Admins', async () => {
    const listed = ok(await test.admin.get('/api/products/categories'));
    const first = ok(await save({ name: 'Først', sort: -100 }));
    const second = ok(await save({ name: 'Også først', sort: -100 }));
    expect(ok(await test.admin.get('/api/products/categories'))).toEqual([first, second, ...listed]);
    expect((await test.user.get('/api/products/categories')).status).toBe(403);
    expect((await test.anonymous().get('/api/products/categories')).status).toBe(401);
    expect(ok(await test.user.get('/api/sponsorships/product-categories'))).toEqual([first, second, ...listed]);
  });
});
