import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { whenWaiting } from '../../testing/locks.ts';
import { asOf, ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const register = await openRegisterTests();
const { test, admin, user, card, single, approver } = register;
const { makeEvent, values, save, give, move, free, usageOf, rows } = register;

const decide = (id: number, decision = 'granted', client = approver) =>
  client.post(`/api/grants/${id}/decide`, { decision, reason: decision === 'declined' ? 'Nej tak' : null });
const request = async (changed: object = {}) => {
  const { itemId, ...wish } = values(changed);
  return ok(await user.post(`/api/tickets/${itemId}/request`, wish));
};
const cancel = (event: object, cancelled = true) =>
  admin.post('/api/events/update', { ...event, version: null, cancelled }).then(ok);
const grantOf = async (id: number, client = user) => ok(await client.get(`/api/grants/${id}`));
const aflyst = { status: 409, body: { message: 'Arrangementet er aflyst.' } };

describe('at an event that is cancelled', () => {
  it('nothing is taken in use again, granted or given back, and all of it once it takes place', async () => {
    const event = await makeEvent();
    const [back, kept] = [await give({ eventId: event.id }), await give({ eventId: event.id })];
    const [granted, declined] = [await request({ eventId: event.id }), await request({ eventId: event.id })];
    ok(await move(back.id, 'return'));
    await cancel(event);
    expect(await move(back.id, 'undo-return')).toMatchObject(aflyst);
    expect(await decide(granted.id)).toMatchObject(aflyst);
    expect(ok(await decide(declined.id, 'declined')).state).toBe('Afvist');
    expect(await user.post(`/api/events/${event.id}/return-rest`, {})).toMatchObject(aflyst);
    const moved = await makeEvent();
    const given = await give({ eventId: moved.id });
    expect(await save({ ...given, eventId: event.id })).toMatchObject(aflyst);
    await cancel(event, false);
    expect(ok(await move(back.id, 'undo-return')).state).toBe('Tildelt');
    expect(ok(await decide(granted.id)).state).toBe('Tildelt');
    expect(ok(await user.post(`/api/events/${event.id}/return-rest`, {}))).toEqual([back.id, kept.id, granted.id]);
  });
});

describe('an answer', () => {
  it('says one ticket as one, and is asked for no more once it is there', async () => {
    const wish = await request({ itemId: single, quantity: 1 });
    expect((await grantOf(wish.id, approver)).mayDecide).toBe(true);
    ok(await decide(wish.id));
    expect((await grantOf(wish.id, approver)).mayDecide).toBe(false);
    const [{ text }] = ok(await user.get('/api/notifications')).items;
    expect(text).toBe('Chef Nord gav 1 billet til Ida Holm');
  });

  it('gives tickets out of a pool on its day, not on that of the wish', async () => {
    const wish = await request({ itemId: single, recipientName: 'Vente Vang' });
    ok(await asOf(test, '2026-06-15T22:00:00Z', () => decide(wish.id, 'granted', admin)));
    expect(await rows({ recipient: 'Vente Vang' })).toMatchObject([{ Date: '2026-06-16', State: 'Tildelt' }]);
  });
});

describe('what is handed out', () => {
  it('is changed no more, and says how many came', async () => {
    const grant = await give({ eventId: (await makeEvent()).id });
    const handed = ok(await move(grant.id, 'hand-out'));
    expect((await save({ ...handed, quantity: 1 })).status).toBe(409);
    expect(ok(await user.post(`/api/grants/${grant.id}/attended`, { attended: 1 })).attended).toBe(1);
  });

  it('of a pool at once is in its use at once', async () => {
    const before = await usageOf(single);
    await give({ itemId: single, quantity: 3, handedOut: true });
    expect(await usageOf(single)).toBe(before + 3);
  });
});

describe('two at the same moment', () => {
  it('never take back more than is free', async () => {
    const event = await makeEvent();
    const ids: number[] = [];
    for (const recipientName of ['Ida', 'Ole', 'Per', 'Eva']) {
      const { id } = await give({ eventId: event.id, recipientName, quantity: 12 });
      ok(await move(id, 'return'));
      ids.push(id);
    }
    const answers = await Promise.all(ids.map((id) => move(id, 'undo-return')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await free(card, event.id)).toBe(0);
  });

  it('save one change alone', async () => {
    const grant = await give({ eventId: (await makeEvent()).id });
    const answers = await Promise.all([user, admin, approver].map((client) => save({ ...grant, quantity: 1 }, client)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it.each<[string, (id: number, eventId: number) => Promise<unknown>]>([
    ['a hand-out', (id) => move(id, 'hand-out')],
    ['a change', (id, eventId) => save({ id, eventId, quantity: 1 })],
    ['a wish', (_id, eventId) => request({ eventId })],
  ])('wait for each other: %s for whoever saves the event', async (_what, act) => {
    const event = await makeEvent();
    const { id } = await give({ eventId: event.id });
    const waiting = await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from events where id = ${event.id} for no key update`);
      const answer = act(id, event.id);
      await whenWaiting(test, 1);
      return { answer };
    });
    await waiting.answer;
  });
});
