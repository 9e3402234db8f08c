import { addDays, type IsoDate, kronerText, type TaskRow, taskKindNames } from '@sponsorat/api';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { EventNumber } from './calendar.store.ts';

const BACK = 30;
const AHEAD = 365;
/** So long it may be taken for the same: in seconds. */
export const FRESH_FOR = 900;

/** The days that a calendar shows. */
export const calendarDays = (today: IsoDate): { from: IsoDate; to: IsoDate } => ({
  from: addDays(today, -BACK),
  to: addDays(today, AHEAD),
});

/** What a calendar says of a task. */
export const eventOf = ({ Key, Kind, Name, Text, Amount, DueDate, Path }: TaskRow, base: URL, amounts: boolean) => {
  const amount = amounts && Amount !== null ? ` (${kronerText(Amount)})` : '';
  return {
    key: Key,
    dueDate: DueDate,
    says: {
      summary: `${Name}: ${taskKindNames[Kind]}${amount}`,
      description: Text,
      url: new URL(Path, base).href,
    },
  };
};
type CalendarEvent = ReturnType<typeof eventOf>;

const UNNUMBERED: EventNumber = { sequence: 0, changedAt: new Date(0) };
const dayOf = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

/** A calendar as it travels: whole days, which keep nobody from being invited. */
export const calendarText = (events: readonly CalendarEvent[], numbers: ReadonlyMap<string, EventNumber>): string => {
  const calendar = ical({ name: 'Sponsorat', ttl: FRESH_FOR, method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Sponsorat', product: 'Frister', language: 'DA' });
  for (const { key, dueDate, says } of events) {
    const { sequence, changedAt } = numbers.get(key) ?? UNNUMBERED;
    const [start, end] = [dayOf(dueDate), dayOf(addDays(dueDate, 1))];
    const transparency = ICalEventTransparency.TRANSPARENT;
    const stamps = { sequence, stamp: changedAt, lastModified: changedAt };
    calendar.createEvent({
      id: `${key}@sponsorat`,
      start,
      end,
      allDay: true,
      timezone: 'UTC',
      ...says,
      transparency,
      ...stamps,
    });
  }
  return calendar.toString();
};
