import { addDays, addYears, type IsoDate } from '@sponsorat/api';

const parts = (date: IsoDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
const iso = (year: number, month: number, day: number): IsoDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day some months later (or earlier); the month's last day where it is shorter. */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const { year, month, day } = parts(date);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return iso(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)));
};

/** The last first of one of these months that is not after a day: where a season or a calendar year begins. */
export const lastStart = (months: readonly number[], notAfter: IsoDate): IsoDate => {
  const { year } = parts(notAfter);
  const starts = [year - 1, year].flatMap((y) => months.map((month) => iso(y, month, 1)));
  const latest = starts
    .filter((start) => start <= notAfter)
    .toSorted()
    .at(-1);
  if (!latest) throw new Error('No month to begin in');
  return latest;
};

/** The last day of a number of whole years. */
export const endOf = (start: IsoDate, years: number): IsoDate => addDays(addYears(start, years), -1);

export const firstOfNextMonth = (date: IsoDate): IsoDate => `${addMonths(date, 1).slice(0, 8)}01`;

/** The next 1st or 15th that is at least five days away, or a day of its own where that is more than ten days away. */
export const soon = (today: IsoDate): IsoDate => {
  const from = addDays(today, 5);
  const { year, month, day } = parts(from);
  if (day === 1) return from;
  const next = day <= 15 ? iso(year, month, 15) : firstOfNextMonth(from);
  return [next, addDays(today, 10)].toSorted()[0] as IsoDate;
};

/** The last 1st or 15th that is at least three days ago. */
export const recently = (today: IsoDate): IsoDate => {
  const { year, month, day } = parts(addDays(today, -3));
  return iso(year, month, day >= 15 ? 15 : 1);
};

/** What a season is called: "2026/27", or "2026" where it is a calendar year. */
export const seasonOf = (start: IsoDate): string => {
  const { year, month } = parts(start);
  return month < 7 ? String(year) : `${year}/${String(year + 1).slice(2)}`;
};

/** The last year whose report was kept so long ago that one of its agreements has been corrected and signed since. */
export const lastYearKept = (today: IsoDate): { year: number; kept: IsoDate; corrected: IsoDate } => {
  const { year } = parts(addDays(today, -48));
  return { year: year - 1, kept: iso(year, 1, 15), corrected: iso(year, 2, 3) };
};

/** An instant in the office's hours on that day, or on the Friday before a weekend. */
export const inTheOffice = (date: IsoDate, minutes = 0): Date => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const back = [2, 0, 0, 0, 0, 0, 1][weekday] ?? 0;
  const opens = Date.parse(`${addDays(date, -back)}T07:00:00Z`);
  return new Date(opens + (minutes % 420) * 60_000);
};
