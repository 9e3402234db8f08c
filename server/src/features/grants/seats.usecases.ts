import { contractStatus, type GrantInput, type IsoDate } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { type EventRecord, eventStore } from '../events/events.store.ts';
import { hasArea, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { type GrantRecord, lockColleague } from './grants.store.ts';
import { findTicketItem, type TicketItem } from './items.store.ts';

/* What seats there are, and what of them can be given for what. */

/** An item of the actor's areas, with what is free of it, at an event too. Throws 404. */
export const getTicketItem = async (
  db: Connection,
  actor: Actor,
  id: number,
  eventId?: number,
): Promise<TicketItem> => {
  const item = await findTicketItem(db, id, eventId);
  if (!item || !hasArea(actor, item.areaId)) throw outOfScope(actor, 'item', id);
  return item;
};

/** An item whose wishes are open to colleagues of other areas: it is public, and its agreement is not over. */
export const isOpenToAll = (item: TicketItem, day: IsoDate): boolean =>
  item.public && item.givesTickets && item.status === contractStatus.approved && (item.endDate ?? '') >= day;

/** An item of the actor's areas, or one that is open to all. Throws 404. */
export const getItemToWishFor = async (
  db: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  id: number,
): Promise<TicketItem> => {
  const item = await findTicketItem(db, id);
  if (!item || !(hasArea(actor, item.areaId) || isOpenToAll(item, today(clock)))) throw outOfScope(actor, 'item', id);
  return item;
};

/** What is said of a grant that is saved. */
export type GrantValues = Omit<GrantInput, 'id' | 'version' | 'handedOut' | 'idempotencyKey'>;

/** Throws 422 where an agreement does not give these tickets on the day that they are for. */
const checkGiven = (item: TicketItem, event: EventRecord | null, day: IsoDate): void => {
  if (!item.givesTickets) throw invalid({ itemId: 'Produktet har ingen billetter i aftalen' });
  const on = event?.date ?? day;
  const isGiven = item.status === contractStatus.approved && (item.startDate ?? '') <= on && on <= (item.endDate ?? '');
  if (isGiven) return;
  const when = event ? 'på arrangementets dag' : 'i dag';
  throw invalid({ eventId: `Aftalen er ikke underskrevet, eller den gælder ikke ${when}` });
};

/** The event that tickets are for. Throws 422 on whatever names it. */
export const findEventOf = async (
  tx: Connection,
  item: TicketItem,
  { eventId }: Pick<GrantValues, 'eventId'>,
  named: 'eventId' | 'event' = 'eventId',
): Promise<EventRecord | null> => {
  if (eventId === null) {
    if (item.mode === 'pr. arrangement')
      throw invalid({ [named]: 'Vælg arrangementet: pladserne er fri igen ved hvert arrangement' });
    return null;
  }
  const event = await eventStore.find(tx, eventId);
  if (!event || event.sponsorshipId !== item.sponsorshipId)
    throw invalid({ [named]: 'Arrangementet findes ikke hos klubben' });
  return event;
};

/** A grant that can be given. */
export type Plan = {
  item: TicketItem;
  event: EventRecord | null;
  /** The day that it counts on. */
  date: IsoDate;
};

/** What a grant would be for, once its values are there; whose host is locked where it is saved. Throws 409 and 422. */
export const plan = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  item: TicketItem,
  values: GrantValues & { handedOut?: boolean },
  before: GrantRecord | null,
  findHost = lockColleague,
): Promise<Plan> => {
  const day = today(clock);
  const event = await findEventOf(tx, item, values);
  const isMoved = before === null || before.itemId !== item.id || before.eventId !== values.eventId;
  if (isMoved) checkGiven(item, event, day);
  if (values.hostUserId !== null && values.hostUserId !== before?.hostUserId)
    if (!(await findHost(tx, values.hostUserId))) throw invalid({ hostUserId: 'Værten findes ikke' });
  if (before && (before.attended ?? 0) > values.quantity)
    throw invalid({ quantity: `Antal må ikke være mindre end dem, der kom (${before.attended})` });
  if (values.handedOut && event && event.date !== day)
    throw invalid({ handedOut: 'Billetter kan kun gives med det samme på arrangementets dag' });
  if (isMoved && event?.cancelled) throw conflict('Arrangementet er aflyst.');
  return { item, event, date: event?.date ?? before?.givenOn ?? day };
};

/** A grant, stored or not, as its warnings are reckoned. */
export const warningSubject = (values: GrantValues, { item, date }: Plan, before: GrantRecord | null) => ({
  ...values,
  id: before?.id ?? null,
  itemId: item.id,
  date,
});

/** Throws 409 where there are fewer seats than are to be given; those that a grant has, where it takes seats, are its own. */
export const checkFree = async (
  tx: Connection,
  { itemId, eventId, quantity }: Pick<GrantValues, 'itemId' | 'eventId' | 'quantity'>,
  before: GrantRecord | null = null,
): Promise<void> => {
  const item = await findTicketItem(tx, itemId, eventId);
  if (!item) throw new Error(`Item ${itemId} is gone`);
  const { free, mode } = item;
  const isSame = before?.itemId === itemId && (mode === 'pulje' || before.eventId === eventId);
  const own = isSame ? before.quantity : 0;
  if (quantity > free + own) throw conflict(`Der er ${Math.max(0, free + own)} fri.`);
};
