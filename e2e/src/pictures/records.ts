import type { callerOf } from '../support/caller.ts';
import { longest } from '../support/eighty.ts';
import { makerOf, productMakerOf } from '../support/make.ts';
import { GIVEN } from '../support/users.ts';
import { type Chains, chains } from './chains.ts';
import type { Filling } from './state.ts';

type Caller = ReturnType<typeof callerOf>;
type Row = { Id: number };
type NamedRecord = { id: number; name: string };

/** The ids of what the screens show: the same names in the demo and among the longest texts. */
export type Records = Record<
  | 'club'
  | 'active'
  | 'awaitingClub'
  | 'awaiting'
  | 'draftClub'
  | 'draft'
  | 'bareClub'
  // A club with a draft that lacks nothing, one that lacks what it needs, and one without products.
  | 'workClub'
  | 'whole'
  | 'lacking'
  | 'simple'
  // A club whose one draft is deleted.
  | 'spareClub'
  | 'spare'
  | 'user'
  | 'lockedUser'
  | 'product'
  | 'productCategory'
  | 'category'
  | 'area'
  | 'update'
  | 'template',
  number
> &
  Chains;

const first = async (call: Caller, path: string): Promise<number> => {
  const { Result }: { Result: Row[] } = await call.post(path, {});
  const [row] = Result;
  if (!row) throw new Error(`${path} has no row`);
  return row.Id;
};

/** The first sponsorship with an agreement of this status, and that agreement. */
const agreement = async (call: Caller, contract: string, status: string): Promise<[number, number]> => {
  const { Result }: { Result: Row[] } = await call.post('/api/sponsorships', { filter: { contract }, perPage: 50 });
  for (const { Id } of Result) {
    type ContractState = { id: number; status: string; simple: boolean; isActive: boolean };
    const contracts: ContractState[] = await call.get(`/api/sponsorships/${Id}/contracts`);
    const match = contracts.find(
      (one) => one.status === status && !one.simple && (one.isActive || contract !== 'tracked'),
    );
    if (match) return [Id, match.id];
  }
  throw new Error(`No sponsorship has an agreement that is ${status}`);
};

/** A sponsorship without any agreement but drafts, so that it can be deleted. */
const deletable = async (call: Caller): Promise<number> => {
  const { Result }: { Result: Row[] } = await call.post('/api/sponsorships', {
    filter: { status: 'none' },
    perPage: 50,
  });
  for (const { Id } of Result) {
    const contracts: { status: string }[] = await call.get(`/api/sponsorships/${Id}/contracts`);
    if (contracts.every(({ status }) => status === 'Kladde')) return Id;
  }
  throw new Error('Every sponsorship has an agreement');
};

const registers = async (call: Caller) => ({
  product: await first(call, '/api/products'),
  productCategory: await first(call, '/api/products/categories'),
  category: await first(call, '/api/settings/categories'),
  area: await first(call, '/api/settings/areas'),
  update: await first(call, '/api/settings/updates'),
  template: await first(call, '/api/settings/templates'),
});

/** Drafts in every state that the wizard and the one-step form know. */
const drafts = async (call: Caller, club: { id: number }, values: object = {}) => {
  const make = makerOf(call);
  const { id: whole } = await make.draft(club, values);
  const { id: lacking } = await make.draft(club, { category: null, sponsorshipAmount: null });
  const { id: simple } = await make.simpleDraft(club, values);
  const { id: spareClub } = await make.sponsorship('Marstal Roklub');
  const { id: spare } = await make.draft({ id: spareClub });
  return { workClub: club.id, whole, lacking, simple, spareClub, spare };
};

const ofDemo = async (call: Caller): Promise<Records> => {
  const [club, active] = await agreement(call, 'tracked', 'Godkendt');
  const [awaitingClub, awaiting] = await agreement(call, 'awaiting', 'Afventer');
  const [draftClub, draft] = await agreement(call, 'draft', 'Kladde');
  const bareClub = await deletable(call);
  const users: (NamedRecord & { roles: string[]; responsibleFor: number })[] = await call.get('/api/users');
  const user = users.find(({ roles, responsibleFor }) => !roles.includes('Admin') && responsibleFor > 1);
  if (!user) throw new Error('Nobody is responsible for anything');
  const areaIds = (await call.get('/api/users/areas')).map(({ id }: NamedRecord) => id);
  const newcomer = { name: 'Bodil Krogh', email: 'bodil@fjordbanken.example', roles: ['Bruger'], areaIds };
  const locked: NamedRecord = await call.post('/api/users/update', { ...newcomer, password: GIVEN });
  await call.post(`/api/users/${locked.id}/lockout`, {});
  const people = { user: user.id, lockedUser: locked.id };
  const work = await drafts(call, await makerOf(call).sponsorship('Rudkøbing Skakklub'));
  const nextYear = `${new Date().getFullYear() + 1}-01-01`;
  await call.post('/api/settings/rules/update', {
    key: 'tasks.windowDays',
    validFrom: nextYear,
    value: 120,
    note: 'Besluttet på mødet i november',
  });
  const clubs = { club, active, awaitingClub, awaiting, draftClub, draft, bareClub };
  return { ...clubs, ...work, ...people, ...(await chains(call)), ...(await registers(call)) };
};

/** A text without a blank, as long as a field takes. */
const unbroken = (beginning: string, end = ''): string =>
  beginning.padEnd(200 - end.length, 'ærøskøbing'.replaceAll(/[^a-z]/g, 'oe')).concat(end);
const paragraph = `${longest('Klubben forpligter sig til det hele')} `.repeat(8).trim();

const ofLong = async (call: Caller): Promise<Records> => {
  const { post, get } = call;
  const make = makerOf(call);
  const maker = productMakerOf(call);
  const place = { address: longest('Strandvejen'), zipCode: '5970', city: longest('Ærøskøbing') };
  const area: NamedRecord = await post('/api/settings/areas/update', { name: longest('Område'), ...place });
  const category: NamedRecord = await post('/api/settings/categories/update', { name: longest('Idræt'), use: 'Begge' });
  const other: NamedRecord = await post('/api/settings/categories/update', { name: longest('Musik'), use: 'Begge' });
  const description = `<h3>${longest('Nyt')}</h3><p>${paragraph}</p><p>${unbroken('https://klub.dk/')}</p>`;
  const update: NamedRecord = await post('/api/settings/updates/update', { title: longest('Nyt'), description });
  const named = { name: longest('Guldpakke'), description: longest('Til de store'), active: true };
  const template: NamedRecord = await post('/api/settings/templates/update', {
    ...named,
    terms: { category: category.id },
  });
  await post('/api/settings', { name: longest('Fjordbanken'), cvr: '12345674', ...place });
  const myself: NamedRecord & { email: string; version: number } = (await get('/api/users'))[0];
  const person = { phoneNumber: '+45 12 34 56 78', roles: ['Bruger'], areaIds: [area.id] };
  const email = unbroken('anna.', '@fjordbanken.example');
  const user: NamedRecord = await post('/api/users/update', {
    ...person,
    name: longest('Anna'),
    email,
    password: GIVEN,
  });
  const locked: NamedRecord = await post('/api/users/update', {
    ...person,
    name: longest('Bo'),
    email: unbroken('bo.', '@fjordbanken.example'),
    password: GIVEN,
  });
  await post('/api/users/update', { ...myself, areaIds: [area.id] });
  const sections = ['Eksponering', 'Hospitality', 'Aktivering'];
  const products: { productId: number; [field: string]: unknown }[] = [];
  let productCategory = 0;
  for (const section of sections) {
    const { id } = await maker.category('Kategori', { section, name: longest(section), sort: products.length + 1 });
    productCategory ||= id;
    const everything = {
      hasAmount: true,
      hasValue: true,
      hasAddOns: true,
      hasMatch: true,
      hasPool: true,
      hasSeason: true,
    };
    const texts = {
      amountLabel: longest('Antal hos {name}'),
      amountUnit: longest('stk.'),
      addOnsLabel: longest('Tilvalg'),
    };
    const flags = { hasCheckbox: true, hasTvAngle: true, hasCatering: true, isUtilization: true, isTicket: true };
    const { id: productId } = await maker.product('Vare', id, {
      name: longest(`Vare i ${section}`),
      productTitle: longest(`Titel med {name} i ${section}`),
      sort: 1,
      ...everything,
      ...texts,
      ...flags,
      addOnValues: [longest('Lys'), longest('Lyd')],
      descriptionType: 'textarea',
    });
    products.push({
      productId,
      selected: true,
      amount: 1_234_567,
      value: 987_654_321.5,
      addOns: [longest('Lys'), longest('Lyd')],
      match: longest('Kamp'),
      pool: longest('Pulje'),
      season: longest('Sæson'),
      description: paragraph,
      catering: true,
      tvAngle: true,
    });
  }
  const club = await make.sponsorship('Lang', {
    name: longest('Ærøskøbing-Marstal Idrætsforening'),
    shortName: longest('ÆMI'),
    cvr: '12345674',
    ...place,
    areaId: area.id,
    categoryId: category.id,
    userId: user.id,
    contact: longest('Kontakt'),
    contactEmail: unbroken('formand.', '@klub.example'),
    contactPhone: '+45 12 34 56 78',
    facebook: unbroken('https://facebook.com/'),
    instagram: unbroken('https://instagram.com/'),
  });
  const terms = {
    sponsorshipAmount: 999_999_999,
    products,
    exclusivity: paragraph,
    specialAgreements: paragraph,
    category: category.id,
    additionalCategories: [other.id],
    valueOfAdvertisement: 33.33,
  };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const rates = [-20, 5, 200].map((days) => ({ amount: 333_333_333, dueDate: day(days) }));
  const { id: active } = await make.approved(club, { ...terms, rates });
  const [first]: { id: number }[] = (await get(`/api/sponsorships/contracts/${active}`)).rates;
  await post('/api/payments/update', {
    contractId: active,
    rateId: first?.id,
    amount: 123_456_789.25,
    vatAmount: 24_691_357.85,
    paidOn: day(-1),
    note: paragraph,
    reference: unbroken('B').slice(0, 100),
    invoiceNumber: unbroken('F').slice(0, 50),
    itemised: true,
  });
  await post('/api/tasks/update', {
    sponsorshipId: club.id,
    contractId: active,
    title: longest('Ring'),
    dueDate: day(3),
    note: paragraph,
  });
  const unpaid = await make.sponsorship('Uden rater', {
    name: longest('Uden rater'),
    areaId: area.id,
    userId: user.id,
  });
  await make.approved(unpaid, terms);
  await post(`/api/users/${locked.id}/lockout`, {});
  const { id: awaiting } = await make.awaiting(club, terms);
  const { id: draft } = await make.draft(club, terms);
  const clubs = { club: club.id, awaitingClub: club.id, draftClub: club.id, bareClub: club.id };
  const { products: _, ...simpleTerms } = terms;
  const work = await drafts(call, club, simpleTerms);
  const people = { user: user.id, lockedUser: locked.id };
  const things = { product: products[0]?.productId ?? 0, productCategory, category: category.id, area: area.id };
  const chained = await chains(call, terms);
  return {
    ...clubs,
    active,
    awaiting,
    draft,
    ...work,
    ...chained,
    ...people,
    ...things,
    update: update.id,
    template: template.id,
  };
};

/** Finds, or makes, what the screens of an app show. The other fillings have lists alone. */
export const recordsOf = async (filling: Filling, call: Caller): Promise<Records> => {
  if (filling === 'demo') return ofDemo(call);
  if (filling === 'long') return ofLong(call);
  return {} as Records;
};
