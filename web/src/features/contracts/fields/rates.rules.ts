import {
  addDays,
  addMonths,
  daysBetween,
  type IsoDate,
  isIsoDate,
  isMoney,
  lastDayOfYear,
  lengthOf,
  type Ore,
  oreToKroner,
  toOre,
} from '@sponsorat/api';

/** A rate as its fields hold it: nothing yet, a text that is no number (NaN), or an amount. */
export type RateValues = { amount: number | null; dueDate: string | null };

/** Øre of an amount as it was typed; null for what is none. */
export const oreOf = (amount: number | null | undefined): Ore | null =>
  amount != null && isMoney(amount) ? toOre(amount) : null;

/** What the rates come to, as far as they are amounts. */
export const sumOfRates = (rates: readonly RateValues[]): Ore =>
  rates.reduce((sum, { amount }) => sum + (oreOf(amount) ?? 0n), 0n);

/** An amount in equal parts. The øre that are left over lie on the last ones, one each. */
export const evenParts = (total: Ore, count: number): Ore[] => {
  const parts = BigInt(count);
  const left = Number(total % parts);
  return Array.from({ length: count }, (_, at) => total / parts + (at >= count - left ? 1n : 0n));
};

// Whole months from the first day to the last, both included; 0 where days are left over.
const wholeMonths = (startDate: IsoDate, endDate: IsoDate): number => {
  const { years } = lengthOf({ startDate, endDate });
  const candidates = Array.from({ length: 12 }, (_, month) => years * 12 + month);
  const after = addDays(endDate, 1);
  return candidates.find((months) => months > 0 && addMonths(startDate, months) === after) ?? 0;
};

/** A period that can be shared out: two days that exist, in their order. */
export const isPeriod = (startDate: string | null, endDate: string | null): boolean =>
  startDate !== null && endDate !== null && isIsoDate(startDate) && isIsoDate(endDate) && startDate <= endDate;

/** Days spread evenly over a period, the first on its first day; nothing where there is no period yet. */
export const evenDates = (startDate: string | null, endDate: string | null, count: number): (IsoDate | null)[] => {
  if (startDate === null || endDate === null || !isPeriod(startDate, endDate)) return Array(count).fill(null);
  const months = wholeMonths(startDate, endDate);
  const inMonths = months > 0 && months % count === 0;
  const days = daysBetween(startDate, endDate) + 1;
  return Array.from({ length: count }, (_, at) =>
    inMonths ? addMonths(startDate, (at * months) / count) : addDays(startDate, Math.floor((at * days) / count)),
  );
};

type TypedPeriod = { startDate: string | null; endDate: string | null };

// Of a period that is shorter, all of it.
const firstYearOf = ({ startDate, endDate }: TypedPeriod): TypedPeriod => {
  if (startDate === null || endDate === null || !isPeriod(startDate, endDate)) return { startDate, endDate };
  const last = lastDayOfYear(startDate);
  return { startDate, endDate: last < endDate ? last : endDate };
};

// Days that nobody has chosen: they are what was spread over the period, or over its first year.
const wereSpread = (rates: readonly RateValues[], period: TypedPeriod): boolean =>
  [period, firstYearOf(period)].some(({ startDate, endDate }) =>
    evenDates(startDate, endDate, rates.length).every((date, at) => date === rates[at]?.dueDate),
  );

/**
 * Equal rates of an amount over a period, or over its first year. As many rates as there were keep the days that were
 * chosen for them.
 */
export const evenRates = (
  total: Ore,
  count: number,
  { period, inFirstYear }: { period: TypedPeriod; inFirstYear: boolean },
  before: readonly RateValues[],
): RateValues[] => {
  const { startDate, endDate } = inFirstYear ? firstYearOf(period) : period;
  const dates = evenDates(startDate, endDate, count);
  const old = before.length === count && !wereSpread(before, period) ? before : [];
  return evenParts(total, count).map((part, at) => ({
    amount: oreToKroner(part),
    dueDate: old[at]?.dueDate || (dates[at] ?? null),
  }));
};
