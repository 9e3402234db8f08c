import {
  danishDate,
  type Event,
  type EventDetails,
  type EventInput,
  eventInputSchema,
  field,
  formValues,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { checkUnused, conflict, invalid } from '../../lib/problem.ts';
import { defineRecord, removeRecord, writeRecord } from '../sponsorships/records.usecases.ts';
import { hasArea, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { followRegister } from '../usage/usage.usecases.ts';
import {
  type EventRecord,
  eventStore,
  findEvent,
  findGrantsOfEvent,
  findItemsOfEvent,
  findSeatsAt,
  isTitleTaken,
  listHosts,
  lockItemsOfEvent,
} from './events.store.ts';

/** Why an event cannot be saved so. */
export const refusals = {
  sponsorship: 'Arrangementet hører til et andet sponsorat',
  title: 'Klubben har allerede et arrangement med den titel den dag',
  seats: 'Pladserne er givet til andre, mens arrangementet var aflyst',
} as const;

/** '24. december 2026 kl. 18:30' */
export const whenOf = ({ date, time }: Pick<EventRecord, 'date' | 'time'>) =>
  `${danishDate(date)}${time === null ? '' : ` kl. ${time}`}`;

/** What its hosts are to hear of a change; null where it is nothing to them. */
const newsOf = (before: EventRecord, after: EventRecord): string | null => {
  if (after.cancelled !== before.cancelled)
    return after.cancelled ? `har aflyst ${after.title}` : `holder alligevel ${after.title}, ${whenOf(after)}`;
  if (whenOf(after) !== whenOf(before)) return `har flyttet ${after.title} til ${whenOf(after)}`;
  return null;
};

const presentEvent = (row: EventRecord): Event => formValues(eventInputSchema, row);

/** How an event is saved, by a form or an import, which alone says what a calendar calls it. */
export const eventDefinition = defineRecord({
  name: 'event',
  store: eventStore,
  present: (rows): Event[] => rows.map(presentEvent),
  columns: async ({ sponsorshipId, ...values }: EventInput & { uid?: string | null }, { tx, sponsorship, before }) => {
    if (sponsorshipId !== sponsorship.id) throw invalid({ sponsorshipId: refusals.sponsorship });
    if (await isTitleTaken(tx, { sponsorshipId, ...values }, before?.id ?? null))
      throw invalid({ title: refusals.title });
    return values;
  },
  afterSave: async (after, { tx, actor, clock, sponsorship, before }) => {
    if (!before) return;
    if (after.cancelled !== before.cancelled) {
      const itemIds = await lockItemsOfEvent(tx, after.id);
      // What was free again while it was cancelled may be given to others by now.
      const seats = after.cancelled ? [] : await findSeatsAt(tx, itemIds, after.id);
      if (seats.some(({ free }) => free < 0)) throw conflict(`${refusals.seats}.`);
      await followRegister(tx, { clock }, actor, itemIds);
    }
    const news = newsOf(before, after);
    if (news === null) return;
    const { id: sponsorshipId, name } = sponsorship;
    const text = `${actor.name} ${news} (${name})`;
    const path = `/tickets/events/${after.id}`;
    await notify(tx, clock, actor, await listHosts(tx, after.id), { kind: 'event-changed', text, path, sponsorshipId });
  },
  remove: async (before, { tx }) => {
    checkUnused(
      await findGrantsOfEvent(tx, before.id),
      'Der er givet eller ønsket billetter til arrangementet. Aflys det i stedet.',
    );
    await eventStore.delete(tx, before.id);
  },
});

/** An event that the actor sees, with its sponsorship. Throws 404. */
export const getEvent = async (db: Connection, actor: Actor, id: number) => {
  const found = await findEvent(db, id);
  if (!found || !hasArea(actor, found.sponsorship.areaId)) throw outOfScope(actor, 'event', id);
  return found;
};

/** An event with what can be given of tickets for it. Throws 404. */
export const readEvent = async ({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<EventDetails> => {
  const { event, sponsorship } = await getEvent(db, actor, id);
  return { ...presentEvent(event), name: sponsorship.name, items: await findItemsOfEvent(db, event) };
};

/**
 * Makes an event, or saves one: its hosts hear that it moved or was cancelled. Throws 404, 409 (somebody saved first, or
 * the seats of one that was cancelled are given to others) and 422.
 */
export const saveEvent = (deps: Deps, actor: Actor, input: Input<EventInput>): Promise<Event> =>
  deps.db.transaction(async (tx) => {
    const sponsorshipId =
      input.id === undefined
        ? (input.peek('sponsorshipId', field.id) ?? input.value().sponsorshipId)
        : (await getEvent(tx, actor, input.id)).sponsorship.id;
    return presentEvent(await writeRecord(tx, eventDefinition, deps, actor, sponsorshipId, input));
  });

/** Removes an event. Throws 404, and 409 where tickets were given or wished for. */
export const removeEvent = async (deps: Deps, actor: Actor, id: number): Promise<void> => {
  const { sponsorship } = await getEvent(deps.db, actor, id);
  await removeRecord(eventDefinition, deps, actor, { id: sponsorship.id, recordId: id });
};
