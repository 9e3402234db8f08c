import { agreementsOf, selection } from '../../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../../features/sponsorships/sponsorships.testing.ts';
import { startTestApp } from '../../testing/app.ts';

type User = { kind: string; id: number; name: string; sponsorshipId?: number };

/** What the shared tests need to know of each entity. */
export type ResourceCase = {
  /** Its name in the audit log. */
  entity: string;
  path: string;
  /** The row's keys, and those of them that are searched. */
  row: string[];
  texts: string[];
  defaultSort: string;
  /** The field and the row key of its name. */
  nameField: string;
  nameKey: string;
  /** Fields that must be there, with their label; and the texts, with how many characters they hold. */
  required: Record<string, string>;
  lengths: Record<string, number>;
  /** What a client sends, all fields filled in; the `index` makes some alike and others not. */
  values: (name: string, index?: number) => object;
  /** The answer to what holds the required fields only, but for id and version. */
  bare: (name: string) => { sent: object; answer: object };
  /** Makes something of each kind that uses the record. */
  use?: (id: number) => Promise<User[]>;
};

const contractName = (number: string) => `${number} Ærø Boldklub`;

/** The six simple resources, on a server of their own. */
export const openResources = async () => {
  const test = await startTestApp();
  const agreements = agreementsOf(test);
  const upper = await test.fixtures.productCategory('Hylde', 'Hospitality');
  const lower = await test.fixtures.productCategory('Ørehængere', 'Aktivering');
  const sign = await test.fixtures.product({ name: 'Skilt', categoryId: lower });

  const contractUsing = async (values: object): Promise<User> => {
    const sponsorship = await makeSponsorship(test);
    const { id, number } = await agreements.draft(sponsorship.id, values);
    return { kind: 'contract', id, name: contractName(number), sponsorshipId: sponsorship.id };
  };
  const sponsorshipUsing = async (values: object): Promise<User> => {
    const { id, name } = await makeSponsorship(test, values);
    return { kind: 'sponsorship', id, name };
  };

  const templateUsing = async (terms: object): Promise<User> => {
    const name = 'Ærespakke';
    const { id } = ok(await test.admin.post('/api/settings/templates/update', { name, terms }));
    return { kind: 'template', id, name };
  };

  const cases: ResourceCase[] = [
    {
      entity: 'category',
      path: '/api/settings/categories',
      nameField: 'name',
      nameKey: 'Name',
      row: ['Id', 'Name', 'Use'],
      texts: ['Name'],
      defaultSort: 'Name',
      required: { name: 'Navn' },
      lengths: { name: 200 },
      values: (name, index = 0) => ({ name, use: ['Begge', 'Aftaler', 'Klubber'][index % 3] }),
      bare: (name) => ({ sent: { name }, answer: { name, use: 'Begge' } }),
      use: async (id) => [
        await contractUsing({ category: id }),
        await contractUsing({ additionalCategories: [id] }),
        await sponsorshipUsing({ categoryId: id }),
        await templateUsing({ category: id }),
      ],
    },
    {
      entity: 'area',
      path: '/api/settings/areas',
      nameField: 'name',
      nameKey: 'Name',
      defaultSort: 'Name',
      row: ['Id', 'Name', 'Address', 'ZipCode', 'City'],
      texts: ['Name', 'Address', 'ZipCode', 'City'],
      required: { name: 'Navn' },
      lengths: { name: 200, address: 200, city: 200 },
      values: (name, index = 0) => {
        const [address, city] = [index % 2 ? null : `Ågade ${index}`, index % 3 ? `Øby ${name}` : ''];
        return { name, address, city, zipCode: index % 2 ? '' : String(4000 + index) };
      },
      bare: (name) => ({
        sent: { name },
        answer: { name, address: null, zipCode: null, city: null, costCenter: null },
      }),
      use: async (id) => {
        const name = `Åse ${id}`;
        const userId = await test.fixtures.user({ name, email: `${id}@bank.dk`, areaIds: [id] });
        return [await sponsorshipUsing({ areaId: id, userId }), { kind: 'user', id: userId, name }];
      },
    },
    {
      entity: 'update',
      path: '/api/settings/updates',
      nameField: 'title',
      nameKey: 'Title',
      row: ['Id', 'Title', 'CreateDate'],
      texts: ['Title'],
      defaultSort: 'Title',
      required: { title: 'Titel', description: 'Beskrivelse' },
      lengths: { title: 200, description: 10_000 },
      values: (title, index = 0) => ({ title, description: `<p>Nyt nr. ${index}</p>` }),
      bare: (title) => {
        const sent = { title, description: '<p>x</p>' };
        return { sent, answer: { ...sent, createDate: test.clock.now().toISOString() } };
      },
    },
    {
      entity: 'product-category',
      path: '/api/products/categories',
      nameField: 'name',
      nameKey: 'Name',
      row: ['Id', 'Name', 'Section', 'Sort'],
      texts: ['Name', 'Section'],
      defaultSort: 'Sort',
      required: { name: 'Navn', section: 'Sektion', sort: 'Sortering' },
      lengths: { name: 200 },
      values: (name, index = 0) => ({ name, section: ['Hospitality', 'Eksponering'][index % 2], sort: index % 4 }),
      bare: (name) => {
        const sent = { name, section: 'Aktivering', sort: -3 };
        return { sent, answer: sent };
      },
      use: async (id) => {
        const name = `Vare på ${id}`;
        return [{ kind: 'product', id: await test.fixtures.product({ name, categoryId: id }), name }];
      },
    },
    {
      entity: 'product',
      path: '/api/products',
      nameField: 'name',
      nameKey: 'Name',
      defaultSort: 'Sort',
      row: ['Id', 'Name', 'Title', 'Category', 'Sort'],
      texts: ['Name', 'Title', 'Category'],
      required: { name: 'Internt navn', categoryId: 'Kategori' },
      lengths: { name: 200, productTitle: 200, amountLabel: 200, valueUnit: 200, descriptionLabel: 200 },
      values: (name, index = 0) => {
        const [productTitle, sort] = [index % 3 ? `Æske ${name} hos {name}` : null, index % 4 ? index % 4 : null];
        return { name, productTitle, sort, categoryId: index % 2 ? upper : lower, hasAmount: true, icon: 'ticket.svg' };
      },
      bare: (name) => {
        const none = {
          icon: null,
          sort: null,
          productTitle: null,
          amountLabel: null,
          amountUnit: null,
          valueLabel: null,
        };
        const nor = {
          valueUnit: null,
          addOnsLabel: null,
          addOnValues: [],
          descriptionLabel: null,
          descriptionType: 'none',
        };
        const off = { hasCheckbox: false, hasValue: false, hasAmount: false, hasAddOns: false, isTicket: false };
        const out = { hasTvAngle: false, hasCatering: false, hasMatch: false, hasPool: false, hasSeason: false };
        const sent = { name, categoryId: upper };
        return { sent, answer: { ...sent, ...none, ...nor, ...off, ...out, isUtilization: false } };
      },
      use: async (id) => [await contractUsing({ products: [{ ...selection(id), selected: false }] })],
    },
    {
      entity: 'template',
      path: '/api/settings/templates',
      nameField: 'name',
      nameKey: 'Name',
      defaultSort: 'Name',
      row: ['Id', 'Name', 'Description', 'Active', 'Used', 'Category'],
      texts: ['Name', 'Description', 'Category'],
      required: { name: 'Navn' },
      lengths: { name: 200, description: 200 },
      values: (name, index = 0) => ({
        name,
        description: index % 3 ? `Æske ${index}` : null,
        active: index % 2 === 0,
        terms: {
          category: index % 2 ? test.ids.football : null,
          months: 12 * (1 + (index % 3)),
          sponsorshipAmount: 1000.5 * index,
          exclusivity: 'Kun {name}',
          rates: [
            { percent: 33.33, month: 1 },
            { percent: 66.67, month: 13 },
          ],
          products: [{ ...selection(sign), amount: index, addOns: ['Grøn'] }],
        },
      }),
      bare: (name) => {
        const none = { category: null, months: null, sponsorshipAmount: null, sponsorPaysPrints: false };
        const shares = { valueOfAdvertisement: null, valueOfTickets: null, valueOfCatering: null, valueOfTravel: null };
        const terms = { ...none, ...shares, exclusivity: null, specialAgreements: null, rates: [], products: [] };
        return { sent: { name }, answer: { name, description: null, active: false, terms } };
      },
    },
  ];

  /** Makes a record over HTTP, as the Admin. */
  const make = async ({ path, values }: ResourceCase, name: string, index = 0) =>
    ok(await test.admin.post(`${path}/update`, values(name, index)));
  return { test, cases, make, upper, close: () => test.close() };
};
export type Resources = Awaited<ReturnType<typeof openResources>>;

/** The six by name, for tables of tests that are made before the server is. */
export const resourceNames = ['category', 'area', 'update', 'product-category', 'product', 'template'] as const;
export type ResourceName = (typeof resourceNames)[number];

export const caseOf = ({ cases }: Resources, name: ResourceName): ResourceCase => {
  const match = cases.find(({ entity }) => entity === name);
  if (!match) throw new Error(`No case for ${name}`);
  return match;
};
