import { agreementsOf, makeProducts, selection } from '../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../features/sponsorships/sponsorships.testing.ts';
import type { TestApp } from './app.ts';

/** The smallest picture that is decoded. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let made = 0;

/** What the first area's Bruger can call anything about: a sponsorship with everything, and new records on demand. */
export const subjectsOf = async (test: TestApp) => {
  const { admin, ids, fixtures } = test;
  const agreements = agreementsOf(test);
  const [product, other] = (await makeProducts(test, 'Hospitality', [
    { isTicket: true, isUtilization: true, hasAmount: true },
    { isUtilization: true, hasAmount: true },
  ])) as [number, number];
  const [category, otherCategory] = [
    await fixtures.productCategory('Loger', 'Hospitality'),
    await fixtures.productCategory('Plakater', 'Eksponering'),
  ] as const;
  const terms = { products: [selection(product, { amount: 10 })] };
  const { sponsorship, contract } = await agreements.active(terms.products);
  const { logo } = ok(await admin.upload(`/api/sponsorships/${sponsorship.id}/logo`, PNG, { name: 'logo.png' }));
  const [item] = ok(await admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`)) as [{ id: number }];
  const draft = await agreements.draft(sponsorship.id, terms);
  const user = await fixtures.user({ name: 'Ditte Bruger', email: 'ditte@bank.dk', areaIds: [ids.north] });
  const area = await fixtures.area('Øst');
  const update = await admin.post('/api/settings/updates/update', { title: 'Nyt', description: '<p>Hej</p>' });
  return {
    ...{ sponsorship: sponsorship.id, contract: contract.id, draft: draft.id, item: item.id, user, area },
    ...{ product, other, category, otherCategory, update: ok(update).id as number },
    file: logo as string,
    newDraft: async () => (await agreements.draft(sponsorship.id, terms)).id,
    newAwaiting: async () => (await agreements.awaiting(sponsorship.id, terms)).id,
    newApproved: async () => (await agreements.approved(sponsorship.id, terms)).id,
    newSponsorship: async (values: object = {}) => (await makeSponsorship(test, values)).id,
    newUser: async () => {
      made += 1;
      const email = `ny${made}@bank.dk`;
      return { email, id: await fixtures.user({ name: 'Ny Bruger', email, areaIds: [ids.north] }) };
    },
    newArea: () => fixtures.area('Vest'),
    newCategory: () => fixtures.category('Skak'),
    newProductCategory: () => fixtures.productCategory('Tribuner', 'Hospitality'),
    newProduct: () => fixtures.product({ name: 'Sæde', categoryId: category }),
    newUpdate: async (): Promise<number> =>
      ok(await admin.post('/api/settings/updates/update', { title: 'Gammelt', description: '<p>Hej</p>' })).id,
  };
};
export type Subjects = Awaited<ReturnType<typeof subjectsOf>>;
