import { describe, expect, it } from 'vitest';
import { asOf, ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { test, admin, user, ids, club, card, single, agreements, approver, setRule } = register;
const { makeEvent, save, give, giveAtMatch, move } = register;

const mayor = {
  recipientName: 'Birthe Holm',
  recipientType: 'Offentligt ansat eller politiker',
  email: 'bh@by.dk',
  purpose: 'Åbning',
  quantity: 3,
  companions: [{ name: 'Ib Holm', type: 'Andet' }],
};
const decide = (id: number, client = admin) => client.post(`/api/grants/${id}/decide`, { decision: 'granted' });
/** Tickets for the mayor that somebody else has allowed. */
const makeAllowed = async (values: object = {}) => {
  const event = await makeEvent();
  return ok(await decide((await give({ ...mayor, eventId: event.id, ...values })).id));
};
const timesRung = async (client = approver): Promise<number> =>
  ok(await client.get('/api/notifications')).items.filter(({ kind }: { kind: string }) => kind === 'ticket-asked')
    .length;

describe('what was allowed', () => {
  it.each<[object]>([
    [{ purpose: 'Ny tribune' }],
    [{ quantity: 2 }],
    [{ company: 'Kommunen', phone: '12345678', hostUserId: ids.userId }],
    [{ companions: [{ name: 'Ida Holm', type: 'Andet' }] }],
  ])('stays so with %j', async (change) => {
    expect(ok(await save({ ...(await makeAllowed()), ...change }))).toMatchObject({
      state: 'Tildelt',
      decidedBy: 'Anna Admin',
    });
  });

  it.each<[string, () => Promise<object> | object]>([
    ['another item', () => ({ itemId: single })],
    ['another event', async () => ({ eventId: (await makeEvent()).id })],
    ['more tickets', () => ({ quantity: 4 })],
    ['another name', () => ({ recipientName: 'Bent Holm' })],
    ['another e-mail', () => ({ email: 'bent@by.dk' })],
    ['another type', () => ({ recipientType: 'Andet', companions: [{ name: 'Ib Holm', type: mayor.recipientType }] })],
    ['another companion’s type', () => ({ companions: [{ name: 'Ib Holm', type: mayor.recipientType }] })],
  ])('is asked for again with %s, by whoever changed it', async (_what, change) => {
    const grant = await makeAllowed();
    const changed = ok(await save({ ...grant, ...(await change()) }, approver));
    expect(changed).toMatchObject({ state: 'Ønsket', requestedBy: 'Chef Nord', decidedBy: null });
    expect((await decide(grant.id, approver)).status).toBe(409);
  });

  it('is asked for again where the rules of the bank bring another reason', async () => {
    const { version } = ok(await admin.get(`/api/tickets/${card}`));
    ok(await admin.post(`/api/tickets/${card}/update`, { mode: 'pr. arrangement', unitValue: 100, version }));
    await setRule('gifts.guestEvent', 300);
    const guest = { recipientName: 'Per Pil', company: 'Pil ApS', eventId: (await makeEvent()).id };
    await give({ ...guest, quantity: 3 });
    const grant = await give({ ...guest, company: 'Andre ApS' });
    const kept = ok(await save({ ...grant, phone: '12345678' }));
    expect(kept.state).toBe('Tildelt');
    // Somebody without an e-mail is known by the company.
    const changed = ok(await save({ ...kept, company: guest.company }));
    expect(changed).toMatchObject({ state: 'Ønsket', warnings: [{ code: 'guest-event' }] });
    await setRule('gifts.guestEvent', null);
  });
});

describe('a wish', () => {
  it('rings once, however often it is changed', async () => {
    const before = await timesRung();
    const wish = await give({ ...mayor, eventId: (await makeEvent()).id });
    expect(await timesRung()).toBe(before + 1);
    ok(await save({ ...wish, recipientName: 'Bente Holm' }));
    expect(await timesRung()).toBe(before + 1);
  });

  it('may be for more than is free, and is not told its own seats', async () => {
    const wish = await give({ ...mayor, eventId: (await makeEvent()).id, quantity: 99 });
    expect(ok(await save({ ...wish, quantity: 98 })).state).toBe('Ønsket');
    expect(await decide(wish.id)).toMatchObject({ status: 409, body: { message: 'Der er 12 fri.' } });
  });

  it('is still for whoever changed nothing but its purpose to answer', async () => {
    const wish = await give({ ...mayor, eventId: (await makeEvent()).id });
    ok(await save({ ...wish, purpose: 'Ny tribune' }, approver));
    expect(ok(await decide(wish.id, approver)).state).toBe('Tildelt');
  });
});

describe('a grant', () => {
  it('moves within its pool, and is looked at anew where it moves to another item', async () => {
    const [first, second] = [await makeEvent(), await makeEvent()];
    const grant = await give({ itemId: single, eventId: first.id, quantity: 80 });
    expect(ok(await save({ ...grant, eventId: second.id, quantity: 99 })).eventId).toBe(second.id);
    const [{ id: none }] = ok(await user.get(`/api/sponsorships/${club.id}/marketing`));
    const refused = await save({ ...grant, version: null, eventId: second.id, itemId: none });
    expect(refused.body.fields).toEqual({ itemId: 'Produktet har ingen billetter i aftalen' });
    ok(await move(grant.id, 'return'));
  });

  it('is for the first and the last day of its agreement, and for no other', async () => {
    for (const [date, status] of [
      ['2025-12-31', 422],
      ['2026-01-01', 200],
      ['2026-12-31', 200],
    ] as const)
      expect([date, (await save({ eventId: (await makeEvent({ date })).id })).status]).toEqual([date, status]);
  });

  it('keeps a host who has been locked out since', async () => {
    const hostUserId = await test.fixtures.user({ name: 'Viggo Vært', email: 'viggo@bank.dk', areaIds: [ids.north] });
    const { event, grant } = await giveAtMatch({ hostUserId });
    await admin.post(`/api/users/${hostUserId}/lockout`, {});
    expect(ok(await save({ ...grant, quantity: 1 })).hostUserId).toBe(hostUserId);
    expect((await save({ eventId: event.id, hostUserId })).body.fields).toEqual({ hostUserId: 'Værten findes ikke' });
  });

  it('out of a pool counts on the day that it was given, whenever it is changed', async () => {
    const { sponsorship } = await agreements.active([register.products[1] as object], { endDate: '2027-12-31' });
    const event = ok(
      await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: 'Kamp', date: '2026-06-20' }),
    );
    const itemId = ok(await admin.get(`/api/events/${event.id}`)).items[0].itemId as number;
    ok(await admin.post(`/api/tickets/${itemId}/update`, { mode: 'pulje', unitValue: 100 }));
    const rule = { key: 'gifts.guestYear', validFrom: '2027-01-01', value: 0 };
    ok(await admin.post('/api/settings/rules/update', rule));
    const grant = await give({ itemId });
    await asOf(test, '2027-02-01T10:00:00Z', async () => {
      expect(ok(await save({ ...grant, quantity: 1 })).state).toBe('Tildelt');
      expect((await give({ itemId })).state).toBe('Ønsket');
    });
  });
});
