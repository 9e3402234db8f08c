import { describe, expect, it } from 'vitest';
import { icsOf, romance } from './calendar.testing.ts';
import { isCalendar } from './calendar.ts';
import type { ReadCell } from './read-cells.ts';
import { readSheet } from './read-sheet.ts';

const read = async (bytes: Buffer) => {
  const { sheet } = await readSheet(bytes, () => false);
  return sheet.rows.map(
    ({ cells }): Record<string, ReadCell> =>
      Object.fromEntries(sheet.headings.map((heading, at) => [heading, cells[at] ?? null])),
  );
};
const readEvent = async (...lines: string[]) => (await read(icsOf([lines])))[0];
const begins = async (start: string, zones: string[] = []) => {
  const [event] = await read(icsOf([['SUMMARY:Kamp', start]], zones));
  const day = event?.Dato;
  return [typeof day === 'object' ? day?.day : day, event?.Tid];
};
const text = (bytes: Buffer) => bytes.toString();

describe('a calendar', () => {
  it('is read as a sheet whose rows are its events', async () => {
    const event = [
      'UID:kamp-1@holdsport.dk',
      'SUMMARY:Ærø – Marstal',
      'DTSTART;TZID=Europe/Copenhagen:20260815T150000',
      'DTEND;TZID=Europe/Copenhagen:20260815T164500',
      'LOCATION:Rise Stadion',
      'DESCRIPTION:Mød kl. 14',
      'STATUS:CONFIRMED',
      'SEQUENCE:2',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Husk kampen',
      'TRIGGER:-PT1H',
      'END:VALARM',
    ];
    expect(await read(icsOf([event], romance))).toEqual([
      {
        Titel: 'Ærø – Marstal',
        Dato: { day: '2026-08-15' },
        Tid: '15:00',
        Sted: 'Rise Stadion',
        Note: 'Mød kl. 14',
        Aflyst: false,
        UID: 'kamp-1@holdsport.dk',
      },
    ]);
    const { sheet, name, sheets } = await readSheet(icsOf([event, event]), () => false);
    expect([name, sheets.length, sheet.rows.map(({ row }) => row)]).toEqual([null, 1, [2, 3]]);
  });

  it('has its folded lines joined, and its commas, semicolons and line ends undone', async () => {
    const long = 'Rise Stadion, bane 2; indgang fra Østergårdsvej, hvor der også kan parkeres hele dagen uden skive';
    const event = await readEvent(
      'SUMMARY:Ærø\\, Marstal\\; og flere',
      `LOCATION:${long.replaceAll(',', '\\,').replaceAll(';', '\\;')}`,
      'DESCRIPTION:Første linje\\nAnden linje\\NTredje \\\\ linje',
    );
    expect(text(icsOf([[`LOCATION:${long}`]]))).toContain('\r\n ');
    expect(event).toMatchObject({
      Titel: 'Ærø, Marstal; og flere',
      Sted: long,
      Note: 'Første linje\nAnden linje\nTredje \\ linje',
    });
    expect(await readEvent('SUMMARY:Kamp', 'LOCATION:Rise Stadion\\nØstergårdsvej 1')).toMatchObject({
      Sted: 'Rise Stadion, Østergårdsvej 1',
    });
  });

  it.each<[string, string, string | null]>([
    ['DTSTART:20260815T130000Z', '2026-08-15', '15:00'],
    ['DTSTART:20261215T130000Z', '2026-12-15', '14:00'],
    ['DTSTART:20260815T223000Z', '2026-08-16', '00:30'],
    ['DTSTART:20261231T233000Z', '2027-01-01', '00:30'],
    // The days on which the clock is changed.
    ['DTSTART:20260329T005900Z', '2026-03-29', '01:59'],
    ['DTSTART:20260329T010000Z', '2026-03-29', '03:00'],
    ['DTSTART:20261025T003000Z', '2026-10-25', '02:30'],
    ['DTSTART:20261025T013000Z', '2026-10-25', '02:30'],
    ['DTSTART:20261025T020000Z', '2026-10-25', '03:00'],
    ['DTSTART:20260815T150000', '2026-08-15', '15:00'],
    ['DTSTART;TZID=Europe/Copenhagen:20261025T143000', '2026-10-25', '14:30'],
    ['DTSTART;TZID="Europe/London":20260815T150000', '2026-08-15', '16:00'],
    ['DTSTART;TZID=America/New_York:20260308T233000', '2026-03-09', '04:30'],
    // An hour and a half after New York has changed its clock, which Copenhagen has not.
    ['DTSTART;TZID=America/New_York:20260308T033000', '2026-03-08', '08:30'],
    ['DTSTART;VALUE=DATE:20260815', '2026-08-15', '(tom)'],
    ['DTSTART:20260815', '2026-08-15', '(tom)'],
  ])('says the day and hour in Copenhagen of %s', async (start, day, time) => {
    expect(await begins(start)).toEqual([day, time]);
  });

  it('knows a zone by what the calendar says of it, where its name is of its own', async () => {
    const [summer, winter] = ['20260815T150000', '20261215T150000'];
    const moscow = ['BEGIN:VTIMEZONE', 'TZID:Tre timer foran', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'];
    moscow.push('TZOFFSETFROM:+0300', 'TZOFFSETTO:+0300', 'END:STANDARD', 'END:VTIMEZONE');
    const zones = [...romance, ...moscow];
    expect(await begins(`DTSTART;TZID=Romance Standard Time:${summer}`, zones)).toEqual(['2026-08-15', '15:00']);
    expect(await begins(`DTSTART;TZID=Romance Standard Time:${winter}`, zones)).toEqual(['2026-12-15', '15:00']);
    expect(await begins(`DTSTART;TZID=Tre timer foran:${summer}`, zones)).toEqual(['2026-08-15', '14:00']);
    expect(await begins(`DTSTART;TZID=Tre timer foran:${winter}`, zones)).toEqual(['2026-12-15', '13:00']);
    expect(await readEvent('SUMMARY:Kamp', 'DTSTART;TZID=Månetid:20260815T150000')).toMatchObject({
      Dato: null,
      Tid: null,
      'Fejl i kalenderen': 'Tidszonen "Månetid" kendes ikke',
    });
  });

  it.each<[string, unknown]>([
    ['STATUS:CANCELLED', true],
    ['STATUS:cancelled', true],
    ['STATUS:CONFIRMED', false],
    ['STATUS:TENTATIVE', false],
    ['SEQUENCE:1', null],
  ])('says of %s whether it is cancelled', async (line, cancelled) => {
    expect((await readEvent('SUMMARY:Kamp', line))?.Aflyst).toBe(cancelled);
  });

  it.each(['RRULE:FREQ=WEEKLY;COUNT=10', 'RDATE:20260822T130000Z', 'RECURRENCE-ID:20260822T130000Z'])(
    'says that an event with %s repeats',
    async (line) => {
      expect(await readEvent('SUMMARY:Træning', 'DTSTART:20260815T130000Z', line)).toMatchObject({
        Titel: 'Træning',
        Dato: { day: '2026-08-15' },
        'Fejl i kalenderen': 'Arrangementet gentages. Opret hver dag som sit eget arrangement',
      });
      const all = await read(icsOf([['SUMMARY:Kamp'], ['SUMMARY:Træning', line]]));
      expect(all.map((one) => one['Fejl i kalenderen'] !== null)).toEqual([false, true]);
    },
  );

  it('leaves empty what an event does not say, and keeps what is no day for whoever mends it', async () => {
    expect(await readEvent('SUMMARY:Kamp')).toEqual({
      Titel: 'Kamp',
      Dato: null,
      Tid: null,
      Sted: null,
      Note: null,
      Aflyst: null,
      UID: null,
    });
    expect((await readEvent('SUMMARY:Kamp', 'DTSTART:20260230T130000Z'))?.Dato).toBe('2026-02-30T13:00:00Z');
    expect((await readEvent('SUMMARY:Kamp', 'DTSTART:20260815T250000Z'))?.Dato).toBe('2026-08-15T25:00:00Z');
    expect((await readEvent('SUMMARY:Kamp', 'DTSTART;VALUE=DATE:20260230'))?.Dato).toBe('2026-02-30');
  });

  it('is read in any letters, whatever its lines end with, and several of them one after another', async () => {
    const file = text(icsOf([['SUMMARY:Ærø', 'DTSTART:20260815T130000Z']]));
    for (const one of [
      Buffer.from(`\uFEFF${file}`),
      Buffer.from(`\uFEFF${file}`, 'utf16le'),
      Buffer.from(file, 'latin1'),
      Buffer.from(file.replaceAll('\r\n', '\n')),
      Buffer.from(file.replaceAll('\r\n', '\r')),
      Buffer.from(`\r\n${file}`),
    ])
      expect(await read(one)).toMatchObject([{ Titel: 'Ærø', Tid: '15:00' }]);
    expect(await read(Buffer.from(file + file))).toHaveLength(2);
  });

  it('is known by how it begins', () => {
    expect(isCalendar(icsOf([]))).toBe(true);
    expect(isCalendar(Buffer.from('Titel;Dato\nBEGIN:VCALENDAR'))).toBe(false);
    expect(isCalendar(Buffer.from('PK'))).toBe(false);
  });

  it.each([
    ['is cut off', text(icsOf([['SUMMARY:Kamp']])).slice(0, -20), 'i stykker'],
    ['has a line that is none', text(icsOf([['hej']])), 'i stykker'],
    ['repeats as nothing does', text(icsOf([['RRULE:FREQ=SOMMETIDER']])), 'i stykker'],
    ['is of another world', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=PERIOD:abc\nEND:VEVENT', 'i stykker'],
    ['has no events', text(icsOf([])), 'ingen arrangementer'],
  ])('that %s is refused in words', async (_, file, words) => {
    await expect(read(Buffer.from(file))).rejects.toMatchObject({ message: expect.stringContaining(words) });
  });

  it('holds no more than a sheet does', async () => {
    const events = Array.from({ length: 5_001 }, (_, at) => [`SUMMARY:Kamp ${at}`]);
    await expect(read(icsOf(events))).rejects.toMatchObject({ status: 422, message: expect.stringContaining('5.000') });
    expect(await read(icsOf(events.slice(1)))).toHaveLength(5_000);
  });
});
