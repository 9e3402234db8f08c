import type { Connection } from '../../lib/db/database.ts';
import { valuesIn } from '../../lib/imports/column-values.rules.ts';
import { idIn } from '../../lib/imports/fields.rules.ts';
import type { ImportScope } from '../../lib/imports/import-kind.ts';
import { clubLookupOf, clubsIn } from '../sponsorships/club.import.ts';
import { listSponsorshipNames } from '../sponsorships/sponsorships.store.ts';
import { type EventRecord, findReturnedSeats, listEventsAmong } from './events.store.ts';

type EventPlace = { sponsorshipId: number; date: string; title: string };

/** What no two events of a club have alike: their day and title, whatever the case. */
export const slotOf = ({ sponsorshipId, date, title }: EventPlace): string =>
  `${sponsorshipId} ${date} ${title.trim().toLowerCase()}`;

/** What a calendar calls an event, of one club. */
export const uidKey = (sponsorshipId: number, uid: string): string => `${sponsorshipId} ${uid}`;

/** The events that rows are compared with, each in its place as the rows before leave it. */
export class KnownEvents {
  readonly records: ReadonlyMap<number, EventRecord>;
  readonly bySlot: ReadonlyMap<string, EventRecord>;
  readonly byUid: ReadonlyMap<string, EventRecord>;
  readonly clubs: ReturnType<typeof clubLookupOf>['clubs'];
  readonly clubsByCvr: ReturnType<typeof clubLookupOf>['clubsByCvr'];
  readonly #slots: Map<string, number>;
  readonly #seats: Awaited<ReturnType<typeof findReturnedSeats>>;

  constructor(
    all: readonly EventRecord[],
    { clubs, clubsByCvr }: ReturnType<typeof clubLookupOf>,
    seats: Awaited<ReturnType<typeof findReturnedSeats>>,
  ) {
    this.records = new Map(all.map((one) => [one.id, one]));
    this.bySlot = new Map(all.map((one) => [slotOf(one), one]));
    this.byUid = new Map(all.flatMap((one) => (one.uid === null ? [] : [[uidKey(one.sponsorshipId, one.uid), one]])));
    this.clubs = clubs;
    this.clubsByCvr = clubsByCvr;
    this.#slots = new Map(all.map((one) => [slotOf(one), one.id]));
    this.#seats = seats;
  }

  /** True where another event has this day and title. */
  isTaken(place: EventPlace, before: EventRecord | null): boolean {
    const other = this.#slots.get(slotOf(place));
    return other !== undefined && other !== before?.id;
  }

  /** True where seats that an event which is cancelled would take again have been given to others. */
  lacksSeats({ id }: EventRecord): boolean {
    const returned = this.#seats.byEvent.get(id) ?? [];
    return returned.some(({ itemId, quantity }) => (this.#seats.items.get(itemId)?.free ?? quantity) < quantity);
  }

  /** Tells what a row will save. */
  place(after: EventPlace & { cancelled: boolean }, before: EventRecord | null): void {
    if (before && this.#slots.get(slotOf(before)) === before.id) this.#slots.delete(slotOf(before));
    this.#slots.set(slotOf(after), before?.id ?? 0);
    if (!before?.cancelled || after.cancelled) return;
    for (const { itemId, quantity } of this.#seats.byEvent.get(before.id) ?? []) {
      const item = this.#seats.items.get(itemId);
      if (item?.mode === 'pulje') item.free -= quantity;
    }
  }
}

/** Reads the events of the clubs that rows are of. */
export const loadKnownEvents = async (tx: Connection, scope: ImportScope): Promise<KnownEvents> => {
  const clubs = clubLookupOf(await listSponsorshipNames(tx));
  const all = await listEventsAmong(tx, { ids: valuesIn(scope, 'id', idIn), sponsorshipIds: clubsIn(scope, clubs) });
  const cancelled = all.filter((one) => one.cancelled).map(({ id }) => id);
  return new KnownEvents(all, clubs, await findReturnedSeats(tx, cancelled));
};
