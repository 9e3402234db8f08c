import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ok } from './sponsorships.testing.ts';

const test = await openTestApp();

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('what the forms choose from', () => {
  it('user-areas are the areas that the asker may use, in Danish order', async () => {
    for (const name of ['Ålborg', 'Aarhus', 'Ærø']) await test.fixtures.area(name);
    expect(ok(await test.user.get('/api/sponsorships/user-areas'))).toEqual([{ id: test.ids.north, name: 'Nord' }]);
    // Danish order knows aa as another way to write å.
    expect(names(ok(await test.admin.get('/api/sponsorships/user-areas')))).toEqual([
      'Nord',
      'Syd',
      'Ærø',
      ...['Ålborg', 'Aarhus'].sort((a, b) => a.localeCompare(b, 'da')),
    ]);
  });

  it('user-areas of someone without areas are none', async () => {
    await test.fixtures.user({ name: 'Ny', email: 'ny@bank.dk' });
    const client = test.anonymous('10.1.0.1');
    await client.logIn('ny@bank.dk', 'en-lang-adgangskode-til-test');
    expect(ok(await client.get('/api/sponsorships/user-areas'))).toEqual([]);
    expect(ok(await client.post('/api/sponsorships', {})).Total).toBe(0);
  });

  it('categories are all of them, in Danish order', async () => {
    for (const name of ['Ørestævne', 'Håndbold', 'Badminton', 'Hæk']) await test.fixtures.category(name);
    const answer = ok(await test.user.get('/api/sponsorships/categories'));
    expect(names(answer)).toEqual(['Badminton', 'Fodbold', 'Hæk', 'Håndbold', 'Ørestævne']);
    expect(Object.keys(answer[0])).toEqual(['id', 'name', 'use']);
  });

  it('area-users are the active users who have the area themselves', async () => {
    const { north, south, adminId, userId, otherId } = test.ids;
    await test.fixtures.user({ name: 'Låst', email: 'laast@bank.dk', areaIds: [north], lockedOut: true });
    await test.fixtures.user({ name: 'Ledende', email: 'ledende@bank.dk', roles: ['Admin'], areaIds: [] });
    expect(ok(await test.user.get(`/api/sponsorships/area-users/${north}`))).toEqual([
      { id: adminId, name: 'Anna Admin', email: 'anna@bank.dk' },
      { id: userId, name: 'Bo Bruger', email: 'bo@bank.dk' },
    ]);
    expect(names(ok(await test.admin.get(`/api/sponsorships/area-users/${south}`)))).toEqual([
      'Anna Admin',
      'Dorte Øst',
    ]);
    expect(ok(await test.other.get(`/api/sponsorships/area-users/${south}`))[1].id).toBe(otherId);
  });

  it('area-users of an area that the asker does not have, or that is none, are not there', async () => {
    expect((await test.user.get(`/api/sponsorships/area-users/${test.ids.south}`)).status).toBe(404);
    for (const id of ['999999', '0', 'abc'])
      expect((await test.admin.get(`/api/sponsorships/area-users/${id}`)).status).toBe(404);
  });

  it('product-categories and products come by sort, for a Bruger as well', async () => {
    const late = await test.fixtures.productCategory('Sidst', 'Aktivering', 9);
    const early = await test.fixtures.productCategory('Først', 'Hospitality', 1);
    expect(ok(await test.user.get('/api/sponsorships/product-categories'))).toEqual([
      { id: early, name: 'Først', section: 'Hospitality', sort: 1, version: 1 },
      { id: late, name: 'Sidst', section: 'Aktivering', sort: 9, version: 1 },
    ]);
    await test.fixtures.product({ name: 'Uden', categoryId: late });
    await test.fixtures.product({ name: 'To', categoryId: late, sort: 2 });
    await test.fixtures.product({
      name: 'Nul',
      categoryId: late,
      sort: 0,
      addOnValues: ['A'],
      descriptionType: 'textarea',
    });
    const products = ok(await test.user.get('/api/sponsorships/products'));
    expect(names(products)).toEqual(['Nul', 'To', 'Uden']);
    expect(products[0]).toEqual({
      id: expect.any(Number),
      name: 'Nul',
      icon: null,
      categoryId: late,
      sort: 0,
      productTitle: null,
      hasCheckbox: false,
      hasValue: false,
      hasAmount: false,
      hasAddOns: false,
      isTicket: false,
      amountLabel: null,
      amountUnit: null,
      valueLabel: null,
      valueUnit: null,
      addOnsLabel: null,
      addOnValues: ['A'],
      hasTvAngle: false,
      hasCatering: false,
      hasMatch: false,
      hasPool: false,
      hasSeason: false,
      isUtilization: false,
      descriptionLabel: null,
      descriptionType: 'textarea',
      version: 1,
    });
  });
});
