import { agreementValues, selection, signedPdf } from '../features/contracts/contracts.testing.ts';
import { sponsorshipValues } from '../features/sponsorships/sponsorships.testing.ts';
import { userValues } from '../features/users/users.testing.ts';
import type { TestApp } from './app.ts';
import type { Answer, TestClient } from './client.ts';
import { PASSWORD } from './fixtures.ts';
import { PNG, type Subjects } from './subjects.ts';

/** A request as data, so that it can be sent as it is, by anyone, or with something of it changed. */
export type RouteRequest = { url: string; body?: object; file?: { bytes: Buffer; name: string } };

/** Whom a route answers: anyone, everyone who is logged in, whoever has the area of what is asked about, or Admins. */
export type Audience = 'anyone' | 'Bruger' | 'area' | 'Admin';

export type Row<A extends Audience = Audience> = {
  for: A;
  /** A request that succeeds for those; each call makes one that succeeds once. */
  make: () => RouteRequest | Promise<RouteRequest>;
  /** Everyone is answered this: what it needs besides, no request brings along. */
  status?: number;
  /** It changes by what the asker is logged in: each asks with a session that nothing else needs. */
  changesSession?: true;
  /** What must be true of whoever asks, once they are logged in. */
  prepare?: () => Promise<void>;
};

export const sendRequest = (client: TestClient, method: string, { url, body, file }: RouteRequest): Promise<Answer> =>
  file ? client.upload(url, file.bytes, file) : client.send(method as 'GET', url, body ? { payload: body } : {});

/** THE table of routes: every one that the server has, whom it answers, and a request that succeeds. */
export const routeTable = (test: Pick<TestApp, 'ids'>, made: Subjects) => {
  const { ids } = test;
  const club = `/api/sponsorships/${made.sponsorship}`;
  const anotherClub = `/api/sponsorships/${made.another}`;
  const contract = `/api/sponsorships/contracts/${made.contract}`;
  const picture = { bytes: PNG, name: 'billede.png' };
  const link = `/api/public/signing/${'A'.repeat(43)}`;
  const lines = { filter: { from: '2026-01-01', to: '2026-12-31' }, page: 1, perPage: 10 };
  const list = { filter: { search: 'b' }, sort: { field: 'Name', dir: 'desc' }, page: 1, perPage: 10 };

  const to = <A extends Audience>(audience: A, url: string, body?: object): Row<A> => ({
    for: audience,
    make: () => (body ? { url, body } : { url }),
  });
  const fresh = <A extends Audience, T>(
    audience: A,
    subject: () => Promise<T>,
    request: (of: T) => RouteRequest,
  ): Row<A> => ({ for: audience, make: async () => request(await subject()) });
  const sends = <A extends Audience>(audience: A, url: string, file: RouteRequest['file']): Row<A> => ({
    for: audience,
    make: () => ({ url, ...(file && { file }) }),
  });
  const acts = (action: string, subject: () => Promise<number>, values: object = {}) =>
    fresh('area', subject, (id) => ({ url: `${anotherClub}/${action}`, body: { id, ...values } }));
  const moves = (move: string, subject: () => Promise<number>, body: object = {}) =>
    fresh('area', subject, (id) => ({ url: `/api/grants/${id}/${move}`, body }));
  const decides = (action: string, values: object = {}) =>
    fresh('area', made.newTask, ({ id, dueDate }) => ({
      url: `/api/tasks/${action}`,
      body: { key: `manual:${id}:${dueDate}`, ...values },
    }));
  const removes = (path: string, subject: () => Promise<number>) =>
    fresh('Admin', subject, (id) => ({ url: `${path}/${id}` }));
  const aboutUser = (url: (id: number) => string) => fresh('Admin', made.newUser, ({ id }) => ({ url: url(id) }));

  const ofImport = (request: (id: number) => RouteRequest) => fresh('Admin', made.newImport, request);

  const sheet = { bytes: Buffer.from('Navn;By\r\nÆrø Boldklub;Ærøskøbing\r\n'), name: 'klubber.csv' };
  const product = { name: 'Plads', categoryId: made.category, sort: 1.5, hasAmount: true, addOnValues: ['Grøn'] };
  const draft = { ...agreementValues(test), products: [selection(made.product, { amount: 5 })] };
  const simple = { ...agreementValues(test), rates: [{ amount: 100.5, dueDate: '2026-03-01' }] };

  return {
    'GET /health/live': to('anyone', '/health/live'),
    'GET /health/ready': to('anyone', '/health/ready'),
    'POST /api/login': {
      ...fresh('anyone', made.newUser, ({ email }) => ({ url: '/api/login', body: { email, password: PASSWORD } })),
      changesSession: true as const,
    },
    'POST /api/login/second': to('anyone', '/api/login/second', { code: '123456' }),
    'GET /api/login': to('anyone', '/api/login'),
    // Without the bank's login there is no way there; `features/auth/oidc/` goes the whole way.
    'GET /login/oidc': { ...to('anyone', '/login/oidc?redirect=/sponsorships'), status: 404 },
    'GET /login/oidc/callback': { ...to('anyone', '/login/oidc/callback?code=x&state=y'), status: 404 },
    'GET /logout': { ...to('anyone', '/logout'), changesSession: true as const },

    'GET /api/openapi.json': to('Bruger', '/api/openapi.json'),
    'GET /icons/{name}': to('Bruger', '/icons/ticket.svg'),
    'GET /api/user': to('Bruger', '/api/user'),
    'GET /api/user/profile': to('Bruger', '/api/user/profile'),
    'POST /api/user': to('Bruger', '/api/user', { name: 'Bo Nyt-Navn', phoneNumber: '12 34 56 78' }),
    'POST /api/user/picture': sends('Bruger', '/api/user/picture', picture),
    'POST /api/user/password': {
      ...to('Bruger', '/api/user/password', { current: PASSWORD, password: `${PASSWORD}-ny` }),
      changesSession: true as const,
    },
    'GET /api/user/reminders': to('Bruger', '/api/user/reminders'),
    'POST /api/user/reminders': to('Bruger', '/api/user/reminders', {
      digest: 'daily',
      scope: 'areas',
      without: ['draft'],
      amounts: true,
    }),
    // The bank asks for no approvals here; `features/approvals/` goes the whole way.
    'GET /api/sponsorships/{id}/approvers/{contractId}': to('area', `${club}/approvers/${made.contract}`),
    'POST /api/sponsorships/{id}/request-approval': {
      ...acts('request-approval', made.newDraft, { approverId: ids.adminId, conflict: '' }),
      status: 409,
    },
    'POST /api/sponsorships/{id}/withdraw-approval': { ...acts('withdraw-approval', made.newDraft), status: 409 },
    'POST /api/sponsorships/{id}/decide': { ...acts('decide', made.newDraft, { decision: 'granted' }), status: 409 },
    // No mail server is at hand; `features/reminders/` goes the whole way.
    'POST /api/user/reminders/test': { ...to('Bruger', '/api/user/reminders/test'), status: 409 },
    'POST /api/user/calendar': to('Bruger', '/api/user/calendar'),
    'DELETE /api/user/calendar': to('Bruger', '/api/user/calendar'),
    // Whoever has the address may ask; `features/reminders/calendar.test.ts` has one.
    'GET /calendar/{token}.ics': { ...to('anyone', `/calendar/${'A'.repeat(43)}.ics`), status: 404 },
    'GET /api/notifications': to('Bruger', '/api/notifications?unread=true'),
    'POST /api/notifications/read': to('Bruger', '/api/notifications/read', { ids: [1, 2] }),
    'GET /api/user/totp': to('Bruger', '/api/user/totp'),
    'POST /api/user/totp': { ...to('Bruger', '/api/user/totp'), prepare: () => made.secondFactors.clear() },
    'POST /api/user/totp/confirm': {
      ...to('Bruger', '/api/user/totp/confirm', { code: made.secondFactors.sharedCode() }),
      changesSession: true as const,
      prepare: () => made.secondFactors.give({ confirmed: false }),
    },
    'DELETE /api/user/totp': {
      ...to('Bruger', '/api/user/totp', { code: made.secondFactors.sharedCode() }),
      changesSession: true as const,
      prepare: () => made.secondFactors.give({ confirmed: true }),
    },
    'GET /api/settings': to('Bruger', '/api/settings'),
    'GET /api/dashboard/overview': to('Bruger', '/api/dashboard/overview'),
    'GET /api/dashboard/latest-contracts': to('Bruger', '/api/dashboard/latest-contracts'),
    'GET /api/dashboard/categories': to('Bruger', '/api/dashboard/categories'),
    'GET /api/dashboard/setup': to('Admin', '/api/dashboard/setup'),
    'GET /api/dashboard/updates': to('Bruger', '/api/dashboard/updates'),
    'POST /api/sponsorships': to('Bruger', '/api/sponsorships', list),
    'POST /api/tasks': to('Bruger', '/api/tasks', list),
    'GET /api/tasks/summary': to('Bruger', `/api/tasks/summary?user=${ids.userId}`),
    'GET /api/tasks/next-deadline': to('Bruger', `/api/tasks/next-deadline?user=${ids.userId}`),
    'POST /api/tasks/done': decides('done', { note: 'Aftalt' }),
    'POST /api/tasks/reopen': decides('reopen'),
    'POST /api/tasks/snooze': decides('snooze', { until: '2026-06-20' }),
    'POST /api/tasks/assign': decides('assign', { userId: ids.userId }),
    'GET /api/tasks/{id}': fresh('area', made.newTask, ({ id }) => ({ url: `/api/tasks/${id}` })),
    'POST /api/tasks/update': to('area', '/api/tasks/update', {
      sponsorshipId: made.sponsorship,
      contractId: made.contract,
      title: 'Aftal et møde',
      dueDate: '2026-07-01',
    }),
    'DELETE /api/tasks/{id}': fresh('area', made.newTask, ({ id }) => ({ url: `/api/tasks/${id}` })),
    'POST /api/tickets': to('Bruger', '/api/tickets', list),
    'POST /api/events': to('Bruger', '/api/events', list),
    'GET /api/events/{id}': to('area', `/api/events/${made.event}`),
    'POST /api/events/update': fresh('area', made.newEvent, (id) => ({
      url: '/api/events/update',
      body: { id, sponsorshipId: made.another, title: `Kamp mod ${id}`, date: '2026-08-15', time: '15:00' },
    })),
    'DELETE /api/events/{id}': fresh('area', made.newEvent, (id) => ({ url: `/api/events/${id}` })),
    'POST /api/grants': to('Bruger', '/api/grants', list),
    'GET /api/grants/{id}': to('area', `/api/grants/${made.grant}`),
    'POST /api/grants/check': to('area', '/api/grants/check', made.grantOf()),
    'POST /api/grants/update': fresh('area', made.newGrant, (id) => ({
      url: '/api/grants/update',
      body: made.grantOf({ id, phone: '12345678' }),
    })),
    'POST /api/grants/{id}/decide': fresh('area', made.newWish, (id) => ({
      url: `/api/grants/${id}/decide`,
      body: { decision: 'granted', reason: 'Vi ses' },
    })),
    'POST /api/grants/{id}/hand-out': moves('hand-out', made.newGrant),
    'POST /api/grants/{id}/undo-hand-out': moves('undo-hand-out', made.newHandedOutGrant),
    'POST /api/grants/{id}/return': moves('return', made.newGrant),
    'POST /api/grants/{id}/undo-return': moves('undo-return', made.newReturnedGrant),
    'POST /api/grants/{id}/attended': moves('attended', made.newGrant, { attended: 1 }),
    'POST /api/events/{id}/return-rest': to('area', `/api/events/${made.event}/return-rest`, {}),
    'POST /api/recipients': to('Bruger', '/api/recipients', list),
    'GET /api/recipients': to('Bruger', '/api/recipients?email=birthe@holm.dk'),
    'GET /api/recipients/known': to('Bruger', '/api/recipients/known?search=holm'),
    'GET /api/tickets/{itemId}': to('area', `/api/tickets/${made.tickets}`),
    'POST /api/tickets/{itemId}/update': to('area', `/api/tickets/${made.tickets}/update`, {
      mode: 'pulje',
      unitValue: 650,
      includesTravel: true,
    }),
    'GET /api/tickets/{itemId}/free': to('area', `/api/tickets/${made.tickets}/free?event=${made.event}`),
    'GET /api/tickets/{itemId}/events': to('area', `/api/tickets/${made.tickets}/events`),
    'POST /api/tickets/{itemId}/request': to('area', `/api/tickets/${made.tickets}/request`, {
      quantity: 1,
      recipientName: 'Ib Holm',
      recipientType: 'Andet',
    }),
    'GET /api/search': to('Bruger', '/api/search?q=b'),
    'GET /api/search/visited': to('Bruger', `/api/search/visited?records=sponsorship-${made.sponsorship},user-1`),
    'GET /api/sponsorships/{id}/contacts': to('area', `${club}/contacts`),
    'POST /api/sponsorships/{id}/contacts/update': to('area', `${anotherClub}/contacts/update`, {
      name: 'Kaja Kasserer',
      email: 'kaja@klub.dk',
      primary: true,
    }),
    'DELETE /api/sponsorships/{id}/contacts/{recordId}': fresh('area', made.newContact, (id) => ({
      url: `${anotherClub}/contacts/${id}`,
    })),
    'GET /api/sponsorships/{id}/notes': to('area', `${club}/notes`),
    'POST /api/sponsorships/{id}/notes/update': to('area', `${club}/notes/update`, {
      text: 'Talt med kassereren',
      kind: 'Telefon',
      contractId: made.contract,
    }),
    'DELETE /api/sponsorships/{id}/notes/{recordId}': fresh('area', made.newNote, (id) => ({
      url: `${anotherClub}/notes/${id}`,
    })),
    'GET /api/sponsorships/{id}/documents': to('area', `${club}/documents`),
    'GET /api/sponsorships/{id}/documents/removed': to('Admin', `${club}/documents/removed`),
    'POST /api/sponsorships/{id}/documents': sends('area', `${club}/documents?kind=Regnskab&title=2026`, {
      bytes: signedPdf('regnskab'),
      name: 'regnskab.pdf',
    }),
    'POST /api/sponsorships/{id}/documents/update': fresh('area', made.newDocument, (id) => ({
      url: `${anotherClub}/documents/update`,
      body: { id, kind: 'Referat', title: 'Generalforsamling' },
    })),
    'DELETE /api/sponsorships/{id}/documents/{recordId}': fresh('area', made.newDocument, (id) => ({
      url: `${anotherClub}/documents/${id}`,
    })),
    'POST /api/sponsorships/{id}/documents/{recordId}/undelete': fresh('area', made.newRemovedDocument, (id) => ({
      url: `${anotherClub}/documents/${id}/undelete`,
    })),
    'GET /api/sponsorships/{id}/proofs': to('area', `${club}/proofs?item=${made.item}`),
    'POST /api/sponsorships/{id}/proofs': sends(
      'area',
      `${club}/proofs?item=${made.item}&date=2026-06-01&note=Ved%20banen`,
      picture,
    ),
    'DELETE /api/sponsorships/{id}/proofs/{recordId}': fresh('area', made.newProof, (id) => ({
      url: `${club}/proofs/${id}`,
    })),
    'POST /api/sponsorships/{id}/timeline': to('area', `${club}/timeline`, {
      filter: { kinds: ['note'] },
      page: 1,
      perPage: 10,
    }),
    'GET /api/sponsorships/user-areas': to('Bruger', '/api/sponsorships/user-areas'),
    'GET /api/sponsorships/responsible-users': to('Bruger', '/api/sponsorships/responsible-users'),
    'GET /api/sponsorships/duplicates': to('Bruger', '/api/sponsorships/duplicates?name=Boldklub'),
    'GET /api/sponsorships/categories': to('Bruger', '/api/sponsorships/categories'),
    'GET /api/sponsorships/templates': to('Bruger', '/api/sponsorships/templates'),
    'GET /api/sponsorships/product-categories': to('Bruger', '/api/sponsorships/product-categories'),
    'GET /api/sponsorships/products': to('Bruger', '/api/sponsorships/products'),

    'GET /api/files/{id}/{hash}': to('area', made.file),
    'GET /api/sponsorships/area-users/{areaId}': to('area', `/api/sponsorships/area-users/${ids.north}`),
    'GET /api/sponsorships/{id}': to('area', club),
    'POST /api/sponsorships/update': to('area', '/api/sponsorships/update', {
      ...sponsorshipValues(test),
      id: made.sponsorship,
    }),
    'DELETE /api/sponsorships/{id}': fresh('area', made.newSponsorship, (id) => ({ url: `/api/sponsorships/${id}` })),
    'POST /api/sponsorships/{id}/logo': sends('area', `${club}/logo`, picture),
    'GET /api/sponsorships/{id}/active-contract': to('area', `${club}/active-contract`),
    'GET /api/sponsorships/{id}/contracts': to('area', `${club}/contracts`),
    'GET /api/sponsorships/contracts/{contractId}/changes': to(
      'area',
      `/api/sponsorships/contracts/${made.draft}/changes`,
    ),
    'GET /api/sponsorships/{id}/utilization': to('area', `${club}/utilization`),
    'GET /api/sponsorships/{id}/marketing': to('area', `${club}/marketing`),
    'GET /api/sponsorships/{id}/hospitality': to('area', `${club}/hospitality`),
    'GET /api/sponsorships/{id}/usage/{itemId}': to('area', `${club}/usage/${made.item}`),
    'POST /api/sponsorships/{id}/save-utilization': to('area', `${club}/save-utilization`, {
      id: made.item,
      used: 3,
      note: 'Kampdag',
    }),
    'POST /api/sponsorships/{id}/save-public': to('area', `${club}/save-public`, { id: made.item, public: false }),
    'POST /api/sponsorships/{id}/history': to('area', `${club}/history`, lines),
    'POST /api/sponsorships/{id}/update': to('area', `${club}/update`, { ...draft, id: made.draft }),
    'POST /api/sponsorships/{id}/confirm': acts('confirm', made.newDraft),
    'POST /api/sponsorships/{id}/update-simple': to('area', `${anotherClub}/update-simple`, simple),
    'POST /api/sponsorships/{id}/confirm-simple': to('area', `${anotherClub}/confirm-simple`, simple),
    'POST /api/sponsorships/{id}/copy': to('area', `${club}/copy`, { id: made.contract }),
    'POST /api/sponsorships/{id}/renew': acts('renew', made.newApproved, { percent: 4 }),
    'POST /api/sponsorships/{id}/edit': acts('edit', made.newAwaiting),
    // No mail server is at hand; `features/signings/` goes the whole way.
    'POST /api/sponsorships/{id}/send': {
      ...acts('send', made.newAwaiting, { signers: [{ name: 'Å', email: 'a@b.dk' }], subject: 'Emne', text: 'Tekst' }),
      status: 409,
    },
    'POST /api/sponsorships/{id}/remind': { ...acts('remind', made.newAwaiting, { signerId: 1 }), status: 409 },
    'POST /api/sponsorships/{id}/signer': {
      ...acts('signer', made.newAwaiting, { signerId: 1, name: 'Å', email: 'a@b.dk' }),
      status: 409,
    },
    'POST /api/sponsorships/{id}/cancel-signing': { ...acts('cancel-signing', made.newAwaiting), status: 409 },
    'POST /api/sponsorships/{id}/accept-upload': { ...acts('accept-upload', made.newAwaiting), status: 409 },
    'POST /api/sponsorships/{id}/reject-upload': {
      ...acts('reject-upload', made.newAwaiting, { reason: 'x' }),
      status: 409,
    },
    'GET /api/sponsorships/contracts/{contractId}/signing-proposal': to('area', `${contract}/signing-proposal`),
    'GET /api/public/signing/{token}': { ...to('anyone', `${link}`), status: 404 },
    'GET /api/public/signing/{token}/pdf': { ...to('anyone', `${link}/pdf`), status: 404 },
    'POST /api/public/signing/{token}/code': { ...to('anyone', `${link}/code`, {}), status: 404 },
    'POST /api/public/signing/{token}/sign': { ...to('anyone', `${link}/sign`, {}), status: 404 },
    'POST /api/public/signing/{token}/decline': { ...to('anyone', `${link}/decline`, {}), status: 404 },
    'POST /api/public/signing/{token}/upload': { ...sends('anyone', `${link}/upload`, picture), status: 404 },
    'POST /api/sponsorships/{id}/delete-file': acts('delete-file', made.newApproved, { reason: 'Forkert fil' }),
    'POST /api/sponsorships/{id}/delete': acts('delete', made.newDraft),
    'POST /api/sponsorships/{id}/undelete': acts('undelete', made.newDeletedDraft),
    'GET /api/sponsorships/contracts/{contractId}': to('area', contract),
    'GET /api/sponsorships/contracts/{contractId}/used-by': to('area', `${contract}/used-by`),
    'GET /api/sponsorships/contracts/{contractId}/terms': to('area', `${contract}/terms`),
    'GET /api/sponsorships/contracts/{a}/compare/{b}': to(
      'area',
      `/api/sponsorships/contracts/${made.contract}/compare/${made.draft}`,
    ),
    'POST /api/contracts/match-files': to('Admin', '/api/contracts/match-files', { names: ['Vejle IF 2026.pdf'] }),
    'POST /api/contracts/match': to('Admin', '/api/contracts/match', { numbers: ['2026-0001'] }),
    'GET /api/sponsorships/contracts/{contractId}/evaluation': to('area', `${contract}/evaluation`),
    'POST /api/sponsorships/contracts/{contractId}/evaluation': to('area', `${contract}/evaluation`, {
      exposure: 4,
      recommendation: 'Fortsæt',
      text: 'Klubben leverede alt',
    }),
    'GET /api/sponsorships/contracts/{contractId}/usage': to('area', `${contract}/usage`),
    'GET /api/sponsorships/contracts/{contractId}/documents': to('area', `${contract}/documents`),
    'POST /api/sponsorships/contracts/{contractId}/history': to('area', `${contract}/history`, lines),
    'POST /api/sponsorships/contracts/{contractId}/upload': fresh('area', made.newAwaiting, (id) => ({
      url: `/api/sponsorships/contracts/${id}/upload?external=true`,
      file: { bytes: signedPdf(), name: 'aftale.pdf' },
    })),
    'POST /api/payments/rates': to('Bruger', '/api/payments/rates', list),
    'POST /api/payments/without-rates': to('Bruger', '/api/payments/without-rates', list),
    'GET /api/payments/months': to('Bruger', '/api/payments/months?year=2026'),
    'GET /api/payments/totals': to('Bruger', '/api/payments/totals'),
    'GET /api/sponsorships/contracts/{contractId}/payments': to('area', `${contract}/payments`),
    'POST /api/payments/update': to('area', '/api/payments/update', {
      contractId: made.contract,
      amount: 125.5,
      paidOn: '2026-06-01',
      vatAmount: 25,
      itemised: true,
    }),
    'POST /api/payments/register-many': to('Bruger', '/api/payments/register-many', {
      items: [{ rateId: 1, amount: 1 }],
      paidOn: '2026-06-01',
      reference: 'Bilag 7',
    }),
    'POST /api/payments/{id}/invoice': fresh('area', made.newPayment, (id) => ({
      url: `/api/payments/${id}/invoice`,
      file: picture,
    })),
    'DELETE /api/payments/{id}': fresh('area', made.newPayment, (id) => ({ url: `/api/payments/${id}` })),
    'GET /api/sponsorships/contracts/{contractId}/delivery-proposal': to('area', `${contract}/delivery-proposal`),
    // No mail server is at hand; `features/proofs/` goes the whole way.
    'POST /api/sponsorships/contracts/{contractId}/send-delivery': {
      ...to('area', `${contract}/send-delivery`, { to: ['a@b.dk'], subject: 'Emne', text: 'Tekst' }),
      status: 409,
    },
    'GET /print-guests': to('area', `/print-guests?event=${made.event}`),
    'GET /print-delivery': to('area', `/print-delivery?contract=${made.contract}&pictures=true`),
    'GET /print-contract': to('area', `/print-contract?id=${made.contract}`),

    'GET /api/users': to('Admin', '/api/users'),
    'GET /api/users/attention': to('Admin', '/api/users/attention'),
    'GET /api/users/areas': to('Admin', '/api/users/areas'),
    'GET /api/users/roles': to('Admin', '/api/users/roles'),
    'GET /api/users/{id}': to('Admin', `/api/users/${made.user}`),
    'POST /api/users/update': to('Admin', '/api/users/update', { ...userValues(test), id: made.user }),
    'POST /api/users/picture/{id}': sends('Admin', `/api/users/picture/${made.user}`, picture),
    'POST /api/users/{id}/lockout': aboutUser((id) => `/api/users/${id}/lockout`),
    'POST /api/users/{id}/unlock': aboutUser((id) => `/api/users/${id}/unlock`),
    'DELETE /api/users/{id}': aboutUser((id) => `/api/users/${id}`),
    'POST /api/users/{id}/totp/reset': aboutUser((id) => `/api/users/${id}/totp/reset`),
    'GET /api/users/{id}/used-by': to('Admin', `/api/users/${ids.userId}/used-by`),
    'GET /api/users/{id}/sponsorships': to('Admin', `/api/users/${ids.userId}/sponsorships`),
    'POST /api/users/{id}/transfer': {
      for: 'Admin' as const,
      make: async () => {
        const { id: userId } = await made.newUser();
        await made.newSponsorship({ userId });
        const body = { transfers: [{ areaIds: [ids.north], userId: ids.userId }] };
        return { url: `/api/users/${userId}/transfer`, body };
      },
    },
    'GET /api/payments/first-day': to('Admin', '/api/payments/first-day'),
    'POST /api/payments/first-day': {
      ...to('Admin', '/api/payments/first-day', { before: '2026-06-01' }),
      prepare: () => made.forgetFirstDay(),
    },
    'POST /api/log': to('Admin', '/api/log', lines),
    'POST /api/mails': to('Admin', '/api/mails', { filter: { status: 'Venter', search: 'b' }, page: 1, perPage: 10 }),
    'GET /api/mails/{id}': fresh('Admin', made.newMail, (id) => ({ url: `/api/mails/${id}` })),
    // No mail server is at hand; `features/mails/` goes the whole way.
    'POST /api/mails/{id}/retry': {
      ...fresh('Admin', made.newMail, (id) => ({ url: `/api/mails/${id}/retry` })),
      status: 409,
    },
    'GET /api/mails/texts': to('Admin', '/api/mails/texts'),
    'POST /api/mails/texts': to('Admin', '/api/mails/texts', { subject: 'Emne', text: 'Tekst' }),
    'POST /api/mails/test': to('Admin', '/api/mails/test', { to: 'bo@bank.dk' }),
    'GET /api/export/{list}': to('Bruger', '/api/export/sponsorships?format=csv'),
    'GET /api/import': to('Admin', '/api/import'),
    'POST /api/import/{kind}': sends('Admin', '/api/import/sponsorships', sheet),
    'GET /api/import/{kind}/template': to('Admin', '/api/import/sponsorships/template'),
    'GET /api/import/{kind}/sample': to('Admin', '/api/import/sponsorships/sample?format=csv'),
    'GET /api/import/{id}': ofImport((id) => ({ url: `/api/import/${id}` })),
    'GET /api/import/{id}/errors': ofImport((id) => ({ url: `/api/import/${id}/errors` })),
    'POST /api/import/{id}/mapping': ofImport((id) => ({
      url: `/api/import/${id}/mapping`,
      body: { mapping: { Id: 'id', Adresse: null }, version: 2 },
    })),
    'POST /api/import/{id}/rows': ofImport((id) => ({
      url: `/api/import/${id}/rows`,
      body: { filter: { action: 'update', search: 'b' }, sort: { field: 'Row', dir: 'desc' }, page: 1, perPage: 10 },
    })),
    'POST /api/import/{id}/rows/{row}': ofImport((id) => ({
      url: `/api/import/${id}/rows/2`,
      body: { action: 'skip' },
    })),
    'GET /api/import/{id}/causes': ofImport((id) => ({ url: `/api/import/${id}/causes` })),
    'POST /api/import/{id}/causes': fresh('Admin', made.newImportInError, (id) => ({
      url: `/api/import/${id}/causes`,
      body: { field: 'area', value: 'Nrd', skip: true, version: 2 },
    })),
    'POST /api/import/{id}/suggestions': fresh('Admin', made.newImportInError, (id) => ({
      url: `/api/import/${id}/suggestions`,
      body: { version: 2 },
    })),
    'POST /api/import/{id}/as/{kind}': ofImport((id) => ({ url: `/api/import/${id}/as/contracts?as=draft` })),
    'GET /api/import/{id}/names/{field}': ofImport((id) => ({ url: `/api/import/${id}/names/area` })),
    'POST /api/import/{id}/skip-errors': ofImport((id) => ({
      url: `/api/import/${id}/skip-errors`,
      body: { version: 2 },
    })),
    'POST /api/import/{id}/run': ofImport((id) => ({ url: `/api/import/${id}/run`, body: { version: 2 } })),
    'DELETE /api/import/{id}': ofImport((id) => ({ url: `/api/import/${id}` })),
    'GET /api/log/file': to('Admin', '/api/log/file?format=csv&from=2026-01-01&to=2026-01-02'),
    'GET /api/security': to('Admin', '/api/security'),
    'POST /api/security': to('Admin', '/api/security', { totp: 'nobody' }),
    'POST /api/settings': to('Admin', '/api/settings', { name: 'Ærø Bank', zipCode: '5970', cvr: '12345678' }),
    'POST /api/settings/logo': sends('Admin', '/api/settings/logo', picture),
    'GET /api/reports/kept': to('Bruger', '/api/reports/kept'),
    'GET /api/reports/{kind}': to('Bruger', '/api/reports/year?year=2026'),
    'GET /api/reports/{kind}/file': to('Bruger', '/api/reports/accounts/file?format=xlsx&date=2026-06-30'),
    'POST /api/reports/{kind}/keep': to('Bruger', '/api/reports/accounts/keep', { date: '2026-06-30' }),
    'GET /print-report': to('Bruger', '/print-report?kind=budget&year=2026'),
    'GET /api/budget': to('Bruger', '/api/budget?year=2026'),
    'GET /api/budget/behind': to('Bruger', '/api/budget/behind?year=2026&figure=bound'),
    'GET /api/budget/accrual': to('Bruger', '/api/budget/accrual?date=2026-06-30'),
    'GET /api/sponsorships/contracts/{contractId}/tax': to('area', `${contract}/tax`),
    'POST /api/reports/tax': to('Bruger', '/api/reports/tax', {}),
    'GET /print-tax': to('area', `/print-tax?contract=${made.contract}&year=2026`),
    'GET /api/reports/tax/totals': to('Bruger', '/api/reports/tax/totals?year=2026'),
    // Each time of another area: there is one budget of an area and year.
    'POST /api/budget/update': fresh('Admin', made.newArea, (areaId) => ({
      url: '/api/budget/update',
      body: { areaId, year: 2026, amount: 5 },
    })),
    'DELETE /api/budget/{id}': removes('/api/budget', made.newBudget),
    'GET /api/settings/rules': to('Admin', '/api/settings/rules'),
    'POST /api/settings/rules/update': to('Admin', '/api/settings/rules/update', {
      key: 'tasks.windowDays',
      validFrom: '2026-06-15',
      value: 60,
    }),
    'DELETE /api/settings/rules/{id}': removes('/api/settings/rules', made.newRuleValue),
    'POST /api/settings/categories': to('Admin', '/api/settings/categories', list),
    'GET /api/settings/categories/{id}': to('Admin', `/api/settings/categories/${made.sponsorCategory}`),
    'POST /api/settings/categories/update': to('Admin', '/api/settings/categories/update', {
      id: made.sponsorCategory,
      name: 'Håndbold',
      use: 'Begge',
    }),
    'GET /api/settings/categories/{id}/used-by': to(
      'Admin',
      `/api/settings/categories/${made.sponsorCategory}/used-by`,
    ),
    'DELETE /api/settings/categories/{id}': removes('/api/settings/categories', made.newCategory),
    'POST /api/settings/areas': to('Admin', '/api/settings/areas', list),
    'GET /api/settings/areas/{id}': to('Admin', `/api/settings/areas/${made.area}`),
    'POST /api/settings/areas/update': to('Admin', '/api/settings/areas/update', {
      id: made.area,
      name: 'Øst',
      address: 'Østergade 1',
      zipCode: '8000',
      city: 'Aarhus',
    }),
    'GET /api/settings/areas/{id}/used-by': to('Admin', `/api/settings/areas/${made.area}/used-by`),
    'DELETE /api/settings/areas/{id}': removes('/api/settings/areas', made.newArea),
    'POST /api/settings/updates': to('Admin', '/api/settings/updates', list),
    'GET /api/settings/updates/{id}': to('Admin', `/api/settings/updates/${made.update}`),
    'POST /api/settings/updates/update': to('Admin', '/api/settings/updates/update', {
      id: made.update,
      title: 'Nyt',
      description: '<p>Læs <a href="https://bank.dk">her</a></p>',
    }),
    'GET /api/settings/updates/{id}/used-by': to('Admin', `/api/settings/updates/${made.update}/used-by`),
    'DELETE /api/settings/updates/{id}': removes('/api/settings/updates', made.newUpdate),
    'POST /api/settings/templates': to('Admin', '/api/settings/templates', list),
    'GET /api/settings/templates/{id}': to('Admin', `/api/settings/templates/${made.template}`),
    'POST /api/settings/templates/update': to('Admin', '/api/settings/templates/update', {
      id: made.template,
      name: 'Guldpakke',
      active: true,
      terms: { months: 12, rates: [{ percent: 100, month: 1 }] },
    }),
    'POST /api/settings/templates/from-contract': to('Admin', '/api/settings/templates/from-contract', {
      contractId: made.contract,
      name: 'Sølvpakke',
    }),
    'GET /api/settings/templates/{id}/used-by': to('Admin', `/api/settings/templates/${made.template}/used-by`),
    'DELETE /api/settings/templates/{id}': removes('/api/settings/templates', made.newTemplate),
    'GET /api/products/categories': to('Admin', '/api/products/categories'),
    'POST /api/products/categories': to('Admin', '/api/products/categories', list),
    'GET /api/products/categories/{id}': to('Admin', `/api/products/categories/${made.category}`),
    'POST /api/products/categories/update': to('Admin', '/api/products/categories/update', {
      id: made.category,
      name: 'Loger',
      section: 'Hospitality',
      sort: 2,
    }),
    'POST /api/products/categories/{id}/move': to('Admin', `/api/products/categories/${made.category}/move`, {
      after: made.otherCategory,
    }),
    'GET /api/products/categories/{id}/used-by': to('Admin', `/api/products/categories/${made.category}/used-by`),
    'DELETE /api/products/categories/{id}': removes('/api/products/categories', made.newProductCategory),
    'GET /api/products/icons': to('Admin', '/api/products/icons'),
    'POST /api/products': to('Admin', '/api/products', list),
    'GET /api/products/{id}': to('Admin', `/api/products/${made.product}`),
    'POST /api/products/update': to('Admin', '/api/products/update', { ...product, id: made.other }),
    'POST /api/products/{id}/move': to('Admin', `/api/products/${made.product}/move`, { after: made.other }),
    'GET /api/products/{id}/used-by': to('Admin', `/api/products/${made.product}/used-by`),
    'DELETE /api/products/{id}': removes('/api/products', made.newProduct),
  } satisfies Record<string, Row>;
};

export type RouteTable = ReturnType<typeof routeTable>;
export type RouteName = keyof RouteTable;
