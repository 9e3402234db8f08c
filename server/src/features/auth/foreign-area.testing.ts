import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { TestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { agreementsOf, makeProducts, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { readAll } from '../contracts/pdf/pdf.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

/** In every text that only the foreign area may show. With a figure that no random key of base32 has, as the others. */
export const SECRET = 'kv8x';
/** In what everyone may choose from, categories and products, but which only the foreign area has chosen. */
export const EVERYONES = 'wq8z';
/** In the texts of the club whose hospitality item is public. */
export const SHOWN = 'pb8x';
/** Where the ids of whatever belongs to the foreign area begin. */
const FIRST_ID = 7_770_000;
/** Kroner and counts that stand nowhere else. */
export const AMOUNTS = {
  yearly: 73_713.37,
  rate: 41_414.41,
  paid: 21_212.12,
  rest: 20_202.29,
  waiting: 13_131.31,
  tickets: 73_737,
  seats: 97_979,
  used: 31_313,
};

const moveIds = async ({ asOwner }: TestApp, first: number): Promise<void> => {
  const tables = ['areas', 'users', 'sponsorships', 'contracts', 'contract_items', 'contract_rates', 'tasks'];
  for (const table of [
    ...tables,
    'files',
    'signed_documents',
    'payments',
    'club_documents',
    'events',
    'proofs',
    'grants',
  ])
    await asOwner(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${first})`);
};

const picture = (background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer();

const PNG = { name: 'billede.png', type: 'image/png' };

export type SeededClub = {
  area: number;
  category: number;
  sponsorship: number;
  /** The active one, an awaiting one and a draft. */
  contracts: number[];
  /** Of the active contract: a ticket and a tracked one. */
  items: number[];
  /** Of the active contract; the own club has none. */
  rates: number[];
  /** Whom one talks to there. */
  contacts: number[];
  /** What was said there. */
  note: number;
  /** What lies in its folder. */
  document: number;
  /** What it invites to. */
  event: number;
  /** What shows that it delivered. */
  proof: number;
  /** Who got tickets of it. */
  grant: number;
  /** What somebody has to do for it. */
  task: number;
  /** On the active contract. */
  payments: number[];
  /** The logo, the signed document, one that was removed, an invoice, a document and a proof. */
  files: string[];
};

/** When the task that a club has is due. */
export const TASK_DAY = '2026-07-01';
const contactsOf = async ({ admin }: TestApp, sponsorshipId: number, name: string): Promise<number[]> => {
  const path = `/api/sponsorships/${sponsorshipId}/contacts`;
  ok(await admin.post(`${path}/update`, { name, note: name }));
  return ok(await admin.get(path)).map(({ id }: { id: number }) => id);
};
const makeNote = async ({ admin }: TestApp, sponsorshipId: number, text: string): Promise<number> =>
  ok(await admin.post(`/api/sponsorships/${sponsorshipId}/notes/update`, { text })).id;
const makeDocument = async ({ admin }: TestApp, sponsorshipId: number, title: string) => {
  const name = `${title}.pdf`;
  const { id, url } = ok(
    await admin.upload(`/api/sponsorships/${sponsorshipId}/documents`, signedPdf(`${title} i mappen`), { name }),
  );
  return { document: id as number, file: url as string };
};
/** A proof of what was delivered of a club's item. */
const makeProof = async ({ admin }: TestApp, sponsorshipId: number, item: number, note: string) => {
  const query = new URLSearchParams({ item: String(item), date: '2026-06-01', note });
  const sent = await admin.upload(`/api/sponsorships/${sponsorshipId}/proofs?${query}`, await picture('lime'), PNG);
  const { id, files } = ok(sent);
  return { proof: id as number, file: files[0].url as string };
};
const makeTask = async ({ admin }: TestApp, sponsorshipId: number, title: string): Promise<number> =>
  ok(await admin.post('/api/tasks/update', { sponsorshipId, title, dueDate: TASK_DAY })).id;

const makeEvent = async ({ admin }: TestApp, sponsorshipId: number, title: string): Promise<number> =>
  ok(await admin.post('/api/events/update', { sponsorshipId, title, venue: title, date: TASK_DAY })).id;

const makeGrant = async ({ admin }: TestApp, itemId: number, tag: string): Promise<number> =>
  ok(
    await admin.post('/api/grants/update', {
      itemId,
      quantity: 1,
      recipientName: `${tag} Gæst`,
      recipientType: 'Kunde',
      purpose: `${tag}-formål`,
      company: `${tag} A/S`,
      email: `gaest@${tag}.dk`,
    }),
  ).id;

/** A club with everything that a club can have, every text of it with `tag` in it. */
const seedClub = async (test: TestApp, area: number, userId: number, tag: string): Promise<SeededClub> => {
  const agreements = agreementsOf(test);
  const common = tag === SECRET ? EVERYONES : tag;
  const category = await test.fixtures.category(`${common}-kategori`);
  const [ticket, seats] = (await makeProducts(test, 'Hospitality', [
    { name: `${common}-billet`, productTitle: `${common}-billet til {name}`, isTicket: true, hasAmount: true },
    { name: `${common}-loge`, isUtilization: true, hasAmount: true },
  ])) as [number, number];
  // It lay in the first area once: what it was there is not to be seen from there either.
  const club = {
    name: `${tag} Idræt`,
    shortName: `${tag}-I`,
    address: `${tag}vej 7`,
    city: `${tag}by`,
    cvr: '73719737',
    contact: `${tag} Formand`,
    contactEmail: `formand@${tag}.dk`,
    contactPhone: `${tag} 7371`,
    facebook: `https://facebook.com/${tag}`,
    instagram: `https://instagram.com/${tag}`,
  };
  const made = await makeSponsorship(test, club);
  const path = `/api/sponsorships/${made.id}`;
  const image = { name: `${tag}.png`, type: 'image/png' };
  const { logo } = ok(await test.admin.upload(`${path}/logo`, await picture(tag === SECRET ? 'red' : 'blue'), image));
  ok(
    await test.admin.post('/api/sponsorships/update', { ...club, ...made, areaId: area, userId, categoryId: category }),
  );
  const terms = {
    category,
    additionalCategories: [category],
    sponsorshipAmount: AMOUNTS.yearly,
    exclusivity: `${tag} eksklusivt`,
    specialAgreements: `${tag} særligt`,
    rates: [{ amount: AMOUNTS.rate, dueDate: '2026-05-05' }],
    products: [
      selection(ticket, { amount: AMOUNTS.tickets, description: `${tag}-beskrivelse`, addOns: [`${tag}-tilvalg`] }),
      selection(seats, { amount: AMOUNTS.seats, match: `${tag}-kamp` }),
    ],
  };
  const sign = async (id: number, file: string): Promise<string> => {
    const name = `${tag}-${file}.pdf`;
    const bytes = signedPdf(`${tag} ${file}`);
    return ok(await test.admin.upload(`/api/sponsorships/contracts/${id}/upload`, bytes, { name })).signedDocument;
  };
  const { id } = await agreements.awaiting(made.id, terms);
  const removed = await sign(id, 'fjernet');
  ok(await agreements.call(made.id, 'delete-file', { id, reason: `${tag}-grund` }));
  ok(await agreements.call(made.id, 'confirm', { id }));
  const signed = await sign(id, 'underskrevet');
  const items = ok(await test.admin.get(`${path}/hospitality`));
  const tracked = items.find(({ isUtilization }: { isUtilization: boolean }) => isUtilization);
  const ticketItem = items.find((item: { id: number }) => item.id !== tracked.id);
  const usage = { id: tracked.id, used: AMOUNTS.used, note: `${tag}-note` };
  ok(await agreements.call(made.id, 'save-utilization', usage));
  const [{ id: rateId } = { id: 0 }] = (await agreements.get(id)).rates;
  ok(await test.admin.post('/api/payments/update', { contractId: id, rateId, amount: AMOUNTS.waiting }));
  const paid = { amount: AMOUNTS.paid, paidOn: '2026-05-06', invoiceNumber: `${tag}-faktura`, note: `${tag}-bilag` };
  const payment = ok(await test.admin.post('/api/payments/update', { contractId: id, rateId, ...paid }));
  const invoiceFile = { name: `${tag}-faktura.pdf` };
  const { invoice } = ok(
    await test.admin.upload(`/api/payments/${payment.id}/invoice`, signedPdf(`${tag} faktura`), invoiceFile),
  );
  const awaiting = await agreements.awaiting(made.id, terms);
  const draft = await agreements.draft(made.id, terms);
  const { rates } = await agreements.get(id);
  const { document, file } = await makeDocument(test, made.id, `${tag}-vedtægter`);
  const proof = await makeProof(test, made.id, tracked.id, `${tag}-bevis`);
  return {
    document,
    proof: proof.proof,
    rates: rates.map((rate) => rate.id),
    contacts: await contactsOf(test, made.id, `${tag} Kasserer`),
    note: await makeNote(test, made.id, `${tag} er enige`),
    event: await makeEvent(test, made.id, `${tag}-kamp`),
    grant: await makeGrant(test, ticketItem.id, tag),
    task: await makeTask(test, made.id, `${tag}-opgave`),
    area,
    category,
    sponsorship: made.id,
    contracts: [id, awaiting.id, draft.id],
    items: [ticketItem.id, tracked.id],
    payments: [payment.id],
    files: [logo, signed, removed, invoice, file, proof.file],
  };
};

/** A small club of the first area, so that every call has something to answer. */
const seedOwn = async (test: TestApp): Promise<SeededClub> => {
  const agreements = agreementsOf(test);
  const [ticket, seats] = (await makeProducts(test, 'Hospitality', [
    { name: 'Billet', isTicket: true, hasAmount: true },
    { name: 'Loge', isUtilization: true, hasAmount: true },
  ])) as [number, number];
  const { id } = await makeSponsorship(test);
  const products = [selection(ticket, { amount: 2 }), selection(seats, { amount: 4 })];
  const active = await agreements.approved(id, { products, sponsorshipAmount: 100 });
  const items = ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`));
  const payment = ok(await test.admin.post('/api/payments/update', { contractId: active.id, amount: 7 }));
  const awaiting = await agreements.awaiting(id, { products });
  const draft = await agreements.draft(id, { products });
  const { logo } = ok(await test.admin.upload(`/api/sponsorships/${id}/logo`, await picture('white'), PNG));
  const { document, file } = await makeDocument(test, id, 'Vedtægter');
  const proof = await makeProof(test, id, items.at(-1).id, 'Ved banen');
  return {
    document,
    proof: proof.proof,
    rates: [],
    contacts: await contactsOf(test, id, 'Kaja Kasserer'),
    note: await makeNote(test, id, 'Vi er enige'),
    event: await makeEvent(test, id, 'Ærø – Marstal'),
    grant: await makeGrant(test, items[0].id, 'Vores'),
    task: await makeTask(test, id, 'Ring til kassereren'),
    area: test.ids.north,
    category: test.ids.football,
    sponsorship: id,
    contracts: [active.id, awaiting.id, draft.id],
    items: items.map((item: { id: number }) => item.id),
    payments: [payment.id],
    files: [logo, active.signedDocument as string, file, proof.file],
  };
};

/** Two areas: the Bruger's own with a club of their own, and a foreign one with a secret club and one that is shown. */
export const seedAreas = async (test: TestApp) => {
  const own = await seedOwn(test);
  await moveIds(test, FIRST_ID);
  await test.db.execute(sql`update contract_numbers set last = 7370`);
  const area = await test.fixtures.area(`${SECRET}-område`);
  const { adminId } = test.ids;
  await test.db.execute(sql`insert into user_areas (user_id, area_id) values (${adminId}, ${area})`);
  const person = (tag: string) =>
    test.fixtures.user({ name: `${tag} Ansvarlig`, email: `${tag}@bank.dk`, areaIds: [area] });
  const [responsible, host] = [await person(SECRET), await person(SHOWN)];
  const pictureOf = async (id: number, color: string): Promise<string> =>
    ok(await test.admin.upload(`/api/users/picture/${id}`, await picture(color), PNG)).picture;
  await pictureOf(responsible, 'black');
  const hostPicture = await pictureOf(host, 'green');
  const secret = await seedClub(test, area, responsible, SECRET);
  const shown = await seedClub(test, area, host, SHOWN);
  const [item] = shown.items as [number];
  ok(await test.admin.post(`/api/sponsorships/${shown.sponsorship}/save-public`, { id: item, public: true }));
  // What is made from now on belongs to whoever makes it.
  await moveIds(test, 5000);
  await test.db.execute(sql`update contract_numbers set last = 5000`);
  return { own, secret, shown, responsible, host, hostPicture };
};
export type SeededAreas = Awaited<ReturnType<typeof seedAreas>>;

/** Amounts as they travel, and as they are printed; what was used, paid or invoiced is never printed. */
const { used, paid, rest, waiting, ...printed } = AMOUNTS;
const amounts = [
  used,
  paid,
  rest,
  waiting,
  ...Object.values(printed).flatMap((amount) => [amount, amount.toLocaleString('da-DK')]),
];

const secrets: RegExp[] = [
  new RegExp(SECRET, 'i'),
  // The ids, and the numbers of the agreements.
  /\b777\d{4}\b/,
  /2026-73[78]\d/,
  /73719737/,
  ...amounts.map((amount) => new RegExp(`(?<![\\w.])${String(amount).replaceAll('.', '\\.')}(?!\\w)`)),
];

/** How many kinds of leaks there are. */
export const LEAKS = secrets.length + 2;

/** Headers without the values of cookies: they are random, and may hold any letters. */
const tellingHeaders = ({ 'set-cookie': cookies = [], ...headers }: Answer['headers']) => ({
  ...headers,
  cookies: [cookies].flat().map((cookie) => String(cookie).replace(/=[^;]*/, '')),
});

/** All that an answer tells: its headers, and its body, or what a reader of a PDF finds in it. */
export const tellingOf = async ({ headers, bytes, status }: Answer): Promise<string> => {
  const isPdf = status === 200 && String(headers['content-type']).startsWith('application/pdf');
  const body = isPdf && bytes.includes('/Catalog') ? await readAll(bytes) : bytes.toString('utf8');
  return `${JSON.stringify(tellingHeaders(headers))}\n${body}`;
};

/** What of the foreign area stands in a text; with `common` it may name what everyone may choose from. */
export const leaksIn = (text: string, common = false): string[] =>
  [...secrets, ...(common ? [] : [new RegExp(SHOWN, 'i'), new RegExp(EVERYONES, 'i')])].flatMap(
    (pattern) => pattern.exec(text)?.[0] ?? [],
  );
