import { addDays } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { secondFactorsOf } from '../features/auth/second-factor.testing.ts';
import { agreementsOf, makeProducts, selection, signedPdf } from '../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../features/sponsorships/sponsorships.testing.ts';
import type { TestApp } from './app.ts';

/** The smallest picture that is decoded. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let made = 0;
const newEmail = (): string => {
  made += 1;
  return `ny${made}@bank.dk`;
};

/**
 * What every call can be made about: a sponsorship of the first area with everything, which stays as it is, and new
 * records on demand, those of agreements in another sponsorship.
 */
export const subjectsOf = async (test: TestApp) => {
  const { admin, ids, fixtures } = test;
  const agreements = agreementsOf(test);
  const secondFactors = secondFactorsOf(test);
  const [product, other] = (await makeProducts(test, 'Hospitality', [
    { isTicket: true, isUtilization: true, hasAmount: true },
    { isUtilization: true, hasAmount: true },
  ])) as [number, number];
  const [category, otherCategory] = [
    await fixtures.productCategory('Loger', 'Hospitality'),
    await fixtures.productCategory('Plakater', 'Eksponering'),
  ] as const;
  const terms = { products: [selection(product, { amount: 10 })] };
  const [seat] = (await makeProducts(test, 'Hospitality', [
    { name: 'Sæde på tribunen', hasAmount: true, sort: 9 },
  ])) as [number];
  const { sponsorship, contract } = await agreements.active([...terms.products, selection(seat, { amount: 90_000 })]);
  const { id: another } = await makeSponsorship(test);
  const item = ok(await admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`)).find(
    ({ amount }: { amount: number }) => amount === 10,
  ) as { id: number };
  const draft = await agreements.draft(sponsorship.id, terms);
  const user = await fixtures.user({ name: 'Ditte Bruger', email: newEmail(), areaIds: [ids.north] });
  const newArea = () => fixtures.area('Vest');
  const area = await fixtures.area('Øst');
  const update = await admin.post('/api/settings/updates/update', { title: 'Nyt', description: '<p>Hej</p>' });
  const newTemplate = async (): Promise<number> =>
    ok(await admin.post('/api/settings/templates/update', { name: 'Guldpakke', active: true })).id;
  let lastDocument = 0;
  // Asked for hundreds of times, they would fill their folder: the one before it goes.
  const newDocument = async (): Promise<number> => {
    await admin.delete(`/api/sponsorships/${another}/documents/${lastDocument}`);
    lastDocument = ok(await admin.upload(`/api/sponsorships/${another}/documents`, signedPdf('vedtægter'))).id;
    return lastDocument;
  };
  const newProof = async (): Promise<number> =>
    ok(
      await admin.upload(`/api/sponsorships/${sponsorship.id}/proofs?item=${item.id}&date=2026-06-01`, PNG, {
        name: 'banner.png',
      }),
    ).id;
  const newMail = async (): Promise<number> => ok(await admin.post('/api/mails/test', { to: 'bo@bank.dk' })).Id;
  const newEvent = async (sponsorshipId = another): Promise<number> => {
    made += 1;
    const event = { sponsorshipId, title: `Kamp ${made}`, date: '2026-08-01' };
    return ok(await admin.post('/api/events/update', event)).id;
  };
  const ofEvent = await newEvent(sponsorship.id);
  const tickets = ok(await admin.get(`/api/events/${ofEvent}`)).items.find(
    ({ amount }: { amount: number }) => amount === 90_000,
  ) as { itemId: number };
  const grantOf = (values: object = {}) => ({
    itemId: tickets.itemId,
    quantity: 1,
    recipientName: 'Birthe Holm',
    recipientType: 'Præmie',
    ...values,
  });
  const newGrant = async (values: object = {}): Promise<number> =>
    ok(await admin.post('/api/grants/update', grantOf(values))).id;
  const newMovedGrant = async (move: 'hand-out' | 'return') => {
    const id = await newGrant();
    ok(await admin.post(`/api/grants/${id}/${move}`, {}));
    return id;
  };
  return {
    newMail,
    tickets: tickets.itemId,
    grantOf,
    grant: await newGrant({ email: 'birthe@holm.dk' }),
    newGrant,
    newHandedOutGrant: () => newMovedGrant('hand-out'),
    newReturnedGrant: () => newMovedGrant('return'),
    newWish: async (): Promise<number> => {
      const { itemId: _item, ...wish } = grantOf();
      const { id } = ok(await admin.post(`/api/tickets/${tickets.itemId}/request`, wish));
      // Whoever asks next did not wish for it.
      await test.db.execute(sql`update grants set requested_by_id = null where id = ${id}`);
      return id;
    },
    event: ofEvent,
    newEvent: () => newEvent(),
    sponsorship: sponsorship.id,
    contract: contract.id,
    draft: draft.id,
    item: item.id,
    user,
    area,
    product,
    other,
    category,
    otherCategory,
    another,
    update: ok(update).id as number,
    template: await newTemplate(),
    sponsorCategory: await fixtures.category('Håndbold'),
    file: String(contract.signedDocument),
    newDraft: async () => (await agreements.draft(another, terms)).id,
    newDeletedDraft: async () => {
      const { id } = await agreements.draft(another, terms);
      await agreements.call(another, 'delete', { id });
      return id;
    },
    newAwaiting: async () => (await agreements.awaiting(another, terms)).id,
    newApproved: async () => (await agreements.approved(another, terms)).id,
    newPayment: async (): Promise<number> =>
      ok(await admin.post('/api/payments/update', { contractId: contract.id, amount: 10, invoiceNumber: 'F-1' })).id,
    /** Nobody has said yet what was paid before. */
    forgetFirstDay: async () => {
      await test.db.execute(sql`update payments_start set answered_at = null`);
    },
    newSponsorship: async (values: object = {}) => (await makeSponsorship(test, values)).id,
    newUser: async () => {
      const email = newEmail();
      return { email, id: await fixtures.user({ name: 'Ny Bruger', email, areaIds: [ids.north] }) };
    },
    secondFactors,
    newArea,
    newCategory: () => fixtures.category('Skak'),
    newProductCategory: () => fixtures.productCategory('Tribuner', 'Hospitality'),
    newProduct: () => fixtures.product({ name: 'Sæde', categoryId: category }),
    newUpdate: async (): Promise<number> =>
      ok(await admin.post('/api/settings/updates/update', { title: 'Gammelt', description: '<p>Hej</p>' })).id,
    newTemplate,
    newContact: async (): Promise<number> =>
      ok(await admin.post(`/api/sponsorships/${another}/contacts/update`, { name: 'Frode Formand' })).id,
    newImport: async (): Promise<number> => {
      const sheet = Buffer.from(`Id;Adresse\r\n${another};Boldvej ${another}\r\n`);
      const { id } = ok(await admin.upload('/api/import/sponsorships', sheet, { name: 'klubber.csv' }));
      ok(await admin.post(`/api/import/${id}/mapping`, { mapping: { Id: 'id', Adresse: 'address' } }));
      return id;
    },
    newImportInError: async (): Promise<number> => {
      const { id } = ok(
        await admin.upload('/api/import/sponsorships', Buffer.from(`Id;Område\r\n${another};Nrd\r\n`), {
          name: 'klubber.csv',
        }),
      );
      ok(await admin.post(`/api/import/${id}/mapping`, { mapping: { Id: 'id', Område: 'area' } }));
      return id;
    },
    newNote: async (): Promise<number> =>
      ok(await admin.post(`/api/sponsorships/${another}/notes/update`, { text: 'Talt med formanden' })).id,
    newDocument,
    newProof,
    newRemovedDocument: async () => {
      const id = await newDocument();
      await admin.delete(`/api/sponsorships/${another}/documents/${id}`);
      return id;
    },
    newTask: async (): Promise<{ id: number; dueDate: string }> =>
      ok(
        await admin.post('/api/tasks/update', {
          sponsorshipId: sponsorship.id,
          title: 'Ring til kassereren',
          dueDate: '2026-07-01',
        }),
      ),
    newBudget: async (): Promise<number> =>
      ok(await admin.post('/api/budget/update', { year: 2026, areaId: await newArea(), amount: 1 })).id,
    newRuleValue: async (): Promise<number> => {
      made += 1;
      const rule = { key: 'tasks.rateLead', validFrom: addDays('2027-01-01', made), value: 7 };
      return ok(await admin.post('/api/settings/rules/update', rule)).values[0].id;
    },
  };
};
export type Subjects = Awaited<ReturnType<typeof subjectsOf>>;
