import type { callerOf } from '../support/caller.ts';
import { longest } from '../support/eighty.ts';
import { makerOf, productMakerOf } from '../support/make.ts';
import { GIVEN } from '../support/users.ts';
import { chains } from './chains.ts';
import { drafts } from './drafts.ts';
import type { Records } from './records.ts';

type Caller = ReturnType<typeof callerOf>;
type NamedRecord = { id: number; name: string };

/** A text without a blank, as long as a field takes. */
const unbroken = (beginning: string, end = ''): string =>
  beginning.padEnd(200 - end.length, 'ærøskøbing'.replaceAll(/[^a-z]/g, 'oe')).concat(end);
const paragraph = `${longest('Klubben forpligter sig til det hele')} `.repeat(8).trim();

/** One of each whose texts are as long as a field takes. */
export const longRecords = async (call: Caller): Promise<Records> => {
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
  const title = longest('Kamp');
  const { id: event } = await post('/api/events/update', { sponsorshipId: club.id, title, venue: title, date: day(9) });
  const clubs = {
    event,
    bareEvent: event,
    cancelledEvent: event,
    club: club.id,
    provedClub: club.id,
    awaitingClub: club.id,
    draftClub: club.id,
    bareClub: club.id,
  };
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
