import { type AuditKind, api, type EndpointDefinition, type LogRow, recordKinds } from '@sponsorat/api';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decisionOf } from '../../lib/audit/personal.rules.ts';
import { openTestApp } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { areas } from '../areas/areas.table.ts';
import { secondFactorsOf } from '../auth/second-factor.testing.ts';
import { budgets } from '../budgets/budgets.table.ts';
import { categories } from '../categories/categories.table.ts';
import { company } from '../company/company.table.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { agreementsOf, makeProducts, selection, signedPdf } from '../contracts/contracts.testing.ts';
import { proofs } from '../contracts/proofs.table.ts';
import { events, grants } from '../contracts/tickets.table.ts';
import { clubDocuments } from '../documents/documents.table.ts';
import { mailConfig } from '../mails/mails.testing.ts';
import { notes } from '../notes/notes.table.ts';
import { payments } from '../payments/payments.table.ts';
import { productCategories } from '../product-categories/product-categories.table.ts';
import { products } from '../products/products.table.ts';
import { ruleValues } from '../rule-values/rule-values.table.ts';
import { contacts } from '../sponsorships/contacts.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { tasks } from '../tasks/tasks.table.ts';
import { templates } from '../templates/templates.table.ts';
import { updates } from '../updates/updates.table.ts';
import { users } from '../users/users.table.ts';
import { usersOf } from '../users/users.testing.ts';
import { shownFields } from './fields.rules.ts';
import { tell } from './sentences.rules.ts';

const test = await openTestApp(null, mailConfig('smtp://127.0.0.1:9?tls=off'));

const agreements = agreementsOf(test);
const people = usersOf(test);
const secondFactors = secondFactorsOf(test);
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0f566b' } })
  .png()
  .toBuffer();
const png = { name: 'a.png', type: 'image/png' };
const [tracked = 0, season = 0] = await makeProducts(test, 'Hospitality', [
  { name: 'Sæsonkort', hasAmount: true, isUtilization: true, isTicket: true },
  { name: 'Sæsonkort til tribunen', hasAmount: true, hasSeason: true, isTicket: true },
]);
const post = (path: string, body: object = {}): Promise<Answer> => test.admin.post(path, body);
const active = (values: object = {}) => agreements.active([selection(tracked, { amount: 4 })], values);
const itemOf = async (id: number): Promise<number> =>
  ok(await test.admin.get(`/api/sponsorships/${id}/hospitality`))[0].id;
/** What shows that something of an agreement was delivered. */
const newProof = async (bytes: Buffer = picture) => {
  const { sponsorship } = await active();
  const path = `/api/sponsorships/${sponsorship.id}/proofs`;
  const item = await itemOf(sponsorship.id);
  const answer = await test.admin.upload(`${path}?item=${item}&date=2026-06-01&note=Karen`, bytes, png);
  return { path, answer, id: answer.body.id as number };
};
const club = (values: object = {}) => makeSponsorship(test, { name: 'Fjordens BK', ...values });
const newTask = async (sponsorshipId: number) =>
  ok(await post('/api/tasks/update', { sponsorshipId, title: 'Ring til kassereren', dueDate: '2026-07-01' }));
/** Two tickets for an event of a new club. */
const giftOf = async () => {
  const { sponsorship } = await agreements.active([selection(season, { amount: 12 })]);
  const event = { sponsorshipId: sponsorship.id, title: 'Ærø – Marstal', date: '2026-08-15' };
  const { id: eventId } = ok(await post('/api/events/update', event));
  const { itemId } = ok(await test.admin.get(`/api/events/${eventId}`)).items[0];
  return { itemId, eventId, quantity: 2, recipientName: 'Ida Holm', recipientType: 'Præmie' };
};
const newGrant = async () => ok(await post('/api/grants/update', await giftOf()));
const newWish = async () => {
  const { itemId, ...wish } = await giftOf();
  return ok(await post(`/api/tickets/${itemId}/request`, wish)).id;
};
const official = {
  recipientName: 'Bo Borgmester',
  recipientType: 'Offentligt ansat eller politiker',
  purpose: 'Åbning',
};
const keyOfNewTask = async () => `manual:${(await newTask((await club()).id)).id}:2026-07-01`;
const resource = async (path: string, values: object) => ok(await post(`${path}/update`, values));
const sheet = Buffer.from('Navn;By\r\nFjordens BK;Hobro\r\n');
const newImport = async (file = sheet, mapping: object = { Navn: 'name' }) => {
  const { id } = ok(await test.admin.upload('/api/import/sponsorships', file, { name: 'klubber.csv' }));
  return { id, mapped: await post(`/api/import/${id}/mapping`, { mapping }) };
};
const section = { section: 'Hospitality', sort: 1 };
const signer = { name: 'Åse Ørsted', email: 'aase@klub.dk' };
const sending = { signers: [signer, { name: 'Bent', email: 'bent@klub.dk' }], subject: 'Aftalen', text: 'Kære {navn}' };
/** An agreement that is out for signature, its first signer, and that one's link. */
const newSending = async () => {
  const { id: clubId } = await club();
  const { id } = await agreements.awaiting(clubId);
  const sent = ok(await agreements.call(clubId, 'send', { id, ...sending }));
  const { rows } = await test.db.execute(sql`select secrets[1] as link from mails where "to" = ${signer.email}
    order by id desc limit 1`);
  const link = `/api/public/signing/${String(rows[0]?.link).split('/').at(-1)}`;
  const call = (action: string, body: object = {}) => agreements.call(clubId, action, { id, ...body });
  return { number: sent.number as string, signerId: sent.signing.signers[0].id as number, link, call };
};
/** A draft about which Bo has asked the Admin, or the other way round, and what is sent of it. */
const whileApprovalIsAsked = async <T>(act: (draft: { clubId: number; id: number; number: string }) => Promise<T>) => {
  const isAsked = (value: boolean) =>
    post('/api/settings/rules/update', { key: 'approval.enabled', validFrom: '2026-06-15', value });
  await test.db.execute(sql`update users set approval_limit = 200000`);
  ok(await isAsked(true));
  const { id: clubId } = await club();
  const { id, number } = await agreements.draft(clubId);
  try {
    return await act({ clubId, id, number });
  } finally {
    ok(await isAsked(false));
  }
};
const newCopy = async () => {
  const made = await newSending();
  const answer = await test.anonymous().upload(`${made.link}/upload`, signedPdf());
  return { ...made, answer };
};
const signs = await test.fixtures.productCategory('Skilte', 'Eksponering');

/** Does what a route does, and says how the log tells it: each route that changes something. */
type Act = () => Promise<{ answer: Answer; told: (string | RegExp)[] }>;
const by = (...told: (string | RegExp)[]) =>
  told.map((text) => (typeof text === 'string' ? `Anna Admin ${text}.` : text));

const removing =
  (path: string, values: object, the: string): Act =>
  async () => {
    const { id } = await resource(path, values);
    return { answer: await test.admin.delete(`${path}/${id}`), told: by(`slettede ${the}`) };
  };
const moving =
  (path: string, values: (name: string) => object, the: string): Act =>
  async () => {
    const [one, other] = [await resource(path, values('Øverst')), await resource(path, values('Nederst'))];
    const answer = await post(`${path}/${other.id}/move`, { before: one.id });
    return { answer, told: [expect.stringMatching(`^Anna Admin flyttede ${the}`) as unknown as string] };
  };
const saving =
  (path: string, values: object, change: object, told: string): Act =>
  async () => {
    const made = await resource(path, values);
    return { answer: await post(`${path}/update`, { ...made, ...change }), told: by(told) };
  };

const acts: Record<string, Act> = {
  'POST /api/login': async () => {
    const client = test.anonymous('10.8.0.1');
    return { answer: await client.logIn('bo@bank.dk', PASSWORD), told: ['Bo Bruger loggede ind.'] };
  },
  'POST /api/sponsorships/update': async () => {
    const { id } = await club();
    const values = { id, name: 'Fjordens Boldklub', contact: 'Åse', areaId: test.ids.south, userId: test.ids.otherId };
    return {
      answer: await post('/api/sponsorships/update', sponsorshipValues(test, values)),
      told: by('ændrede Navn, Område, Kontaktperson og 1 mere'),
    };
  },
  'POST /api/sponsorships/:id/logo': async () => {
    const { id } = await club();
    const answer = await test.admin.upload(`/api/sponsorships/${id}/logo`, picture, png);
    return { answer, told: by('skiftede logoet for Fjordens BK') };
  },
  'DELETE /api/sponsorships/:id': async () => {
    const { id } = await club();
    return { answer: await test.admin.delete(`/api/sponsorships/${id}`), told: by('slettede sponsoratet Fjordens BK') };
  },
  'POST /api/sponsorships/:id/update': async () => {
    const { id } = await club();
    const draft = await agreements.draft(id, { sponsorshipAmount: 50_000 });
    const answer = await agreements.call(id, 'update', { id: draft.id, sponsorshipAmount: 60_000 });
    return { answer, told: ['Anna Admin ændrede Årligt beløb fra 50.000 kr. til 60.000 kr.'] };
  },
  'POST /api/sponsorships/:id/confirm': async () => {
    const { id } = await club();
    const draft = await agreements.draft(id);
    const answer = await agreements.call(id, 'confirm', { id: draft.id });
    return { answer, told: by(`låste aftale ${draft.number} til underskrift`) };
  },
  'POST /api/sponsorships/:id/confirm-simple': async () => {
    const { id } = await club();
    const values = {
      category: test.ids.football,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      sponsorshipAmount: 5,
    };
    const answer = await agreements.call(id, 'confirm-simple', values);
    return { answer, told: by(`låste aftale ${answer.body.number} til underskrift`) };
  },
  'POST /api/sponsorships/:id/update-simple': async () => {
    const answer = await agreements.call((await club()).id, 'update-simple', {});
    return { answer, told: by(`oprettede kladden til aftale ${answer.body.number}`) };
  },
  'POST /api/sponsorships/:id/copy': async () => {
    const { sponsorship, contract } = await active();
    const answer = await agreements.call(sponsorship.id, 'copy', { id: contract.id });
    return { answer, told: by(`kopierede aftale ${contract.number} til kladden aftale ${answer.body.number}`) };
  },
  'POST /api/sponsorships/:id/renew': async () => {
    const { sponsorship, contract } = await active();
    const answer = await agreements.call(sponsorship.id, 'renew', { id: contract.id, percent: 4 });
    return { answer, told: by(`fornyede aftale ${contract.number} med kladden aftale ${answer.body.number}`) };
  },
  'POST /api/sponsorships/contracts/:contractId/evaluation': async () => {
    const { contract } = await active();
    const values = { exposure: 4, recommendation: 'Fortsæt', text: 'Klubben leverede alt' };
    const answer = await post(`/api/sponsorships/contracts/${contract.id}/evaluation`, values);
    return { answer, told: by(`evaluerede aftale ${contract.number}: Fortsæt`) };
  },
  'POST /api/sponsorships/:id/edit': async () => {
    const { id } = await club();
    const awaiting = await agreements.awaiting(id);
    const answer = await agreements.call(id, 'edit', { id: awaiting.id });
    return { answer, told: by(`gjorde aftale ${awaiting.number} til en kladde igen`) };
  },
  'POST /api/sponsorships/:id/delete-file': async () => {
    const { sponsorship, contract } = await active();
    const answer = await agreements.call(sponsorship.id, 'delete-file', { id: contract.id, reason: 'Forkert fil' });
    return { answer, told: by(`gjorde aftale ${contract.number} til en kladde igen: Forkert fil`) };
  },
  'POST /api/sponsorships/:id/delete': async () => {
    const { sponsorship, contract } = await active();
    const answer = await agreements.call(sponsorship.id, 'delete', { id: contract.id });
    return { answer, told: by(`slettede aftale ${contract.number}`) };
  },
  'POST /api/sponsorships/:id/undelete': async () => {
    const { id } = await club();
    const draft = await agreements.draft(id);
    await agreements.call(id, 'delete', { id: draft.id });
    const answer = await agreements.call(id, 'undelete', { id: draft.id });
    return { answer, told: by(`hentede den slettede kladde til aftale ${draft.number} tilbage`) };
  },
  'POST /api/sponsorships/contracts/:contractId/upload': async () => {
    const { id, number } = await agreements.awaiting((await club()).id);
    const answer = await test.admin.upload(`/api/sponsorships/contracts/${id}/upload`, signedPdf());
    return { answer, told: by(`uploadede den underskrevne aftale ${number}, som nu er godkendt`) };
  },
  'POST /api/payments/update': async () => {
    const { contract } = await active({ rates: [{ amount: 5000, dueDate: '2026-07-01' }] });
    const made = { contractId: contract.id, rateId: contract.rates[0]?.id, amount: 2500 };
    const waiting = ok(await post('/api/payments/update', made));
    ok(await post('/api/payments/update', { ...made, paidOn: '2026-06-01' }));
    return {
      answer: await post('/api/payments/update', { ...waiting, paidOn: '2026-06-02' }),
      told: by(
        `registrerede en faktura på 2.500 kr., der venter på betaling, på aftale ${contract.number}`,
        `registrerede en betaling på 2.500 kr. den 01-06-2026 på aftale ${contract.number}`,
        `registrerede fakturaen på 2.500 kr. på aftale ${contract.number} som betalt den 02-06-2026`,
      ),
    };
  },
  'POST /api/payments/register-many': async () => {
    const { contract } = await active({ rates: [{ amount: 5000, dueDate: '2026-07-01' }] });
    const items = contract.rates.map(({ id }) => ({ rateId: id, amount: 5000 }));
    return {
      answer: await post('/api/payments/register-many', { paidOn: '2026-06-01', items }),
      told: by(`registrerede en betaling på 5.000 kr. den 01-06-2026 på aftale ${contract.number}`),
    };
  },
  'POST /api/payments/:id/invoice': async () => {
    const { contract } = await active();
    const { id } = ok(await post('/api/payments/update', { contractId: contract.id, amount: 10 }));
    const answer = await test.admin.upload(`/api/payments/${id}/invoice`, picture, png);
    ok(await test.admin.get(answer.body.invoice));
    return {
      answer,
      told: by(
        `vedlagde fakturaen til betalingen på aftale ${contract.number}`,
        `hentede fakturaen til aftale ${contract.number}`,
      ),
    };
  },
  'POST /api/payments/first-day': async () => {
    await active({ rates: [{ amount: 5000, dueDate: '2001-07-01' }] });
    const answer = await post('/api/payments/first-day', { before: '2001-08-01' });
    return {
      answer,
      told: by('markerede alle rater forfaldne før 01-08-2001 som betalt: 1 rate på i alt 5.000 kr'),
    };
  },
  'DELETE /api/payments/:id': async () => {
    const { contract } = await active();
    const { id } = ok(
      await post('/api/payments/update', { contractId: contract.id, amount: 12.5, paidOn: '2026-06-01' }),
    );
    const answer = await test.admin.delete(`/api/payments/${id}`);
    return { answer, told: by(`slettede betalingen på 12,50 kr. på aftale ${contract.number}`) };
  },
  'POST /api/sponsorships/:id/save-utilization': async () => {
    const { sponsorship } = await active();
    const body = { id: await itemOf(sponsorship.id), used: 3, note: 'Finalen' };
    const answer = await agreements.call(sponsorship.id, 'save-utilization', body);
    return { answer, told: by('registrerede 3 mere af Sæsonkort (3 af 4): Finalen') };
  },
  'POST /api/sponsorships/:id/save-public': async () => {
    const { sponsorship } = await active();
    const body = { id: await itemOf(sponsorship.id), public: true };
    const answer = await agreements.call(sponsorship.id, 'save-public', body);
    return { answer, told: by('viste Sæsonkort for alle') };
  },
  'POST /api/user': async () => ({
    answer: await post('/api/user', { name: 'Anna Admin', phoneNumber: '12 34 56 78' }),
    told: by('satte Telefon til 12 34 56 78'),
  }),
  'POST /api/user/picture': async () => ({
    answer: await test.admin.upload('/api/user/picture', picture, png),
    told: by('skiftede billedet af Anna Admin'),
  }),
  'POST /api/user/password': async () => {
    const { email } = await people.make({ name: 'Ny Kode', password: PASSWORD });
    const client = await people.logIn(email, PASSWORD);
    const answer = await client.post('/api/user/password', { current: PASSWORD, password: 'en-helt-anden-lang-kode' });
    return { answer, told: ['Ny Kode skiftede sin adgangskode.'] };
  },
  'POST /api/login/second': async () => {
    const { atSecondStep, recoveryCodes } = await secondFactors.withApp();
    const client = await atSecondStep();
    await client.post('/api/login/second', { code: 'hest' });
    return {
      answer: await client.post('/api/login/second', { code: recoveryCodes[0] }),
      told: [
        'Tove Totrin skrev sin adgangskode og mangler koden.',
        'Tove Totrin skrev en forkert kode til to-trins-login.',
        'Tove Totrin brugte en af sine engangskoder, 9 er tilbage.',
        'Tove Totrin loggede ind.',
      ],
    };
  },
  // It is on once it is confirmed: what is only begun is no event.
  'POST /api/user/totp': async () => {
    const client = await (await secondFactors.user()).logIn();
    return { answer: await client.post('/api/user/totp'), told: [] };
  },
  'POST /api/user/totp/confirm': async () => {
    const client = await (await secondFactors.user()).logIn();
    const { secret } = ok(await client.post('/api/user/totp'));
    const answer = await client.post('/api/user/totp/confirm', { code: secondFactors.codeOf(secret) });
    return { answer, told: ['Tove Totrin slog to-trins-login til.'] };
  },
  'DELETE /api/user/totp': async () => {
    const { logIn, code } = await secondFactors.withApp();
    const client = await logIn();
    const answer = await client.send('DELETE', '/api/user/totp', { payload: { code: code() } });
    return { answer, told: ['Tove Totrin slog to-trins-login fra.'] };
  },
  'POST /api/users/:id/totp/reset': async () => {
    const { id } = await secondFactors.withApp();
    return {
      answer: await post(`/api/users/${id}/totp/reset`),
      told: by('nulstillede to-trins-login for Tove Totrin'),
    };
  },
  'POST /api/security': async () => {
    await post('/api/security', { totp: 'all' });
    await post('/api/security', { totp: 'Admin' });
    return {
      answer: await post('/api/security', { totp: 'nobody' }),
      told: by(
        'krævede to-trins-login af alle',
        'krævede to-trins-login af alle administratorer',
        'ophævede kravet om to-trins-login',
      ),
    };
  },
  'POST /api/users/update': async () => {
    const { id } = await people.make();
    const answer = await people.change(id, { name: 'Åse Gammel', roles: ['Bruger', 'Admin'] });
    return {
      answer,
      told: by('ændrede Navn fra Åse Ny til Åse Gammel og Roller fra Bruger til Bruger, Admin'),
    };
  },
  'POST /api/users/picture/:id': async () => {
    const { id } = await people.make();
    const answer = await test.admin.upload(`/api/users/picture/${id}`, picture, png);
    return { answer, told: by('skiftede billedet af Åse Ny') };
  },
  'POST /api/users/:id/lockout': async () => {
    const { id } = await people.make();
    return { answer: await post(`/api/users/${id}/lockout`), told: by('deaktiverede Åse Ny') };
  },
  'POST /api/users/:id/unlock': async () => {
    const { id } = await people.make();
    await post(`/api/users/${id}/lockout`);
    return { answer: await post(`/api/users/${id}/unlock`), told: by('aktiverede Åse Ny') };
  },
  'DELETE /api/users/:id': async () => {
    const { id } = await people.make();
    return { answer: await test.admin.delete(`/api/users/${id}`), told: by('slettede brugeren Åse Ny') };
  },
  'POST /api/users/:id/transfer': async () => {
    const { id, name } = await people.make({ name: 'Hr. Før' });
    await club({ userId: id });
    const body = { transfers: [{ areaIds: [test.ids.north], userId: test.ids.userId }] };
    const answer = await post(`/api/users/${id}/transfer`, body);
    return { answer, told: by(`overdrog ansvaret for sponsoratet fra ${name} til Bo Bruger`) };
  },
  'POST /api/settings': async () => ({
    answer: await post('/api/settings', { ...ok(await test.admin.get('/api/settings')), name: 'Fjordbanken' }),
    told: by('satte Navn til Fjordbanken'),
  }),
  'POST /api/settings/logo': async () => ({
    answer: await test.admin.upload('/api/settings/logo', picture, png),
    told: by('skiftede bankens logo'),
  }),
  'POST /api/settings/rules/update': async () => {
    const values = { key: 'tasks.windowDays', validFrom: '2026-07-01' };
    ok(await post('/api/settings/rules/update', { ...values, value: 60 }));
    return {
      answer: await post('/api/settings/rules/update', { ...values, value: 75 }),
      told: by(
        'satte reglen Udløb og genforhandling til 60 dage fra 01-07-2026',
        'satte reglen Udløb og genforhandling til 75 dage fra 01-07-2026 i stedet for 60 dage',
      ),
    };
  },
  'DELETE /api/settings/rules/:id': async () => {
    const values = { key: 'tasks.behindPoints', validFrom: '2026-07-01', value: 30 };
    const { values: set } = ok(await post('/api/settings/rules/update', values));
    const answer = await test.admin.delete(`/api/settings/rules/${set[0].id}`);
    return { answer, told: by('slettede den kommende værdi af reglen Hvor langt bagud fra 01-07-2026') };
  },
  'POST /api/sponsorships/:id/contacts/update': async () => {
    const path = `/api/sponsorships/${(await club()).id}/contacts/update`;
    const kaja = ok(await post(path, { name: 'Kaja', email: 'kaja@klub.dk', primary: true }));
    const frode = ok(await post(path, { name: 'Frode' }));
    ok(await post(path, { ...frode, primary: true }));
    ok(await post(path, { ...frode, version: null, primary: false }));
    ok(await post(path, { ...frode, version: null, primary: false, activeTo: '2026-06-30' }));
    ok(await post(path, { ...frode, version: null, primary: false }));
    return {
      answer: await post(path, { ...kaja, version: null, primary: false, role: 'Kasserer' }),
      told: by(
        'oprettede den primære kontaktperson Kaja',
        'oprettede kontaktpersonen Frode',
        'gjorde Frode til primær kontaktperson',
        'fjernede Frode som primær kontaktperson',
        'gjorde Frode inaktiv fra 30-06-2026',
        'gjorde Frode aktiv igen',
        'satte Rolle til Kasserer',
      ),
    };
  },
  'DELETE /api/sponsorships/:id/contacts/:recordId': async () => {
    const path = `/api/sponsorships/${(await club()).id}/contacts`;
    const { id } = ok(await post(`${path}/update`, { name: 'Kaja' }));
    return { answer: await test.admin.delete(`${path}/${id}`), told: by('slettede kontaktpersonen Kaja') };
  },
  'POST /api/sponsorships/:id/notes/update': async () => {
    const path = `/api/sponsorships/${(await club()).id}/notes/update`;
    const made = ok(await post(path, { text: 'Ny kasserer', kind: 'Møde', date: '2026-06-10' }));
    ok(await post(path, { ...made, pinned: true }));
    return {
      answer: await post(path, { ...made, version: null, pinned: false }),
      told: by('skrev noten Møde 10-06-2026', 'fastgjorde noten Møde 10-06-2026', 'frigjorde noten Møde 10-06-2026'),
    };
  },
  'DELETE /api/sponsorships/:id/notes/:recordId': async () => {
    const path = `/api/sponsorships/${(await club()).id}/notes`;
    const { id } = ok(await post(`${path}/update`, { text: 'Ny kasserer', date: '2026-06-10' }));
    return { answer: await test.admin.delete(`${path}/${id}`), told: by('slettede noten Note 10-06-2026') };
  },
  'POST /api/events/update': async () => {
    const event = { sponsorshipId: (await club()).id, title: 'Ærø – Marstal', date: '2026-08-15' };
    const made = ok(await post('/api/events/update', event));
    ok(await post('/api/events/update', { ...made, cancelled: true }));
    ok(await post('/api/events/update', { ...made, version: null, cancelled: false }));
    const label = 'arrangementet Ærø – Marstal 15-08-2026';
    return {
      answer: await post('/api/events/update', { ...made, version: null, venue: 'Rise' }),
      told: by(`oprettede ${label}`, `aflyste ${label}`, `holder alligevel ${label}`, 'satte Sted til Rise'),
    };
  },
  'DELETE /api/events/:id': async () => {
    const event = { sponsorshipId: (await club()).id, title: 'Ærø – Marstal', date: '2026-08-15' };
    const { id } = ok(await post('/api/events/update', event));
    const told = by('slettede arrangementet Ærø – Marstal 15-08-2026');
    return { answer: await test.admin.delete(`/api/events/${id}`), told };
  },
  'POST /api/sponsorships/contracts/:contractId/send-delivery': async () => {
    const { id, number } = await agreements.awaiting((await club()).id);
    const sent = { to: ['a@klub.dk', 'b@klub.dk'], subject: 'Rapport', text: 'Kære klub' };
    const answer = await post(`/api/sponsorships/contracts/${id}/send-delivery`, sent);
    return { answer, told: by(`sendte leveringsrapporten for aftale ${number} til a@klub.dk og b@klub.dk`) };
  },
  'POST /api/sponsorships/:id/proofs': async () => {
    const { answer } = await newProof();
    return { answer, told: by('tilføjede beviset for Sæsonkort 01-06-2026') };
  },
  'DELETE /api/sponsorships/:id/proofs/:recordId': async () => {
    const { path, id, answer } = await newProof(signedPdf());
    await test.admin.get(answer.body.files[0].url);
    return {
      answer: await test.admin.delete(`${path}/${id}`),
      told: by(
        'tilføjede beviset for Sæsonkort 01-06-2026',
        'hentede beviset for Sæsonkort',
        'fjernede beviset for Sæsonkort 01-06-2026',
      ),
    };
  },
  'POST /api/grants/update': async () => {
    const grant = await newGrant();
    ok(await post('/api/grants/update', { ...grant, quantity: 3 }));
    const answer = await post('/api/grants/update', { ...(await giftOf()), ...official });
    return {
      answer,
      told: by('gav 2 billetter til Ida Holm', 'ændrede Antal fra 2 til 3', 'ønskede 2 billetter til Bo Borgmester'),
    };
  },
  'POST /api/grants/:id/decide': async () => {
    const wishes = [await newWish(), await newWish()];
    const decide = (at: number, body: object) => test.user.post(`/api/grants/${wishes[at]}/decide`, body);
    ok(await decide(0, { decision: 'declined', reason: 'Ingen tilbage' }));
    return {
      answer: await decide(1, { decision: 'granted', reason: 'Vi ses' }),
      told: [
        'Bo Bruger afviste ønsket om 2 billetter til Ida Holm: Ingen tilbage.',
        'Bo Bruger gav efter ønske 2 billetter til Ida Holm: Vi ses.',
      ],
    };
  },
  'POST /api/grants/:id/hand-out': async () => ({
    answer: await post(`/api/grants/${(await newGrant()).id}/hand-out`, {}),
    told: by('udleverede 2 billetter til Ida Holm'),
  }),
  'POST /api/grants/:id/undo-hand-out': async () => {
    const { id } = await newGrant();
    ok(await post(`/api/grants/${id}/hand-out`, {}));
    const told = by('fortrød, at 2 billetter til Ida Holm blev udleveret');
    return { answer: await post(`/api/grants/${id}/undo-hand-out`, {}), told };
  },
  'POST /api/grants/:id/return': async () => {
    ok(await post(`/api/grants/${await newWish()}/return`, {}));
    return {
      answer: await post(`/api/grants/${(await newGrant()).id}/return`, {}),
      told: by('tog ønsket om 2 billetter til Ida Holm tilbage', 'tog 2 billetter til Ida Holm tilbage'),
    };
  },
  'POST /api/grants/:id/undo-return': async () => {
    const { id } = await newGrant();
    ok(await post(`/api/grants/${id}/return`, {}));
    const told = by('fortrød, at 2 billetter til Ida Holm blev givet tilbage');
    return { answer: await post(`/api/grants/${id}/undo-return`, {}), told };
  },
  'POST /api/grants/:id/attended': async () => {
    const { id } = await newGrant();
    ok(await post(`/api/grants/${id}/attended`, { attended: 2 }));
    return {
      answer: await post(`/api/grants/${id}/attended`, { attended: null }),
      told: by('skrev, at 2 af 2 kom med Ida Holm', 'slettede, hvor mange der kom med Ida Holm'),
    };
  },
  'POST /api/events/:id/return-rest': async () => {
    const { eventId } = await newGrant();
    const answer = await post(`/api/events/${eventId}/return-rest`, {});
    return { answer, told: by('tog 2 billetter til Ida Holm tilbage') };
  },
  'POST /api/tickets/:itemId/update': async () => {
    const { itemId } = await giftOf();
    const answer = await post(`/api/tickets/${itemId}/update`, { mode: 'pr. arrangement', unitValue: 650 });
    return { answer, told: by('satte Værdi pr. billet, kr. inkl. moms til 650 kr') };
  },
  'POST /api/tickets/:itemId/request': async () => {
    const { itemId, ...wish } = await giftOf();
    const answer = await post(`/api/tickets/${itemId}/request`, wish);
    return { answer, told: by('ønskede 2 billetter til Ida Holm') };
  },
  'POST /api/sponsorships/:id/documents': async () => ({
    answer: await test.admin.upload(`/api/sponsorships/${(await club()).id}/documents`, signedPdf(), {
      name: 'Vedtægter.pdf',
    }),
    told: by('lagde dokumentet Vedtægter.pdf i mappen'),
  }),
  'POST /api/sponsorships/:id/documents/update': async () => {
    const path = `/api/sponsorships/${(await club()).id}/documents`;
    const made = ok(await test.admin.upload(path, signedPdf(), { name: 'a.pdf' }));
    return {
      answer: await post(`${path}/update`, { ...made, kind: 'Referat', title: 'Generalforsamling' }),
      told: by(
        'lagde dokumentet a.pdf i mappen',
        'ændrede Type fra Andet til Referat og Titel fra a.pdf til Generalforsamling',
      ),
    };
  },
  'DELETE /api/sponsorships/:id/documents/:recordId': async () => {
    const path = `/api/sponsorships/${(await club()).id}/documents`;
    const { id, url } = ok(await test.admin.upload(path, signedPdf(), { name: 'a.pdf' }));
    await test.admin.get(url);
    return {
      answer: await test.admin.delete(`${path}/${id}`),
      told: by('lagde dokumentet a.pdf i mappen', 'hentede dokumentet a.pdf', 'fjernede dokumentet a.pdf'),
    };
  },
  'POST /api/sponsorships/:id/documents/:recordId/undelete': async () => {
    const path = `/api/sponsorships/${(await club()).id}/documents`;
    const { id } = ok(await test.admin.upload(path, signedPdf(), { name: 'a.pdf' }));
    await test.admin.delete(`${path}/${id}`);
    return {
      answer: await post(`${path}/${id}/undelete`, {}),
      told: by(
        'lagde dokumentet a.pdf i mappen',
        'fjernede dokumentet a.pdf',
        'lagde det fjernede dokument a.pdf tilbage i mappen',
      ),
    };
  },
  'POST /api/tasks/update': async () => {
    const { id } = await club();
    const made = await newTask(id);
    const answer = await post('/api/tasks/update', { ...made, dueDate: '2026-07-08', assigneeId: test.ids.userId });
    return {
      answer,
      told: by(
        'oprettede opgaven Ring til kassereren',
        'ændrede Frist fra 01-07-2026 til 08-07-2026 og satte Ansvarlig til Bo Bruger',
      ),
    };
  },
  'DELETE /api/tasks/:id': async () => {
    const { id } = await newTask((await club()).id);
    return { answer: await test.admin.delete(`/api/tasks/${id}`), told: by('slettede opgaven Ring til kassereren') };
  },
  'POST /api/tasks/done': async () => {
    const { id, number } = await agreements.approved((await club()).id, { endDate: '2026-07-31' });
    return {
      answer: await post('/api/tasks/done', { key: `expiry:${id}:2026-07-31`, note: 'Klubben er lukket' }),
      told: by(`udførte opgaven Udløb 31-07-2026 af aftale ${number}: Klubben er lukket`),
    };
  },
  'POST /api/tasks/reopen': async () => {
    const key = await keyOfNewTask();
    await post('/api/tasks/done', { key });
    return {
      answer: await post('/api/tasks/reopen', { key }),
      told: by('udførte opgaven Ring til kassereren', 'åbnede opgaven Ring til kassereren igen'),
    };
  },
  'POST /api/tasks/snooze': async () => ({
    answer: await post('/api/tasks/snooze', { key: await keyOfNewTask(), until: '2026-06-20' }),
    told: by('udskød opgaven Ring til kassereren til 20-06-2026'),
  }),
  'POST /api/tasks/assign': async () => {
    const key = await keyOfNewTask();
    await post('/api/tasks/assign', { key, userId: test.ids.userId });
    return {
      answer: await post('/api/tasks/assign', { key, userId: null }),
      told: by(
        'tildelte Bo Bruger opgaven Ring til kassereren',
        'gav opgaven Ring til kassereren tilbage til den ansvarlige',
      ),
    };
  },
  'POST /api/settings/categories/update': saving(
    '/api/settings/categories',
    { name: 'Sejlads' },
    { name: 'Sejlsport' },
    'ændrede Navn fra Sejlads til Sejlsport',
  ),
  'DELETE /api/settings/categories/:id': removing(
    '/api/settings/categories',
    { name: 'Curling' },
    'kategorien Curling',
  ),
  'POST /api/settings/areas/update': saving(
    '/api/settings/areas',
    { name: 'Øst' },
    { city: 'Køge' },
    'satte By til Køge',
  ),
  'DELETE /api/settings/areas/:id': removing('/api/settings/areas', { name: 'Midt' }, 'området Midt'),
  'POST /api/budget/update': saving(
    '/api/budget',
    { areaId: null, year: 2050, amount: 100_000 },
    { areaId: null, year: 2050, amount: 120_000 },
    'ændrede Budget fra 100.000 kr. til 120.000 kr',
  ),
  'POST /api/reports/:kind/keep': async () => ({
    answer: await post('/api/reports/year/keep', { year: 2026 }),
    told: by('gemte rapporten Året i tal 2026'),
  }),
  'DELETE /api/budget/:id': removing('/api/budget', { year: 2051, amount: 1 }, 'budgettet Fælles 2051'),
  'POST /api/settings/updates/update': saving(
    '/api/settings/updates',
    { title: 'Nyt', description: '<p>Før</p>' },
    { description: '<p>Efter</p>' },
    'ændrede Beskrivelse fra Før til Efter',
  ),
  'DELETE /api/settings/updates/:id': removing(
    '/api/settings/updates',
    { title: 'Gammelt nyt', description: '<p>x</p>' },
    'opdateringen Gammelt nyt',
  ),
  'POST /api/settings/templates/update': saving(
    '/api/settings/templates',
    { name: 'Guldpakke', terms: { rates: [{ percent: 100, month: 1 }] } },
    {
      active: true,
      terms: {
        months: 12,
        rates: [
          { percent: 60, month: 1 },
          { percent: 40, month: 7 },
        ],
      },
    },
    'ændrede Aktiv fra Nej til Ja, satte Længde i måneder til 12 og ændrede Rater fra 100 % i måned 1 til 60 % i måned 1; 40 % i måned 7',
  ),
  'DELETE /api/settings/templates/:id': removing(
    '/api/settings/templates',
    { name: 'Sølvpakke' },
    'skabelonen Sølvpakke',
  ),
  'POST /api/settings/templates/from-contract': async () => {
    const { id } = await agreements.draft((await club()).id);
    const answer = await post('/api/settings/templates/from-contract', { contractId: id, name: 'Bronzepakke' });
    return { answer, told: by('oprettede skabelonen Bronzepakke') };
  },
  'POST /api/products/categories/update': saving(
    '/api/products/categories',
    { name: 'Hjemme', ...section },
    { section: 'Aktivering' },
    'ændrede Sektion fra Hospitality til Aktivering',
  ),
  'DELETE /api/products/categories/:id': removing(
    '/api/products/categories',
    { name: 'Ude', ...section },
    'produktkategorien Ude',
  ),
  'POST /api/products/categories/:id/move': moving(
    '/api/products/categories',
    (name) => ({ name, ...section }),
    'produktkategorien',
  ),
  'POST /api/products/update': saving(
    '/api/products',
    { name: 'Banner', categoryId: signs },
    { hasAmount: true },
    'ændrede Antal fra Nej til Ja',
  ),
  'DELETE /api/products/:id': removing('/api/products', { name: 'Flag', categoryId: signs }, 'produktet Flag'),
  'POST /api/products/:id/move': moving('/api/products', (name) => ({ name, categoryId: signs, sort: 1 }), 'produktet'),
  'POST /api/import/:kind': async () => ({
    answer: await test.admin.upload('/api/import/sponsorships', sheet, { name: 'klubber.csv' }),
    told: by('lagde klubber.csv op til import af sponsorater'),
  }),
  'POST /api/import/:id/mapping': async () => ({ answer: (await newImport()).mapped, told: [] }),
  'POST /api/import/:id/rows/:row': async () => {
    const { id } = await newImport();
    return { answer: await post(`/api/import/${id}/rows/2`, { action: 'skip' }), told: [] };
  },
  'POST /api/import/:id/causes': async () => {
    const { id } = await newImport(Buffer.from('Navn\r\nKlubben uden område\r\n'));
    return { answer: await post(`/api/import/${id}/causes`, { field: 'area', value: '', skip: true }), told: [] };
  },
  'POST /api/import/:id/suggestions': async () => {
    const file = Buffer.from('Navn;Kategori\r\nKlubben med fejl;Fodbolds\r\n');
    const { id, mapped } = await newImport(file, { Navn: 'name', Kategori: 'category' });
    return { answer: await post(`/api/import/${id}/suggestions`, { version: mapped.body.version }), told: [] };
  },
  'POST /api/import/:id/as/:kind': async () => {
    const { id } = await newImport();
    return {
      answer: await post(`/api/import/${id}/as/contacts`),
      told: by('lagde klubber.csv op til import af kontaktpersoner'),
    };
  },
  'POST /api/import/:id/skip-errors': async () => {
    const { id, mapped } = await newImport();
    return { answer: await post(`/api/import/${id}/skip-errors`, { version: mapped.body.version }), told: [] };
  },
  'POST /api/import/:id/run': async () => {
    const { id } = await newImport();
    await post(`/api/import/${id}/rows/2`, { action: 'skip' });
    return {
      answer: await post(`/api/import/${id}/run`),
      told: by('importerede sponsorater: 1 sprunget over'),
    };
  },
  'DELETE /api/import/:id': async () => {
    const { id } = await newImport();
    return { answer: await test.admin.delete(`/api/import/${id}`), told: by('slettede importen af klubber.csv') };
  },
  'POST /api/sponsorships/:id/request-approval': () =>
    whileApprovalIsAsked(async ({ clubId, id, number }) => ({
      answer: await agreements.call(clubId, 'request-approval', {
        id,
        approverId: test.ids.userId,
        conflict: 'Kasserer',
        note: 'Haster',
      }),
      told: by(
        `bad Bo Bruger godkende aftale ${number}: Haster`,
        `oplyste en post i klubben bag aftale ${number}: Kasserer`,
      ),
    })),
  'POST /api/sponsorships/:id/withdraw-approval': () =>
    whileApprovalIsAsked(async ({ clubId, id, number }) => {
      ok(await agreements.call(clubId, 'request-approval', { id, approverId: test.ids.userId, conflict: '' }));
      const answer = await agreements.call(clubId, 'withdraw-approval', { id });
      return { answer, told: by(`spørger ikke længere Bo Bruger om at godkende aftale ${number}`) };
    }),
  'POST /api/sponsorships/:id/decide': () =>
    whileApprovalIsAsked(async ({ clubId, id, number }) => {
      const ask = () =>
        agreements.call(clubId, 'request-approval', { id, approverId: test.ids.adminId, conflict: '' }, test.user);
      ok(await ask());
      ok(await agreements.call(clubId, 'decide', { id, decision: 'declined', reason: 'For dyr' }));
      ok(await ask());
      return {
        answer: await agreements.call(clubId, 'decide', { id, decision: 'granted' }),
        told: by(
          `ville ikke godkende aftale ${number}: For dyr`,
          `godkendte aftale ${number}`,
          `låste aftale ${number} til underskrift`,
        ),
      };
    }),
  'POST /api/sponsorships/:id/send': async () => {
    const { id } = await club();
    const { id: contractId, number } = await agreements.awaiting(id);
    const answer = await agreements.call(id, 'send', { id: contractId, ...sending });
    return { answer, told: by(`sendte aftale ${number} til underskrift hos Åse Ørsted og Bent`) };
  },
  'POST /api/sponsorships/:id/remind': async () => {
    const { number, signerId, call } = await newSending();
    await test.db.execute(sql`update signers set mailed_at = mailed_at - interval '1 day' where id = ${signerId}`);
    const answer = await call('remind', { signerId });
    return { answer, told: by(`påmindede Åse Ørsted om at underskrive aftale ${number}`) };
  },
  'POST /api/sponsorships/:id/signer': async () => {
    const { number, signerId, call } = await newSending();
    const answer = await call('signer', { signerId, name: 'Åse Holm', email: 'holm@klub.dk' });
    return { answer, told: by(`rettede underskriveren Åse Ørsted af aftale ${number} til Åse Holm`) };
  },
  'POST /api/sponsorships/:id/cancel-signing': async () => {
    const { number, call } = await newSending();
    const answer = await call('cancel-signing');
    return { answer, told: by(`annullerede afsendelsen af aftale ${number} til underskrift`) };
  },
  'POST /api/sponsorships/:id/accept-upload': async () => {
    const { number, call } = await newCopy();
    const answer = await call('accept-upload');
    return { answer, told: by(`uploadede den underskrevne aftale ${number}, som nu er godkendt`) };
  },
  'POST /api/sponsorships/:id/reject-upload': async () => {
    const { number, call } = await newCopy();
    const answer = await call('reject-upload', { reason: 'Side 2 mangler' });
    return { answer, told: by(`afviste den underskrevne kopi af aftale ${number}: Side 2 mangler`) };
  },
  'POST /api/public/signing/:token/upload': async () => {
    const { answer, number } = await newCopy();
    return { answer, told: [`Åse Ørsted sendte en underskrevet kopi af aftale ${number}.`] };
  },
  'POST /api/public/signing/:token/decline': async () => {
    const { link, number } = await newSending();
    const answer = await test.anonymous().post(`${link}/decline`, { reason: 'Beløbet er forkert' });
    return { answer, told: [`Åse Ørsted afviste at underskrive aftale ${number}: Beløbet er forkert.`] };
  },
  'POST /api/public/signing/:token/code': async () => {
    const { link } = await newSending();
    return { answer: await test.anonymous().post(`${link}/code`, {}), told: [] };
  },
  'POST /api/public/signing/:token/sign': async () => {
    const { link, number } = await newSending();
    await test.anonymous().post(`${link}/code`, {});
    const { rows } = await test.db.execute(sql`select secrets[1] as code from mails order by id desc limit 1`);
    const body = { name: 'Åse Ørsted', title: 'Formand', accept: true, code: rows[0]?.code };
    const answer = await test.anonymous().post(`${link}/sign`, body);
    return { answer, told: [`Åse Ørsted, Formand underskrev aftale ${number}.`] };
  },
  'POST /api/mails/texts': async () => ({
    answer: await post('/api/mails/texts', { subject: 'Emne', text: 'Tekst' }),
    told: by('satte Emne til Emne og Tekst til Tekst'),
  }),
  'POST /api/mails/test': async () => ({
    answer: await post('/api/mails/test', { to: 'formand@klub.dk' }),
    told: by('sendte en prøve til formand@klub.dk'),
  }),
  'POST /api/mails/:id/retry': async () => {
    const { Id } = ok(await post('/api/mails/test', { to: 'formand@klub.dk' }));
    return {
      answer: await post(`/api/mails/${Id}/retry`),
      told: by('prøvede igen at sende e-mailen »Prøve fra Sponsorat« til formand@klub.dk'),
    };
  },
  'POST /api/user/reminders': async () => ({
    answer: await post('/api/user/reminders', { digest: 'daily', scope: 'areas', without: ['draft'] }),
    told: by('ændrede sine påmindelser'),
  }),
  'POST /api/user/reminders/test': async () => ({
    answer: await post('/api/user/reminders/test', {}),
    told: by('sendte en prøve til anna@bank.dk'),
  }),
  'POST /api/user/calendar': async () => ({
    answer: await post('/api/user/calendar', {}),
    told: by('oprettede en adresse til sin kalender'),
  }),
  'DELETE /api/user/calendar': async () => {
    await post('/api/user/calendar', {});
    return { answer: await test.admin.delete('/api/user/calendar'), told: by('slog sin kalenders adresse fra') };
  },
  'GET /logout': async () => {
    const client = await people.logIn('bo@bank.dk', PASSWORD);
    return { answer: await client.get('/logout'), told: ['Bo Bruger loggede ud.'] };
  },
  'GET /print-contract': async () => {
    const { contract } = await active();
    const answer = await test.admin.get(`/print-contract?id=${contract.id}`);
    return { answer, told: by(`hentede aftale ${contract.number} som PDF`) };
  },
  'GET /print-report': async () => ({
    answer: await test.admin.get('/print-report?kind=budget&year=2026'),
    told: by('hentede rapporten Budget 2026 som PDF'),
  }),
  'GET /api/reports/:kind/file': async () => ({
    answer: await test.admin.get('/api/reports/budget/file?format=xlsx&year=2026'),
    told: by('hentede rapporten Budget 2026 som Excel'),
  }),
  'GET /api/files/:id/:hash': async () => {
    const { contract } = await active();
    const answer = await test.admin.get(String(contract.signedDocument));
    return { answer, told: by(`hentede det underskrevne dokument til aftale ${contract.number}`) };
  },
  'GET /api/log/file': async () => ({
    answer: await test.admin.get('/api/log/file?format=csv&from=1999-01-01&to=1999-01-02'),
    told: by('hentede loggen som CSV'),
  }),
  'GET /api/export/:list': async () => ({
    answer: await test.admin.get('/api/export/areas?format=xlsx'),
    told: by('hentede listen Områder som Excel'),
  }),
};

const writes = Object.values(api)
  .flatMap((feature): EndpointDefinition[] => Object.values(feature))
  .filter(({ method, reads }) => method !== 'GET' && !reads)
  .map(({ method, path }) => `${method} ${path}`)
  // What somebody has read at their own bell concerns nobody else.
  .filter((name) => name !== 'POST /api/notifications/read');

const log = async (filter: object = {}): Promise<LogRow[]> =>
  ok(await post('/api/log', { filter, perPage: 100 })).Result;

describe('the table of routes that change something', () => {
  it('holds every one', () => {
    expect(writes.filter((name) => !(name in acts))).toEqual([]);
  });

  it.each(Object.keys(acts))('%s leaves a line that reads as a sentence', async (name) => {
    const last = (await log())[0]?.Id ?? 0;
    const { answer, told } = await (acts[name] as Act)();
    expect([200, 204, 302]).toContain(answer.status);
    const lines = (await log()).filter(({ Id }) => Id > last).map(({ Text }) => Text);
    for (const sentence of told) expect(lines).toContainEqual(sentence);
    for (const line of lines) expect(line).toMatch(/^\S.+ \S+.*[.!?]$/);
    // Whoever did it may be unknown, what it was done to is not.
    for (const line of lines) expect(line).not.toMatch(/.Ukendt/);
  });
});

describe('a sentence', () => {
  const line = { by: 'Anna Admin', recordId: 1, before: null, after: null, erased: {} };
  const names = () => 'X';

  it('is there for every action of every kind', () => {
    for (const [kind, { actions }] of Object.entries(recordKinds))
      for (const action of actions)
        expect(tell({ ...line, kind, action }, names).Text, `${kind} ${action}`).not.toMatch(/ændrede X/);
  });

  it.each([
    [{ created: 1, changed: 0, leftOut: 0 }, '1 ny'],
    [{ created: 393, changed: 2, leftOut: 5 }, '393 nye, 2 opdaterede og 5 sprunget over'],
    [{ created: 0, changed: 1 }, '1 opdateret'],
    [{ created: 0, changed: 0, leftOut: 0 }, 'ingen ændringer'],
  ])('of an import counts what there was: %j', (counts, said) => {
    const after = { list: 'Sponsorater', ...counts };
    const told = tell({ ...line, kind: 'import', action: 'run', after }, names);
    expect(told.Text).toBe(`Anna Admin importerede sponsorater: ${said}.`);
  });

  it('of an action that nobody told it of names the raw fields, and none of their values', () => {
    const states = { before: { tal: 1, ens: 1 }, after: { tal: 2, ens: 1 } };
    const told = tell({ ...line, kind: 'ukendt', action: 'gjort', ...states }, names);
    expect(told).toMatchObject({ Text: 'Anna Admin ændrede tal.', Changes: [] });
  });
});

/** Kinds of which lines tell no row of a table of their own. */
type WithoutATable = 'conflict' | 'item' | 'file' | 'call' | 'log' | 'list' | 'report' | 'mail' | 'import' | 'database';

describe('what a line shows', () => {
  const versioned = ['id', 'version', 'updatedAt', 'updatedBy', 'searched'];
  /** Of each record what no line shows: what the app writes by itself, files, and what is secret. */
  const hidden: Partial<Record<AuditKind, string[]>> = {
    sponsorship: ['logoFileId', 'checkedBy'],
    contract: [
      'number',
      'sponsorshipId',
      'goneProducts',
      'frozen',
      'frozenCategoryName',
      'agreementFileId',
      'savedByIds',
      'createdAt',
      'createdBy',
      'confirmedAt',
      'confirmedBy',
      'approvedAt',
      'sentAt',
      'approvedBy',
      'importedAt',
    ],
    update: ['createDate'],
    company: ['logoFileId', 'secondFactorDemand'],
    rule: ['key'],
    contact: ['sponsorshipId'],
    // Its task has a line of its own.
    note: ['sponsorshipId', 'followUpId', 'createdAt', 'createdBy'],
    document: ['sponsorshipId', 'fileId', 'createdAt', 'createdBy', 'removedAt', 'removedBy'],
    event: ['sponsorshipId', 'uid'],
    proof: ['sponsorshipId', 'itemId', 'usageId', 'createdAt', 'createdBy', 'removedAt', 'removedBy'],
    grant: [
      'sponsorshipId',
      'areaId',
      'state',
      'returnedFrom',
      'attended',
      'givenOn',
      'handedOutOn',
      'requestedBy',
      'requestedById',
      'savedByIds',
      'decidedBy',
      'decidedAt',
      'decision',
      'createdAt',
      'createdBy',
      'idempotencyKey',
    ],
    task: ['sponsorshipId', 'doneAt', 'doneBy'],
    // Where it lies follows from its agreement.
    payment: ['contractId', 'rateId', 'invoiceFileId', 'createdAt', 'createdBy', 'sponsorshipId', 'areaId'],
    user: ['passwordHash', 'mustChangePassword', 'pictureFileId', 'oidcIssuer', 'oidcSubject', 'keptAdminAt'],
  };
  const tables = {
    sponsorship: sponsorships,
    contract: contracts,
    product: products,
    'product-category': productCategories,
    category: categories,
    area: areas,
    budget: budgets,
    update: updates,
    template: templates,
    company,
    payment: payments,
    rule: ruleValues,
    contact: contacts,
    note: notes,
    document: clubDocuments,
    event: events,
    proof: proofs,
    grant: grants,
    task: tasks,
    user: users,
  } satisfies Record<Exclude<AuditKind, WithoutATable>, object>;
  it.each(Object.entries(tables) as [keyof typeof tables, PgTable][])(
    'of a %s is decided for each of its columns',
    (kind, table) => {
      const known = [...Object.keys(shownFields[kind]), ...versioned, ...(hidden[kind] ?? [])];
      expect(Object.keys(getTableColumns(table)).filter((key) => !known.includes(key))).toEqual([]);
      for (const key of hidden[kind] ?? []) expect(shownFields[kind]).not.toHaveProperty(key);
      const undecided = Object.keys(getTableColumns(table)).filter((key) => decisionOf(kind, key) === null);
      // These are in no line.
      expect(undecided.filter((key) => key !== 'passwordHash' && key !== 'idempotencyKey')).toEqual([]);
    },
  );

  it('stands apart where it says something of a person: each field of each line is decided', async () => {
    const { rows } = await test.db.execute<{ kind: AuditKind; field: string }>(sql`
      select distinct entity as kind, field from audit_log, lateral jsonb_object_keys(coalesce(before, '{}')
        || coalesce(after, '{}')) as field
      union select entity, field from audit_log join audit_values on audit_id = id where field <> 'actor'`);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ kind, field }) => decisionOf(kind, field) === null)).toEqual([]);
    for (const kind of Object.keys(recordKinds) as AuditKind[])
      for (const field of Object.keys(shownFields[kind]))
        expect(decisionOf(kind, field), `${kind} ${field}`).not.toBeNull();
  });
});
