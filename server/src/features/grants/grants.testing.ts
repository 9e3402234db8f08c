import type { Event, Grant, GrantRow } from '@sponsorat/api';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

/**
 * A club whose active agreement gives twelve season cards, free again at every event, and a pool of 150 single tickets;
 * another club with the same, of the other area. The day is 15 June 2026.
 */
export const openRegisterTests = async () => {
  const test = await openTestApp();
  const { admin, user, other, ids, fixtures } = test;
  const agreements = agreementsOf(test);
  const [cards, singles] = (await makeProducts(test, 'Hospitality', [
    { name: 'Sæsonkort', hasAmount: true, hasSeason: true, isTicket: true, isUtilization: true, sort: 1 },
    { name: 'Enkeltbillet', hasAmount: true, isTicket: true, isUtilization: true, sort: 2 },
  ])) as [number, number];
  const [banner] = (await makeProducts(test, 'Eksponering', [{ name: 'Banner', hasAmount: true }])) as [number];
  const products = [
    selection(cards, { amount: 12 }),
    selection(singles, { amount: 150 }),
    selection(banner, { amount: 3 }),
  ];
  const itemsOf = async (sponsorshipId: number): Promise<number[]> => {
    const event = ok(
      await admin.post('/api/events/update', { sponsorshipId, title: 'Den første', date: '2026-06-20' }),
    );
    const { items } = ok(await admin.get(`/api/events/${event.id}`));
    return items.map(({ itemId }: { itemId: number }) => itemId);
  };
  const { sponsorship: club, contract } = await agreements.active(products);
  const foreign = await makeSponsorship(test, { name: 'Syd SK', areaId: ids.south, userId: ids.otherId });
  await agreements.approved(foreign.id, { products });
  const [card, single] = (await itemsOf(club.id)) as [number, number];
  const [foreignCard, foreignSingle] = (await itemsOf(foreign.id)) as [number, number];

  let made = 0;
  const makeEvent = async (values: object = {}): Promise<Event> => {
    made += 1;
    const event = { sponsorshipId: club.id, title: `Kamp ${made}`, date: '2026-08-15', ...values };
    return ok(await admin.post('/api/events/update', event));
  };
  const values = (changed: object = {}) => ({
    itemId: card,
    eventId: null,
    quantity: 2,
    recipientName: 'Ida Holm',
    recipientType: 'Præmie',
    ...changed,
  });
  const save = (changed: object = {}, client: TestClient = user) => client.post('/api/grants/update', values(changed));
  const give = async (changed: object = {}, client: TestClient = user): Promise<Grant> =>
    ok(await save(changed, client));
  /** Gives tickets for a match of its own. */
  const giveAtMatch = async (changed: object = {}, client?: TestClient) => {
    const event = await makeEvent();
    return { event, grant: await give({ ...changed, eventId: event.id }, client) };
  };
  const move = (id: number, name: string, client: TestClient = user) => client.post(`/api/grants/${id}/${name}`, {});
  const free = async (itemId: number, eventId?: number): Promise<number> =>
    ok(await admin.get(`/api/tickets/${itemId}/free?event=${eventId ?? ''}`)).free;
  const usageOf = async (itemId: number): Promise<number> =>
    ok(await admin.get(`/api/sponsorships/${club.id}/hospitality`)).find(({ id }: { id: number }) => id === itemId)
      .used;
  const rows = async (filter: object = {}, request: object = {}, client: TestClient = user): Promise<GrantRow[]> =>
    ok(await client.post('/api/grants', { perPage: 100, filter, ...request })).Result;
  const approverId = await fixtures.user({
    name: 'Chef Nord',
    email: 'chef@bank.dk',
    areaIds: [ids.north],
    approvesGuests: true,
  });
  const approver = test.anonymous();
  await approver.logIn('chef@bank.dk', PASSWORD);
  const setRule = async (key: string, value: unknown) =>
    ok(await admin.post('/api/settings/rules/update', { key, validFrom: '2026-06-15', value }));
  return {
    test,
    admin,
    user,
    other,
    ids,
    agreements,
    products,
    cards,
    singles,
    banner,
    club,
    contract,
    foreign,
    card,
    single,
    foreignCard,
    foreignSingle,
    makeEvent,
    values,
    save,
    give,
    giveAtMatch,
    move,
    free,
    usageOf,
    rows,
    approver,
    approverId,
    setRule,
  };
};
