import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { whenWaiting } from '../../testing/locks.ts';
import { makeProducts, selection } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { test, admin, user, other, ids, club, contract, card, single, approver, approverId, setRule } = register;
const { makeEvent, values, save, give, move, agreements } = register;

const mayor = {
  recipientName: 'Birthe Holm',
  recipientType: 'Offentligt ansat eller politiker',
  purpose: 'Åbning',
};
const request = (changed: object = {}, client = other) => {
  const { itemId, ...wish } = values(changed);
  return client.post(`/api/tickets/${itemId}/request`, wish);
};
const check = async (changed: object = {}) => ok(await user.post('/api/grants/check', values(changed)));
const codes = async (changed: object) =>
  (await check(changed)).warnings.map(({ code }: { code: string }) => code) as string[];
const show = (id: number, value = true) =>
  user.post(`/api/sponsorships/${club.id}/save-public`, { id, public: value }).then(ok);
/** At whose bells a wish rang since the last time. */
const rung = async (): Promise<number[]> => {
  const { rows } = await test.db.execute<{ user_id: number }>(sql`select user_id from notifications
    where kind = 'ticket-asked' order by user_id`);
  await test.db.execute(sql`delete from notifications`);
  return rows.map(({ user_id }) => user_id);
};
const lockOut = (id: number, lockedOut = true) =>
  test.db.execute(sql`update users set locked_out = ${lockedOut} where id = ${id}`);

describe('who is asked to allow guests', () => {
  it('is whoever may in the area of the club, else every Admin, and nobody who is locked out', async () => {
    await test.fixtures.user({
      name: 'Chef Syd',
      email: 'syd@bank.dk',
      areaIds: [ids.south],
      approvesGuests: true,
    });
    const retired = await test.fixtures.user({
      name: 'Fhv. Admin',
      email: 'fhv@bank.dk',
      areaIds: [],
      roles: ['Admin'],
    });
    await lockOut(retired);
    const event = await makeEvent();
    await rung();
    await give({ ...mayor, eventId: event.id });
    expect(await rung()).toEqual([approverId]);
    await lockOut(approverId);
    await give({ ...mayor, eventId: event.id });
    expect(await rung()).toEqual([ids.adminId]);
    await lockOut(approverId, false);
  });

  it('is asked about a colleague’s wish as well, where there is something to allow', async () => {
    const event = await makeEvent();
    await show(card);
    await rung();
    ok(await request({ eventId: event.id }));
    expect(await rung()).toEqual([ids.userId]);
    ok(await request({ ...mayor, eventId: event.id }));
    expect(await rung()).toEqual([ids.userId, approverId].toSorted((one, two) => one - two));
    await show(card, false);
  });
});

describe('who hears of a wish', () => {
  it('are Admins where the one approver of the area wishes', async () => {
    const event = await makeEvent();
    await rung();
    await give({ ...mayor, eventId: event.id }, approver);
    expect(await rung()).toEqual([ids.adminId]);
  });

  it('are all others of the area where who is responsible wishes, or may answer no more', async () => {
    const wish = (client = user) => request({ itemId: single, recipientName: 'Ida Holm' }, client).then(ok);
    await rung();
    await wish();
    expect(await rung()).toEqual([ids.adminId, approverId]);
    await lockOut(ids.userId);
    await wish(admin);
    await lockOut(ids.userId, false);
    expect(await rung()).toEqual([approverId]);
    await lockOut(approverId);
    await wish();
    await lockOut(approverId, false);
    expect(await rung()).toEqual([ids.adminId]);
  });
});

describe('tickets that everybody may wish for', () => {
  it('are so until the last day of a signed agreement', async () => {
    await show(single);
    const wish = ok(await request({ itemId: single }));
    const statuses = async () => [
      (await request({ itemId: single })).status,
      (await other.get(`/api/tickets/${single}/events`)).status,
      (await other.get(`/api/grants/${wish.id}`)).status,
    ];
    await test.db.execute(sql`update contracts set end_date = '2026-06-15' where id = ${contract.id}`);
    expect(await statuses()).toEqual([200, 200, 200]);
    await test.db.execute(sql`update contracts set end_date = '2026-06-14' where id = ${contract.id}`);
    expect(await statuses()).toEqual([404, 404, 404]);
    await test.db.execute(sql`update contracts set end_date = '2026-12-31' where id = ${contract.id}`);
    ok(await agreements.call(club.id, 'edit', { id: contract.id, reason: 'Ret antal' }));
    expect(await statuses()).toEqual([404, 404, 404]);
    ok(await agreements.call(club.id, 'confirm', { id: contract.id }));
    expect(await statuses()).toEqual([404, 404, 404]);
    await agreements.upload(contract.id);
    expect(await statuses()).toEqual([200, 200, 200]);
    await show(single, false);
  });

  it('are for the coming events of the agreement that take place', async () => {
    const { sponsorship } = await agreements.active([selection(register.cards, { amount: 12 })], {
      startDate: '2026-06-10',
      endDate: '2026-06-30',
    });
    const at = async (date: string, more: object = {}) =>
      ok(await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: date, date, ...more }));
    for (const date of ['2026-06-14', '2026-06-15', '2026-06-30', '2026-07-01']) await at(date);
    await at('2026-06-16', { cancelled: true });
    const event = await at('2026-06-20');
    const itemId = ok(await admin.get(`/api/events/${event.id}`)).items[0].itemId as number;
    await give({ itemId, eventId: event.id, quantity: 5 });
    ok(await move((await give({ itemId, eventId: event.id, quantity: 3 })).id, 'return'));
    const events = async () =>
      ok(await user.get(`/api/tickets/${itemId}/events`)).map(({ date, free }: { date: string; free: number }) => [
        date,
        free,
      ]);
    expect(await events()).toEqual([
      ['2026-06-15', 12],
      ['2026-06-20', 7],
      ['2026-06-30', 12],
    ]);
    await test.db.execute(sql`update contracts set start_date = '2026-06-16' where sponsorship_id = ${sponsorship.id}`);
    expect(await events()).toHaveLength(2);
    const [{ id: none }] = ok(await user.get(`/api/sponsorships/${club.id}/marketing`));
    expect((await user.get(`/api/tickets/${none}/events`)).status).toBe(404);
  });

  it('are at each event those of the agreement that is the active one on its day', async () => {
    const cards = (amount: number) => [selection(register.cards, { amount })];
    const { sponsorship } = await agreements.active(cards(18), { endDate: '2026-12-31' });
    await agreements.approved(sponsorship.id, { products: cards(20), startDate: '2026-07-01', endDate: '2027-06-30' });
    const at = async (date: string) => {
      const event = ok(await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: date, date }));
      return { event, itemId: ok(await admin.get(`/api/events/${event.id}`)).items[0].itemId as number };
    };
    const [{ itemId: old }, both, next] = [await at('2026-06-20'), await at('2026-07-01'), await at('2027-06-01')];
    await give({ itemId: both.itemId, eventId: both.event.id, quantity: 4 });
    const freeSeats = async (itemId: number, client = user) =>
      ok(await client.get(`/api/tickets/${itemId}/events`)).map(({ free }: { free: number }) => free);
    expect(await freeSeats(old)).toEqual([18, 16, 20]);
    const wishFor = (eventId: number, client = user) => request({ itemId: old, eventId }, client);
    expect(ok(await wishFor(both.event.id))).toMatchObject({ itemId: both.itemId, eventId: both.event.id });
    expect(ok(await wishFor(next.event.id)).itemId).toBe(next.itemId);
    const showTo = (id: number) => user.post(`/api/sponsorships/${sponsorship.id}/save-public`, { id, public: true });
    ok(await showTo(old));
    // What others may wish for of the later agreement is said there.
    expect(await freeSeats(old, other)).toEqual([18]);
    expect((await wishFor(both.event.id, other)).status).toBe(404);
  });
});

describe('a product gives tickets', () => {
  it('where it is chosen with an amount, and hospitality or a ticket', async () => {
    const [lounge, food] = (await makeProducts(test, 'Hospitality', [
      { name: 'Loge', hasAmount: true },
      { name: 'Bespisning', hasAmount: true },
    ])) as [number, number];
    const [raffle, flag] = (await makeProducts(test, 'Aktivering', [
      { name: 'Lodder', hasAmount: true, isTicket: true },
      { name: 'Flag', hasAmount: true },
    ])) as [number, number];
    const { sponsorship } = await agreements.active([
      ...[lounge, raffle, flag].map((id) => selection(id, { amount: 4 })),
      selection(food, { amount: 0 }),
      selection(register.cards, { amount: 9, selected: false }),
    ]);
    const { id } = ok(
      await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: 'Kamp', date: '2026-06-20' }),
    );
    const { items } = ok(await admin.get(`/api/events/${id}`));
    expect(items.map(({ product }: { product: string }) => product).toSorted()).toEqual(['Lodder', 'Loge']);
  });
});

describe('what others got', () => {
  it('counts for a guest and a host in the year of the event, and where it takes seats', async () => {
    await setRule('gifts.heavyUser', 4);
    const guest = { recipientName: 'Års Årup', email: 'aar@aarup.dk' };
    const hosted = { recipientName: 'Ny Gæst', hostUserId: approverId };
    const event = await makeEvent({ date: '2026-07-01' });
    const grant = await give({ ...guest, hostUserId: approverId, eventId: event.id, quantity: 3 });
    const day = { eventId: (await makeEvent({ date: '2026-07-02' })).id };
    const both = async () => [await codes({ ...guest, ...day }), await codes({ ...hosted, ...day })];
    expect(await both()).toEqual([['heavy-user'], ['heavy-user']]);
    // Its own tickets are no others: three are changed to four.
    expect(await codes({ ...grant, quantity: 4 })).toEqual([]);
    const moveTo = async (date: string) =>
      ok(await admin.post('/api/events/update', { ...event, version: null, date }));
    await moveTo('2027-01-01');
    expect(await both()).toEqual([[], []]);
    // Next year's are no part of what its host has this year.
    await give({ ...hosted, ...day, quantity: 4 });
    expect(await codes({ ...hosted, recipientName: 'En til', ...day, quantity: 1 })).toEqual(['heavy-user']);
    // Nor is it taken from that where it comes back to this year.
    expect(await codes({ ...grant, ...day, quantity: 1 })).toEqual(['heavy-user']);
    await moveTo('2026-07-01');
    ok(await move(grant.id, 'return'));
    expect(await codes({ ...guest, ...day })).toEqual([]);
    expect(await codes({ ...grant, ...day, quantity: 1, recipientName: 'Anden', email: null })).toEqual(['heavy-user']);
    await setRule('gifts.heavyUser', null);
  });

  it('has no value where nobody has said what a seat is worth', async () => {
    expect((await check({ eventId: (await makeEvent()).id })).value).toBeNull();
  });
});

describe('a host', () => {
  it('is not removed while a grant with them is saved', async () => {
    const hostUserId = await test.fixtures.user({ name: 'Viggo Vært', email: 'viggo@bank.dk', areaIds: [ids.north] });
    const event = await makeEvent();
    const answer = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${hostUserId} for update`);
      const waiting = save({ eventId: event.id, hostUserId }, approver);
      await whenWaiting(test, 1);
      await tx.execute(sql`update users set locked_out = true where id = ${hostUserId}`);
      return { waiting };
    });
    expect((await answer.waiting).body.fields).toEqual({ hostUserId: 'Værten findes ikke' });
  });
});
