import { anniversary, lengthOf } from '../contracts/contracts.rules.ts';
import { addDays, dayNumber, daysBetween, type IsoDate, lastDayOf, yearOf } from '../dates.ts';
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

const cut = (startDate: IsoDate, endDate: IsoDate): Part[] => {
  const { years, days, daysOfNextYear } = lengthOf({ startDate, endDate });
  const starts = Array.from({ length: years + (days > 0 ? 1 : 0) }, (_, at) => anniversary(startDate, at));
  return starts.map((from, at) => {
    const whole = at < years ? daysBetween(from, anniversary(startDate, at + 1)) : daysOfNextYear;
    return { from, first: dayNumber(from), days: at < years ? whole : days, whole };
  });
};

const MOST_DAYS = 3_000;
const MOST_OF_A_DAY = 300;

/** What follows from two keys, made once: of too many none are kept on. */
const keepByTwo = <K, V>(make: (day: IsoDate, other: K) => V) => {
  const kept = new Map<IsoDate, Map<K, V>>();
  return (day: IsoDate, other: K): V => {
    const ofDay = kept.get(day) ?? new Map<K, V>();
    const known = ofDay.get(other);
    if (known) return known;
    if (kept.size === MOST_DAYS) kept.clear();
    if (ofDay.size === MOST_OF_A_DAY) ofDay.clear();
    const made = make(day, other);
    kept.set(day, ofDay.set(other, made));
    return made;
  };
};

/** The parts of a period: agreements share few periods, and to count days is most of the work. */
const partsOf = keepByTwo(cut);

/** The contract years of an agreement, and what each comes to. */
type ContractYears = { parts: readonly Part[]; amounts: readonly Ore[] };

const yearsOf = ({ startDate, endDate, sponsorshipAmount, rates }: AccrualTerms): ContractYears => {
  if (!startDate || !endDate || endDate < startDate || (sponsorshipAmount === null && rates === null))
    return { parts: [], amounts: [] };
  const annual = sponsorshipAmount ?? 0n;
  const parts = partsOf(startDate, endDate);
  const amounts = parts.map(({ days, whole }) =>
    days === whole ? annual : divideHalfUp(annual * BigInt(days), BigInt(whole)),
  );
  if (rates === null) return { parts, amounts };
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (rates === total) return { parts, amounts };
  return { parts, amounts: shareOut(rates, total === 0n ? parts.map(({ days }) => BigInt(days)) : amounts) };
};

/**
 * The contract years of an agreement. Where its rates come to another total than the annual amount does, all years are
 * scaled to them in whole øre; by their days, where the years cost nothing. Empty while the amount cannot be computed.
 */
export const contractYears = (terms: AccrualTerms): (Pick<Part, 'from' | 'days'> & { amount: Ore })[] => {
  const { parts, amounts } = yearsOf(terms);
  return parts.map(({ from, days }, at) => ({ from, days, amount: amounts[at] ?? 0n }));
};

const upTo = ({ parts, amounts }: ContractYears, day: number): Ore => {
  let sum = 0n;
  for (const [at, { first, days }] of parts.entries()) {
    const passed = day - first + 1;
    if (passed <= 0) break;
    const amount = amounts[at] ?? 0n;
    sum += passed >= days ? amount : divideHalfUp(amount * BigInt(passed), BigInt(days));
  }
  return sum;
};

/** What has accrued of an agreement up to and with a day: rounded cumulatively, so that the days add up. */
export const accruedBy = (terms: AccrualTerms, day: IsoDate): Ore => upTo(yearsOf(terms), dayNumber(day));

/** What of an agreement belongs to each of so many calendar years in a row. */
export const accruedOver = (terms: AccrualTerms, firstYear: number, count: number): Ore[] => {
  const { startDate, endDate } = terms;
  const touches = startDate && endDate && yearOf(endDate) >= firstYear && yearOf(startDate) < firstYear + count;
  const years = touches ? yearsOf(terms) : { parts: [], amounts: [] };
  let before = upTo(years, lastDayOf(firstYear - 1));
  return Array.from({ length: count }, (_, at) => {
    const sum = upTo(years, lastDayOf(firstYear + at));
    const part = sum - before;
    before = sum;
    return part;
  });
};

/** What of an agreement belongs to a calendar year. */
export const accruedIn = (terms: AccrualTerms, year: number): Ore => accruedOver(terms, year, 1)[0] ?? 0n;

/** The period of what follows an end, in whole contract years to past the end of a year. */
const followingUntil = keepByTwo((endDate, year: number) => {
  const startDate = addDays(endDate, 1);
  return { startDate, endDate: addDays(anniversary(startDate, year - yearOf(startDate) + 1), -1) };
});

/**
 * The same of an agreement that goes on from the day after its end with contract years of its annual amount, in a year
 * that may lie as far ahead as one likes.
 */
export const renewedIn = ({ endDate, sponsorshipAmount }: AccrualTerms, year: number): Ore => {
  if (!endDate || sponsorshipAmount === null || endDate >= `${year}-12-31`) return 0n;
  return accruedIn({ ...followingUntil(endDate, year), sponsorshipAmount, rates: null }, year);
};
