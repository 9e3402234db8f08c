import { daysInMonthLacking, dayWritten, type IsoDate, shortDate, yesNoText } from '@sponsorat/api';
import type { ReadCell } from './read-cells.ts';

/** A name that no record has: what to say of all cells with it, and which records may be meant. */
export type UnknownName = { cause: string; name: string; nearest: { id: number; name: string }[] };

/** What a cell says; or what is wrong with how it is written, or that what it names is unknown. */
export type Reading<T> = { value: T } | { problem: string; unknown?: UnknownName };

const numberText = (number: number): string => String(number).replace('.', ',');

/** A cell as one reads it. */
export const cellText = (cell: ReadCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return shortDate(cell.day);
  if (typeof cell === 'boolean') return yesNoText(cell);
  return typeof cell === 'number' ? numberText(cell) : cell;
};

/** Days as people write them, each with its year, and Excel's own. */
export const dayIn = (cell: ReadCell): Reading<IsoDate> => {
  if (typeof cell === 'object' && cell !== null) return { value: cell.day };
  const text = typeof cell === 'string' ? cell : '';
  const day = dayWritten(text);
  if (day) return { value: day };
  const days = daysInMonthLacking(text);
  if (days !== undefined) return { problem: `${text.trim()} findes ikke. Måneden har ${days} dage` };
  return { problem: 'Skriv datoen som 31-12-2026' };
};

const DANISH = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
const ENGLISH = /^(?:\d{1,3}(?:,\d{3})+|\d+)\.(?:\d{1,2}|\d{4,})$/;

/** A number as it is written in Danish; with a dot before its decimals where that can be nothing else. */
const numberIn = (text: string): number | null => {
  const digits = text.startsWith('-') ? text.slice(1) : text;
  const sign = digits === text ? 1 : -1;
  if (DANISH.test(digits)) return sign * Number(digits.replaceAll('.', '').replace(',', '.'));
  return ENGLISH.test(digits) ? sign * Number(digits.replaceAll(',', '')) : null;
};

// What a computer's binary fractions leave behind a number of two decimals.
const NOISE = 1e-6;
const withoutNoise = (number: number, decimals: number): number => {
  const rounded = Number(number.toFixed(decimals));
  return Math.abs(number - rounded) < NOISE ? rounded : number;
};

// "50 tkr", "50 t.kr." and "0,5 mio. kr.".
const SCALES = [
  { suffix: /t\.?(?:kr\.?|dkk)$/i, factor: 1_000 },
  { suffix: /mio\.?(?:kr\.?|dkk)?$/i, factor: 1_000_000 },
] as const;

/** Kroner as 60.000,50, or in thousands or millions. A dot before exactly three digits separates thousands. */
export const amountIn = (cell: ReadCell): Reading<number> => {
  const problem = 'Skriv beløbet som 60.000,50';
  const isWhole = (kroner: number) => kroner === Number(kroner.toFixed(2));
  if (typeof cell === 'number') {
    const value = withoutNoise(cell, 2);
    return isWhole(value) ? { value } : { problem };
  }
  const written = cellText(cell).replaceAll(/[\s\u00a0\u202f]/g, '');
  const scale = SCALES.find(({ suffix }) => suffix.test(written));
  const text = written
    .replace(/^(kr\.?|dkk)/i, '')
    .replace(scale?.suffix ?? /(kr\.?|dkk)$/i, '')
    .replace(/,-+$/, '');
  // "60,000" is sixty thousand in English, and sixty in Danish.
  const number = /[,.]\d{3,}$/.test(text) && text.includes(',') ? null : numberIn(text);
  if (number === null) return { problem };
  const kroner = scale ? withoutNoise(number * scale.factor, 2) : number;
  return isWhole(kroner) ? { value: kroner } : { problem };
};

/** Percent as 25 % or 25; a number of a spreadsheet up to 1 is the part that its cell shows as percent. */
export const percentIn = (cell: ReadCell): Reading<number> => {
  if (typeof cell === 'number') return { value: withoutNoise(Math.abs(cell) <= 1 ? cell * 100 : cell, 6) };
  const number = numberIn(
    cellText(cell)
      .replaceAll(/[\s\u00a0\u202f]/g, '')
      .replace(/%$/, ''),
  );
  return number === null ? { problem: 'Skriv andelen som 25 %' } : { value: number };
};

/** A number that may have decimals. */
export const decimalIn = (cell: ReadCell): Reading<number> => {
  if (typeof cell === 'number') return { value: withoutNoise(cell, 3) };
  const number = numberIn(cellText(cell).replaceAll(/\s/g, ''));
  return number === null ? { problem: 'Skriv et tal' } : { value: number };
};

const yes = ['ja', 'j', 'x', 'sand', 'true', 'yes', '1'];
const no = ['nej', 'n', 'falsk', 'false', 'no', '0'];

export const yesNoIn = (cell: ReadCell): Reading<boolean> => {
  const text = cellText(cell).toLowerCase();
  if (yes.includes(text)) return { value: true };
  return no.includes(text) ? { value: false } : { problem: 'Skriv Ja eller Nej' };
};

const unknown = ['ved ikke', 'ved ej', 'ukendt', '?'];

/** Yes, no, or that nobody knows. */
export const yesNoOrUnknownIn = (cell: ReadCell): Reading<boolean | null> => {
  if (unknown.includes(cellText(cell).toLowerCase())) return { value: null };
  const reading = yesNoIn(cell);
  return 'value' in reading ? reading : { problem: 'Skriv Ja, Nej eller Ved ikke' };
};

/** The parts of a list in a cell. */
export const partsOf = (cell: ReadCell): string[] =>
  cellText(cell)
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
