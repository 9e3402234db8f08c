import { isIsoDate } from '@sponsorat/api';
import { DAY } from '../clock.ts';
import { invalid, Problem, wrongType } from '../problem.ts';
import { type ReadCell, type ReadFile, type ReadSheet, UnreadableFile } from './read-cells.ts';
import { headingsIn, MOST_ABOVE, SheetBuilder } from './sheet-builder.ts';
import { readDayStyles, readTexts, readWorkbook, TextOfTags } from './xlsx-parts.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

// Excel takes 1900 for a leap year: before its 29 February a day has another number.
const LEAP_BUG = 60;
const DAYS_TO_1904 = 1462;

/** The day that a number of Excel's names; null where it names none. */
export const dayOfSerial = (serial: number, is1904: boolean): string | null => {
  const days = Math.floor(serial) + (is1904 ? DAYS_TO_1904 : 0);
  const time = Date.UTC(1899, 11, days < LEAP_BUG ? 31 : 30) + days * DAY;
  if (days < 1 || !(time < Date.UTC(3000, 0, 1))) return null;
  return new Date(time).toISOString().slice(0, 10);
};

const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

type Context = { texts: string[]; isDay: boolean[]; is1904: boolean };
type IsKnown = (heading: string) => boolean;
type Cell = { type: string; style: number; value: string; text: string };

const numberCell = (value: string, style: number, { isDay, is1904 }: Context): ReadCell => {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return null;
  const day = isDay[style] ? dayOfSerial(number, is1904) : null;
  return day === null ? number : { day };
};

/** A formula is read as the value that was computed last. */
const cellValue = ({ type, style, value, text }: Cell, context: Context): ReadCell => {
  if (type === 's') return context.texts[Number(value)] ?? null;
  if (type === 'inlineStr') return text;
  if (type === 'str' || type === 'e') return value;
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'd') return isIsoDate(value.slice(0, 10)) ? { day: value.slice(0, 10) } : value;
  return numberCell(value, style, context);
};

type Rows = {
  take: (row: number, cells: (ReadCell | undefined)[]) => void;
  /** Cells that are shown as one, which has what stands in the first of them: "B2:B7". */
  merge?: (cells: string) => void;
  isDone?: () => boolean;
};

const readRows = async (zip: Zip, part: string, context: Context, { take, merge, isDone }: Rows): Promise<void> => {
  const text = new TextOfTags();
  let [row, column, isValue] = [0, -1, false];
  let cells: (ReadCell | undefined)[] = [];
  let cell: Cell | null = null;
  await readXml(zip.read(part), {
    ...(isDone && { isDone }),
    open: (tag, attributes) => {
      if (tag === 'row') {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r);
        [cells, column] = [[], -1];
      } else if (tag === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '', text: '' };
      } else if (tag === 'mergeCell') merge?.(attributes.ref ?? '');
      else if (tag === 'v') isValue = true;
      else if (cell) text.open(tag);
    },
    text: (piece) => {
      if (isValue && cell) cell.value += piece;
      else if (cell) text.add(piece);
    },
    close: (tag) => {
      if (tag === 'v') isValue = false;
      else if (tag === 'c' && cell) {
        const value = cellValue({ ...cell, text: text.take() }, context);
        if (value !== null && value !== '' && column >= 0) cells[column] = value;
        cell = null;
      } else if (tag === 'row') take(row, cells);
      else if (cell) text.close(tag);
    },
  });
};

const readSheet = async (zip: Zip, part: string, context: Context, isKnown: IsKnown): Promise<ReadSheet> => {
  const sheet = new SheetBuilder(isKnown);
  await readRows(zip, part, context, {
    take: (row, cells) => sheet.add(row, cells),
    merge: (cells) => {
      const [from = 0, to = 0] = (cells.match(/\d+/g) ?? []).map(Number);
      sheet.merge(columnOf(cells), { from, to });
    },
  });
  return sheet.finish();
};

/** The headings of a sheet that is perhaps not the one that is meant: what is wrong with it does not matter. */
const readHeadings = async (zip: Zip, part: string, context: Context, isKnown: IsKnown) => {
  const rows: (ReadCell | undefined)[][] = [];
  const take = (_: number, cells: (ReadCell | undefined)[]) => {
    if (cells.length > 0 && rows.length < MOST_ABOVE) rows.push(cells);
  };
  try {
    await readRows(zip, part, context, { take, isDone: () => rows.length === MOST_ABOVE });
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof Problem)) throw error;
  }
  return headingsIn(rows, isKnown);
};

const isMacroFile = (zip: Zip): boolean => zip.names.some((name) => /vbaProject|xlmacro|macrosheets/i.test(name));

const checkKind = async (zip: Zip): Promise<void> => {
  if (isMacroFile(zip)) throw wrongType('Filen har makroer. Gem den som almindelig Excel-projektmappe (.xlsx).');
  const types: string[] = [];
  if (zip.has('[Content_Types].xml'))
    await readXml(zip.read('[Content_Types].xml'), { open: (_, { ContentType = '' }) => types.push(ContentType) });
  if (types.some((type) => type.includes('macroEnabled')))
    throw wrongType('Filen har makroer. Gem den som almindelig Excel-projektmappe (.xlsx).');
  if (!types.some((type) => type.includes('spreadsheetml.sheet.main') || type.includes('template.main')))
    throw wrongType('Filen er ikke en Excel-fil. Gem den som .xlsx eller .csv.');
};

/** So many sheets are looked at. */
const MOST_SHEETS = 30;

/**
 * The sheet of a workbook with most headings that are expected, of several such the first, or the one that is `wanted`.
 * Throws 415 for what is no workbook, or has macros, and 422 for a sheet that it has not.
 */
export const readXlsx = async (zip: Zip, isKnown: IsKnown, wanted?: string): Promise<ReadFile> => {
  await checkKind(zip);
  const { sheets, texts, styles, is1904 } = await readWorkbook(zip);
  const context = { texts: await readTexts(zip, texts), isDay: await readDayStyles(zip, styles), is1904 };
  const [only, ...others] = sheets;
  const headed: { name: string; part: string; headings: string[]; known: number }[] = [];
  if (others.length > 0)
    for (const sheet of sheets.slice(0, MOST_SHEETS))
      headed.push({ ...sheet, ...(await readHeadings(zip, sheet.part, context, isKnown)) });
  const best = headed.reduce(
    (one, other) => (other.known > one.known ? other : one),
    headed[0] ?? { ...only, known: 0 },
  );
  const chosen = wanted === undefined ? best : sheets.find(({ name }) => name === wanted);
  if (!chosen) throw invalid({ sheet: `Filen har ikke arket "${wanted}"` });
  const sheet = await readSheet(zip, chosen.part, context, isKnown);
  const found = headed.map(({ name, headings }) => ({ name, headings }));
  return {
    sheet,
    name: chosen.name,
    sheets: found.length > 0 ? found : [{ name: only.name, headings: sheet.headings }],
  };
};
