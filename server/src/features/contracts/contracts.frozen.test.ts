import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { categories } from '../categories/categories.table.ts';
import { company } from '../company/company.table.ts';
import { productCategories } from '../product-categories/product-categories.table.ts';
import { products } from '../products/products.table.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { users } from '../users/users.table.ts';
import { agreementsOf, makeProducts, selection } from './contracts.testing.ts';
import { readAll } from './pdf/pdf.testing.ts';

let test: TestApp;
let agreements: ReturnType<typeof agreementsOf>;
let sponsorship: number;
let contract: number;
let before: Awaited<ReturnType<typeof everything>>;

/** All that anyone can read of the agreement. */
const everything = async () => {
  const get = async (path: string) => ok(await test.admin.get(path));
  const { status, signedDocument, ...agreement } = await agreements.get(contract);
  return {
    agreement,
    terms: await get(`/api/sponsorships/contracts/${contract}/terms`),
    marketing: await get(`/api/sponsorships/${sponsorship}/marketing`),
    hospitality: await get(`/api/sponsorships/${sponsorship}/hospitality`),
    utilization: await get(`/api/sponsorships/${sponsorship}/utilization`),
    category: (await get(`/api/sponsorships/${sponsorship}/active-contract`)).categoryName,
    overview: await get('/api/dashboard/overview'),
    pdf: (await test.admin.get(`/print-contract?id=${contract}`)).bytes.toString('base64'),
  };
};

/** Changes every record around the agreement. */
const changeEverything = async () => {
  const { db, ids } = test;
  await db.update(products).set({
    name: 'ANDET',
    productTitle: 'ANDET {name}',
    icon: 'andet.svg',
    amountLabel: 'ANDET',
    amountUnit: 'ANDET',
    hasAmount: false,
    hasValue: false,
    isTicket: false,
    isUtilization: false,
    sort: 99,
  });
  await db.update(productCategories).set({ name: 'ANDEN VARE', section: 'Aktivering', sort: 99 });
  await db.update(categories).set({ name: 'ANDEN KATEGORI' });
  await db
    .update(company)
    .set({ name: 'ANDEN BANK', address: 'ANDETSTEDS 1', zipCode: '9999', city: 'ANDENBY', cvr: null });
  await db.update(users).set({ name: 'ANDEN PERSON' }).where(eq(users.id, ids.userId));
  const values = { id: sponsorship, name: 'ANDEN KLUB', shortName: 'ANDEN', address: 'ANDETSTEDS 2', contact: 'ANDEN' };
  ok(await test.admin.post('/api/sponsorships/update', sponsorshipValues(test, values)));
};

beforeAll(async () => {
  test = await startTestApp();
  agreements = agreementsOf(test);
  const bank = { name: 'Fjordbanken', address: 'Havnegade 12', zipCode: '8000', city: 'Aarhus C', cvr: '12345674' };
  await test.db.update(company).set(bank);
  sponsorship = (await makeSponsorship(test, { contact: 'Søren Ø' })).id;
  const [banner] = await makeProducts(test, 'Eksponering', [
    {
      productTitle: 'Bande hos {name}',
      icon: 'banner.svg',
      hasAmount: true,
      amountLabel: 'Bander i {name}',
      amountUnit: 'stk.',
      isUtilization: true,
      sort: 1,
    },
  ]);
  const [tickets] = await makeProducts(test, 'Hospitality', [
    { name: 'Billet til {name}', isTicket: true, isUtilization: true },
  ]);
  const chosen = [selection(banner as number, { amount: 4 }), selection(tickets as number, { amount: 2 })];
  contract = (await agreements.approved(sponsorship, { products: chosen, additionalCategories: [test.ids.football] }))
    .id;
  before = await everything();
});
afterAll(() => test.close());

describe('a confirmed agreement', () => {
  it('says what it was confirmed with', async () => {
    expect(before.marketing).toMatchObject([
      {
        product: { name: 'Bande hos ÆB', icon: 'banner.svg', amountLabel: 'Bander i ÆB', amountUnit: 'stk.' },
        isUtilization: true,
      },
    ]);
    expect(before.hospitality).toMatchObject([{ product: { name: 'Billet til ÆB' } }]);
    expect(before.overview).toMatchObject({ hasTickets: 1, utilization: 0 });
    expect(before.terms).toMatchObject({
      draft: false,
      categoryName: 'Fodbold',
      additionalCategories: ['Fodbold'],
      bank: { name: 'Fjordbanken', city: 'Aarhus C' },
      club: { name: 'Ærø Boldklub', shortName: 'ÆB', contact: 'Søren Ø' },
      responsible: { name: 'Bo Bruger' },
      confirmed: { by: 'Anna Admin', at: before.agreement.confirmedAt },
    });
  });

  it('stands, to the last byte of its PDF, whatever changes around it', async () => {
    await changeEverything();
    expect(await everything()).toEqual(before);
    const row = ok(await test.admin.post('/api/sponsorships', {})).Result[0];
    // Live are only the club's own name and the sponsor's own category.
    expect(row).toMatchObject({ Name: 'ANDEN KLUB', SponsorCategory: 'ANDEN KATEGORI', Category: 'Fodbold' });
  });

  it('reads live again once it is edited, and is frozen anew when it is confirmed', async () => {
    ok(await agreements.call(sponsorship, 'edit', { id: contract }));
    const live = async () => ok(await test.admin.get(`/api/sponsorships/contracts/${contract}/terms`));
    expect(await live()).toMatchObject({
      draft: true,
      confirmed: null,
      categoryName: 'ANDEN KATEGORI',
      bank: { name: 'ANDEN BANK' },
      club: { name: 'ANDEN KLUB' },
      responsible: { name: 'ANDEN PERSON' },
      sections: [{ name: 'Aktivering' }],
    });
    expect((await agreements.get(contract)).categoryName).toBe('ANDEN KATEGORI');
    const text = await readAll((await test.admin.get(`/print-contract?id=${contract}`)).bytes);
    expect(text).toContain('KLADDE');
    expect(text).toContain('ANDET ANDEN');
    ok(await agreements.call(sponsorship, 'confirm', { id: contract }));
    ok(await agreements.upload(contract));
    const after = await everything();
    expect(after.hospitality).toEqual([]);
    expect(after.marketing).toMatchObject([{ product: { name: 'ANDET ANDEN' } }, { product: { name: 'ANDET ANDEN' } }]);
    expect(after.pdf).not.toBe(before.pdf);
  });
});
