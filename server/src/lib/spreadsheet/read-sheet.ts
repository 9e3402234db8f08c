import { wrongType } from '../problem.ts';
import { isCalendar } from './calendar.ts';
import { readCalendar } from './calendar-reader.ts';
import { readCsv } from './csv-reader.ts';
import type { ReadFile } from './read-cells.ts';
import { readXlsx } from './xlsx-reader.ts';
import { Zip } from './zip.ts';

const begins = (bytes: Buffer, ...codes: number[]): boolean => codes.every((code, at) => bytes[at] === code);

const isText = (bytes: Buffer): boolean =>
  begins(bytes, 0xff, 0xfe) || (!bytes.includes(0) && !/^\s*(<|%PDF-|\{\\rtf)/.test(bytes.toString('latin1', 0, 200)));

/**
 * A sheet of an Excel file, a CSV file or a calendar, by what is in it and not by its name. `isKnown` says which headings
 * are expected: they choose the sheet, unless one is `wanted`, and need not stand in the first row. Throws 413, 415 and
 * 422, and `UnreadableFile` for a file that is broken.
 */
export const readSheet = async (
  bytes: Buffer,
  isKnown: (heading: string) => boolean,
  wanted?: string,
): Promise<ReadFile> => {
  // "PK" alone is how a text may begin.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return readXlsx(await Zip.open(bytes), isKnown, wanted);
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw wrongType('Filen er låst med en adgangskode eller fra en gammel Excel. Gem den som .xlsx.');
  if (!isText(bytes)) throw wrongType('Filen er hverken Excel eller CSV. Gem den som .xlsx eller .csv.');
  const sheet = isCalendar(bytes) ? readCalendar(bytes) : await readCsv(bytes, isKnown);
  return { sheet, name: null, sheets: [{ name: null, headings: sheet.headings }] };
};
