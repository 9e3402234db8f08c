import type { EventRow, Recipient, RecipientRow } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { openRegisterTests } from './grants.testing.ts';

const { test, admin, approverId, card, cards, makeEvent, give, rows, setRule } = await openRegisterTests();

const listEvents = async (): Promise<EventRow[]> => ok(await admin.post('/api/events', { perPage: 100 })).Result;
const listPeople = async (): Promise<RecipientRow[]> => ok(await admin.post('/api/recipients', {})).Result;
const readGuest = async (): Promise<Recipient> => ok(await admin.get('/api/recipients?email=ida%40holm.dk'));
const setPrice = async (unitValue: number) => {
  const { version } = ok(await admin.get(`/api/tickets/${card}`));
  ok(await admin.post(`/api/tickets/${card}/update`, { mode: 'pr. arrangement', unitValue, version }));
};

it('remembers no list longer than what it says', async () => {
  const event = await makeEvent({ title: 'Finalen' });
  await give({ eventId: event.id, email: 'ida@holm.dk', hostUserId: approverId });
  const everything = async () => ({
    events: (await listEvents()).map(({ Title, Given }) => `${Title} ${Given}`),
    grants: (await rows()).map(({ Event, Product, Host, Value, Warnings }) => ({
      Event,
      Product,
      Host,
      Value,
      Warnings,
    })),
    values: (await listPeople()).map(({ Value }) => Value),
    guest: (await readGuest()).grants.map(({ Event, Value, Warnings }) => ({ Event, Value, Warnings })),
  });
  const first = await everything();
  expect(first).toMatchObject({
    events: expect.arrayContaining(['Finalen 2']),
    grants: [{ Event: 'Finalen', Host: 'Chef Nord', Value: null, Warnings: [] }],
    values: [null],
  });
  // Nothing but what a row says of others is changed from here on.
  await setPrice(300);
  expect(await everything()).toMatchObject({ grants: [{ Value: 600 }], values: [600], guest: [{ Value: 600 }] });
  await setRule('gifts.guestYear', 500);
  const warned = { Warnings: ['guest-year'] };
  expect(await everything()).toMatchObject({ grants: [warned], guest: [warned] });
  await test.db.execute(sql`update users set name = 'Chef Vest' where id = ${approverId}`);
  expect(await everything()).toMatchObject({ grants: [{ Host: 'Chef Vest' }] });
  await test.db.execute(sql`update contract_items set frozen = null where id = ${card}`);
  expect(await everything()).toMatchObject({ grants: [{ Product: 'Sæsonkort' }] });
  await test.db.execute(sql`update products set product_title = 'Årskort' where id = ${cards}`);
  expect(await everything()).toMatchObject({ grants: [{ Product: 'Årskort' }] });
  const other = await makeEvent({ title: 'Fyld' });
  expect((await everything()).events).toContain('Fyld 0');
  expect((await admin.delete(`/api/events/${other.id}`)).status).toBe(204);
  expect((await everything()).events).not.toContain('Fyld 0');
});
