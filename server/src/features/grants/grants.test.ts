import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asOf, ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { test, admin, user, other, ids, club, foreign, card, single, foreignCard, foreignSingle } = register;
const { makeEvent, save, give, giveAtMatch, move, free, usageOf, agreements } = register;

const fieldsOf = async (values: object) => {
  const answer = await save(values);
  return [answer.status, Object.keys(answer.body.fields ?? {})];
};
const historyOf = async (itemId: number) => ok(await user.get(`/api/sponsorships/${club.id}/usage/${itemId}`));

describe('tickets', () => {
  it('are given with what is known of who gets them, and why', async () => {
    const event = await makeEvent();
    const values = {
      itemId: card,
      eventId: event.id,
      quantity: 3,
      recipientName: 'Birthe Holm',
      recipientType: 'Kunde',
      company: 'Holm A/S',
      email: 'birthe@holm.dk',
      phone: '12345678',
      hostUserId: ids.userId,
      purpose: 'Hjemmekamp, kundepleje',
      companions: [{ name: 'Ib Holm', type: 'Andet' }],
    };
    const grant = ok(await save(values));
    const undecided = { decidedBy: null, decidedAt: null, decision: null, attended: null, mayDecide: false };
    expect(grant).toEqual({
      ...values,
      ...undecided,
      id: grant.id,
      version: 1,
      sponsorshipId: club.id,
      state: 'Tildelt',
      requestedBy: 'Bo Bruger',
      warnings: [],
    });
    expect(ok(await user.get(`/api/grants/${grant.id}`))).toEqual(grant);
    const after = ok(await save({ ...grant, quantity: 4 }));
    expect(after).toEqual({ ...grant, quantity: 4, version: 2 });
    expect((await save({ ...grant, quantity: 5 })).status).toBe(409);
  });

  it('are given once where the same sending comes again, its answer lost', async () => {
    const event = await makeEvent();
    const sent = { eventId: event.id, quantity: 5, idempotencyKey: 'k1' };
    const grant = await give(sent);
    expect(await give(sent)).toEqual(grant);
    expect(await free(card, event.id)).toBe(7);
    const changed = { ...sent, ...grant, quantity: 4, idempotencyKey: 'k2' };
    const after = ok(await save(changed));
    expect(ok(await save(changed))).toEqual(after);
    expect((await save({ ...changed, idempotencyKey: 'k3' })).status).toBe(409);
    expect((await save(sent, other)).status).toBe(404);
    // Also where it comes before the first one is done.
    const answers = await Promise.all(Array.from({ length: 8 }, () => save({ ...sent, idempotencyKey: 'k4' })));
    expect(new Set(answers.map((answer) => ok(answer).id)).size).toBe(1);
    expect(await free(card, event.id)).toBe(3);
    expect((await save({ ...sent, idempotencyKey: 'x'.repeat(101) })).status).toBe(422);
  });

  it.each<[object, string[]]>([
    [{ quantity: 0 }, ['quantity']],
    [{ quantity: 100 }, ['quantity']],
    [{ quantity: 1.5 }, ['quantity']],
    [{ recipientName: ' ' }, ['recipientName']],
    [{ recipientType: 'Onkel' }, ['recipientType']],
    [{ recipientType: null }, ['recipientType']],
    [{ email: 'birthe' }, ['email']],
    [{ purpose: 'x'.repeat(201) }, ['purpose']],
    [{ recipientType: 'Kunde' }, ['purpose']],
    [{ recipientType: 'Medarbejder (vært)', purpose: '  ' }, ['purpose']],
    [{ recipientType: 'Offentligt ansat eller politiker' }, ['purpose']],
    [{ quantity: 2, companions: [{ name: 'Ib', type: 'Kunde' }] }, ['purpose']],
    [{ quantity: 1, companions: [{ name: 'Ib', type: 'Andet' }] }, ['companions']],
    [{ quantity: 2, companions: [{ name: '', type: 'Andet' }] }, ['companions.0.name']],
    [{ hostUserId: 999_999 }, ['hostUserId']],
    [{ eventId: 999_999 }, ['eventId']],
    [{ itemId: null }, ['itemId']],
  ])('refuses %j', async (values, fields) => {
    const event = await makeEvent();
    expect(await fieldsOf({ eventId: event.id, ...values })).toEqual([422, fields]);
  });

  it('say why a purpose is asked for', async () => {
    const { body } = await save({ recipientType: 'Kunde' });
    expect(body.fields.purpose).toBe('Skriv anledning: ellers kan udgiften ikke dokumenteres');
  });

  it.each(['Medarbejder', 'Bestyrelse eller repræsentantskab', 'Præmie', 'Forening eller velgørenhed', 'Andet'])(
    'ask %s for no purpose',
    async (recipientType) => {
      const event = await makeEvent();
      expect((await save({ eventId: event.id, recipientType })).status).toBe(200);
    },
  );

  it('are for an event where they are free anew at each, and need none out of a pool', async () => {
    expect(await fieldsOf({ itemId: card, eventId: null })).toEqual([422, ['eventId']]);
    ok(await save({ itemId: single, eventId: null }));
  });

  it('are of an item and for an event of one club, which the actor sees', async () => {
    const theirs = await makeEvent({ sponsorshipId: foreign.id });
    expect(await fieldsOf({ eventId: theirs.id })).toEqual([422, ['eventId']]);
    for (const itemId of [foreignCard, foreignSingle, 999_999])
      expect((await save({ itemId, eventId: theirs.id })).status).toBe(404);
    const grant = ok(await save({ itemId: foreignSingle }, other));
    for (const call of [`/api/grants/${grant.id}`, `/api/tickets/${foreignCard}`, `/api/tickets/${foreignSingle}/free`])
      expect((await user.get(call)).status).toBe(404);
    for (const name of ['hand-out', 'undo-hand-out', 'return', 'undo-return', 'attended', 'decide'])
      expect((await move(grant.id, name)).status).toBe(404);
    expect((await save({ ...grant, itemId: single })).status).toBe(404);
  });

  it('are counted at an event of their club alone, which the address names', async () => {
    const theirs = await makeEvent({ sponsorshipId: foreign.id });
    for (const asked of [card, single]
      .map((id) => `/api/tickets/${id}/free?event=${theirs.id}`)
      .concat(`/api/tickets/${card}/free`)) {
      const { status, body } = await user.get(asked);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['event']]);
    }
  });

  it('are of an agreement that is signed and holds on the day', async () => {
    const late = await makeEvent({ date: '2027-01-01' });
    expect(await fieldsOf({ eventId: late.id })).toEqual([422, ['eventId']]);
    const { id } = await agreements.approved(club.id, {
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      products: register.products,
    });
    const { items } = ok(await user.get(`/api/events/${late.id}`));
    ok(await save({ itemId: items[0].itemId, eventId: late.id }));
    expect(await fieldsOf({ itemId: items[1].itemId })).toEqual([422, ['eventId']]);
    expect(id).toBeGreaterThan(0);
  });

  it('are of no product that gives none', async () => {
    const rows = ok(await user.get(`/api/sponsorships/${club.id}/marketing`));
    expect(await fieldsOf({ itemId: rows[0].id })).toEqual([422, ['itemId']]);
    expect((await user.get(`/api/tickets/${rows[0].id}`)).status).toBe(404);
  });

  it('are not given for an event that is cancelled, and count as given back where they were', async () => {
    const { event, grant } = await giveAtMatch({ quantity: 5 });
    expect(await free(card, event.id)).toBe(7);
    const cancelled = ok(await admin.post('/api/events/update', { ...event, cancelled: true }));
    expect((await save({ eventId: event.id })).status).toBe(409);
    expect(ok(await user.get(`/api/grants/${grant.id}`)).state).toBe('Returneret');
    expect(await free(card, event.id)).toBe(12);
    for (const name of ['hand-out', 'undo-hand-out', 'return', 'undo-return'])
      expect((await move(grant.id, name)).status).toBe(409);
    expect((await save({ ...grant, quantity: 1 })).status).toBe(409);
    ok(await admin.post('/api/events/update', { ...cancelled, cancelled: false }));
    expect(ok(await user.get(`/api/grants/${grant.id}`)).state).toBe('Tildelt');
  });

  it('stay given when the match moves past the agreement', async () => {
    const { event, grant } = await giveAtMatch();
    ok(await admin.post('/api/events/update', { ...event, date: '2028-02-02' }));
    ok(await save({ ...grant, quantity: 1 }));
    expect(await fieldsOf({ eventId: event.id })).toEqual([422, ['eventId']]);
  });
});

describe('handed out at once', () => {
  it('is what is given on the day of the event, and on no other', async () => {
    const event = await makeEvent({ date: '2026-06-15' });
    expect((await give({ eventId: event.id, handedOut: true })).state).toBe('Udleveret');
    const later = await makeEvent();
    expect(await fieldsOf({ eventId: later.id, handedOut: true })).toEqual([422, ['handedOut']]);
    expect((await give({ itemId: single, handedOut: true })).state).toBe('Udleveret');
  });

  it('follows the day in Copenhagen', async () => {
    const event = await makeEvent({ date: '2026-06-16' });
    await asOf(test, '2026-06-15T22:00:00Z', async () => {
      expect((await give({ eventId: event.id, handedOut: true })).state).toBe('Udleveret');
    });
  });
});

describe('free seats', () => {
  it('are those of each event where they are free anew', async () => {
    const [first, second] = [await makeEvent(), await makeEvent()];
    await give({ eventId: first.id, quantity: 10 });
    expect(await save({ eventId: first.id, quantity: 3 })).toMatchObject({
      status: 409,
      body: { message: 'Der er 2 fri.' },
    });
    await give({ eventId: first.id, quantity: 2 });
    await give({ eventId: second.id, quantity: 12 });
    expect(await free(card, first.id)).toBe(0);
  });

  it('count what a grant has itself as its own when it is changed', async () => {
    const [event, next] = [await makeEvent(), await makeEvent()];
    const grant = await give({ eventId: event.id, quantity: 10 });
    const changed = ok(await save({ ...grant, quantity: 12 }));
    expect((await save({ ...changed, quantity: 13 })).status).toBe(409);
    await give({ eventId: next.id, quantity: 1 });
    expect((await save({ ...changed, eventId: next.id })).status).toBe(409);
  });

  it('are never given twice, of twenty at the same moment', async () => {
    const event = await makeEvent();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        save({ eventId: event.id, quantity: 1 + (at % 3), recipientName: `Gæst ${at}` }, at % 2 ? admin : user),
      ),
    );
    const given = answers.filter(({ status }) => status === 200).map(({ body }) => body.quantity as number);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const sum = given.reduce((all, one) => all + one, 0);
    expect(sum).toBeLessThanOrEqual(12);
    expect(sum).toBeGreaterThanOrEqual(10);
    expect(await free(card, event.id)).toBe(12 - sum);
  });
});

describe('a pool', () => {
  it('keeps what was used before its first grant, and is used as it is handed out from then on', async () => {
    const { sponsorship } = await agreements.active([register.products[1] as object]);
    const event = ok(
      await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: 'Kamp', date: '2026-06-20' }),
    );
    const item = ok(await admin.get(`/api/events/${event.id}`)).items[0].itemId as number;
    const base = `/api/sponsorships/${sponsorship.id}`;
    const slide = (to: number) => user.post(`${base}/save-utilization`, { id: item, used: to });
    const itemNow = async () => ok(await user.get(`${base}/hospitality`))[0];
    const usedNow = async () => (await itemNow()).used;
    ok(await slide(40));
    expect(await itemNow()).toMatchObject({ followsRegister: false });
    const grant = await give({ itemId: item, quantity: 10 });
    expect(await itemNow()).toMatchObject({ followsRegister: true });
    for (const to of [60, -1])
      expect(await slide(to)).toMatchObject({ status: 409, body: { message: 'Udnyttelsen følger billetregistret.' } });
    expect(await free(item)).toBe(100);
    expect(await usedNow()).toBe(40);
    ok(await move(grant.id, 'hand-out'));
    expect(await usedNow()).toBe(50);
    expect(await free(item)).toBe(100);
    ok(await move(grant.id, 'return'));
    expect(await usedNow()).toBe(40);
    ok(await move(grant.id, 'undo-return'));
    expect(await usedNow()).toBe(50);
    const entries = ok(await user.get(`${base}/usage/${item}`));
    expect(entries.map(({ from, to, note }: Record<string, unknown>) => [from, to, note])).toEqual([
      [40, 50, 'Billetregister'],
      [50, 40, 'Billetregister'],
      [40, 50, 'Billetregister'],
      [0, 40, null],
    ]);
    expect(await save({ itemId: item, quantity: 99 })).toMatchObject({ status: 200 });
    expect(await save({ itemId: item, quantity: 2 })).toMatchObject({
      status: 409,
      body: { message: 'Der er 1 fri.' },
    });
  });

  it('leaves the slider to seats that are free anew at every event', async () => {
    const { grant } = await giveAtMatch();
    ok(await move(grant.id, 'hand-out'));
    ok(await user.post(`/api/sponsorships/${club.id}/save-utilization`, { id: card, used: 7 }));
    expect(await usageOf(card)).toBe(7);
    expect(await historyOf(card)).toHaveLength(1);
  });
});

describe('what an item’s tickets are', () => {
  const read = async (id = card) => ok(await user.get(`/api/tickets/${id}`));
  const write = (id: number, values: object) => user.post(`/api/tickets/${id}/update`, values);

  it('begins with its product, and is saved with what a seat is worth', async () => {
    const { sponsorship } = await agreements.active(register.products);
    const event = ok(
      await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: 'Kamp', date: '2026-06-20' }),
    );
    const [first, second] = ok(await admin.get(`/api/events/${event.id}`)).items.map(
      ({ itemId }: { itemId: number }) => itemId,
    );
    expect(await read(first)).toEqual({
      itemId: first,
      product: 'Sæsonkort',
      mode: 'pr. arrangement',
      unitValue: null,
      includesTravel: false,
      amount: 12,
      catering: false,
      public: false,
      version: 0,
    });
    expect((await read(second)).mode).toBe('pulje');
    const saved = ok(await write(first, { mode: 'pulje', unitValue: 325.5, includesTravel: true, version: 0 }));
    expect(saved).toMatchObject({ mode: 'pulje', unitValue: 325.5, includesTravel: true, version: 1 });
    expect((await write(first, { ...saved, version: 0 })).status).toBe(409);
    expect((await write(first, { ...saved, mode: 'begge' })).body.fields).toHaveProperty('mode');
    expect((await write(first, { ...saved, unitValue: -1 })).body.fields).toHaveProperty('unitValue');
    const grant = await give({ itemId: first });
    expect((await write(first, { ...saved, version: null, mode: 'pr. arrangement' })).status).toBe(409);
    ok(await move(grant.id, 'return'));
    expect((await write(first, { ...saved, version: null, mode: 'pr. arrangement' })).status).toBe(409);
    ok(await write(first, { ...saved, version: null, unitValue: null }));
  });

  it('goes along with the agreement that follows', async () => {
    const { sponsorship, contract } = await agreements.active(register.products);
    const itemsOf = async (contractId: number) =>
      (
        await test.db.execute<{ id: number; unit_value: string; mode: string; includes_travel: boolean }>(
          sql`select i.id, t.unit_value, t.mode, t.includes_travel, t.used_before from contract_items i
            left join item_tickets t on t.item_id = i.id where i.contract_id = ${contractId} order by i.position`,
        )
      ).rows;
    const [first] = await itemsOf(contract.id);
    ok(await write(first?.id as number, { mode: 'pulje', unitValue: 250, includesTravel: true }));
    await give({ itemId: first?.id });
    const expected = [{ unit_value: '250.00', mode: 'pulje', includes_travel: true, used_before: null }];
    const copy = ok(await agreements.call(sponsorship.id, 'copy', { id: contract.id }));
    expect((await itemsOf(copy.id)).filter(({ mode }) => mode)).toMatchObject(expected);
    expect((await agreements.call(sponsorship.id, 'delete', { id: copy.id })).status).toBe(204);
    const renewal = ok(await agreements.call(sponsorship.id, 'renew', { id: contract.id }));
    expect((await itemsOf(renewal.id)).filter(({ mode }) => mode)).toMatchObject(expected);
  });
});

describe('the agreement', () => {
  it('covers what is given, keeps what anything was given of, and is not deleted', async () => {
    const { sponsorship, contract } = await agreements.active(register.products);
    const event = ok(
      await admin.post('/api/events/update', { sponsorshipId: sponsorship.id, title: 'Kamp', date: '2026-06-20' }),
    );
    const { items } = ok(await admin.get(`/api/events/${event.id}`));
    const [first, second] = items.map(({ itemId }: { itemId: number }) => itemId);
    const base = `/api/sponsorships/${sponsorship.id}`;
    ok(await user.post(`${base}/save-utilization`, { id: second, used: 20 }));
    await give({ itemId: first, eventId: event.id, quantity: 6 });
    await give({ itemId: first, eventId: event.id, quantity: 2 });
    await give({ itemId: second, quantity: 20 });
    await give({ itemId: second, eventId: event.id, quantity: 10 });
    expect(await agreements.call(sponsorship.id, 'delete', { id: contract.id })).toMatchObject({
      status: 409,
      body: { usedByTotal: 4 },
    });
    ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id, reason: 'Ret antal' }));
    const draft = ok(await admin.get(`/api/sponsorships/contracts/${contract.id}`));
    const saveDraft = (change: (products: Record<string, unknown>[]) => unknown[]) =>
      admin.post(`${base}/update`, { id: contract.id, products: change(draft.products) });
    const amounts = (...list: number[]) =>
      saveDraft((products) => products.map((one, at) => ({ ...one, amount: list[at] ?? one.amount })));
    expect((await amounts(7)).body.fields).toEqual({
      'products.0.amount': 'Antal må ikke være mindre end det, der er givet (8)',
    });
    expect(Object.keys((await amounts(8, 49)).body.fields)).toEqual(['products.1.amount']);
    expect((await saveDraft((products) => products.slice(1))).body.fields).toHaveProperty('products');
    const unselected = await saveDraft((products) =>
      products.map((one, at) => (at === 0 ? { ...one, selected: false } : one)),
    );
    expect(unselected.body.fields).toHaveProperty('products.0.selected');
    ok(await amounts(8, 50));
    // While it is a draft what was given can be given back, and nothing new is given.
    const [mine] = await register.rows({ event: event.id });
    expect(mine).toMatchObject({ Product: 'Sæsonkort', Quantity: 6 });
    ok(await move(mine?.Id as number, 'return'));
    expect((await save({ itemId: first, eventId: event.id })).status).toBe(422);
  });
});
