import { type IsoDate, isIsoDate } from '@sponsorat/api';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const RUN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const PARTS = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/;
const NAMED = /^(\d{1,2})\.?\s*([a-zæøå]+)\.?(?:\s+(\d{4}|\d{2}))?$/;

const made = (year: string | undefined, month: string | number, day: string, thisYear: string): IsoDate | undefined => {
  const written = year ?? thisYear;
  const full = written.length === 2 ? `20${written}` : written;
  const iso = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
};

/**
 * Reads a day the way people write it: 24-12-2026, 24.12.26, 1/1-2027, 01012027, 010127, 1. januar 2027, 24/12 (this
 * year), 2026-12-24. Answers undefined for what is no day. `today` says which year "this year" is.
 */
export const parseDate = (text: string, today: IsoDate): IsoDate | undefined => {
  const tidy = text.trim().toLowerCase();
  const thisYear = today.slice(0, 4);
  const iso = ISO.exec(tidy);
  if (iso) return made(iso[1], iso[2] ?? '', iso[3] ?? '', thisYear);
  const numbers = RUN.exec(tidy) ?? PARTS.exec(tidy);
  if (numbers) return made(numbers[3], numbers[2] ?? '', numbers[1] ?? '', thisYear);
  const named = NAMED.exec(tidy);
  const month = named ? MONTHS.indexOf((named[2] ?? '').slice(0, 3)) + 1 : 0;
  return named && month > 0 ? made(named[3], month, named[1] ?? '', thisYear) : undefined;
};

/** A day as the screen shows it, DD-MM-YYYY; what is no day is left as it was typed. */
export const formatDate = (value: string | null | undefined): string =>
  value && isIsoDate(value) ? value.split('-').reverse().join('-') : (value ?? '');

/** The same day of the next month, or that month's last day where it has no such day. */
export const addMonth = (date: IsoDate): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
};

export type DateRange = { from: string; to: string };

const JOIN = /\s*–\s*|\s+-\s+|\s+til\s+/;

/** Reads two days joined by a dash; each part that is no day comes back as it was typed. */
export const parseRange = (text: string, today: IsoDate): DateRange => {
  const [from = '', ...rest] = text.trim().split(JOIN);
  const to = rest.join(' – ');
  return { from: parseDate(from, today) ?? from, to: parseDate(to, today) ?? to };
};

/** Two days as the screen shows them, joined by a dash. */
export const formatRange = ({ from, to }: { from: string | null; to: string | null }): string => {
  if (!from && !to) return '';
  return `${formatDate(from)} – ${formatDate(to)}`.trim();
};
