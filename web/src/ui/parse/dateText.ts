import { daysBetween, dayWritten, type IsoDate, isIsoDate } from '@sponsorat/api';

/**
 * Reads a day the way people write it: 24-12-2026, 24.12.26, 1/1-2027, 01012027, 010127, 1. januar 2027, 24/12,
 * 2026-12-24. One without its year is the nearest such day to today; in a field that has a first day, the next such day
 * from that on. Answers undefined for what is no day.
 */
export const parseDate = (text: string, today: IsoDate, from?: IsoDate): IsoDate | undefined => {
  const year = Number((from ?? today).slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((each) => dayWritten(text, String(each)) ?? []);
  // A day that says its year is not moved: the schema refuses it where it is too early.
  if (from !== undefined) return days.find((day) => day >= from) ?? days[0];
  const distance = (day: IsoDate) => Math.abs(daysBetween(today, day));
  return days.toSorted((one, other) => distance(one) - distance(other))[0];
};

/** The day that a field holds; null while it is empty or what was typed is no day. */
export const dayOf = (value: string | null): IsoDate | null => (value && isIsoDate(value) ? value : null);

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

/**
 * Reads two days joined by a dash, the last of them from the first on where it does not say its year. Each part that is
 * no day comes back as it was typed.
 */
export const parseRange = (text: string, today: IsoDate): DateRange => {
  const [from = '', ...rest] = text.trim().split(JOIN);
  const to = rest.join(' – ');
  const first = parseDate(from, today);
  return { from: first ?? from, to: parseDate(to, today, first) ?? to };
};

/** Two days as the screen shows them, joined by a dash. */
export const formatRange = ({ from, to }: { from: string | null; to: string | null }): string => {
  if (!from && !to) return '';
  return `${formatDate(from)} – ${formatDate(to)}`.trim();
};
