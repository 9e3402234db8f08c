import { type ReminderScope, taskKinds } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { openMailApp } from '../mails/mails.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { TaskIndex } from '../tasks/task-index.ts';
import { digestForNow } from './digest.usecases.ts';
import { findReminded } from './reminders.store.ts';

const test = await openMailApp();
const { admin, user, ids } = test;
const [cards] = await makeProducts(test, 'Hospitality', [{ name: 'Sæsonkort', hasAmount: true, hasSeason: true }]);
const chiefId = await test.fixtures.user({
  name: 'Chef Nord',
  email: 'chef@bank.dk',
  areaIds: [ids.north],
  approvesGuests: true,
});
const chief = test.anonymous();

/** A club whose agreement gives twelve season cards, free again at every event. */
const makeClub = async (name: string, values: object = {}): Promise<number> => {
  const { id } = await makeSponsorship(test, { name, ...values });
  const products = [selection(cards as number, { amount: 12 })];
  await agreementsOf(test).approved(id, { products, endDate: '2028-12-31' });
  return id;
};
type Event = { id: number; itemId: number };
const event = async (sponsorshipId: number, title: string, date: string, values: object = {}): Promise<Event> => {
  const { id } = ok(await admin.post('/api/events/update', { sponsorshipId, title, date, ...values }));
  const { items } = ok(await admin.get(`/api/events/${id}`));
  return { id, itemId: items[0]?.itemId };
};
const give = async ({ id, itemId }: Event, values: object = {}, client = admin) => {
  const guest = { recipientName: 'Ida Holm', recipientType: 'Præmie', quantity: 1, ...values };
  return ok(await client.post('/api/grants/update', { itemId, eventId: id, ...guest }));
};
const wish = async ({ id, itemId }: Event, recipientName: string, client = admin) => {
  const asked = { eventId: id, quantity: 2, recipientName, recipientType: 'Præmie' };
  ok(await client.post(`/api/tickets/${itemId}/request`, asked));
};
const official = { recipientType: 'Offentligt ansat eller politiker', purpose: 'Åbning' };

/** What somebody's digest would say, of tickets alone. */
const digest = async (scope: ReminderScope = 'mine', id = ids.userId) => {
  const choice = sql`(${id}, 'weekly', ${scope}, ${sql.param([...taskKinds])}::text[])`;
  await test.db.execute(sql`delete from reminders where user_id = ${id}`);
  await test.db.execute(sql`insert into reminders (user_id, digest, scope, without) values ${choice}`);
  const reader = await findReminded(test.db, id);
  if (!reader) throw new Error('Nobody reads it');
  const { subject, blocks } = await digestForNow(test.deps, new TaskIndex(test.db), reader);
  return { subject, blocks, lines: blocks.flatMap((block) => ('item' in block ? [block.item] : [])) };
};

const club = await makeClub('Limfjordens Boldklub');
const annas = await makeClub('Annas Klub', { userId: ids.adminId });
const foreign = await makeClub('Syd SK', { areaId: ids.south, userId: ids.otherId });
const bare = (await makeSponsorship(test, { name: 'Uden aftale' })).id;
beforeEach(async () => {
  test.clock.moveTo('2026-12-07T08:00:00.000Z');
  await Promise.all([
    admin.logIn('anna@bank.dk', PASSWORD),
    user.logIn('bo@bank.dk', PASSWORD),
    chief.logIn('chef@bank.dk', PASSWORD),
  ]);
  await test.db.execute(sql`delete from grants`);
  await test.db.execute(sql`delete from events`);
});

describe('the events that a digest tells of', () => {
  it('are those of the week from today on that have free seats', async () => {
    await event(club, 'I går', '2026-12-06');
    const today = await event(club, 'LBK – Marstal', '2026-12-07', { time: '18:30' });
    await give(today, { quantity: 9 });
    await give(await event(club, 'Udsolgt', '2026-12-08'), { quantity: 12 });
    await event(club, 'Aflyst', '2026-12-09', { cancelled: true });
    await event(bare, 'Uden billetter', '2026-12-09');
    await event(club, 'På søndag', '2026-12-13');
    await event(club, 'Næste uge', '2026-12-14');
    const { subject, blocks } = await digest();
    expect(subject).toBe('Sponsorat: 2 arrangementer med frie pladser');
    expect(blocks).toMatchObject([
      { heading: 'Billetter' },
      {
        item: 'LBK – Marstal: 3 af 12 fri',
        under: 'Limfjordens Boldklub, 07-12-2026 kl. 18:30 (i dag)',
        url: `http://sponsorat.test/tickets/events/${today.id}`,
      },
      { item: 'På søndag: 12 af 12 fri', under: 'Limfjordens Boldklub, 13-12-2026 (om 6 dage)' },
      { button: 'Åbn Opgaver' },
    ]);
  });

  it('are of one’s own clubs, or of one’s areas, and never of another', async () => {
    await event(club, 'Min', '2026-12-08');
    await event(annas, 'Annas', '2026-12-08');
    await event(foreign, 'Fremmed', '2026-12-08');
    expect((await digest()).lines).toEqual(['Min: 12 af 12 fri']);
    expect((await digest('areas')).lines).toEqual(['Min: 12 af 12 fri', 'Annas: 12 af 12 fri']);
  });

  it('are ten at most, and the rest is counted', async () => {
    for (let at = 1; at <= 11; at += 1) await event(club, `Kamp ${at}`, '2026-12-08');
    const { lines, blocks } = await digest();
    expect(lines).toHaveLength(10);
    expect(blocks).toContainEqual({ paragraph: 'og 1 arrangement mere' });
  });
});

describe('the wishes that a digest tells of', () => {
  const later = () => event(club, 'Senere', '2027-03-01');
  const wishLines = async (...of: Parameters<typeof digest>) => (await digest(...of)).lines;

  it('are those that its reader may answer: not their own, nor what others must allow', async () => {
    const match = await later();
    await wish(match, 'Ida Holm');
    await wish(match, 'Ole Lund');
    await wish(match, 'Min egen', user);
    await give(match, { recipientName: 'Birthe Holm', ...official });
    const { subject, blocks } = await digest();
    expect(subject).toBe('Sponsorat: 2 ønsker venter');
    expect(blocks[1]).toMatchObject({
      item: '2 ønsker venter',
      url: `http://sponsorat.test/tickets/grants?state=${encodeURIComponent('Ønsket')}`,
    });
    // The club is another's: the chief is asked about what needs a second person, and the Admin's own wish is not theirs.
    expect(await wishLines('mine', chiefId)).toEqual(['1 ønske venter']);
    expect(await wishLines('areas', chiefId)).toEqual(['4 ønsker venter']);
    expect(await wishLines('mine', ids.adminId)).toEqual([]);
    expect(await wishLines('areas', ids.adminId)).toEqual(['1 ønske venter']);
  });

  it('are of one’s areas, and none once they are answered', async () => {
    await wish(await event(foreign, 'Fremmed', '2027-03-01'), 'Ida Holm');
    expect(await wishLines('areas')).toEqual([]);
    expect(await wishLines('mine', ids.otherId)).toEqual(['1 ønske venter']);
    const match = await later();
    await wish(match, 'Ida Holm');
    expect(await wishLines()).toEqual(['1 ønske venter']);
    const [{ Id }] = ok(await user.post('/api/grants', { filter: { event: match.id } })).Result;
    ok(await user.post(`/api/grants/${Id}/decide`, { decision: 'declined', reason: 'Udsolgt' }));
    expect((await digest()).subject).toBe('Sponsorat: ingen frister');
  });
});
