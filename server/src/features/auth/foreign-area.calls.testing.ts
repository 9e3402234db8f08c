import {
  budgetFigures,
  exportPath,
  rateStatuses,
  reportKindKeys,
  taskKinds,
  taskPeriods,
  taskStates,
  timelineKinds,
} from '@sponsorat/api';
import type { TestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import type { RouteName, RouteTable } from '../../testing/route-table.ts';
import { signedPdf } from '../contracts/contracts.testing.ts';
import { sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import {
  AMOUNTS,
  EVERYONES,
  SECRET,
  type SeededAreas,
  type SeededClub,
  SHOWN,
  TASK_DAY,
} from './foreign-area.testing.ts';

/** The routes of the table that are not for Admins alone. */
export type OpenRoute = {
  [Name in RouteName]: RouteTable[Name]['for'] extends 'Admin' ? never : Name;
}[RouteName];

/** One way to ask a call. */
export type Ask = (client: TestClient) => Promise<Answer>;

export type Entry = {
  /** Into the own area, or into none: it is answered, and tells nothing of the foreign one. */
  own?: Ask[];
  /** Into the foreign area: what lies there is not there, and the audit log is told who asked. */
  foreign?: Ask[];
  /** For what there is not, which nobody is told. */
  absent?: Ask[];
  /** What an Admin who asks `foreign` finds in the answers. */
  adminSees?: string[];
  /** The answers may name categories and products of everyone's. */
  common?: true;
};

const get =
  (url: string): Ask =>
  (client) =>
    client.get(url);
const post =
  (url: string, body: object = {}): Ask =>
  (client) =>
    client.post(url, body);
const remove =
  (url: string): Ask =>
  (client) =>
    client.delete(url);
const upload =
  (url: string, bytes: Buffer): Ask =>
  (client) =>
    client.upload(url, bytes);

let lastInTurn: Promise<unknown> = Promise.resolve();
/** For what a user may ask few of at once. */
const inTurn =
  (ask: Ask): Ask =>
  (client) => {
    const answer = lastInTurn.then(() => ask(client));
    lastInTurn = answer.catch(() => {});
    return answer;
  };

/** The searches, filters and orders that a list can be asked for with, as its schema names them. */
export type ListShape = { filters: string[]; fields: string[] };

const listAsks = (url: string, shape: ListShape | undefined, values: Record<string, readonly unknown[]>): Ask[] => {
  if (!shape?.fields.length) throw new Error(`Nothing says how ${url} can be asked`);
  const filters = shape.filters.flatMap((name) => {
    const given = values[name];
    if (!given) throw new Error(`No values to filter ${url} by ${name} with`);
    return given.map((value) => ({ [name]: value }));
  });
  const pairs = filters.flatMap((one, n) => filters.slice(n).map((other) => ({ ...one, ...other })));
  const sorts = shape.fields.flatMap((field) => ['asc', 'desc'].map((dir) => ({ sort: { field, dir } })));
  return [
    ...pairs.map((filter) => post(url, { filter, perPage: 100 })),
    ...sorts.flatMap((sort) => [{}, { perPage: 1, page: 2 }].map((page) => post(url, { ...sort, ...page }))),
  ];
};

/**
 * Every call that a Bruger may make, with whatever could lead it into the foreign area. One table, however long: its type
 * demands a row of each open route, and the rows share what builds them.
 */
export const callsInto = (
  test: TestApp,
  { own, secret, shown, responsible, host }: SeededAreas,
  shapes: Record<string, ListShape>,
): Record<OpenRoute, Entry> => {
  const foreign = [secret, shown];
  const eachClub = (path: (club: SeededClub) => string) => foreign.map((club) => get(path(club)));
  const sponsorship = ({ sponsorship: id }: SeededClub) => `/api/sponsorships/${id}`;
  const reads = (suffix: string, adminSees: string[]): Entry => ({
    own: [get(sponsorship(own) + suffix)],
    foreign: eachClub((club) => sponsorship(club) + suffix),
    adminSees,
  });
  const readsContract = (suffix: string, adminSees: string[]): Entry => ({
    own: own.contracts.map((id) => get(`/api/sponsorships/contracts/${id}${suffix}`)),
    foreign: foreign.flatMap(({ contracts }) =>
      contracts.map((id) => get(`/api/sponsorships/contracts/${id}${suffix}`)),
    ),
    adminSees,
  });
  // The foreign agreement where it lies, and as if it lay in the own sponsorship.
  const actsOnContract = (action: string, ownBody?: object): Entry => ({
    ...(ownBody && { own: [post(`${sponsorship(own)}/${action}`, ownBody)] }),
    foreign: foreign.flatMap((club) =>
      club.contracts.flatMap((id) => [
        post(`${sponsorship(club)}/${action}`, { id, version: 1 }),
        post(`${sponsorship(own)}/${action}`, { id }),
      ]),
    ),
  });
  const actsOnItem = (action: string, body: object): Entry => ({
    own: own.items.slice(-1).map((id) => post(`${sponsorship(own)}/${action}`, { id, ...body })),
    foreign: foreign.flatMap((club) =>
      club.items.flatMap((id) => [
        post(`${sponsorship(club)}/${action}`, { id, ...body }),
        post(`${sponsorship(own)}/${action}`, { id, ...body }),
      ]),
    ),
  });
  const list = (
    name: string,
    url = name.split(' ')[1] as string,
    values: Record<string, readonly unknown[]> = {},
  ): Ask[] =>
    listAsks(url, shapes[name], {
      category: [own.category, secret.category, shown.category],
      area: [secret.area, own.area],
      status: ['active', 'expired', 'renegotiation', 'none'],
      contract: ['active', 'big', 'tickets', 'tracked', 'coming', 'awaiting', 'draft'],
      user: [responsible],
      chargesVat: ['yes', 'no', 'unknown'],
      purpose: ['Kultur', 'Ikke angivet'],
      kind: ['sponsorship', 'contract', 'item', 'payment', 'file'],
      from: ['2020-01-01'],
      to: ['2030-12-31'],
      contractCategory: [`${EVERYONES}-kategori`, 'Fodbold'],
      sponsorship: [own.sponsorship, secret.sponsorship],
      year: [2026],
      month: [5],
      search: [SECRET, `formand@${SECRET}.dk`, EVERYONES.toUpperCase(), '7371', '2026-737'],
      ...values,
    });
  const gift = { quantity: 1, recipientName: 'Ida Holm', recipientType: 'Andet' };
  const saysGrant = (call: string): Entry => ({
    own: [post(`/api/grants/${call}`, { ...gift, itemId: own.items[0], sponsorshipId: secret.sponsorship })],
    foreign: foreign.flatMap((club) => [
      post(`/api/grants/${call}`, { ...gift, itemId: club.items[0] }),
      post(`/api/grants/${call}`, { ...gift, itemId: own.items[0], id: club.grant }),
    ]),
    absent: [post(`/api/grants/${call}`, { ...gift, itemId: own.items[0], id: 999_999 })],
  });
  const movesGrant = (move: string): Entry => {
    const says = { decision: 'granted', attended: 1 };
    return {
      foreign: foreign.map((club) => post(`/api/grants/${club.grant}/${move}`, says)),
      absent: [post(`/api/grants/999999/${move}`, says)],
    };
  };
  const match = { title: 'Ny kamp', date: '2026-08-01' };
  const task = { title: 'Aftal et møde', dueDate: '2026-07-02' };
  const decides = (action: string, values: object = {}): Entry => {
    const act = (key: string) => post(`/api/tasks/${action}`, { key, ...values });
    return {
      own: [act(`manual:${own.task}:${TASK_DAY}`)],
      foreign: foreign.flatMap((club) => [
        ...club.contracts.map((id) => act(`expiry:${id}:2026-12-31`)),
        ...club.items.map((id) => act(`hospitality:${id}:2026-12-31`)),
        ...club.rates.map((id) => act(`rate:${id}:2026-05-05`)),
        act(`manual:${club.task}:${TASK_DAY}`),
      ]),
      absent: [act('expiry:999:2026-12-31'), act(`manual:${own.task}:2026-07-03`), act('hvad:1:2026-07-01'), act('x')],
    };
  };
  const saveSponsorship = (values: object) => post('/api/sponsorships/update', sponsorshipValues(test, values));

  return {
    'GET /health/live': { own: [get('/health/live')] },
    'GET /health/ready': { own: [get('/health/ready')] },
    'POST /api/login': {
      own: [(client) => client.post('/api/login', { email: `${SECRET}@bank.dk`, password: 'ikke-den-rigtige-kode' })],
    },
    'POST /api/login/second': { own: [post('/api/login/second', { code: '123456' })] },
    'GET /api/login': { own: [get('/api/login')] },
    'GET /login/oidc': { absent: [get('/login/oidc')] },
    'GET /login/oidc/callback': { absent: [get(`/login/oidc/callback?code=${SECRET}`)] },
    'GET /logout': { own: [() => test.anonymous().get('/logout')] },
    'GET /api/openapi.json': { own: [get('/api/openapi.json')] },
    'GET /icons/{name}': { absent: [get(`/icons/${SECRET}.svg`)] },
    'GET /api/user': { own: [get('/api/user')] },
    'GET /api/user/profile': { own: [get('/api/user/profile')] },
    'POST /api/user': { own: [post('/api/user', { name: 'Bo Bruger', id: responsible, areaIds: [secret.area] })] },
    'POST /api/user/picture': {
      own: [upload(`/api/user/picture?id=${responsible}`, Buffer.from('x'))],
    },
    'POST /api/user/password': {
      own: [
        post('/api/user/password', { current: 'forkert', password: `${SECRET}-en-ny-og-lang-kode`, id: responsible }),
      ],
    },
    'GET /api/user/reminders': { own: [get('/api/user/reminders')] },
    'POST /api/user/reminders': {
      own: [post('/api/user/reminders', { digest: 'daily', scope: 'areas', without: [], userId: responsible })],
    },
    'POST /api/user/reminders/test': { own: [post('/api/user/reminders/test', { userId: responsible })] },
    'POST /api/user/calendar': { own: [post('/api/user/calendar', { userId: responsible })] },
    'DELETE /api/user/calendar': { own: [remove('/api/user/calendar')] },
    'GET /calendar/{token}.ics': {
      own: [async (client) => client.get(new URL((await client.post('/api/user/calendar')).body.url).pathname)],
      absent: [get(`/calendar/${'A'.repeat(43)}.ics`)],
    },
    'GET /api/notifications': { own: ['', '?unread=true'].map((query) => get(`/api/notifications${query}`)) },
    'POST /api/notifications/read': {
      own: [post('/api/notifications/read', { ids: [1, 2, 3] }), post('/api/notifications/read', { all: true })],
    },
    'GET /api/user/totp': { own: [get('/api/user/totp')] },
    'POST /api/user/totp': { own: [post('/api/user/totp', { id: responsible })] },
    'POST /api/user/totp/confirm': { own: [post('/api/user/totp/confirm', { code: '123456', id: responsible })] },
    'DELETE /api/user/totp': {
      own: [(client) => client.send('DELETE', '/api/user/totp', { payload: { code: '123456', id: responsible } })],
    },
    'GET /api/settings': { own: [get('/api/settings')] },
    'GET /api/files/{id}/{hash}': {
      own: own.files.map(get),
      foreign: [...secret.files, ...shown.files.slice(1)].flatMap((url): Ask[] => [
        get(url),
        (client) => client.send('HEAD', url),
        (client) => client.get(url, { 'if-none-match': '*', range: 'bytes=0-9' }),
      ]),
      absent: secret.files.map((url) => get(url.replace(/[^/]+$/, '0000000000000000'))),
    },
    'GET /api/dashboard/overview': {
      own: [get('/api/dashboard/overview'), get(`/api/dashboard/overview?area=${secret.area}`)],
    },
    'GET /api/dashboard/latest-contracts': {
      own: [get('/api/dashboard/latest-contracts'), get(`/api/dashboard/latest-contracts?area=${secret.area}`)],
    },
    'GET /api/dashboard/categories': {
      own: [get('/api/dashboard/categories'), get(`/api/dashboard/categories?area=${secret.area}`)],
    },
    'GET /api/dashboard/updates': { own: [get('/api/dashboard/updates')] },
    'POST /api/sponsorships': { own: list('POST /api/sponsorships') },
    'GET /api/export/{list}': {
      own: (
        ['sponsorships', 'contracts', 'tasks', 'rates', 'payments', 'contacts', 'events', 'grants'] as const
      ).flatMap((name) =>
        [
          {},
          { filter: { search: SECRET } },
          { filter: { area: secret.area } },
          { filter: { user: responsible } },
          { filter: { sponsorship: secret.sponsorship } },
        ].map((request) => inTurn(get(exportPath(name, 'csv', request)))),
      ),
      common: true,
    },
    'GET /api/sponsorships/{id}/contacts': reads('/contacts', [SECRET, SHOWN]),
    'POST /api/sponsorships/{id}/contacts/update': {
      own: [post(`${sponsorship(own)}/contacts/update`, { name: 'Ny', sponsorshipId: secret.sponsorship })],
      foreign: foreign.flatMap((club) => [
        post(`${sponsorship(club)}/contacts/update`, { name: 'Ny' }),
        post(`${sponsorship(club)}/contacts/update`, { id: own.contacts[0], name: 'Ny' }),
        ...club.contacts.map((id) => post(`${sponsorship(own)}/contacts/update`, { id, name: 'Ny' })),
      ]),
      absent: [post(`${sponsorship(own)}/contacts/update`, { id: 999_999, name: 'Ny' })],
    },
    'DELETE /api/sponsorships/{id}/contacts/{recordId}': {
      foreign: foreign.flatMap((club) =>
        club.contacts.flatMap((id) => [
          remove(`${sponsorship(club)}/contacts/${id}`),
          remove(`${sponsorship(own)}/contacts/${id}`),
        ]),
      ),
    },
    'GET /api/sponsorships/{id}/notes': reads('/notes', [SECRET, SHOWN]),
    'POST /api/sponsorships/{id}/notes/update': {
      own: [
        post(`${sponsorship(own)}/notes/update`, { text: 'Ny', sponsorshipId: secret.sponsorship }),
        post(`${sponsorship(own)}/notes/update`, { text: 'Ny', contractId: secret.contracts[0] }),
      ],
      foreign: foreign.flatMap((club) => [
        post(`${sponsorship(club)}/notes/update`, { text: 'Ny' }),
        post(`${sponsorship(club)}/notes/update`, { id: own.note, text: 'Ny' }),
        post(`${sponsorship(own)}/notes/update`, { id: club.note, text: 'Ny' }),
      ]),
      absent: [post(`${sponsorship(own)}/notes/update`, { id: 999_999, text: 'Ny' })],
    },
    'DELETE /api/sponsorships/{id}/notes/{recordId}': {
      foreign: foreign.flatMap(({ note, sponsorship: id }) => [
        remove(`/api/sponsorships/${id}/notes/${note}`),
        remove(`${sponsorship(own)}/notes/${note}`),
      ]),
    },
    'POST /api/events': { own: list('POST /api/events') },
    'GET /api/events/{id}': {
      own: [get(`/api/events/${own.event}`)],
      foreign: foreign.map((club) => get(`/api/events/${club.event}`)),
      absent: [get('/api/events/999999')],
      adminSees: [SECRET, SHOWN],
    },
    'POST /api/events/update': {
      own: [post('/api/events/update', { id: own.event, sponsorshipId: secret.sponsorship, ...match })],
      foreign: foreign.flatMap((club) => [
        post('/api/events/update', { sponsorshipId: club.sponsorship, ...match }),
        post('/api/events/update', { id: club.event, sponsorshipId: own.sponsorship, ...match }),
      ]),
      absent: [post('/api/events/update', { id: 999_999, sponsorshipId: own.sponsorship, ...match })],
    },
    'POST /api/grants': {
      own: list('POST /api/grants', '/api/grants', {
        state: ['Ønsket', 'Tildelt'],
        wishes: ['answerable'],
        type: ['Kunde', 'Andet'],
        event: [own.event, secret.event],
        recipient: [`gaest@${SECRET}.dk`, `${SECRET} Gæst`],
      }),
    },
    'GET /api/grants/{id}': {
      own: [get(`/api/grants/${own.grant}`)],
      foreign: foreign.map((club) => get(`/api/grants/${club.grant}`)),
      absent: [get('/api/grants/999999')],
      adminSees: [SECRET, SHOWN],
    },
    'POST /api/grants/check': saysGrant('check'),
    'POST /api/grants/update': saysGrant('update'),
    'POST /api/grants/{id}/decide': movesGrant('decide'),
    'POST /api/grants/{id}/hand-out': movesGrant('hand-out'),
    'POST /api/grants/{id}/undo-hand-out': movesGrant('undo-hand-out'),
    'POST /api/grants/{id}/return': movesGrant('return'),
    'POST /api/grants/{id}/undo-return': movesGrant('undo-return'),
    'POST /api/grants/{id}/attended': movesGrant('attended'),
    'POST /api/events/{id}/return-rest': {
      own: [post(`/api/events/${own.event}/return-rest`, {})],
      foreign: foreign.map((club) => post(`/api/events/${club.event}/return-rest`, {})),
      absent: [post('/api/events/999999/return-rest', {})],
    },
    'POST /api/recipients': { own: list('POST /api/recipients') },
    'GET /api/recipients': {
      own: [SECRET, SHOWN, 'Vores'].map((tag) =>
        get(`/api/recipients?name=${encodeURIComponent(`${tag} Gæst`)}&company=${encodeURIComponent(`${tag} A/S`)}`),
      ),
    },
    'GET /api/recipients/known': { own: ['gæst', 'a/s'].map((text) => get(`/api/recipients/known?search=${text}`)) },
    'GET /api/tickets/{itemId}': {
      own: [get(`/api/tickets/${own.items[0]}`)],
      foreign: foreign.flatMap(({ items }) => items.map((id) => get(`/api/tickets/${id}`))),
      absent: [get('/api/tickets/999999')],
    },
    'POST /api/tickets/{itemId}/update': {
      own: [post(`/api/tickets/${own.items[0]}/update`, { mode: 'pulje', itemId: secret.items[0] })],
      foreign: foreign.flatMap(({ items }) => items.map((id) => post(`/api/tickets/${id}/update`, { mode: 'pulje' }))),
      absent: [post('/api/tickets/999999/update', { mode: 'pulje' })],
    },
    'GET /api/tickets/{itemId}/free': {
      own: [get(`/api/tickets/${own.items[0]}/free`)],
      foreign: foreign.flatMap(({ items }) => items.map((id) => get(`/api/tickets/${id}/free`))),
      absent: [get('/api/tickets/999999/free')],
    },
    // What is public is asked about where wishes are tested.
    'GET /api/tickets/{itemId}/events': {
      own: [get(`/api/tickets/${own.items[0]}/events`)],
      foreign: [...secret.items, ...shown.items.slice(1)].map((id) => get(`/api/tickets/${id}/events`)),
      absent: [get('/api/tickets/999999/events')],
    },
    'POST /api/tickets/{itemId}/request': {
      own: [post(`/api/tickets/${own.items[0]}/request`, gift)],
      foreign: [...secret.items, ...shown.items.slice(1)].map((id) => post(`/api/tickets/${id}/request`, gift)),
      absent: [post('/api/tickets/999999/request', gift)],
    },
    'DELETE /api/events/{id}': { foreign: foreign.map((club) => remove(`/api/events/${club.event}`)) },
    'GET /api/sponsorships/{id}/documents': reads('/documents', [SECRET, SHOWN]),
    'POST /api/sponsorships/{id}/documents': {
      own: [upload(`${sponsorship(own)}/documents?contract=${secret.contracts[0]}`, signedPdf('dokument'))],
      foreign: foreign.map((club) => upload(`${sponsorship(club)}/documents`, signedPdf('dokument'))),
    },
    'POST /api/sponsorships/{id}/documents/update': {
      foreign: foreign.flatMap((club) =>
        [club, own].flatMap((place) =>
          [club.document, own.document]
            .filter((id) => place !== own || id !== own.document)
            .map((id) => post(`${sponsorship(place)}/documents/update`, { id, kind: 'Andet', title: 'Ny' })),
        ),
      ),
      absent: [post(`${sponsorship(own)}/documents/update`, { id: 999_999, kind: 'Andet', title: 'Ny' })],
    },
    'GET /api/sponsorships/{id}/proofs': {
      ...reads('/proofs', [`${SECRET}-bevis`, `${SHOWN}-bevis`]),
      own: [get(`${sponsorship(own)}/proofs?item=${secret.items[1]}`), get(`${sponsorship(own)}/proofs`)],
    },
    'POST /api/sponsorships/{id}/proofs': {
      own: own.items.map((item) =>
        upload(`${sponsorship(own)}/proofs?item=${item}&date=2026-06-01`, signedPdf('bevis')),
      ),
      foreign: foreign.flatMap((club) =>
        [club, own].map((place) =>
          upload(`${sponsorship(place)}/proofs?item=${club.items[1]}&date=2026-06-01`, signedPdf('bevis')),
        ),
      ),
      absent: [upload(`${sponsorship(own)}/proofs?item=999999&date=2026-06-01`, signedPdf('bevis'))],
    },
    'DELETE /api/sponsorships/{id}/proofs/{recordId}': {
      foreign: foreign.flatMap((club) => [
        remove(`${sponsorship(club)}/proofs/${club.proof}`),
        remove(`${sponsorship(own)}/proofs/${club.proof}`),
      ]),
      absent: [remove(`${sponsorship(own)}/proofs/999999`)],
    },
    'DELETE /api/sponsorships/{id}/documents/{recordId}': {
      foreign: foreign.flatMap((club) => [
        remove(`${sponsorship(club)}/documents/${club.document}`),
        remove(`${sponsorship(own)}/documents/${club.document}`),
        remove(`${sponsorship(club)}/documents/${own.document}`),
      ]),
    },
    'POST /api/sponsorships/{id}/documents/{recordId}/undelete': {
      foreign: foreign.flatMap((club) => [
        post(`${sponsorship(club)}/documents/${club.document}/undelete`),
        post(`${sponsorship(own)}/documents/${club.document}/undelete`),
        post(`${sponsorship(club)}/documents/${own.document}/undelete`),
      ]),
    },
    'POST /api/sponsorships/{id}/timeline': {
      own: list('POST /api/sponsorships/{id}/timeline', `${sponsorship(own)}/timeline`, {
        kinds: timelineKinds.map((kind) => [kind]),
      }),
      foreign: foreign.map((club) => post(`${sponsorship(club)}/timeline`)),
    },
    'POST /api/tasks': {
      own: list('POST /api/tasks', '/api/tasks', {
        kind: taskKinds,
        sponsorship: [own.sponsorship, secret.sponsorship],
        unassigned: [true],
        when: taskPeriods,
        state: taskStates,
      }),
    },
    'GET /api/tasks/summary': {
      own: ['', `?user=${responsible}`].map((query) => get(`/api/tasks/summary${query}`)),
    },
    'GET /api/tasks/next-deadline': {
      own: ['', `?user=${responsible}`].map((query) => get(`/api/tasks/next-deadline${query}`)),
    },
    'POST /api/tasks/done': decides('done', { note: 'Egen note' }),
    'POST /api/tasks/reopen': decides('reopen'),
    'POST /api/tasks/snooze': decides('snooze', { until: '2026-06-20' }),
    'POST /api/tasks/assign': decides('assign', { userId: responsible }),
    'GET /api/tasks/{id}': {
      own: [get(`/api/tasks/${own.task}`)],
      foreign: foreign.map(({ task }) => get(`/api/tasks/${task}`)),
      adminSees: [`${SECRET}-opgave`],
    },
    'POST /api/tasks/update': {
      own: [
        post('/api/tasks/update', { ...task, sponsorshipId: own.sponsorship, assigneeId: responsible }),
        post('/api/tasks/update', { ...task, sponsorshipId: own.sponsorship, contractId: secret.contracts[0] }),
      ],
      foreign: foreign.flatMap((club) => [
        post('/api/tasks/update', { ...task, id: club.task, sponsorshipId: own.sponsorship }),
        post('/api/tasks/update', { ...task, id: own.task, sponsorshipId: club.sponsorship }),
        post('/api/tasks/update', { ...task, sponsorshipId: club.sponsorship }),
      ]),
    },
    'DELETE /api/tasks/{id}': {
      foreign: foreign.map(({ task: id }) => remove(`/api/tasks/${id}`)),
    },
    'POST /api/tickets': { own: list('POST /api/tickets') },
    'GET /api/search': {
      own: [SECRET, SHOWN, SECRET.slice(0, 1), '2026-737', '73719737'].map((q) => get(`/api/search?q=${q}&limit=10`)),
    },
    'GET /api/search/visited': {
      own: [secret, shown].map(({ sponsorship: id, contracts }) =>
        get(
          `/api/search/visited?records=${[`sponsorship-${id}`, ...contracts.map((one) => `contract-${one}`)]},user-1`,
        ),
      ),
    },
    'GET /api/sponsorships/user-areas': { own: [get('/api/sponsorships/user-areas')] },
    'GET /api/sponsorships/responsible-users': { own: [get('/api/sponsorships/responsible-users')] },
    // That there is a foreign club it tells who knows its name or CVR, and no more: see its own test.
    'GET /api/sponsorships/duplicates': { own: [get(`/api/sponsorships/duplicates?name=${SECRET}&cvr=7371`)] },
    'GET /api/sponsorships/categories': { own: [get('/api/sponsorships/categories')], common: true },
    'GET /api/sponsorships/templates': { own: [get('/api/sponsorships/templates')], common: true },
    'GET /api/sponsorships/product-categories': { own: [get('/api/sponsorships/product-categories')], common: true },
    'GET /api/sponsorships/products': { own: [get('/api/sponsorships/products')], common: true },
    'GET /api/sponsorships/area-users/{areaId}': {
      own: [get(`/api/sponsorships/area-users/${own.area}`)],
      foreign: [get(`/api/sponsorships/area-users/${secret.area}`)],
      adminSees: [`${SECRET} Ansvarlig`, `${SHOWN}@bank.dk`],
    },
    'GET /api/sponsorships/{id}': reads('', [`${SECRET} Formand`, `${SECRET}-område`, `${SHOWN}by`]),
    'GET /api/sponsorships/{id}/active-contract': reads('/active-contract', ['73713.37', `${SECRET} særligt`]),
    'GET /api/sponsorships/{id}/contracts': reads('/contracts', ['41414.41', 'Afventer', 'Kladde']),
    'GET /api/sponsorships/{id}/utilization': reads('/utilization', ['32']),
    'GET /api/sponsorships/{id}/marketing': reads('/marketing', []),
    'GET /api/sponsorships/{id}/hospitality': reads('/hospitality', [`${EVERYONES}-billet til ${SECRET}-I`, '31313']),
    'GET /api/sponsorships/{id}/usage/{itemId}': {
      own: own.items.map((id) => get(`${sponsorship(own)}/usage/${id}`)),
      foreign: foreign.flatMap((club) =>
        club.items.flatMap((id) => [own, club].map((at) => get(`${sponsorship(at)}/usage/${id}`))),
      ),
      adminSees: [`${SECRET}-note`],
    },
    'GET /api/sponsorships/contracts/{contractId}': readsContract('', ['73713.37', `${SECRET}-beskrivelse`]),
    'GET /api/sponsorships/contracts/{contractId}/terms': readsContract('/terms', [`${SECRET} Idræt`, '41414.41']),
    'GET /api/sponsorships/contracts/{contractId}/changes': readsContract('/changes', []),
    'GET /api/sponsorships/contracts/{contractId}/used-by': readsContract('/used-by', []),
    'GET /api/sponsorships/contracts/{contractId}/evaluation': readsContract('/evaluation', []),
    'POST /api/sponsorships/contracts/{contractId}/evaluation': {
      own: own.contracts.map((id) => post(`/api/sponsorships/contracts/${id}/evaluation`, { text: 'Egen' })),
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.map((id) => post(`/api/sponsorships/contracts/${id}/evaluation`, { text: 'Fremmed' })),
      ),
    },
    'GET /api/sponsorships/contracts/{contractId}/usage': readsContract('/usage', [`${SECRET}-note`]),
    // A foreign one beside the own, in both orders, and beside itself.
    'GET /api/sponsorships/contracts/{a}/compare/{b}': {
      own: own.contracts.map((id) => get(`/api/sponsorships/contracts/${own.contracts[0]}/compare/${id}`)),
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.flatMap((id) =>
          [`${own.contracts[0]}/compare/${id}`, `${id}/compare/${own.contracts[0]}`, `${id}/compare/${id}`].map(
            (path) => get(`/api/sponsorships/contracts/${path}`),
          ),
        ),
      ),
    },
    'GET /api/sponsorships/contracts/{contractId}/documents': readsContract('/documents', [`${SECRET}-grund`]),
    'GET /api/sponsorships/contracts/{contractId}/delivery-proposal': {
      ...readsContract('/delivery-proposal', [SECRET]),
      own: own.contracts.slice(0, 2).map((id) => get(`/api/sponsorships/contracts/${id}/delivery-proposal`)),
    },
    'POST /api/sponsorships/contracts/{contractId}/send-delivery': {
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.map((id) =>
          post(`/api/sponsorships/contracts/${id}/send-delivery`, { to: ['a@b.dk'], subject: 'Emne', text: 'Tekst' }),
        ),
      ),
    },
    'GET /print-guests': {
      own: [get(`/print-guests?event=${own.event}`)],
      foreign: foreign.map(({ event }) => get(`/print-guests?event=${event}`)),
      absent: [get('/print-guests?event=999999')],
    },
    'GET /print-delivery': {
      own: own.contracts.slice(0, 2).map((id) => get(`/print-delivery?contract=${id}`)),
      foreign: foreign.flatMap(({ contracts }) => contracts.map((id) => get(`/print-delivery?contract=${id}`))),
      adminSees: [`${SECRET}-bevis`],
    },
    'GET /print-tax': {
      own: [...own.contracts.map((id) => get(`/print-tax?contract=${id}&year=2026`)), get('/print-tax?year=2026')],
      foreign: foreign.flatMap(({ contracts }) => contracts.map((id) => get(`/print-tax?contract=${id}&year=2026`))),
    },
    'GET /print-contract': {
      own: own.contracts.map((id) => get(`/print-contract?id=${id}`)),
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.flatMap((id): Ask[] => [
          get(`/print-contract?id=${id}`),
          (client) => client.get(`/print-contract?id=${id}`, { accept: 'text/html' }),
          (client) => client.send('HEAD', `/print-contract?id=${id}`),
        ]),
      ),
      adminSees: [`${SECRET} Idræt`, '73.713,37', `${SHOWN} særligt`],
    },
    'POST /api/sponsorships/update': {
      own: [
        saveSponsorship({ id: own.sponsorship, areaId: secret.area }),
        saveSponsorship({ id: own.sponsorship, userId: responsible }),
        saveSponsorship({ areaId: secret.area, userId: responsible }),
        saveSponsorship({ userId: host }),
      ],
      foreign: foreign.flatMap((club) => [
        saveSponsorship({ id: club.sponsorship }),
        saveSponsorship({ id: club.sponsorship, version: 99 }),
      ]),
    },
    'DELETE /api/sponsorships/{id}': {
      foreign: foreign.map((club) => remove(sponsorship(club))),
    },
    'POST /api/sponsorships/{id}/logo': {
      foreign: foreign.map((club) => upload(`${sponsorship(club)}/logo`, Buffer.from('x'))),
    },
    'POST /api/sponsorships/{id}/save-utilization': actsOnItem('save-utilization', { used: 1, note: 'Egen note' }),
    'POST /api/sponsorships/{id}/save-public': actsOnItem('save-public', { public: false }),
    'POST /api/sponsorships/{id}/update': actsOnContract('update', {}),
    'GET /api/sponsorships/{id}/approvers/{contractId}': {
      own: own.contracts.slice(0, 1).map((id) => get(`${sponsorship(own)}/approvers/${id}`)),
      foreign: foreign.flatMap((club) =>
        club.contracts.flatMap((id) => [
          get(`${sponsorship(club)}/approvers/${id}`),
          get(`${sponsorship(own)}/approvers/${id}`),
        ]),
      ),
    },
    'POST /api/sponsorships/{id}/request-approval': actsOnContract('request-approval'),
    'POST /api/sponsorships/{id}/withdraw-approval': actsOnContract('withdraw-approval'),
    'POST /api/sponsorships/{id}/decide': actsOnContract('decide'),
    'POST /api/sponsorships/{id}/send': actsOnContract('send'),
    'POST /api/sponsorships/{id}/remind': actsOnContract('remind'),
    'POST /api/sponsorships/{id}/signer': actsOnContract('signer'),
    'POST /api/sponsorships/{id}/cancel-signing': actsOnContract('cancel-signing'),
    'POST /api/sponsorships/{id}/accept-upload': actsOnContract('accept-upload'),
    'POST /api/sponsorships/{id}/reject-upload': actsOnContract('reject-upload'),
    'GET /api/sponsorships/contracts/{contractId}/signing-proposal': readsContract('/signing-proposal', []),
    'GET /api/public/signing/{token}': { absent: [get(`/api/public/signing/${SECRET}`)] },
    'GET /api/public/signing/{token}/pdf': { absent: [get(`/api/public/signing/${SECRET}/pdf`)] },
    'POST /api/public/signing/{token}/code': { absent: [post(`/api/public/signing/${SECRET}/code`)] },
    'POST /api/public/signing/{token}/sign': { absent: [post(`/api/public/signing/${SECRET}/sign`)] },
    'POST /api/public/signing/{token}/decline': { absent: [post(`/api/public/signing/${SECRET}/decline`)] },
    'POST /api/public/signing/{token}/upload': {
      absent: [upload(`/api/public/signing/${SECRET}/upload`, Buffer.from('x'))],
    },
    'POST /api/sponsorships/{id}/confirm': actsOnContract('confirm', { id: own.contracts.at(-1) }),
    'POST /api/sponsorships/{id}/update-simple': actsOnContract('update-simple', {}),
    'POST /api/sponsorships/{id}/confirm-simple': actsOnContract('confirm-simple', {}),
    'POST /api/sponsorships/{id}/copy': actsOnContract('copy', { id: own.contracts[0] }),
    'POST /api/sponsorships/{id}/renew': actsOnContract('renew', { id: own.contracts[0] }),
    'POST /api/sponsorships/{id}/edit': actsOnContract('edit', { id: own.contracts[1] }),
    'POST /api/sponsorships/{id}/delete-file': actsOnContract('delete-file', { id: own.contracts[1] }),
    'POST /api/sponsorships/{id}/delete': actsOnContract('delete'),
    'POST /api/sponsorships/{id}/undelete': actsOnContract('undelete', { id: own.contracts[0] }),
    'POST /api/payments/rates': {
      own: list('POST /api/payments/rates', undefined, {
        status: [...rateStatuses],
        open: [true, false],
        rate: secret.rates,
      }),
    },
    'POST /api/payments/without-rates': {
      own: list('POST /api/payments/without-rates', '/api/payments/without-rates', { status: ['open', 'paid'] }),
    },
    'GET /api/payments/months': {
      own: ['', `&area=${secret.area}`, `&user=${responsible}`].map((query) =>
        get(`/api/payments/months?year=2026${query}`),
      ),
    },
    'GET /api/reports/kept': { own: [get('/api/reports/kept')] },
    'GET /api/reports/{kind}': {
      own: reportKindKeys.flatMap((kind) => [2025, 2026, 2027].map((year) => get(`/api/reports/${kind}?year=${year}`))),
      foreign: reportKindKeys.map((kind) => get(`/api/reports/${kind}?year=2026&area=${secret.area}`)),
    },
    'GET /api/reports/{kind}/file': {
      own: reportKindKeys.map((kind) => inTurn(get(`/api/reports/${kind}/file?format=xlsx`))),
      foreign: reportKindKeys.map((kind) => inTurn(get(`/api/reports/${kind}/file?format=xlsx&area=${secret.area}`))),
      common: true,
    },
    'POST /api/reports/{kind}/keep': {
      own: reportKindKeys.map((kind) => post(`/api/reports/${kind}/keep`, { year: 2026 })),
      foreign: reportKindKeys.map((kind) => post(`/api/reports/${kind}/keep`, { area: secret.area })),
    },
    'GET /print-report': {
      own: reportKindKeys.map((kind) => get(`/print-report?kind=${kind}`)),
      foreign: reportKindKeys.map((kind) => get(`/print-report?kind=${kind}&area=${secret.area}`)),
    },
    'GET /api/budget': { own: [2025, 2026, 2027].map((year) => get(`/api/budget?year=${year}`)) },
    'GET /api/budget/behind': {
      own: Object.keys(budgetFigures).map((figure) => get(`/api/budget/behind?year=2026&figure=${figure}`)),
      foreign: Object.keys(budgetFigures).map((figure) =>
        get(`/api/budget/behind?year=2026&area=${secret.area}&figure=${figure}`),
      ),
    },
    'GET /api/budget/accrual': { own: [get('/api/budget/accrual?date=2026-12-31')] },
    'GET /api/sponsorships/contracts/{contractId}/tax': {
      own: own.contracts.map((id) => get(`/api/sponsorships/contracts/${id}/tax?year=2026`)),
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.map((id) => get(`/api/sponsorships/contracts/${id}/tax?year=2026`)),
      ),
    },
    'POST /api/reports/tax': {
      own: [{}, { year: 2026 }, { area: secret.area }, { search: SECRET }].map((filter) =>
        post('/api/reports/tax', { filter, perPage: 100 }),
      ),
    },
    'GET /api/reports/tax/totals': {
      own: [get('/api/reports/tax/totals?year=2026')],
      foreign: [get(`/api/reports/tax/totals?year=2026&area=${secret.area}`)],
    },
    'GET /api/payments/totals': {
      own: ['', `?area=${secret.area}`, `?user=${responsible}`].map((query) => get(`/api/payments/totals${query}`)),
    },
    'GET /api/sponsorships/contracts/{contractId}/payments': readsContract('/payments', [
      `${SECRET}-faktura`,
      `${SHOWN}-bilag`,
      String(AMOUNTS.paid),
    ]),
    'POST /api/payments/update': {
      own: [post('/api/payments/update', { contractId: own.contracts[0], amount: 1 })],
      foreign: foreign.flatMap(({ contracts: [contractId], payments }) => [
        post('/api/payments/update', { contractId, amount: 1 }),
        ...payments.flatMap((id) => [
          post('/api/payments/update', { id, contractId, amount: 1 }),
          post('/api/payments/update', { id, contractId: own.contracts[0], amount: 1 }),
        ]),
      ]),
    },
    'POST /api/payments/register-many': {
      own: foreign.map(({ rates }) =>
        post('/api/payments/register-many', {
          items: [...rates, 999_999].map((rateId) => ({ rateId, amount: 1 })),
          paidOn: '2026-06-01',
        }),
      ),
    },
    'POST /api/payments/{id}/invoice': {
      foreign: foreign.flatMap(({ payments }) =>
        payments.map((id) => upload(`/api/payments/${id}/invoice`, signedPdf())),
      ),
    },
    'DELETE /api/payments/{id}': {
      foreign: foreign.flatMap(({ payments }) => payments.map((id) => remove(`/api/payments/${id}`))),
    },
    'POST /api/sponsorships/{id}/history': {
      own: list('POST /api/sponsorships/{id}/history', `${sponsorship(own)}/history`),
      foreign: foreign.map((club) => post(`${sponsorship(club)}/history`)),
    },
    'POST /api/sponsorships/contracts/{contractId}/history': {
      own: own.contracts.map((id) => post(`/api/sponsorships/contracts/${id}/history`)),
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.map((id) => post(`/api/sponsorships/contracts/${id}/history`)),
      ),
    },
    'POST /api/sponsorships/contracts/{contractId}/upload': {
      foreign: foreign.flatMap(({ contracts }) =>
        contracts.map((id) => upload(`/api/sponsorships/contracts/${id}/upload`, signedPdf())),
      ),
    },
  };
};
