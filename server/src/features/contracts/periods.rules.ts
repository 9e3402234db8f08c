import type { IsoDate } from '@sponsorat/api';
import type { Values } from '../../lib/imports/import-kind.ts';
import { cellText, dayIn, type Reading } from '../../lib/spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';

type Period = { from: IsoDate; to: IsoDate };

const YEAR = /^(?:19|20)\d\d$/;
const BETWEEN = /\s*(?:[-–—/]|\btil\b)\s*/gi;

/** The year alone, from its first to its last day. */
const yearIn = (text: string): Period | null =>
  YEAR.test(text) ? { from: `${text}-01-01`, to: `${text}-12-31` } : null;

const startOf = (text: string): IsoDate | null => {
  const day = dayIn(text);
  return 'value' in day ? day.value : (yearIn(text)?.from ?? null);
};

/** Of 2025-27 the year is short; of 2010-12 the end may be a month. */
const endOf = (text: string, start: string): IsoDate | null => {
  const isShort = YEAR.test(start) && /^\d\d$/.test(text) && Number(text) > 12;
  const whole = isShort ? start.slice(0, 2) + text : text;
  const day = dayIn(whole);
  return 'value' in day ? day.value : (yearIn(whole)?.to ?? null);
};

/** Two days or years with something between them, wherever that is. */
const spanIn = (text: string): Period | null => {
  for (const { 0: between, index } of text.matchAll(BETWEEN)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + between.length).trim()];
    const [from, to] = [startOf(first), endOf(second, first)];
    if (from && to && from <= to) return { from, to };
  }
  return null;
};

/** A cell of an agreement's start or end: a day, a year, or the whole period. */
const edgeIn =
  (edge: keyof Period) =>
  (cell: ReadCell): Reading<IsoDate | Period> => {
    const day = dayIn(cell);
    if ('value' in day) return day;
    const text = cellText(cell).trim();
    const year = yearIn(text);
    if (year) return { value: year[edge] };
    const span = spanIn(text);
    return span ? { value: span } : day;
  };

export const startIn = edgeIn('from');
export const endIn = edgeIn('to');

/** A cell that says both days: 2025-2027, 2026, or 01-08-2025 - 31-07-2027. */
export const periodIn = (cell: ReadCell): Reading<Period> => {
  const text = cellText(cell).trim();
  const period = yearIn(text) ?? spanIn(text);
  return period ? { value: period } : { problem: 'Skriv perioden som 2026-2027 eller 01-08-2026 - 31-07-2027' };
};

const isPeriod = (value: unknown): value is Period => typeof value === 'object' && value !== null && 'from' in value;

/** Values with the days of a period as start and end, each unless it has a cell of its own. */
export const withPeriod = ({ period, ...values }: Values): Values => {
  const { startDate, endDate } = values;
  const whole = [startDate, endDate, period].find(isPeriod);
  return {
    ...(whole && { startDate: whole.from, endDate: whole.to }),
    ...values,
    ...(isPeriod(startDate) && { startDate: startDate.from }),
    ...(isPeriod(endDate) && { endDate: endDate.to }),
  };
};
