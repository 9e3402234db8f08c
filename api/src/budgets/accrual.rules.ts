import { anniversary, lengthOf } from '../contracts/contracts.rules.ts';
import { addDays, dayNumber, daysBetween, type IsoDate } from '../dates.ts';
import { divideHalfUp, type Ore, shareOut } from '../money.ts';

/*
 * Accrual (periodisering): what of an agreement's amount belongs to which days. An agreement is cut into contract years
 * from its start, and each year's amount is spread evenly over its days. Banks follow the calendar year.
 */

/** What an agreement's amount follows from, in øre. */
export type AccrualTerms = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** Its annual amount; null while a draft has none. */
  sponsorshipAmount: Ore | null;
  /** The sum of its rates; null where it has none. */
  rates: Ore | null;
};

/** A period's part from one anniversary to the next, or to its end: its first day, its days, and how many a whole one has. */
type Part = { from: IsoDate; first: number; days: number; whole: number };

/** The part of an agreement that such a part of its period is. */
type ContractYear = Omit<Part, 'whole'> & { amount: Ore };

const cut = (startDate: IsoDate, endDate: IsoDate): Part[] => {
  const { years, days, daysOfNextYear } = lengthOf({ startDate, endDate });
  const starts = Array.from({ length: years + (days > 0 ? 1 : 0) }, (_, at) => anniversary(startDate, at));
  return starts.map((from, at) => {
    const whole = at < years ? daysBetween(from, anniversary(startDate, at + 1)) : daysOfNextYear;
    return { from, first: dayNumber(from), days: at < years ? whole : days, whole };
  });
};

const MOST_PERIODS = 10_000;
const periods = new Map<string, Part[]>();

/** The parts of a period, which is cut once: agreements share few periods, and to count days is most of the work. */
const partsOf = (startDate: IsoDate, endDate: IsoDate): Part[] => {
  const key = `${startDate} ${endDate}`;
  const known = periods.get(key);
  if (known) return known;
  if (periods.size === MOST_PERIODS) periods.clear();
  const parts = cut(startDate, endDate);
  periods.set(key, parts);
  return parts;
};

const yearsOf = ({ startDate, endDate, sponsorshipAmount, rates }: AccrualTerms): ContractYear[] => {
  if (!startDate || !endDate || endDate < startDate || (sponsorshipAmount === null && rates === null)) return [];
  const annual = sponsorshipAmount ?? 0n;
  const years = partsOf(startDate, endDate).map(({ from, first, days, whole }) => {
    const amount = days === whole ? annual : divideHalfUp(annual * BigInt(days), BigInt(whole));
    return { from, first, days, amount };
  });
  const total = years.reduce((sum, { amount }) => sum + amount, 0n);
  if (rates === null || rates === total) return years;
  const weights = years.map(({ amount, days }) => (total === 0n ? BigInt(days) : amount));
  const amounts = shareOut(rates, weights);
  return years.map((year, at) => ({ ...year, amount: amounts[at] ?? 0n }));
};

/**
 * The contract years of an agreement. Where its rates come to another total than the annual amount does, all years are
 * scaled to them in whole øre; by their days, where the years cost nothing. Empty while the amount cannot be computed.
 */
export const contractYears = (terms: AccrualTerms): Pick<ContractYear, 'from' | 'days' | 'amount'>[] =>
  yearsOf(terms).map(({ from, days, amount }) => ({ from, days, amount }));

const accruedOf = ({ first, days, amount }: ContractYear, day: number): Ore => {
  const passed = day - first + 1;
  if (passed <= 0) return 0n;
  return passed >= days ? amount : divideHalfUp(amount * BigInt(passed), BigInt(days));
};
const upTo = (years: readonly ContractYear[], day: number): Ore =>
  years.reduce((sum, year) => sum + accruedOf(year, day), 0n);

/** What has accrued of an agreement up to and with a day: rounded cumulatively, so that the days add up. */
export const accruedBy = (terms: AccrualTerms, day: IsoDate): Ore => upTo(yearsOf(terms), dayNumber(day));

/** What of an agreement belongs to each of so many calendar years in a row. */
export const accruedOver = (terms: AccrualTerms, firstYear: number, count: number): Ore[] => {
  const ends = Array.from({ length: count + 1 }, (_, at) => `${firstYear - 1 + at}-12-31`);
  if ((terms.endDate ?? '') <= (ends[0] ?? '') || (terms.startDate ?? '') > (ends[count] ?? ''))
    return ends.slice(1).map(() => 0n);
  const years = yearsOf(terms);
  const accrued = ends.map((day) => upTo(years, dayNumber(day)));
  return accrued.slice(1).map((sum, at) => sum - (accrued[at] ?? 0n));
};

/** What of an agreement belongs to a calendar year. */
export const accruedIn = (terms: AccrualTerms, year: number): Ore => accruedOver(terms, year, 1)[0] ?? 0n;

/**
 * The same of an agreement that goes on from the day after its end with contract years of its annual amount, in a year
 * that may lie as far ahead as one likes.
 */
export const renewedIn = ({ endDate, sponsorshipAmount }: AccrualTerms, year: number): Ore => {
  if (!endDate || sponsorshipAmount === null) return 0n;
  const startDate = addDays(endDate, 1);
  if (startDate > `${year}-12-31`) return 0n;
  // Whole contract years to past the end of the year that is asked for.
  const end = addDays(anniversary(startDate, year - Number(startDate.slice(0, 4)) + 1), -1);
  return accruedIn({ startDate, endDate: end, sponsorshipAmount, rates: null }, year);
};
