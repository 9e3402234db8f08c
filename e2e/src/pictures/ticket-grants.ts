import { request } from '@playwright/test';
import { callerOf } from '../support/caller.ts';
import { user } from '../support/test.ts';

type Caller = ReturnType<typeof callerOf>;
type Row = { Id: number; Total: number };

const customer = { recipientType: 'Kunde', purpose: 'Hjemmekamp, kundepleje', quantity: 2 };
const guests = [
  { ...customer, recipientName: 'Birthe Holm', company: 'Holms Møbler A/S', email: 'birthe@holm.example' },
  { ...customer, recipientName: 'Anders Bech-Pedersen', recipientType: 'Medarbejder', quantity: 1 },
  { ...customer, recipientName: 'Cecilie Dam', company: 'Dam Revision' },
  { ...customer, recipientName: 'Karen Lund', recipientType: 'Offentligt ansat eller politiker' },
];

/** An event of the Bruger's with tickets in every state: given, handed out, given back, and wished for. */
export const ticketsGiven = async (call: Caller): Promise<number> => {
  // Without the session of whoever looks: what they wish for themselves they could not answer.
  const theirs = await request.newContext({ storageState: { cookies: [], origins: [] } });
  const asUser = callerOf(theirs, call.base);
  await asUser.logIn(user);
  const { Result: rows }: { Result: Row[] } = await asUser.post('/api/events', { perPage: 50 });
  const event = rows.find(({ Total }) => Total > 0);
  if (!event) throw new Error('No event has seats');
  const { items } = await asUser.get(`/api/events/${event.Id}`);
  const [item] = items.filter(({ mode }: { mode: string }) => mode === 'pr. arrangement');
  const ids: number[] = [];
  for (const guest of guests) {
    const body = { ...guest, itemId: item.itemId, eventId: event.Id };
    ids.push((await asUser.post('/api/grants/update', body)).id);
  }
  await asUser.post(`/api/grants/${ids[1]}/hand-out`, {});
  await asUser.post(`/api/grants/${ids[2]}/return`, {});
  await theirs.dispose();
  return event.Id;
};
