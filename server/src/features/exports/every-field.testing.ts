import {
  api,
  areaInputSchema,
  budgetInputSchema,
  categoryInputSchema,
  contactInputSchema,
  type ExportList,
  eventInputSchema,
  grantInputSchema,
  type ImportKind,
  paymentInputSchema,
  productCategoryInputSchema,
  productInputSchema,
  simpleContractInputSchema,
  sponsorshipInputSchema,
  taskInputSchema,
  templateInputSchema,
  templateTermsInput,
  updateInputSchema,
  userInputSchema,
} from '@sponsorat/api';
import type { TestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { paymentsOf, rate } from '../payments/payments.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

type Values = Record<string, unknown>;
/** What is left out on purpose, and why. */
type LeftOut = Record<string, string>;

/** A form whose records can be fetched as a file, with two states of a record that differ in every field. */
export type Form = {
  list: ExportList;
  /** The fields that can be saved. */
  fields: readonly string[];
  path: string;
  /** What the call is sent, where its fields do not stand side by side. */
  sent?: (values: Values) => Values;
  one: Values;
  other: Values;
  notExported?: LeftOut;
  /** Where the list can be taken in again: where a record is read, and the cells that are not in the exported list. */
  imported?: {
    kind: ImportKind;
    from(id: number): string;
    notImported?: LeftOut;
    cells?: Record<string, string>;
  };
};

const fieldsOf = (shape: object): string[] => Object.keys(shape).filter((key) => key !== 'id' && key !== 'version');

const flags = (keys: readonly string[], value: boolean): Values => Object.fromEntries(keys.map((key) => [key, value]));
const PRODUCT_FLAGS = [
  'hasCheckbox',
  'hasValue',
  'hasAmount',
  'hasAddOns',
  'isTicket',
  'hasTvAngle',
  'hasCatering',
  'hasMatch',
  'hasPool',
  'hasSeason',
  'isUtilization',
];

const LIMIT = 'given by hand, and nowhere to be seen where the bank asks for no approvals';

/** Every form of the app whose records are exported. */
export const formsOf = async (test: TestApp): Promise<Form[]> => {
  const { ids, fixtures } = test;
  const both = { roles: ['Admin' as const], areaIds: [ids.north, ids.south] };
  const [first, second] = [
    await fixtures.user({ name: 'Ane Begge', email: 'ane@bank.dk', ...both }),
    await fixtures.user({ name: 'Ib Begge', email: 'ib@bank.dk', ...both }),
  ];
  const [handball, rowing] = [await fixtures.category('Håndbold'), await fixtures.category('Roning')];
  const [signs, seats] = [
    await fixtures.productCategory('Skilte', 'Eksponering'),
    await fixtures.productCategory('Pladser', 'Hospitality'),
  ];
  const club = await makeSponsorship(test);
  const agreements = agreementsOf(test);
  const [renewed, followed] = [
    await agreements.approved(club.id, { startDate: '2024-01-01', endDate: '2024-12-31' }),
    await agreements.approved(club.id, { startDate: '2025-01-01', endDate: '2025-12-31' }),
  ];
  const paid = await paymentsOf(test).approved(
    [rate(1000, '2026-02-01'), rate(2000, '2026-08-01')],
    {},
    { name: 'Skjern' },
  );
  const [seat] = (await makeProducts(test, 'Hospitality', [
    { name: 'Sæsonkort', hasAmount: true, hasSeason: true },
  ])) as [number];
  const guests = await agreements.active([selection(seat, { amount: 99 })]);
  const matchOn = async (date: string): Promise<{ id: number }> =>
    ok(await test.admin.post('/api/events/update', { sponsorshipId: guests.sponsorship.id, title: date, date }));
  const matches = [await matchOn('2026-08-01'), await matchOn('2026-09-01')] as const;
  const [seatItem] = ok(await test.admin.get(`/api/events/${matches[0].id}`)).items as [{ itemId: number }];
  const shares = ['valueOfAdvertisement', 'valueOfTickets', 'valueOfCatering', 'valueOfTravel'];
  const percents = (values: readonly number[]): Values =>
    Object.fromEntries(shares.map((share, at) => [share, values[at]]));
  const notASetting = 'a list says how many there are, not which';
  return [
    {
      list: 'sponsorships',
      fields: fieldsOf(sponsorshipInputSchema.shape),
      path: api.sponsorships.save.path,
      one: {
        name: 'Ærø Boldklub',
        shortName: 'ÆB',
        categoryId: handball,
        areaId: ids.north,
        cvr: '01234501',
        address: 'Sønderågade 3',
        zipCode: '5970',
        city: 'Ærøskøbing',
        contact: 'Åse',
        userId: first,
        contactEmail: 'aase@example.dk',
        contactPhone: '12345678',
        facebook: 'https://facebook.com/en',
        instagram: 'https://instagram.com/en',
        checkedOn: '2026-05-03',
        chargesVat: false,
        purposes: ['Kultur'],
      },
      other: {
        name: 'Varde Roklub',
        shortName: 'VR',
        categoryId: rowing,
        areaId: ids.south,
        cvr: '07654308',
        address: 'Åvej 1',
        zipCode: '6800',
        city: 'Varde',
        contact: 'Bo',
        userId: second,
        contactEmail: 'bo@example.dk',
        contactPhone: '87654321',
        facebook: 'https://facebook.com/to',
        instagram: 'https://instagram.com/to',
        checkedOn: '2026-06-04',
        chargesVat: true,
        purposes: ['Børn og unge', 'Natur'],
      },
      imported: { kind: 'sponsorships', from: (id) => `/api/sponsorships/${id}` },
    },
    {
      list: 'contracts',
      // What only full agreements have is chosen in the wizard: products, and which template one begins with.
      fields: fieldsOf(simpleContractInputSchema.shape),
      path: `/api/sponsorships/${club.id}/update-simple`,
      one: {
        renewsId: renewed.id,
        externalNumber: '2019/1',
        category: handball,
        additionalCategories: [],
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        renegotiation: '2027-06-01',
        sponsorshipAmount: 3000,
        rates: [rate(3000, '2027-02-01')],
        sponsorPaysPrints: false,
        ...percents([10, 20, 30, 40]),
        exclusivity: 'Ingen',
        specialAgreements: 'Ingen særlige',
      },
      other: {
        renewsId: followed.id,
        externalNumber: '2020/2',
        category: rowing,
        additionalCategories: [handball],
        startDate: '2027-02-01',
        endDate: '2027-11-30',
        renegotiation: '2027-07-01',
        sponsorshipAmount: 4000,
        rates: [rate(1000, '2027-03-01'), rate(3000, '2027-09-01')],
        sponsorPaysPrints: true,
        ...percents([15, 25, 35, 25]),
        exclusivity: 'Banker',
        specialAgreements: 'Kaffe',
      },
      imported: {
        kind: 'contracts',
        from: (id) => `/api/sponsorships/contracts/${id}`,
        notImported: {
          renewsId: 'an old sheet has no number of ours, so that which one is renewed is guessed by period',
          sponsorPaysPrints: 'a simple agreement has no prints',
        },
        cells: {
          'Rate 1 dato': '01-03-2027',
          'Rate 1 beløb': '1000',
          'Rate 2 dato': '01-09-2027',
          'Rate 2 beløb': '3000',
        },
      },
    },
    {
      list: 'payments',
      fields: fieldsOf(paymentInputSchema.shape).filter((key) => key !== 'contractId'),
      path: api.payments.save.path,
      sent: (values) => ({ ...values, contractId: paid.contract.id }),
      one: {
        rateId: paid.contract.rates[0]?.id,
        amount: 100,
        paidOn: '2026-03-01',
        reference: 'B-1',
        vatAmount: 10,
        invoiceNumber: 'F-1',
        invoiceDate: '2026-02-01',
        itemised: false,
        note: 'Første',
      },
      other: {
        rateId: paid.contract.rates[1]?.id,
        amount: 200,
        paidOn: '2026-04-01',
        reference: 'B-2',
        vatAmount: 20,
        invoiceNumber: 'F-2',
        invoiceDate: '2026-03-02',
        itemised: true,
        note: 'Anden',
      },
      imported: { kind: 'payments', from: () => `/api/sponsorships/contracts/${paid.contract.id}/payments` },
    },
    {
      list: 'contacts',
      fields: fieldsOf(contactInputSchema.shape),
      path: `/api/sponsorships/${club.id}/contacts/update`,
      one: {
        name: 'Åse Holm',
        role: 'Formand',
        email: 'aase@example.dk',
        phone: '12345678',
        primary: false,
        note: 'Ring',
        activeTo: '2027-01-01',
      },
      other: {
        name: 'Bo Holm',
        role: 'Kasserer',
        email: 'bo@example.dk',
        phone: '87654321',
        primary: true,
        note: 'Skriv',
        activeTo: '2027-02-01',
      },
      imported: { kind: 'contacts', from: () => `/api/sponsorships/${club.id}/contacts` },
    },
    {
      list: 'events',
      fields: fieldsOf(eventInputSchema.shape),
      path: '/api/events/update',
      one: {
        sponsorshipId: club.id,
        title: 'Ærø – Marstal',
        date: '2026-08-15',
        time: '15:00',
        venue: 'Rise',
        kind: 'Hjemmekamp',
        season: '2026/27',
        returnBy: '2026-08-01',
        cancelled: false,
        note: 'Parkér ved hallen',
      },
      other: {
        sponsorshipId: club.id,
        title: 'Ærø – Rudkøbing',
        date: '2026-08-16',
        time: '18:30',
        venue: 'Marstal',
        kind: 'Stævne',
        season: '2027',
        returnBy: '2026-08-02',
        cancelled: true,
        note: 'Tag madpakke med',
      },
      notExported: { sponsorshipId: 'an event stays with its sponsorship' },
      imported: { kind: 'events', from: (id) => `/api/events/${id}` },
    },
    {
      list: 'products',
      fields: fieldsOf(productInputSchema.shape),
      path: api.products.save.path,
      one: {
        name: 'Skilt',
        icon: 'flag.svg',
        categoryId: signs,
        sort: 1,
        productTitle: 'Et skilt',
        amountLabel: 'Hvor mange',
        amountUnit: 'stk.',
        valueLabel: 'Hvad',
        valueUnit: 'kr.',
        addOnsLabel: 'Med',
        addOnValues: ['Lys'],
        descriptionLabel: 'Hvor',
        descriptionType: 'text',
        ...flags(PRODUCT_FLAGS, false),
      },
      other: {
        name: 'Plads',
        icon: 'bus.svg',
        categoryId: seats,
        sort: 2.5,
        productTitle: 'En plads',
        amountLabel: 'Antal',
        amountUnit: 'pl.',
        valueLabel: 'Værdi',
        valueUnit: 'tkr.',
        addOnsLabel: 'Plus',
        addOnValues: ['Mad', 'Øl'],
        descriptionLabel: 'Hvem',
        descriptionType: 'textarea',
        ...flags(PRODUCT_FLAGS, true),
      },
      imported: { kind: 'products', from: (id) => `/api/products/${id}` },
    },
    {
      list: 'grants',
      fields: fieldsOf(grantInputSchema.shape).filter((key) => key !== 'itemId'),
      path: '/api/grants/update',
      sent: (values) => ({ ...values, itemId: seatItem.itemId }),
      one: {
        eventId: matches[0].id,
        quantity: 3,
        recipientName: 'Ida Holm',
        recipientType: 'Kunde',
        purpose: 'Hygge',
        company: 'Holm A/S',
        email: 'ida@holm.dk',
        phone: '12345678',
        hostUserId: first,
        handedOut: false,
        idempotencyKey: null,
        companions: [{ name: 'Bo', type: 'Andet' }],
      },
      other: {
        eventId: matches[1].id,
        quantity: 4,
        recipientName: 'Per Pil',
        recipientType: 'Præmie',
        purpose: 'Quiz',
        company: 'Pil ApS',
        email: 'per@pil.dk',
        phone: '87654321',
        hostUserId: second,
        handedOut: false,
        idempotencyKey: null,
        companions: [{ name: 'Ib', type: 'Kunde' }],
      },
      notExported: { handedOut: 'Status says it', idempotencyKey: 'Of one sending' },
    },
    {
      list: 'users',
      fields: fieldsOf(userInputSchema.shape),
      path: api.users.save.path,
      one: {
        name: 'Eva Ny',
        email: 'eva@bank.dk',
        phoneNumber: '12345678',
        roles: ['Bruger'],
        areaIds: [ids.north],
        approvalLimit: 1,
        approvesGuests: false,
        password: 'rød bil på vej hjem',
      },
      other: {
        name: 'Ida Ny',
        email: 'ida@bank.dk',
        phoneNumber: '87654321',
        roles: ['Admin'],
        areaIds: [ids.south],
        approvalLimit: 2,
        approvesGuests: true,
        password: 'blå cykel på vej ud',
      },
      notExported: { password: 'a secret', approvalLimit: LIMIT },
      imported: {
        kind: 'users',
        from: (id) => `/api/users/${id}`,
        notImported: { password: 'a secret', approvalLimit: LIMIT, approvesGuests: 'given by hand' },
      },
    },
    {
      list: 'product-categories',
      fields: fieldsOf(productCategoryInputSchema.shape),
      path: api.productCategories.save.path,
      one: { name: 'Loger', section: 'Hospitality', sort: 1 },
      other: { name: 'Bander', section: 'Eksponering', sort: 2 },
    },
    {
      list: 'categories',
      fields: fieldsOf(categoryInputSchema.shape),
      path: api.categories.save.path,
      one: { name: 'Tennis', use: 'Begge' },
      other: { name: 'Golf', use: 'Klubber' },
    },
    {
      list: 'areas',
      fields: fieldsOf(areaInputSchema.shape),
      path: api.areas.save.path,
      one: { name: 'Øst', address: 'Vej 1', zipCode: '5970', city: 'Ærøskøbing', costCenter: '4711' },
      other: { name: 'Vest', address: 'Vej 2', zipCode: '6800', city: 'Varde', costCenter: '4712' },
    },
    {
      list: 'budget',
      fields: fieldsOf(budgetInputSchema.shape),
      path: api.budgets.save.path,
      one: { areaId: ids.north, year: 2026, amount: 100.5, note: 'Lån' },
      other: { areaId: ids.south, year: 2026, amount: 200, note: 'Køb' },
      notExported: { year: 'a file is of one year' },
    },
    {
      list: 'updates',
      fields: fieldsOf(updateInputSchema.shape),
      path: api.updates.save.path,
      one: { title: 'Nyt', description: '<p>Hej</p>' },
      other: { title: 'Nyere', description: '<p>Farvel</p>' },
    },
    {
      list: 'templates',
      fields: fieldsOf({ ...templateInputSchema.omit({ terms: true }).shape, ...templateTermsInput.shape }),
      path: api.templates.save.path,
      sent: ({ name, description, active, ...terms }) => ({ name, description, active, terms }),
      one: {
        name: 'Guld',
        description: 'Stor',
        active: true,
        category: handball,
        months: 12,
        sponsorshipAmount: 100,
        sponsorPaysPrints: false,
        ...percents([10, 20, 30, 40]),
        exclusivity: 'Ingen',
        specialAgreements: 'Te',
        rates: [{ percent: 100, month: 1 }],
        products: [],
      },
      other: {
        name: 'Sølv',
        description: 'Lille',
        active: false,
        category: rowing,
        months: 24,
        sponsorshipAmount: 200,
        sponsorPaysPrints: true,
        ...percents([15, 25, 35, 25]),
        exclusivity: 'Alt',
        specialAgreements: 'Kaffe',
        rates: [{ percent: 100, month: 2 }],
        products: [],
      },
      notExported: { rates: notASetting, products: notASetting },
    },
    {
      list: 'tasks',
      fields: fieldsOf(taskInputSchema.shape),
      path: api.tasks.save.path,
      one: {
        sponsorshipId: club.id,
        contractId: null,
        title: 'Ring',
        note: 'Om banen',
        dueDate: '2026-07-01',
        assigneeId: first,
      },
      other: {
        sponsorshipId: paid.sponsorship.id,
        contractId: paid.contract.id,
        title: 'Skriv',
        note: 'Om huset',
        dueDate: '2026-08-01',
        assigneeId: second,
      },
    },
  ];
};
