import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { invalid, Problem } from '../problem.ts';
import type { ReadSheet } from './read-cells.ts';
import { UnreadableFile } from './read-cells.ts';
import { headingRowOf, MOST_ABOVE, SheetBuilder } from './sheet-builder.ts';
import { textOf } from './text-of.ts';

const delimiters = [';', ',', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

// What a sheet may have that says nothing: lines below it, and columns beside it, that were once used.
const MOST_RECORDS = 100_000;
const MOST_FIELDS = 1_000_000;

const tooEmpty = () =>
  invalid({
    model: 'Filen har for mange tomme rækker eller kolonner. Slet dem under og ved siden af tallene, og gem den igen',
  });

/** How a file is parsed. Fields and records are counted as they are met, empty ones too. Throws 422 past the most. */
const options = (delimiter: Delimiter): Options => {
  let fields = 0;
  return {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    cast: (field, { records }) => {
      fields += 1;
      if (fields > MOST_FIELDS || records > MOST_RECORDS) throw tooEmpty();
      return field;
    },
  };
};

// The whole text is given, as a cut could fall into a quoted field; no more of it is read than these rows.
const firstRowsBy = (text: string, delimiter: Delimiter): string[][] => {
  try {
    return parseAtOnce(text, { ...options(delimiter), to: MOST_ABOVE, skip_empty_lines: true }) as string[][];
  } catch (error) {
    if (error instanceof Problem) throw error;
    return [];
  }
};

/** The delimiter by which most headings are known; else the one that there is most of. */
const delimiterOf = (text: string, isKnown: (heading: string) => boolean): Delimiter => {
  const counts = delimiters.map((delimiter) => {
    const rows = firstRowsBy(text, delimiter);
    const { at, known } = headingRowOf(rows, isKnown);
    return { delimiter, known, count: rows[at]?.length ?? 0 };
  });
  counts.sort((one, other) => other.known - one.known || other.count - one.count);
  return counts[0]?.delimiter ?? ';';
};

// What is written in front of what Excel would take for a formula, see `writeCsv`.
const ESCAPED = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;
const TOTAL = /^I alt \d[\d.]* rækker?$/i;

const isTotal = (record: readonly string[]): boolean =>
  TOTAL.test(record[0]?.trim() ?? '') && record.slice(1).every((cell) => cell.trim() === '');

const PIECE = 65_536;
function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** A CSV file as Danish and English Excel write it, and our own lists. `isKnown` says which headings are expected. */
export const readCsv = async (bytes: Buffer, isKnown: (heading: string) => boolean): Promise<ReadSheet> => {
  const text = textOf(bytes);
  const sheet = new SheetBuilder(isKnown);
  const records = Readable.from(piecesOf(text)).pipe(parse(options(delimiterOf(text, isKnown))));
  let row = 0;
  let total: { row: number; record: string[] } | null = null;
  const add = (at: number, record: string[]) =>
    sheet.add(
      at,
      record.map((cell) => cell.replace(ESCAPED, '')),
    );
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      row += 1;
      if (total) add(total.row, total.record);
      total = isTotal(record) ? { row, record } : null;
      if (!total) add(row, record);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UnreadableFile('Filen kan ikke læses som CSV: et citationstegn mangler. Gem den igen, og prøv igen.');
    throw error;
  }
  return sheet.finish();
};
