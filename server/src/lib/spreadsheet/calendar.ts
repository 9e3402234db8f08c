import { textOf } from './text-of.ts';

/** The headings under which a calendar's events are read, as if they stood in a sheet. */
export const calendarHeadings = {
  title: 'Titel',
  date: 'Dato',
  time: 'Tid',
  venue: 'Sted',
  note: 'Note',
  cancelled: 'Aflyst',
  uid: 'UID',
  /** Why an event cannot be taken in, where there is such a one. */
  trouble: 'Fejl i kalenderen',
} as const;

// Its first line is in letters that all encodings share; others may be cut here.
const BEGINNING = 64;

/** Whether a file is a calendar (.ics), by what is in it. */
export const isCalendar = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(textOf(bytes.subarray(0, BEGINNING)));
