import { anniversary, lengthOf } from '../contracts/contracts.rules.ts';
import { addDays, daysBetween, daysOf, type IsoDate } from '../dates.ts';
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

/** The part of an agreement from one of its anniversaries to the next, or to its end: its first day, its days, its amount. */
type ContractYear = { from: IsoDate; days: number; amount: Ore };

type Period = { startDate: IsoDate; endDate: IsoDate };

const partsOf = (period: Period, annual: Ore): ContractYear[] => {
  const { years, days, daysOfNextYear } = lengthOf(period);
  const starts = Array.from({ length: years + (days > 0 ? 1 : 0) }, (_, at) => anniversary(period.startDate, at));
  return starts.map((from, at) =>
    at < years
      ? { from, days: daysBetween(from, anniversary(period.startDate, at + 1)), amount: annual }
      : { from, days, amount: divideHalfUp(annual * BigInt(days), BigInt(daysOfNextYear)) },
  );
};

/**
 * The contract years of an agreement. Where its rates come to another total than the annual amount does, all years are
 * scaled to them in whole øre; by their days, where the years cost nothing. Empty while the amount cannot be computed.
 */
export const contractYears = ({ startDate, endDate, sponsorshipAmount, rates }: AccrualTerms): ContractYear[] => {
  if (!startDate || !endDate || endDate < startDate || (sponsorshipAmount === null && rates === null)) return [];
  const parts = partsOf({ startDate, endDate }, sponsorshipAmount ?? 0n);
  if (rates === null) return parts;
  const isFree = parts.every(({ amount }) => amount === 0n);
  const weights = parts.map(({ amount, days }) => (isFree ? BigInt(days) : amount));
  const amounts = shareOut(rates, weights);
  return parts.map((part, at) => ({ ...part, amount: amounts[at] ?? 0n }));
};

const accruedOf = ({ from, days, amount }: ContractYear, day: IsoDate): Ore => {
  const passed = Math.min(days, Math.max(0, daysBetween(from, day) + 1));
  return passed === days ? amount : divideHalfUp(amount * BigInt(passed), BigInt(days));
};

/** What has accrued of an agreement up to and with a day: rounded cumulatively, so that the days add up. */
export const accruedBy = (terms: AccrualTerms, day: IsoDate): Ore =>
  contractYears(terms).reduce((sum, year) => sum + accruedOf(year, day), 0n);

/** What of an agreement belongs to a calendar year. */
export const accruedIn = (terms: AccrualTerms, year: number): Ore => {
  const { from, to } = daysOf(year);
  if ((terms.endDate ?? '') < from || (terms.startDate ?? to) > to) return 0n;
  return accruedBy(terms, to) - accruedBy(terms, addDays(from, -1));
};

/**
 * The same of an agreement that goes on from the day after its end with contract years of its annual amount, in a year
 * that may lie as far ahead as one likes.
 */
export const renewedIn = ({ endDate, sponsorshipAmount }: AccrualTerms, year: number): Ore => {
  if (!endDate || sponsorshipAmount === null) return 0n;
  const startDate = addDays(endDate, 1);
  const { to } = daysOf(year);
  if (startDate > to) return 0n;
  // Whole contract years to past the end of the year that is asked for.
  const end = addDays(anniversary(startDate, year - Number(startDate.slice(0, 4)) + 1), -1);
  return accruedIn({ startDate, endDate: end, sponsorshipAmount, rates: null }, year);
};
