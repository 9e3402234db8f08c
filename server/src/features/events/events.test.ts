import type { Event, EventDetails, EventRow } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { admin, user, other, ids } = test;
const agreements = agreementsOf(test);

let [club, elsewhere]: number[] = [];
let [cards, singles]: number[] = [];
let [cardItem, singleItem]: number[] = [];

const match = (values: object = {}) => ({ sponsorshipId: club, title: 'Ærø – Marstal', date: '2026-08-15', ...values });
const save = (values: object = {}, client = user) => client.post('/api/events/update', match(values));
let made = 0;
const make = async (values: object = {}): Promise<Event> => {
  made += 1;
  return ok(await save({ title: `Kamp ${made}`, ...values }));
};
const get = async (id: number, client = user): Promise<EventDetails> => ok(await client.get(`/api/events/${id}`));
const list = async (request: object = {}, client = user): Promise<EventRow[]> =>
  ok(await client.post('/api/events', { perPage: 100, ...request })).Result;
const titles = async (request: object = {}, client = user) => (await list(request, client)).map(({ Title }) => Title);
const fieldsOf = async (values: object) => {
  const answer = await save(values);
  return [answer.status, Object.keys(answer.body.fields ?? {})];
};

beforeAll(async () => {
  [cards, singles] = await makeProducts(test, 'Hospitality', [
    { name: 'Sæsonkort', hasAmount: true, hasSeason: true, isTicket: true, sort: 1 },
    { name: 'Enkeltbillet', hasAmount: true, isTicket: true, isUtilization: true, sort: 2 },
    { name: 'Bespisning', sort: 3 },
  ]);
  const [banner] = await makeProducts(test, 'Eksponering', [{ name: 'Banner', hasAmount: true }]);
  const { sponsorship } = await agreements.active([
    selection(cards as number, { amount: 12 }),
    selection(singles as number, { amount: 150, catering: true }),
    selection(banner as number, { amount: 3 }),
  ]);
  club = sponsorship.id;
  elsewhere = (await makeSponsorship(test, { name: 'Syd SK', areaId: ids.south, userId: ids.otherId })).id;
  const { id } = await make({ title: 'Den første', date: '2026-06-20' });
  [cardItem, singleItem] = (await get(id)).items.map(({ itemId }) => itemId);
});

/** As if it had been given: the register has calls of its own. */
const give = async (itemId: number | undefined, eventId: number, quantity: number, values: object = {}) => {
  const { state = 'Tildelt', host = null } = values as { state?: string; host?: number | null };
  await test.db.execute(sql`insert into grants
    (item_id, event_id, sponsorship_id, area_id, quantity, recipient_name, recipient_type, state, host_user_id, given_on, requested_by, created_at, created_by)
    values (${itemId}, ${eventId}, ${club}, ${ids.north}, ${quantity}, 'Birthe Holm', 'Kunde', ${state}, ${host}, '2026-06-15', 'Bo', now(), 'Bo')`);
};

afterEach(() => test.db.execute(sql`delete from grants`));

describe('an event', () => {
  it('is saved with what is known of it', async () => {
    const values = {
      title: 'Ærø – Rudkøbing',
      date: '2026-09-01',
      time: '18:30',
      venue: 'Rise Stadion',
      kind: 'Hjemmekamp',
      season: '2026/27',
      returnBy: '2026-08-25',
      note: 'Parkér ved hallen',
    };
    const event = ok(await save(values));
    expect(event).toEqual({ ...values, id: event.id, version: 1, sponsorshipId: club, cancelled: false });
    expect(await get(event.id)).toMatchObject({ ...event, name: 'Ærø Boldklub' });
    const after = ok(await save({ ...event, venue: 'Marstal', kind: '' }));
    expect(after).toEqual({ ...event, version: 2, venue: 'Marstal', kind: 'Andet' });
    expect((await save({ ...event, venue: 'Rise' })).status).toBe(409);
  });

  it.each<[object, string[]]>([
    [{ title: ' ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ date: '' }, ['date']],
    [{ date: '2026-02-30' }, ['date']],
    [{ time: '24:00' }, ['time']],
    [{ time: '9:30' }, ['time']],
    [{ time: '18:60' }, ['time']],
    [{ kind: 'Tombola' }, ['kind']],
    [{ returnBy: '2026-08-16' }, ['returnBy']],
    [{ cancelled: 'ja' }, ['cancelled']],
    [{ sponsorshipId: null }, ['sponsorshipId']],
    [{ sponsorshipId: null, title: '' }, ['sponsorshipId', 'title']],
  ])('refuses %j', async (values, fields) => {
    expect(await fieldsOf(values)).toEqual([422, fields]);
  });

  it.each(['00:00', '23:59', '', null])('takes the time %j', async (time) => {
    expect((await make({ time })).time).toBe(time || null);
  });

  it('says how a time is written', async () => {
    expect((await save({ time: 'kl. 9' })).body.fields).toEqual({ time: 'Tid skal være et klokkeslæt (tt:mm)' });
  });

  it('may be given back until its own day', async () => {
    expect((await make({ returnBy: '2026-08-15' })).returnBy).toBe('2026-08-15');
  });

  it('has one title a day and club, whatever the case', async () => {
    ok(await save({ title: 'Pokalfinale' }));
    expect(await fieldsOf({ title: 'POKALFINALE' })).toEqual([422, ['title']]);
    const next = ok(await save({ title: 'Pokalfinale', date: '2026-08-16' }));
    expect(await fieldsOf({ ...next, date: '2026-08-15' })).toEqual([422, ['title']]);
    ok(await save({ ...next, title: 'pokalfinale' }));
    ok(await save({ sponsorshipId: elsewhere, title: 'Pokalfinale' }, other));
  });

  it('is made once of twenty at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => save({ title: 'Samtidig' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await titles({ filter: { search: 'samtidig' } })).toHaveLength(1);
  });

  it('stays with its club', async () => {
    const event = await make();
    const second = (await makeSponsorship(test, { name: 'Ny BK' })).id;
    expect(await fieldsOf({ ...event, sponsorshipId: second })).toEqual([422, ['sponsorshipId']]);
  });

  it('is nobody’s of another area', async () => {
    const event = ok(await save({ sponsorshipId: elsewhere, title: 'Sydkamp' }, other));
    for (const answer of [
      await save({ sponsorshipId: elsewhere, title: 'Ny' }),
      await save({ id: event.id, title: 'Ny' }),
      await user.get(`/api/events/${event.id}`),
      await user.delete(`/api/events/${event.id}`),
    ])
      expect(answer.status).toBe(404);
    expect(await titles({ filter: { search: 'Sydkamp' } })).toEqual([]);
    expect(await titles({ filter: { search: 'sydkamp' } }, admin)).toEqual(['Sydkamp']);
  });

  it('goes with its club', async () => {
    const gone = (await makeSponsorship(test)).id;
    const event = ok(await save({ sponsorshipId: gone }));
    expect((await admin.delete(`/api/sponsorships/${gone}`)).status).toBe(204);
    expect((await admin.get(`/api/events/${event.id}`)).status).toBe(404);
  });

  it('is deleted only where nobody was given or wished for anything', async () => {
    const event = await make();
    await give(cardItem, event.id, 2, { state: 'Afvist' });
    const answer = await user.delete(`/api/events/${event.id}`);
    expect(answer).toMatchObject({ status: 409, body: { usedByTotal: 1 } });
    expect(answer.body.usedBy).toMatchObject([{ kind: 'grant', name: 'Birthe Holm (2)', sponsorshipId: club }]);
    await test.db.execute(sql`delete from grants where event_id = ${event.id}`);
    expect((await user.delete(`/api/events/${event.id}`)).status).toBe(204);
    expect((await user.delete(`/api/events/${event.id}`)).status).toBe(404);
  });
});

describe('what can be given for it', () => {
  it('are the ticket products of the agreement of its day, free anew at each event or out of a pool', async () => {
    const [first, second] = [await make(), await make()];
    const seats = { unitValue: null, public: false };
    const items = [
      { ...seats, itemId: cardItem, product: 'Sæsonkort', mode: 'pr. arrangement', amount: 12, catering: false },
      { ...seats, itemId: singleItem, product: 'Enkeltbillet', mode: 'pulje', amount: 150, catering: true },
    ];
    const all = items.map((item) => ({ ...item, given: 0, free: item.amount }));
    expect((await get(first.id)).items).toEqual(all);
    await give(cardItem, first.id, 5);
    await give(cardItem, first.id, 3, { state: 'Ønsket' });
    await give(singleItem, first.id, 10, { state: 'Udleveret' });
    await give(singleItem, first.id, 10, { state: 'Returneret' });
    expect((await get(first.id)).items).toMatchObject([
      { given: 5, free: 7 },
      { given: 10, free: 140 },
    ]);
    expect((await get(second.id)).items).toMatchObject([
      { given: 0, free: 12 },
      { given: 10, free: 140 },
    ]);
    const rows = await list({ filter: { search: first.title } });
    expect(rows).toMatchObject([{ Id: first.id, Total: 12, Given: 5, Free: 7 }]);
    ok(await save({ ...first, cancelled: true }));
    expect((await get(first.id)).items).toMatchObject([
      { given: 0, free: 12 },
      { given: 0, free: 150 },
    ]);
    expect(await list({ filter: { search: first.title } })).toMatchObject([{ Given: 0, Cancelled: true }]);
  });

  it('is what was not used before the first was given', async () => {
    await test.db.execute(sql`update contract_items set used = 20 where id = ${singleItem}`);
    const event = await make();
    expect((await get(event.id)).items[1]).toMatchObject({ given: 0, free: 130 });
    await test.db.execute(sql`update contract_items set used = 0 where id = ${singleItem}`);
  });

  it('is also of an agreement that is signed and to come, and nothing where there is none', async () => {
    const { sponsorship } = await agreements.active([selection(cards as number, { amount: 4 })], {
      startDate: '2027-01-01',
      endDate: '2027-12-31',
    });
    const at = async (date: string) => ok(await save({ sponsorshipId: sponsorship.id, date, title: date }));
    const coming = await at('2027-01-01');
    const none = await at('2028-01-01');
    expect((await get(coming.id)).items).toMatchObject([{ amount: 4, free: 4 }]);
    expect((await get(none.id)).items).toEqual([]);
    expect(await list({ filter: { sponsorship: sponsorship.id } })).toMatchObject([
      { Total: 4, Free: 4 },
      { Total: 0, Given: 0, Free: 0 },
    ]);
  });
});

describe('one that was cancelled', () => {
  it('comes back with its grants, unless the pool has been given to others', async () => {
    const [first, second] = [await make(), await make()];
    await give(singleItem, first.id, 99);
    const cancelled = ok(await save({ ...first, cancelled: true }));
    ok(await save({ ...cancelled, cancelled: false }));
    const again = ok(await save({ ...first, version: null, cancelled: true }));
    await give(singleItem, second.id, 52);
    expect(await save({ ...again, cancelled: false })).toMatchObject({ status: 409 });
    expect((await get(first.id)).cancelled).toBe(true);
    await test.db.execute(sql`update grants set quantity = 51 where event_id = ${second.id}`);
    ok(await save({ ...again, cancelled: false }));
  });

  it('gives back what was handed out of a pool, in its usage too', async () => {
    const event = await make();
    await test.db.execute(
      sql`insert into item_tickets (item_id, mode, used_before) values (${singleItem}, 'pulje', 7)`,
    );
    await test.db.execute(sql`update contract_items set used = 17 where id = ${singleItem}`);
    await give(singleItem, event.id, 10, { state: 'Udleveret' });
    const usage = async () => ok(await user.get(`/api/sponsorships/${club}/usage/${singleItem}`))[0];
    const cancelled = ok(await save({ ...event, cancelled: true }));
    expect(await usage()).toMatchObject({ from: 17, to: 7, note: 'Billetregister', by: 'Bo Bruger' });
    ok(await save({ ...cancelled, cancelled: false }));
    expect(await usage()).toMatchObject({ from: 7, to: 17 });
    await test.db.execute(sql`delete from item_tickets`);
    await test.db.execute(sql`update contract_items set used = 0 where id = ${singleItem}`);
  });
});

describe('hosts', () => {
  const bell = async (client = admin) =>
    ok(await client.get('/api/notifications')).items.map(({ text }: { text: string }) => text);

  it('hear that it moved or was cancelled, but not who did it, and no other change', async () => {
    const event = await make({ title: 'Derby', time: '15:00' });
    await give(cardItem, event.id, 2, { host: ids.adminId });
    await give(cardItem, event.id, 2, { host: ids.userId });
    await test.db.execute(sql`delete from notifications`);
    let now: Event = ok(await save({ ...event, venue: 'Rise', note: 'Ny bane' }));
    expect(await bell()).toEqual([]);
    for (const change of [{ date: '2026-08-22' }, { time: '16:00' }, { cancelled: true }, { cancelled: false }]) {
      test.clock.moveBy(1);
      now = ok(await save({ ...now, ...change }));
    }
    expect(await bell()).toEqual([
      'Bo Bruger holder alligevel Derby, 22. august 2026 kl. 16:00 (Ærø Boldklub)',
      'Bo Bruger har aflyst Derby (Ærø Boldklub)',
      'Bo Bruger har flyttet Derby til 22. august 2026 kl. 16:00 (Ærø Boldklub)',
      'Bo Bruger har flyttet Derby til 22. august 2026 kl. 15:00 (Ærø Boldklub)',
    ]);
    expect(await bell(user)).toEqual([]);
  });

  it('hear nothing where what they invited to was declined or given back', async () => {
    const event = await make();
    await give(cardItem, event.id, 2, { host: ids.adminId, state: 'Afvist' });
    await give(cardItem, event.id, 2, { host: ids.adminId, state: 'Returneret' });
    await test.db.execute(sql`delete from notifications`);
    const moved = ok(await save({ ...event, date: '2026-09-01' }));
    expect(await bell()).toEqual([]);
    await give(cardItem, event.id, 2, { host: ids.adminId, state: 'Ønsket' });
    ok(await save({ ...moved, date: '2026-09-02' }));
    expect(await bell()).toHaveLength(1);
  });
});

describe('the list', () => {
  const of = async (filter: object, request: object = {}) =>
    titles({ filter: { sponsorship: elsewhere, ...filter }, ...request }, admin);

  it('finds by day, club, area, who is responsible and text, in the order of days', async () => {
    await test.db.execute(sql`delete from events where sponsorship_id = ${elsewhere}`);
    const add = (title: string, date: string, values: object = {}) =>
      save({ sponsorshipId: elsewhere, title, date, ...values }, other).then(ok);
    await add('Åbent hus', '2026-07-03', { venue: 'Hallen' });
    await add('Brydning', '2026-07-01', { time: '19:00' });
    await add('Ærøløb', '2026-07-01', { time: '09:00', returnBy: '2026-06-20' });
    expect(await of({})).toEqual(['Ærøløb', 'Brydning', 'Åbent hus']);
    expect(await of({ from: '2026-07-02' })).toEqual(['Åbent hus']);
    expect(await of({ to: '2026-07-01' })).toEqual(['Ærøløb', 'Brydning']);
    expect(await of({ search: ' HALLEN ' })).toEqual(['Åbent hus']);
    expect(await of({ search: 'syd sk' })).toHaveLength(3);
    expect(await of({ area: ids.north })).toEqual([]);
    expect(await of({ user: ids.otherId })).toHaveLength(3);
    expect(await of({ user: ids.userId })).toEqual([]);
    const sortBy = (field: string, dir = 'asc') => of({}, { sort: { field, dir } });
    expect(await sortBy('Title')).toEqual(['Brydning', 'Ærøløb', 'Åbent hus']);
    expect(await sortBy('ReturnBy', 'desc')).toEqual(['Ærøløb', 'Åbent hus', 'Brydning']);
    for (const field of ['Free', 'Given', 'Total', 'Venue', 'Name', 'Time', 'Cancelled', 'Logo', 'Id', 'SponsorshipId'])
      expect(await sortBy(field)).toHaveLength(3);
  });

  it.each([{ sort: { field: 'Farve' } }, { filter: { from: 'i går' } }, { page: 0 }])('refuses %j', async (request) => {
    expect((await user.post('/api/events', request)).status).toBe(422);
  });
});
