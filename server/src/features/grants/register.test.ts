import { describe, expect, it } from 'vitest';
import { readAll } from '../contracts/pdf/pdf.testing.ts';
import { asOf, ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { test, admin, user, other, ids, club, foreign, card, single, foreignSingle } = register;
const { makeEvent, give, move, rows } = register;

const first = await makeEvent({ title: 'Ærø – Marstal', date: '2026-08-01', time: '15:00' });
const second = await makeEvent({ title: 'Brydning', date: '2026-09-01' });
ok(await admin.post(`/api/tickets/${card}/update`, { mode: 'pr. arrangement', unitValue: 99.95 }));
const birthe = await give({
  eventId: first.id,
  quantity: 3,
  recipientName: 'Birthe Holm',
  recipientType: 'Kunde',
  company: 'Holm A/S',
  email: 'Birthe@Holm.dk',
  purpose: 'Kundepleje',
  hostUserId: ids.userId,
  companions: [{ name: 'Ib Holm', type: 'Andet' }],
});
const aage = await give({ eventId: second.id, quantity: 1, recipientName: 'Åge Østergård' });
const pool = await give({ itemId: single, quantity: 2, recipientName: 'Zenia Zoe', company: 'Zoe' });
const wish = await give({
  eventId: first.id,
  quantity: 1,
  recipientName: 'Anna Borgmester',
  purpose: 'Åbning',
  recipientType: 'Offentligt ansat eller politiker',
});
const theirs = await give({ itemId: foreignSingle, recipientName: 'Sigurd Syd' }, other);
ok(await move(aage.id, 'hand-out'));
ok(await move(pool.id, 'return'));

const names = async (filter: object = {}, request: object = {}, client = user) =>
  (await rows(filter, request, client)).map(({ Recipient }) => Recipient);

describe('the register', () => {
  it('says who got what, in the order of the days', async () => {
    expect(await names()).toEqual(['Zenia Zoe', 'Birthe Holm', 'Anna Borgmester', 'Åge Østergård']);
    const [zenia, row] = await rows();
    expect(row).toEqual({
      Id: birthe.id,
      EventId: first.id,
      Event: 'Ærø – Marstal',
      Date: '2026-08-01',
      SponsorshipId: club.id,
      Name: 'Ærø Boldklub',
      Product: 'Sæsonkort',
      Recipient: 'Birthe Holm',
      Type: 'Kunde',
      Company: 'Holm A/S',
      Quantity: 3,
      Value: 299.85,
      State: 'Tildelt',
      Host: 'Bo Bruger',
      Purpose: 'Kundepleje',
      Attended: null,
      Warnings: [],
    });
    expect(zenia).toMatchObject({ Event: null, Date: '2026-06-15', Value: null, State: 'Returneret' });
    expect((await rows({ state: 'Ønsket' }))[0]).toMatchObject({ Warnings: ['official'] });
  });

  it.each<[object, string[]]>([
    [{ event: first.id }, ['Birthe Holm', 'Anna Borgmester']],
    [{ sponsorship: foreign.id }, []],
    [{ sponsorship: club.id, type: 'Kunde' }, ['Birthe Holm']],
    [{ area: ids.south }, []],
    [{ state: 'Udleveret' }, ['Åge Østergård']],
    [{ state: 'Returneret' }, ['Zenia Zoe']],
    [{ user: ids.userId }, ['Birthe Holm']],
    [{ recipient: 'birthe@holm.DK' }, ['Birthe Holm']],
    [{ recipient: ' ÅGE østergård ' }, ['Åge Østergård']],
    [{ recipient: 'Åge' }, []],
    [{ from: '2026-08-01', to: '2026-08-31' }, ['Birthe Holm', 'Anna Borgmester']],
    [{ to: '2026-06-15' }, ['Zenia Zoe']],
    [{ search: 'HOLM A' }, ['Birthe Holm']],
    [{ search: 'brydning' }, ['Åge Østergård']],
    [{ search: 'ærø bold' }, ['Zenia Zoe', 'Birthe Holm', 'Anna Borgmester', 'Åge Østergård']],
  ])('finds by %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  it('keeps to the wishes that one may answer, and to those of one’s own areas', async () => {
    const answerable = { wishes: 'answerable' };
    expect(await names(answerable)).toEqual([]);
    expect(await names(answerable, {}, register.approver)).toEqual(['Anna Borgmester']);
    expect(await names(answerable, {}, admin)).toEqual(['Anna Borgmester']);
    expect(await names(answerable, {}, other)).toEqual([]);
    expect((await user.post('/api/grants', { filter: { wishes: 'mine' } })).status).toBe(422);
  });

  it.each<[string, string, string]>([
    ['Recipient', 'asc', 'Anna Borgmester'],
    ['Recipient', 'desc', 'Åge Østergård'],
    ['Quantity', 'desc', 'Birthe Holm'],
    ['State', 'asc', 'Anna Borgmester'],
    ['State', 'desc', 'Zenia Zoe'],
    ['Date', 'desc', 'Åge Østergård'],
  ])('sorted by %s %s begins with %s', async (field, dir, expected) => {
    expect((await names({}, { sort: { field, dir } }))[0]).toBe(expected);
  });

  it('takes every key of a row to sort by, and refuses what is none', async () => {
    const [row] = await rows();
    for (const field of Object.keys(row ?? {})) expect(await names({}, { sort: { field } })).toHaveLength(4);
    for (const request of [{ sort: { field: 'Farve' } }, { filter: { state: 'Tabt' } }, { filter: { type: 'Onkel' } }])
      expect((await user.post('/api/grants', request)).status).toBe(422);
  });

  it('shows each their own areas, and an Admin all', async () => {
    expect(await names({}, {}, other)).toEqual(['Sigurd Syd']);
    expect(await names({ search: 'sigurd' })).toEqual([]);
    expect(await names({ search: 'sigurd' }, {}, admin)).toEqual(['Sigurd Syd']);
    expect(theirs.sponsorshipId).toBe(foreign.id);
  });

  it('reads what was given for a cancelled event as given back', async () => {
    const event = await makeEvent({ title: 'Aflyst' });
    const { id } = await give({ eventId: event.id, recipientName: 'Vent Hansen' });
    const cancelled = ok(await admin.post('/api/events/update', { ...event, cancelled: true }));
    expect(await names({ state: 'Returneret', event: event.id })).toEqual(['Vent Hansen']);
    expect(await names({ state: 'Tildelt', event: event.id })).toEqual([]);
    expect((await admin.delete(`/api/events/${cancelled.id}`)).status).toBe(409);
    expect(id).toBeGreaterThan(0);
  });
});

describe('the guest list', () => {
  it('as a file has names and numbers alone', async () => {
    const request = JSON.stringify({ filter: { event: first.id } });
    const file = await user.get(`/api/export/guests?format=csv&request=${encodeURIComponent(request)}`);
    expect(file.status).toBe(200);
    const lines = String(file.body).trim().split(/\r?\n/);
    expect(lines[1]).toBe('Birthe Holm;3;Ib Holm;Ærø Boldklub;Ærø – Marstal;01-08-2026');
    expect(lines.slice(2)).toEqual(['I alt 1 rækker']);
    expect(String(file.body)).not.toMatch(/Kunde|Kundepleje|Holm A\/S|@|Anna/);
    const of = (event: unknown, client = user) =>
      client.get(`/api/export/guests?format=csv&request=${encodeURIComponent(JSON.stringify({ filter: { event } }))}`);
    const named = JSON.stringify({ filter: { event: first.id, search: 'zenia' } });
    const found = await user.get(`/api/export/guests?format=csv&request=${encodeURIComponent(named)}`);
    expect(String(found.body)).not.toContain('Birthe');
    expect((await of(first.id, other)).status).toBe(404);
    expect((await of(undefined)).body.fields).toEqual({ 'filter.event': 'Vælg et arrangement' });
  });
});

describe('the guest list as PDF', () => {
  const print = (id: number | string, client = user) => client.get(`/print-guests?event=${id}`);

  it('has names and numbers alone, and the log says who fetched it', async () => {
    const answer = await print(first.id);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
    const text = await readAll(answer.bytes);
    for (const word of [
      'Gæsteliste',
      'Ærø Boldklub',
      'Ærø – Marstal, 01. august 2026 kl. 15:00',
      'Birthe Holm',
      'Ib Holm',
    ])
      expect(text).toContain(word);
    expect(text).toMatch(/I alt\s*3/);
    expect(text).not.toMatch(/Kunde|Holm A\/S|@|Anna|Zenia/);
    const [line] = ok(await admin.post('/api/log', { filter: { kind: 'event' } })).Result;
    expect(line.Text).toBe('Bo Bruger hentede gæstelisten til Ærø – Marstal 01-08-2026 som PDF.');
  });

  it('is of events of the own areas, with or without guests', async () => {
    expect((await print(first.id, other)).status).toBe(404);
    expect((await print('x')).status).toBe(404);
    const empty = await makeEvent();
    expect(await readAll((await print(empty.id)).bytes)).toContain('Ingen har fået billetter.');
  });
});

describe('recipients', () => {
  const people = async (request: object = {}, client = user) =>
    ok(await client.post('/api/recipients', { perPage: 100, ...request })).Result;

  it('are counted by person in the calendar year, by what took seats', async () => {
    const late = await makeEvent({ date: '2026-12-31' });
    await give({ eventId: late.id, quantity: 2, recipientName: 'B. Holm', email: 'birthe@holm.dk' });
    expect(await people()).toEqual([
      { Email: 'birthe@holm.dk', Name: 'B. Holm', Company: null, Count: 5, Value: 499.75, Unsure: false },
      { Email: null, Name: 'Åge Østergård', Company: null, Count: 1, Value: 99.95, Unsure: true },
    ]);
    expect(await people({ filter: { search: 'åge' } })).toHaveLength(1);
    expect(await people({ sort: { field: 'Name', dir: 'asc' } })).toMatchObject([{ Name: 'B. Holm' }, { Count: 1 }]);
    expect(await people({ page: 9 })).toEqual([]);
    ok(await admin.post('/api/events/update', { ...late, date: '2027-01-01' }));
    expect(await people()).toMatchObject([{ Count: 3 }, { Count: 1 }]);
    ok(await admin.post('/api/events/update', { ...late, version: null }));
    expect(await people({}, other)).toMatchObject([{ Name: 'Sigurd Syd', Count: 2, Value: null }]);
    expect(await asOf(test, '2026-12-31T23:00:00Z', () => people())).toEqual([]);
  });

  it('each have all that they got or wished for, of all years', async () => {
    const mine = ok(await user.get('/api/recipients?email=BIRTHE@holm.dk'));
    expect(mine.email).toBe('BIRTHE@holm.dk');
    expect(mine.grants).toMatchObject([{ Date: '2026-12-31' }, { Date: '2026-08-01' }]);
    expect(ok(await other.get('/api/recipients?email=birthe@holm.dk')).grants).toEqual([]);
    const nameless = ok(await user.get(`/api/recipients?name=${encodeURIComponent('zenia zoe')}&company=ZOE`));
    expect(nameless.grants).toMatchObject([{ Id: pool.id }]);
    expect((await user.get('/api/recipients')).status).toBe(422);
  });

  it('are offered by name within the areas of who asks', async () => {
    const suggestions = async (search: string, client = user) =>
      ok(await client.get(`/api/recipients/known?search=${encodeURIComponent(search)}`));
    expect(await suggestions('holm')).toEqual([
      { name: 'B. Holm', type: 'Præmie', company: null, email: 'birthe@holm.dk', phone: null },
    ]);
    expect(await suggestions('sigurd')).toEqual([]);
    expect(await suggestions('sigurd', other)).toHaveLength(1);
    expect(await suggestions('')).toEqual([]);
    const event = await makeEvent();
    for (let at = 1; at <= 9; at += 1) await give({ eventId: event.id, quantity: 1, recipientName: `Mange ${at}` });
    expect(await suggestions('mange')).toHaveLength(8);
    expect(wish.state).toBe('Ønsket');
  });
});
