import {
  clockTime,
  danishDate,
  dayInCopenhagen,
  daysBetween,
  hasOre,
  instantText,
  kronerText,
  longInstantText,
  numberText,
  percentText,
  shortDate,
  withOre,
} from '@sponsorat/api';
import { hasBegun } from './hasBegun.ts';

/** What stands where there is no value. */
export const NONE = '–';

/** 1234.5 → "1.234,5". */
export const number = (value: number | null | undefined): string => (value == null ? NONE : numberText(value, 2));

// Decimal text is an amount of an agreement's terms.
type Amount = number | string | null | undefined;

/** 60000 → "60.000 kr.", 60000.5 → "60.000,50 kr.": øre only where there are some. */
export const kroner = (value: Amount): string => (value == null ? NONE : kronerText(Number(value)));

/** 60000 → "60.000,00 kr.": for columns, where every amount shows as many decimals. */
export const kronerWithOre = (value: Amount): string => (value == null ? NONE : `${withOre(Number(value))} kr.`);

/** 59917.35 → "59.917 kr.": where the øre are no matter. */
export const wholeKroner = (value: number): string => kroner(Math.round(value));

/** The form of amounts that stand under each other: øre in all of them, or in none. */
export const kronerAlike = (amounts: readonly Amount[]): ((value: Amount) => string) =>
  amounts.some((value) => hasOre(Number(value ?? 0))) ? kronerWithOre : kroner;

/** 64 → "64 %". */
export const percent = (value: number | null | undefined): string => (value == null ? NONE : percentText(value, 2));

/** "1 aftale", "2 aftaler", "1.200 aftaler". */
export const plural = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** A day, or the day of an instant in Copenhagen, as "24-12-2026". */
export const date = (value: string | Date | null | undefined): string => (value ? shortDate(value) : NONE);

const weekday = new Intl.DateTimeFormat('da-DK', { weekday: 'short', timeZone: 'UTC' });

/** A day with its weekday, as "lør. 15-08-2026". */
export const weekdayDate = (value: string): string => `${weekday.format(new Date(value))} ${shortDate(value)}`;

/** When an event is, as "lør. 15-08-2026 kl. 15:00", with "(begyndt)" once it has; the day alone where no time is said. */
export const dayAndTime = (day: string, time: string | null, now: Date = new Date()): string => {
  if (time === null) return weekdayDate(day);
  const isUnderWay = day === dayInCopenhagen(now) && hasBegun(day, time, now);
  return `${weekdayDate(day)} ${clockTime(time)}${isUnderWay ? ' (begyndt)' : ''}`;
};

/** A day or an instant as "01. oktober 2026". */
export const longDate = (value: string | Date | null | undefined): string => (value ? danishDate(value) : NONE);

/** "01-12-2026 – 30-11-2028", whose dash begins no line, or the one day that is known: "Fra 01-12-2026". */
export const period = (start: string | null, end: string | null, day: (value: string) => string = date): string => {
  if (start && end) return `${day(start)}\u00a0– ${day(end)}`;
  if (start) return `Fra ${day(start)}`;
  return end ? `Til ${day(end)}` : NONE;
};

/** An instant as "24-12-2026 18:05:09", by the clock in Copenhagen. */
export const dateTime = (value: string | Date | null | undefined): string => (value ? instantText(value) : NONE);

/** An instant as "24. december 2026 kl. 18:05". */
export const longDateTime = (value: string | Date | null | undefined): string =>
  value ? longInstantText(value) : NONE;

/** Today in Copenhagen, by this browser's clock. */
export const today = (): string => dayInCopenhagen(new Date());

/** So many days from today, as one says it: "i dag", "i morgen", "om 12 dage". */
export const inDays = (days: number): string => {
  if (days === 0) return 'i dag';
  return days === 1 ? 'i morgen' : `om ${plural(days, 'dag', 'dage')}`;
};

/** When something is due, by its days from today: the same, and "12 dage for sent" where they are past. */
export const dueInDays = (days: number): string =>
  days < 0 ? `${plural(-days, 'dag', 'dage')} for sent` : inDays(days);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long ago an instant was: "lige nu", "for 5 minutter siden", "i går", "for 2 uger siden". The date,
 * written by `day`, where it is older than 31 days or in the future; a minute ahead counts as now, since clocks differ.
 */
export const relativeTime = (value: string | Date, day = date, now: Date = new Date()): string => {
  const then = new Date(value);
  const passed = now.getTime() - then.getTime();
  const days = daysBetween(dayInCopenhagen(then), dayInCopenhagen(now));
  if (passed < -MINUTE || days > 31) return day(then);
  if (passed < MINUTE) return 'lige nu';
  if (passed < HOUR) return `for ${plural(Math.floor(passed / MINUTE), 'minut', 'minutter')} siden`;
  if (passed < 24 * HOUR) return `for ${plural(Math.floor(passed / HOUR), 'time', 'timer')} siden`;
  if (days === 1) return 'i går';
  if (days < 7) return `for ${plural(days, 'dag', 'dage')} siden`;
  return `for ${plural(Math.floor(days / 7), 'uge', 'uger')} siden`;
};

/** A phone number as a link: what is not dialled left out. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
