import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { test, admin, user, other, ids, club, card, single, approver, approverId } = register;
const { makeEvent, values, save, give, giveAtMatch, move, free, setRule } = register;

const mayor = {
  recipientName: 'Birthe Holm',
  recipientType: 'Offentligt ansat eller politiker',
  purpose: 'Åbning af den nye tribune',
};
const decide = (id: number, client = admin, decision = 'granted', reason: string | null = null) =>
  client.post(`/api/grants/${id}/decide`, { decision, reason });
const check = async (changed: object = {}, client = user) =>
  ok(await client.post('/api/grants/check', values(changed)));
const codesOf = async (changed: object): Promise<string[]> =>
  (await check(changed)).warnings.map(({ code }: { code: string }) => code);
const bell = async (client = admin): Promise<string[]> =>
  ok(await client.get('/api/notifications')).items.map(({ text }: { text: string }) => text);
const setPrice = async (unitValue: number | null) => {
  const { version } = ok(await admin.get(`/api/tickets/${card}`));
  ok(await admin.post(`/api/tickets/${card}/update`, { mode: 'pr. arrangement', unitValue, version }));
};

describe('a check', () => {
  it('says what would be said, and saves nothing', async () => {
    await setPrice(650);
    const event = await makeEvent();
    await give({ eventId: event.id, quantity: 9 });
    const before = await register.rows();
    expect(await check({ ...mayor, eventId: event.id })).toEqual({
      needsApproval: true,
      free: 3,
      value: 1300,
      warnings: [
        {
          code: 'official',
          level: 'approve',
          rule: 'gifts.officialNeedsApproval',
          text: 'Birthe Holm er offentligt ansat eller politiker. Udgangspunktet er nej tak. En anden skal godkende.',
          source: 'Straffelovens § 144; God adfærd i det offentlige',
        },
      ],
    });
    expect(await check({ eventId: event.id, quantity: 4 })).toMatchObject({ free: 3, needsApproval: false });
    expect(await register.rows()).toEqual(before);
    const refused = await user.post('/api/grants/check', values({ eventId: event.id, recipientType: 'Kunde' }));
    expect(refused).toMatchObject({ status: 422, body: { fields: { purpose: expect.any(String) } } });
    expect((await other.post('/api/grants/check', values({ eventId: event.id }))).status).toBe(404);
  });

  it('waits for nobody who has locked the host', async () => {
    const event = await makeEvent();
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where id = ${ids.otherId} for update`);
      expect(await check({ eventId: event.id, hostUserId: ids.otherId })).toMatchObject({ free: 12 });
    });
  });
});

describe('what a second person must allow', () => {
  it.each([
    ['a Bruger', user],
    ['whoever may approve guests', approver],
    ['an Admin', admin],
  ])('is a wish when %s saves it, takes no seat and rings for who may', async (_who, client) => {
    const { event, grant } = await giveAtMatch(mayor, client);
    expect(grant).toMatchObject({ state: 'Ønsket', mayDecide: false, warnings: [{ code: 'official' }] });
    expect(await free(card, event.id)).toBe(12);
    expect((await decide(grant.id, client)).status).toBe(409);
    if (client !== approver) expect((await bell(approver))[0]).toContain('Birthe Holm');
  });

  it('is decided by an Admin, or by who may in its area', async () => {
    const { event, grant } = await giveAtMatch(mayor);
    const colleague = test.anonymous();
    await test.fixtures.user({ name: 'Kim Kollega', email: 'kim@bank.dk', areaIds: [ids.north] });
    await colleague.logIn('kim@bank.dk', 'en-lang-adgangskode-til-test');
    expect((await decide(grant.id, colleague)).status).toBe(403);
    expect((await decide(grant.id, user)).status).toBe(409);
    expect((await decide(grant.id, other)).status).toBe(404);
    expect(ok(await approver.get(`/api/grants/${grant.id}`)).mayDecide).toBe(true);
    expect(ok(await colleague.get(`/api/grants/${grant.id}`)).mayDecide).toBe(false);
    const granted = ok(await decide(grant.id, approver, 'granted', 'Repræsentativt'));
    expect(granted).toMatchObject({ state: 'Tildelt', decidedBy: 'Chef Nord', decision: 'Repræsentativt' });
    expect(granted.decidedAt).toBe('2026-06-15T10:00:00.000Z');
    expect(await free(card, event.id)).toBe(10);
    expect((await decide(grant.id, admin)).status).toBe(409);
    expect((await bell(user))[0]).toMatch(/^Chef Nord gav 2 billetter til Birthe Holm, Kamp \d+: Repræsentativt$/);
  });

  it('is declined with a reason', async () => {
    const { grant } = await giveAtMatch(mayor);
    const refused = await decide(grant.id, admin, 'declined', ' ');
    expect(refused).toMatchObject({ status: 422, body: { fields: { reason: 'Begrundelse skal udfyldes' } } });
    const declined = ok(await decide(grant.id, admin, 'declined', 'Nej tak'));
    expect(declined).toMatchObject({ state: 'Afvist', decidedBy: 'Anna Admin', decision: 'Nej tak' });
    expect((await save({ ...declined, quantity: 1 })).status).toBe(409);
    for (const name of ['hand-out', 'undo-hand-out', 'return', 'undo-return'])
      expect((await move(grant.id, name)).status).toBe(409);
  });

  it('stays a wish where too few seats are free', async () => {
    const { event, grant } = await giveAtMatch({ ...mayor, quantity: 3 });
    await give({ eventId: event.id, quantity: 10 });
    expect(await decide(grant.id)).toMatchObject({ status: 409, body: { message: 'Der er 2 fri.' } });
    expect(ok(await user.get(`/api/grants/${grant.id}`)).state).toBe('Ønsket');
  });

  it('is not for whoever changed what it is', async () => {
    const { grant: wish } = await giveAtMatch(mayor, user);
    ok(await save({ ...wish, recipientName: 'Borgmester Bo' }, approver));
    expect((await decide(wish.id, approver)).status).toBe(409);
    expect((await decide(wish.id, admin)).status).toBe(200);
  });

  it('goes back to be asked for when a change brings it', async () => {
    const { event, grant } = await giveAtMatch();
    expect(grant.state).toBe('Tildelt');
    const changed = ok(await save({ ...grant, ...mayor }));
    expect(changed).toMatchObject({ state: 'Ønsket', requestedBy: 'Bo Bruger' });
    expect(await free(card, event.id)).toBe(12);
    const granted = ok(await decide(grant.id));
    // What was decided on is decided: of who gets what nothing is new.
    const kept = ok(await save({ ...granted, purpose: 'Ny tribune', quantity: 1 }));
    expect(kept).toMatchObject({ state: 'Tildelt', decidedBy: 'Anna Admin' });
    const more = ok(await save({ ...kept, quantity: 2 }));
    expect(more).toMatchObject({ state: 'Ønsket', decidedBy: null, decision: null });
  });

  it('is asked of companions too', async () => {
    const event = await makeEvent();
    const companions = [{ name: 'Lise Lov', type: mayor.recipientType }];
    expect(await give({ eventId: event.id, companions, purpose: 'Besøg' })).toMatchObject({ state: 'Ønsket' });
  });

  it('is a wish also on the day of the event, and then given', async () => {
    const event = await makeEvent({ date: '2026-06-15' });
    const grant = await give({ ...mayor, eventId: event.id, handedOut: true });
    expect(grant.state).toBe('Ønsket');
    expect(ok(await decide(grant.id)).state).toBe('Tildelt');
  });

  it('follows the rule of the day', async () => {
    const event = await makeEvent();
    await setRule('gifts.officialNeedsApproval', false);
    const grant = await give({ ...mayor, eventId: event.id });
    expect(grant).toMatchObject({ state: 'Tildelt', warnings: [{ code: 'official', level: 'info' }] });
    await setRule('gifts.officialNeedsApproval', true);
    expect(ok(await user.get(`/api/grants/${grant.id}`)).warnings).toMatchObject([{ level: 'approve' }]);
  });
});

describe('the limits', () => {
  it('count what a guest gets in a year and at an event over the whole bank, and name no more than the limit', async () => {
    await setPrice(100);
    await setRule('gifts.guestYear', 1000);
    await setRule('gifts.guestEvent', 300);
    const [first, second, next] = [await makeEvent(), await makeEvent(), await makeEvent({ date: '2026-12-31' })];
    const guest = { recipientName: 'Gæst Gade', email: 'GAEST@gade.dk' };
    const codes = (changed: object) => codesOf({ ...guest, ...changed });
    expect(await codes({ eventId: first.id, quantity: 3 })).toEqual([]);
    expect(await codes({ eventId: first.id, quantity: 4 })).toEqual(['guest-event']);
    const grant = await give({ ...guest, email: 'gaest@gade.dk', eventId: first.id, quantity: 3 });
    expect(await codes({ ...grant, eventId: first.id, quantity: 3 })).toEqual([]);
    expect(await codes({ eventId: first.id, quantity: 1 })).toEqual(['guest-event']);
    await give({ ...guest, eventId: second.id, quantity: 3 });
    await give({ ...guest, eventId: next.id, quantity: 3 });
    expect(await codes({ eventId: (await makeEvent()).id, quantity: 1 })).toEqual([]);
    const event = await makeEvent();
    const [warning] = (await check({ ...guest, eventId: event.id, quantity: 2 })).warnings;
    expect(warning).toMatchObject({ code: 'guest-year', level: 'approve' });
    expect(warning.text).toContain('1.000');
    expect(warning.text).not.toMatch(/900|1\.100|Ærø/);
    // What was declined, given back or is a wish counts for nothing.
    ok(await move(grant.id, 'return'));
    expect(await codes({ eventId: event.id, quantity: 2 })).toEqual([]);
    await setRule('gifts.guestYear', null);
    await setRule('gifts.guestEvent', null);
  });

  it('know a guest without e-mail by name and company, and say that this is unsure', async () => {
    await setPrice(100);
    await setRule('gifts.guestYear', 300);
    const [first, second] = [await makeEvent(), await makeEvent()];
    await give({ recipientName: 'Per Pil', company: 'Pil ApS', email: 'per@pil.dk', eventId: first.id, quantity: 3 });
    const codes = async (changed: object) => {
      const { warnings } = await check({ eventId: second.id, quantity: 1, ...changed });
      return warnings.map(({ code, text }: { code: string; text: string }) => [code, text.includes('usikker')]);
    };
    expect(await codes({ recipientName: ' PER PIL', company: 'pil aps ' })).toEqual([['guest-year', true]]);
    expect(await codes({ recipientName: 'Per Pil', company: 'Andre' })).toEqual([]);
    expect(await codes({ recipientName: 'Per Pil', company: 'Pil ApS', email: 'en@anden.dk' })).toEqual([]);
    expect(await codes({ recipientName: 'P. Pil', email: 'per@PIL.dk' })).toEqual([['guest-year', false]]);
    await setRule('gifts.guestYear', null);
  });

  it('count tickets of the recipient and of the host', async () => {
    await setRule('gifts.heavyUser', 5);
    const [first, second] = [await makeEvent(), await makeEvent()];
    await give({
      recipientName: 'Hyppig Hans',
      email: 'hans@h.dk',
      eventId: first.id,
      quantity: 5,
      hostUserId: approverId,
    });
    const codes = (changed: object) =>
      codesOf({ eventId: second.id, quantity: 1, recipientName: 'Ny Gæst', ...changed });
    expect(await codes({ email: 'hans@h.dk' })).toEqual(['heavy-user']);
    expect(await codes({ hostUserId: approverId })).toEqual(['heavy-user']);
    expect(await codes({ hostUserId: ids.userId })).toEqual([]);
    await setRule('gifts.heavyUser', null);
  });

  it('hold by the calendar year of the event’s day, and by the rule of that day', async () => {
    await setPrice(100);
    await setRule('gifts.guestYear', 200);
    ok(await admin.post('/api/settings/rules/update', { key: 'gifts.guestYear', validFrom: '2026-09-01', value: 500 }));
    const guest = { recipientName: 'Års Årup', email: 'aar@aarup.dk' };
    await give({ ...guest, eventId: (await makeEvent({ date: '2026-07-01' })).id, quantity: 2 });
    const codes = async (date: string, quantity: number) => {
      const event = await makeEvent({ date });
      return codesOf({ ...guest, eventId: event.id, quantity });
    };
    expect(await codes('2026-08-31', 1)).toEqual(['guest-year']);
    expect(await codes('2026-09-01', 3)).toEqual([]);
    expect(await codes('2026-09-01', 4)).toEqual(['guest-year']);
    await setRule('gifts.guestYear', null);
  });
});

describe('a wish', () => {
  const request = (changed: object = {}, client = user, item = single) => {
    const { itemId: _item, ...wish } = values(changed);
    return client.post(`/api/tickets/${item}/request`, wish);
  };

  it('without a warning is answered by anybody of the area but who asked', async () => {
    const wish = ok(await request({ quantity: 4 }));
    expect(wish).toMatchObject({ state: 'Ønsket', requestedBy: 'Bo Bruger', sponsorshipId: club.id });
    expect((await decide(wish.id, user)).status).toBe(409);
    const changed = ok(await save({ ...wish, itemId: single, quantity: 2 }, approver));
    expect(changed.state).toBe('Ønsket');
    expect(ok(await decide(wish.id, approver)).state).toBe('Tildelt');
  });

  it('of another area is for what is public alone, and its asker sees that and no more', async () => {
    expect((await request({}, other)).status).toBe(404);
    const show = (value: boolean) =>
      user.post(`/api/sponsorships/${club.id}/save-public`, { id: single, public: value });
    ok(await show(true));
    const event = await makeEvent();
    const events = ok(await other.get(`/api/tickets/${single}/events`));
    expect(events).toContainEqual({
      id: event.id,
      title: event.title,
      kind: event.kind,
      date: event.date,
      time: null,
      venue: null,
      free: await free(single),
    });
    const mine = ok(await request({ eventId: event.id, quantity: 2 }, other));
    expect(mine).toMatchObject({ state: 'Ønsket', sponsorshipId: null, requestedBy: 'Dorte Øst' });
    expect((await bell(user))[0]).toBe('Dorte Øst ønsker 2 Enkeltbillet til Ida Holm (Ærø Boldklub)');
    const theirs = ok(await request({ eventId: event.id }, user));
    expect(ok(await other.get(`/api/grants/${mine.id}`))).toEqual(mine);
    expect((await other.get(`/api/grants/${theirs.id}`)).status).toBe(404);
    expect((await other.get(`/api/tickets/${single}`)).status).toBe(404);
    expect((await other.get(`/api/tickets/${single}/free`)).status).toBe(404);
    expect((await other.get(`/api/tickets/${card}/events`)).status).toBe(404);
    expect((await save({ ...mine, itemId: single }, other)).status).toBe(404);
    expect((await decide(mine.id, other)).status).toBe(404);
    expect(await register.rows({}, {}, other)).toEqual([]);
    for (const name of ['hand-out', 'attended']) expect((await move(mine.id, name, other)).status).toBe(404);
    expect((await move(theirs.id, 'return', other)).status).toBe(404);
    expect(ok(await decide(mine.id, user)).state).toBe('Tildelt');
    expect((await bell(other))[0]).toContain('gav 2 billetter til Ida Holm');
    expect(ok(await move(mine.id, 'return', other)).state).toBe('Returneret');
    expect((await move(mine.id, 'undo-return', other)).status).toBe(404);
    ok(await show(false));
    expect((await other.get(`/api/grants/${mine.id}`)).status).toBe(404);
    expect((await request({}, other)).status).toBe(404);
  });
});

describe('a move', () => {
  it('goes from given to handed out and back, and nowhere else', async () => {
    const event = await makeEvent();
    const { id } = await give({ eventId: event.id, quantity: 12 });
    expect((await move(id, 'undo-return')).status).toBe(409);
    expect(ok(await move(id, 'hand-out')).state).toBe('Udleveret');
    expect((await move(id, 'hand-out')).status).toBe(409);
    expect(ok(await move(id, 'undo-hand-out')).state).toBe('Tildelt');
    const notHandedOut = { status: 409, body: { message: 'Billetterne er ikke udleveret.' } };
    expect(await move(id, 'undo-hand-out')).toMatchObject(notHandedOut);
    ok(await move(id, 'hand-out'));
    expect(ok(await move(id, 'return')).state).toBe('Returneret');
    expect(await move(id, 'undo-hand-out')).toMatchObject(notHandedOut);
    expect((await move(id, 'return')).status).toBe(409);
    expect(ok(await move(id, 'undo-return')).state).toBe('Udleveret');
    ok(await move(id, 'return'));
    const { id: second } = await give({ eventId: event.id, quantity: 1 });
    expect(await move(id, 'undo-return')).toMatchObject({ status: 409, body: { message: 'Der er 11 fri.' } });
    ok(await move(second, 'return'));
    expect(ok(await move(id, 'undo-return')).state).toBe('Udleveret');
  });

  it('back of a wish takes no seat when it is undone', async () => {
    const event = await makeEvent();
    const { id } = await give({ ...mayor, eventId: event.id });
    await give({ eventId: event.id, quantity: 12 });
    ok(await move(id, 'return'));
    expect(ok(await move(id, 'undo-return')).state).toBe('Ønsket');
    expect((await move(id, 'hand-out')).status).toBe(409);
  });

  it('says how many came, of those that were given', async () => {
    const { grant } = await giveAtMatch({ quantity: 3 });
    const came = (attended: unknown) => user.post(`/api/grants/${grant.id}/attended`, { attended });
    expect(ok(await came(2)).attended).toBe(2);
    expect((await came(4)).body.fields).toEqual({ attended: 'Kom skal være mellem 0 og 3' });
    for (const wrong of [-1, 1.5, 'to', undefined]) expect((await came(wrong)).status).toBe(422);
    expect((await save({ ...grant, version: null, quantity: 1 })).body.fields).toHaveProperty('quantity');
    expect(ok(await came(null)).attended).toBeNull();
    ok(await move(grant.id, 'return'));
    expect((await came(1)).status).toBe(409);
  });

  it('gives back the rest of an event, and leaves what is handed out', async () => {
    const { event, grant: kept } = await giveAtMatch();
    ok(await move(kept.id, 'hand-out'));
    const rest = [await give({ eventId: event.id }), await give({ eventId: event.id })].map(({ id }) => id);
    const wish = await give({ ...mayor, eventId: event.id });
    expect(ok(await user.post(`/api/events/${event.id}/return-rest`, {}))).toEqual(rest);
    expect(await free(card, event.id)).toBe(10);
    expect(ok(await user.get(`/api/grants/${wish.id}`)).state).toBe('Ønsket');
    expect(ok(await user.post(`/api/events/${event.id}/return-rest`, {}))).toEqual([]);
    expect((await other.post(`/api/events/${event.id}/return-rest`, {})).status).toBe(404);
  });
});
