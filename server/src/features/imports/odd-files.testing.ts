import fc from 'fast-check';
import { icsOf, romance } from '../../lib/spreadsheet/calendar.testing.ts';
import { rowsXml, workbookOf, zipOf } from '../../lib/spreadsheet/workbook.testing.ts';
import { clubHeadings, csvOf } from './imports.testing.ts';

const headings = ['Id', ...clubHeadings];
const usual = ['', 'Skjern IF', 'Sk', 'Fodbold', 'Nord', '', 'Vej 1', '6900', 'Skjern', '', 'Bo Bruger'];

const pieces = fc.constantFrom('😀', '\0', '\ud83d', '\ude00', '_x0000_', '_xD83D_', 'æ', '"', ';', '\r\n', "'=", ' ');
const lengths = fc.constantFrom(0, 1, 29, 59, 60, 199, 200, 201, 9_999, 10_099);
/** A text whose last letters are odd, so that a cut falls into them. */
const oddText = fc
  .tuple(lengths, fc.array(pieces, { maxLength: 6 }))
  .map(([length, ends]) => 'a'.repeat(length) + ends.join(''));
const cell = fc.oneof(
  oddText,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('1e308', '-1', '31-02-2027', '(tom)', '99999999999999', 'NaN', '=1+1'),
);
/** Rows as somebody has them, with some cells that are odd. */
const rows = fc.array(
  fc
    .array(fc.option(cell, { nil: null, freq: 3 }), { minLength: usual.length, maxLength: usual.length })
    .map((cells) => cells.map((odd, at) => odd ?? usual[at] ?? '')),
  { minLength: 1, maxLength: 5 },
);

const xmlText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/\p{Cc}/gu, '_x0000_');
const attribute = fc.constantFrom('', ' r="2.5"', ' r="3000000000"', ' r="Infinity"', ' r="1"', ' r="-1"', ' r="A1"');
const type = fc.constantFrom('', ' t="s"', ' t="d"', ' t="b"', ' t="e"', ' t="x"', ' s="1"', ' s="9"');
const rowXml = fc
  .tuple(attribute, fc.array(fc.tuple(attribute, type, cell), { maxLength: 4 }))
  .map(
    ([row, cells]) => `<row${row}>${cells.map(([r, t, v]) => `<c${r}${t}><v>${xmlText(v)}</v></c>`).join('')}</row>`,
  );
const hostileXml = fc.constantFrom(
  '<a>'.repeat(2_000),
  `<a ${Array.from({ length: 300 }, (_, at) => `b${at}=""`).join(' ')}/>`,
  '<row><c r="ZZZ1"><v>1</v></c></row>',
  '<c><v>1</v></c>',
  '</row>',
  '&#xD83D;',
);

const workbook = (xml: string) => zipOf(workbookOf(rowsXml([headings]) + xml, { texts: ['<t>😀_xDE00_</t>'] }));
const torn = (file: Buffer, at: number, byte: number): Buffer => {
  const changed = Buffer.from(file);
  changed[at % changed.length] = byte;
  return changed;
};

/** Files of clubs, valid, odd and hostile ones. */
export const oddFile: fc.Arbitrary<() => Promise<Buffer>> = fc.oneof(
  rows.map((given) => async () => csvOf(headings, given)),
  rows.map((given) => async () => workbook(rowsXml(given.map((cells) => cells.map(xmlText))))),
  fc.array(fc.oneof(rowXml, hostileXml), { maxLength: 5 }).map((xml) => async () => workbook(xml.join(''))),
  fc.tuple(fc.nat(5_000), fc.nat(255)).map(
    ([at, byte]) =>
      async () =>
        torn(await workbook(''), at, byte),
  ),
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((bytes) => async () => Buffer.from(bytes)),
  fc.tuple(fc.constantFrom(';', '\n', ',', '"', '\t;'), fc.nat(3_000)).map(
    ([piece, count]) =>
      async () =>
        Buffer.from(`PK;Navn;CVR${piece.repeat(count)}`),
  ),
);

const names = fc.constantFrom(
  'UID',
  'SUMMARY',
  'DTSTART',
  'DTSTART;TZID=Romance Standard Time',
  'DTSTART;VALUE=DATE',
  'DTSTART;TZID="x',
  'RRULE',
  'LOCATION',
  'DESCRIPTION;LANGUAGE=da',
  'STATUS',
  'BEGIN',
  'END',
  'TZOFFSETTO',
  'X-',
  '',
  'ATTACH;VALUE=BINARY',
);
const says = fc.oneof(
  oddText,
  fc.constantFrom('20260815T130000Z', '20260815', '99999999T999999Z', 'FREQ=SECONDLY', 'FREQ=X', 'VEVENT', 'CANCELLED'),
  fc.constantFrom('VCALENDAR', 'a@klub', 'Kamp\\, \\n', '00000000T000000', '29991231T235959Z', '-1'),
);
const oddLine = fc.tuple(names, says).map(([name, value]) => `${name}:${value}`);
const oddEvent = fc
  .tuple(fc.constantFrom('20260815T130000Z', '20260815'), fc.array(oddLine, { maxLength: 5 }))
  .map(([start, lines]) => [`DTSTART:${start}`, 'SUMMARY:Kamp', ...lines]);

/** Calendars of a club, valid, odd and hostile ones. */
export const oddCalendar: fc.Arbitrary<() => Promise<Buffer>> = fc
  .tuple(fc.array(oddEvent, { maxLength: 5 }), fc.array(oddLine, { maxLength: 2 }), fc.nat(3_000), fc.nat(255))
  .map(([events, zone, at, byte]) => async () => {
    const file = icsOf(events, [...romance.slice(0, -1), ...zone, ...romance.slice(-1)]);
    return byte < 30 ? torn(file, at, byte) : file;
  });
