import type { EventToGive, FreeSeats, ItemTickets, ItemTicketsInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { checkVersion, conflict } from '../../lib/problem.ts';
import { hasArea, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { hasGrants, listComingEvents, lockSeats, saveTickets, type TicketItem } from './items.store.ts';
import { findEventOf, getItemToWishFor, getTicketItem } from './seats.usecases.ts';

/** An item of the actor's areas that has seats. Throws 404. */
const getGivingItem = async (db: Connection, actor: Actor, id: number, eventId?: number): Promise<TicketItem> => {
  const item = await getTicketItem(db, actor, id, eventId);
  if (!item.givesTickets) throw outOfScope(actor, 'item', id);
  return item;
};

const present = (item: TicketItem): ItemTickets => ({
  itemId: item.id,
  mode: item.mode,
  unitValue: item.unitValue,
  includesTravel: item.includesTravel,
  amount: item.amount,
  catering: item.catering,
  public: item.public,
  product: item.product,
  version: item.version,
});

/** What an item's tickets are. Throws 404. */
export const readItemTickets = async ({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<ItemTickets> =>
  present(await getGivingItem(db, actor, id));

/** Saves what an item's tickets are. Throws 404, 409 (somebody saved first, or its grants forbid another mode) and 422. */
export const saveItemTickets = (
  deps: Deps,
  actor: Actor,
  id: number,
  input: Input<ItemTicketsInput>,
): Promise<ItemTickets> =>
  deps.db.transaction(async (tx) => {
    await getGivingItem(tx, actor, id);
    await lockSeats(tx, [id], []);
    const before = await getGivingItem(tx, actor, id);
    checkVersion(before, input.version);
    const { version: _version, ...values } = input.value();
    if (values.mode !== before.mode && (await hasGrants(tx, id)))
      throw conflict(
        'Der er givet eller ønsket billetter. Derfor kan pladserne ikke skifte mellem pulje og pr. arrangement.',
      );
    await saveTickets(tx, id, values, { by: actor.name, at: deps.clock.now() });
    const after = await getGivingItem(tx, actor, id);
    const stateOf = ({ contractId, product, mode, unitValue, includesTravel }: TicketItem) => ({
      contractId,
      product,
      mode,
      unitValue,
      includesTravel,
    });
    const line = { entity: 'item', entityId: id, sponsorshipId: after.sponsorshipId } as const;
    const states = { before: stateOf(before), after: stateOf(after) };
    await audit(tx, deps.clock, actor, { action: 'save-tickets', ...line, ...states });
    return present(after);
  });

/** How many seats of an item are free: of a pool in all, else at an event. Throws 404 and 422. */
export const readFree = async (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
  eventId: number | undefined,
): Promise<FreeSeats> => {
  const item = await getGivingItem(db, actor, id, eventId);
  await findEventOf(db, item, { eventId: eventId ?? null }, 'event');
  const { mode, amount, given, free } = item;
  return { mode, amount, given, free };
};

/** The coming events that tickets like an item's can be given for; also of an item that is open to all. Throws 404. */
export const listEventsToGive = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<EventToGive[]> => {
  const item = await getItemToWishFor(deps.db, deps, actor, id);
  if (!item.givesTickets) throw outOfScope(actor, 'item', id);
  return listComingEvents(deps.db, item, { day: today(deps.clock), onlyPublic: !hasArea(actor, item.areaId) });
};
