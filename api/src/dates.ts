/** A calendar day as it travels: `YYYY-MM-DD`, without a time zone. */
export type IsoDate = string;

const DAY = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

const utc = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);

/** True for a day that exists, in the years 1900 to 2999. */
export const isIsoDate = (value: string): boolean => {
  const match = SHAPE.exec(value);
  if (!match) return false;
  const year = Number(match[1]);
  const time = utc(value);
  return year >= 1900 && year <= 2999 && !Number.isNaN(time) && fromUtc(time) === value;
};

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** The number of a day, counted from the first one of 1970: days that are compared often are, so that nothing is read anew. */
export const dayNumber = (date: IsoDate): number => utc(date) / DAY;

/** The number of a year's last day, of which nothing is read. */
export const lastDayOf = (year: number): number => Date.UTC(year, 11, 31) / DAY;

export const addDays = (date: IsoDate, days: number): IsoDate => fromUtc(utc(date) + days * DAY);

/** Days from one day to another; negative where `to` is the earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((utc(to) - utc(from)) / DAY);

/** The same day of another year; 29 February becomes 28 February where that year has none. */
export const addYears = (date: IsoDate, years: number): IsoDate => {
  const year = String(yearOf(date) + years).padStart(4, '0');
  const same = `${year}${date.slice(4)}`;
  const time = utc(same);
  return !Number.isNaN(time) && fromUtc(time) === same ? same : `${year}-02-28`;
};

/** The same day of another month; the last day of one that is too short. */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
};

/** The first and the last day of a year, or of one of its months, from 1. */
export const daysOf = (year: number, month?: number): { from: IsoDate; to: IsoDate } => ({
  from: fromUtc(Date.UTC(year, month ? month - 1 : 0, 1)),
  to: fromUtc(Date.UTC(year, month ?? 12, 0)),
});

/** The Sunday that a day's week ends with. */
export const sundayOf = (date: IsoDate): IsoDate => addDays(date, (7 - new Date(utc(date)).getUTCDay()) % 7);

/** The number of a day's week, as calendars in Denmark have it: the first of a year has its first Thursday. */
export const weekOf = (date: IsoDate): number => {
  const thursday = addDays(sundayOf(date), -3);
  return Math.ceil((daysBetween(`${yearOf(thursday)}-01-01`, thursday) + 1) / 7);
};

const copenhagen = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen', dateStyle: 'short' });

/** The day that an instant falls on in Copenhagen: the product's "today". */
export const dayInCopenhagen = (instant: Date): IsoDate => copenhagen.format(instant);

/** The months as Danish writes them, in small letters; January first. */
export const danishMonths = [
  'januar',
  'februar',
  'marts',
  'april',
  'maj',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'december',
] as const;

const dayOf = (value: string | Date): IsoDate =>
  typeof value === 'string' && value.length === 10 ? value : dayInCopenhagen(new Date(value));

/** A day, or the day of an instant in Copenhagen, as "01-10-2026". */
export const shortDate = (value: string | Date): string => dayOf(value).split('-').reverse().join('-');

/** An hour as "kl. 15:00", which is not parted. */
export const clockTime = (time: string): string => `kl.\u00A0${time}`;

/** A day as "01. oktober 2026". */
export const danishDate = (value: string | Date): string => {
  const [year, month, day] = dayOf(value).split('-');
  return `${day}. ${danishMonths[Number(month) - 1]} ${year}`;
};
