import { danishMonths, type IsoDate, isIsoDate } from './dates.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const RUN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const PARTS = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/;
const NAMED = /^(\d{1,2})\.?[\s-]*([a-zæøå]{3,})\.?(?:[\s-]+(\d{4}|\d{2}))?$/;

const dayFrom = (year: string | undefined, month: string | number, day: string): string | undefined => {
  if (year === undefined) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** A text as `YYYY-MM-DD`, whether there is such a day or not. */
const parseDay = (text: string, thisYear?: string): string | undefined => {
  const tidy = text
    .trim()
    .toLowerCase()
    .replace(/^(?:den|d\.)\s*/, '');
  const iso = ISO.exec(tidy);
  if (iso) return dayFrom(iso[1], iso[2] ?? '', iso[3] ?? '');
  const numbers = RUN.exec(tidy) ?? PARTS.exec(tidy);
  if (numbers) return dayFrom(numbers[3] ?? thisYear, numbers[2] ?? '', numbers[1] ?? '');
  const [, day = '', word, year] = NAMED.exec(tidy) ?? [];
  if (!word) return undefined;
  const month = danishMonths.findIndex((name) => name.startsWith(word)) + 1;
  return month > 0 ? dayFrom(year ?? thisYear, month, day) : undefined;
};

/**
 * Reads a day the way people write it: 24-12-2026, 24.12.26, 1/1-2027, 01012027, 010127, den 1. januar 2027, 1. jan. 27,
 * 2026-12-24. Answers undefined for what is no day, and for one without its year unless `thisYear` says it.
 */
export const dayWritten = (text: string, thisYear?: string): IsoDate | undefined => {
  const day = parseDay(text, thisYear);
  return day !== undefined && isIsoDate(day) ? day : undefined;
};

/** How many days the month has of which a text names one that it lacks: 28 for 31-02-2027; undefined for any other text. */
export const daysInMonthLacking = (text: string): number | undefined => {
  const [year = '', month = '', day = ''] = parseDay(text)?.split('-') ?? [];
  if (!isIsoDate(`${year}-${month}-01`) || isIsoDate(`${year}-${month}-${day}`) || Number(day) > 31) return undefined;
  return Number(day) === 0 ? undefined : new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
};
