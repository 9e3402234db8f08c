const FOLDED = 74;

/** A line as it travels: what is long goes on in lines that begin with a space. */
const foldedLine = (line: string): string => (line.match(new RegExp(`.{1,${FOLDED}}`, 'gu')) ?? ['']).join('\r\n ');

/** A calendar as a club's system writes it, of events by their own lines. */
export const icsOf = (events: readonly (readonly string[])[], zones: readonly string[] = []): Buffer => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Holdsport//Kalender//DA',
    'X-WR-CALNAME:Ærø Boldklub',
    ...zones,
    ...events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20260601T080000Z', ...event, 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  return Buffer.from(`${lines.map(foldedLine).join('\r\n')}\r\n`);
};

/** What Outlook says of the time in Denmark, under its own name for it. */
export const romance = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
