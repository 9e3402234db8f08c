import { type IsoDate, isIsoDate } from '@sponsorat/api';
import ICAL from 'ical.js';

/** When an event begins, by the clock in Copenhagen; one that lasts all day has no time. */
export type Beginning = { date: IsoDate; time: string | null } | { unreadable: string } | { unknownZone: string };

const HOME = 'Europe/Copenhagen';
const WALL = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const clocks = new Map<string, Intl.DateTimeFormat | null>();
/** The clock of a zone by its public name; null where there is no such zone. */
const clockOf = (zone: string): Intl.DateTimeFormat | null => {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    try {
      clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    } catch {
      clock = null;
    }
    clocks.set(zone, clock);
  }
  return clock;
};

/** What a clock shows, as "2026-08-15 15:00:00". */
const shownBy = (clock: Intl.DateTimeFormat, instant: number): string => clock.format(new Date(instant));

const asUtc = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`);

/** The instant at which a clock shows that; of an hour that comes twice one of both. */
const instantBy = (clock: Intl.DateTimeFormat, wall: number): number => {
  const ahead = (instant: number) => Date.parse(`${shownBy(clock, instant).replace(' ', 'T')}Z`) - instant;
  return wall - ahead(wall - ahead(wall));
};

const instantIn = (zone: ICAL.Timezone, date: string, time: string): number => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return new ICAL.Time({ year, month, day, hour, minute, second: 0, isDate: false }, zone).toUnixTime() * 1000;
};

const atHome = (instant: number): Beginning => {
  const [date = '', time = ''] = shownBy(clockOf(HOME) as Intl.DateTimeFormat, instant).split(' ');
  return { date, time: time.slice(0, 5) };
};

/**
 * The day and hour of a DTSTART in Copenhagen. A zone is known by its public name, else by what the calendar says of it
 * (`zones`); a time without a zone is Copenhagen's.
 */
export const beginningOf = (property: ICAL.Property, zones: ReadonlyMap<string, ICAL.Timezone>): Beginning => {
  const text = String(property.jCal[3] ?? '');
  const day = /^(\d{4}-\d\d-\d\d)(?:T::)?$/.exec(text)?.[1];
  if (day !== undefined) return isIsoDate(day) ? { date: day, time: null } : { unreadable: day };
  const [, date = '', hour = '', minute = ''] = WALL.exec(text) ?? [];
  const time = `${hour}:${minute}`;
  if (!isIsoDate(date) || !CLOCK.test(time)) return { unreadable: text };
  if (text.endsWith('Z')) return atHome(asUtc(date, time));
  const name = property.getFirstParameter('tzid');
  if (!name || name === HOME) return { date, time };
  const clock = clockOf(name);
  if (clock) return atHome(instantBy(clock, asUtc(date, time)));
  const zone = zones.get(name);
  return zone ? atHome(instantIn(zone, date, time)) : { unknownZone: name };
};
