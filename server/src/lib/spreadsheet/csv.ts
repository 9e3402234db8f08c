import { Readable } from 'node:stream';
import { clockText, shortDate } from '@sponsorat/api';
import { stringify } from 'csv-stringify/sync';
import { type CellType, type CellValue, type Column, inPieces, type Rows } from './cells.ts';

/** The last line of a file that is whole. */
const totalLine = (rows: number): string => `I alt ${rows} rækker`;

const withComma = (number: string): string => number.replace('.', ',');

// What already begins as an escaped formula gets one more apostrophe, so that whoever takes one away has the text again.
const ESCAPED_ALREADY = /^'+[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const textCell = (text: string): string => (ESCAPED_ALREADY.test(text) ? `'${text}` : text);

const cellText = (value: CellValue | undefined, type: CellType): string | number => {
  if (value === null || value === undefined || value === '') return '';
  if (type === 'date') return shortDate(String(value));
  if (type === 'instant') return `${shortDate(String(value))} ${clockText(String(value))}`;
  // As a number it is written by the cast below, and is no text that could be a formula.
  return type === 'text' ? textCell(String(value)) : Number(value);
};

const lines = (columns: Column[], rows: CellValue[][]): string =>
  stringify(
    rows.map((row) => columns.map(({ type }, index) => cellText(row[index], type))),
    {
      delimiter: ';',
      record_delimiter: '\r\n',
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      cast: {
        number: (number, { index }) => withComma(columns[index]?.type === 'money' ? number.toFixed(2) : String(number)),
      },
    },
  );

const headings = (columns: Column[]): string =>
  lines(
    columns.map((column) => ({ ...column, type: 'text' as const })),
    [columns.map(({ heading }) => heading)],
  );

// Setting up for a call takes longer than writing a row.
const AT_ONCE = 200;

async function* texts(columns: Column[], rows: Rows): AsyncGenerator<string> {
  yield `\uFEFF${headings(columns)}`;
  let count = 0;
  let waiting: CellValue[][] = [];
  for await (const row of rows) {
    waiting.push(row);
    count += 1;
    if (waiting.length < AT_ONCE) continue;
    yield lines(columns, waiting);
    waiting = [];
  }
  yield lines(columns, waiting);
  yield `${totalLine(count)}\r\n`;
}

/**
 * A CSV file as Danish Excel reads it: UTF-8 with its mark, `;`, CRLF, decimal commas, dates as 31-12-2026. A text that
 * Excel would take for a formula gets an apostrophe in front. A file that was cut short lacks its last line.
 */
export const writeCsv = (columns: Column[], rows: Rows): Readable =>
  Readable.from(inPieces(texts(columns, rows)), { objectMode: false });
