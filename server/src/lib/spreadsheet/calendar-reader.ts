import ICAL from 'ical.js';
import { calendarHeadings as headings } from './calendar.ts';
import { beginningOf } from './calendar-times.ts';
import { type ReadCell, type ReadSheet, UnreadableFile } from './read-cells.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { textOf } from './text-of.ts';

type Heading = keyof typeof headings;
type Cells = Partial<Record<Heading, ReadCell>>;

const REPEATS = 'Arrangementet gentages. Opret hver dag som sit eget arrangement';
const repeating = ['rrule', 'rdate', 'recurrence-id'];

const textIn = (event: ICAL.Component, name: string): string | null => {
  const value: unknown = event.getFirstProperty(name)?.jCal[3];
  return typeof value === 'string' ? value : null;
};

/** A text that stands in one line here. */
const lineIn = (event: ICAL.Component, name: string): string | null =>
  textIn(event, name)
    ?.trim()
    .replaceAll(/\s*\n\s*/g, ', ') ?? null;

/** What nobody has said of an event stays as it is; that it lasts all day says that it has no time. */
const cancelledIn = (event: ICAL.Component): boolean | null => {
  const status = textIn(event, 'status')?.trim().toUpperCase();
  return status ? status === 'CANCELLED' : null;
};

const cellsOf = (event: ICAL.Component, zones: ReadonlyMap<string, ICAL.Timezone>): Cells => {
  const start = event.getFirstProperty('dtstart');
  const beginning = start ? beginningOf(start, zones) : null;
  const cells: Cells = {
    title: lineIn(event, 'summary'),
    venue: lineIn(event, 'location'),
    note: textIn(event, 'description'),
    cancelled: cancelledIn(event),
    uid: textIn(event, 'uid'),
    trouble: repeating.some((name) => event.hasProperty(name)) ? REPEATS : null,
  };
  if (beginning === null) return cells;
  if ('unreadable' in beginning) return { ...cells, date: beginning.unreadable };
  if ('unknownZone' in beginning)
    return { ...cells, trouble: cells.trouble ?? `Tidszonen "${beginning.unknownZone}" kendes ikke` };
  return { ...cells, date: { day: beginning.date }, time: beginning.time ?? '(tom)' };
};

const calendarsIn = (text: string): ICAL.Component[] => {
  // Some end their lines as no calendar should.
  const parsed: unknown = ICAL.parse(text.replaceAll(/\r\n?/g, '\n'));
  const all = (Array.isArray((parsed as unknown[])[0]) ? parsed : [parsed]) as unknown[][];
  return all.map((one) => new ICAL.Component(one));
};

const parsedFrom = (bytes: Buffer): Cells[] => {
  try {
    return calendarsIn(textOf(bytes)).flatMap((calendar) => {
      const zones = new Map(
        calendar
          .getAllSubcomponents('vtimezone')
          .map((zone) => [textIn(zone, 'tzid') ?? '', new ICAL.Timezone(zone)] as const),
      );
      return calendar.getAllSubcomponents('vevent').map((event) => cellsOf(event, zones));
    });
  } catch (error) {
    // What it fails with is the library's own, and of no kind.
    throw new UnreadableFile('Kalenderen er i stykker og kan ikke læses. Hent den igen hos klubben, og prøv igen.', {
      cause: error,
    });
  }
};

/**
 * The events of a calendar as rows of a sheet, numbered as if its headings stood above them. Throws 422 for more than a
 * file may hold, and `UnreadableFile` for one that is broken or empty.
 */
export const readCalendar = (bytes: Buffer): ReadSheet => {
  const events = parsedFrom(bytes);
  if (events.length === 0) throw new UnreadableFile('Kalenderen har ingen arrangementer.');
  const all = Object.keys(headings) as Heading[];
  const used = all.filter((key) => key !== 'trouble' || events.some(({ trouble }) => trouble));
  const sheet = new SheetBuilder(() => false);
  sheet.add(
    1,
    used.map((key) => headings[key]),
  );
  for (const [at, event] of events.entries())
    sheet.add(
      at + 2,
      used.map((key) => event[key] ?? null),
    );
  return sheet.finish();
};
