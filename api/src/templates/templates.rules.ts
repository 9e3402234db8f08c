import { anniversary, contractAmount } from '../contracts/contracts.rules.ts';
import { addDays, addMonths, type IsoDate, yearOf } from '../dates.ts';
import { divideHalfUp, type Ore, shareOut } from '../money.ts';

/** The longest agreement that a template is made for, in months. */
export const LONGEST_TEMPLATE = 600;

const YEAR = 12;
const DECIMALS = 6;
const HUNDRED_PERCENT = 100n * 10n ** BigInt(DECIMALS);
/** A hundredth of a percent: thirds, in percents with two decimals, differ by no more. */
const ROUNDING = 10n ** BigInt(DECIMALS - 2);

type TemplateRate = { percent: number; month: number };
type Period = { startDate: IsoDate; endDate: IsoDate };

// Percents have so many decimals at most: whole parts of them add up exactly.
const partOf = (percent: number): bigint => BigInt(Math.round(percent * 10 ** DECIMALS));

/** True for rates that are the whole amount together, and for none at all. */
export const areWhole = (rates: readonly Pick<TemplateRate, 'percent'>[]): boolean =>
  rates.length === 0 || rates.reduce((sum, { percent }) => sum + partOf(percent), 0n) === HUNDRED_PERCENT;

/** The last day of a period of so many months. */
export const endAfterMonths = (start: IsoDate, months: number): IsoDate =>
  addDays(months % YEAR === 0 ? anniversary(start, months / YEAR) : addMonths(start, months), -1);

const monthOf = (date: IsoDate): number => yearOf(date) * YEAR + Number(date.slice(5, 7)) - 1;
const firstDayOf = (month: number): IsoDate =>
  `${Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, '0')}-01`;

const latestOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/** The months that a period touches, from that of its start. */
const monthsWithin = ({ startDate, endDate }: Period): number => monthOf(endDate) - monthOf(startDate) + 1;

/** How many months a period lasts, to the nearest one: what a template made of its agreement says. */
export const lengthInMonths = ({ startDate, endDate }: Period): number => {
  const after = addDays(endDate, 1);
  const months = monthOf(after) - monthOf(startDate);
  const days = Number(after.slice(8)) - Number(startDate.slice(8));
  return Math.min(Math.max(1, months + Math.round(days / 30)), LONGEST_TEMPLATE);
};

type PricedPeriod = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  months: number | null;
  sponsorshipAmount: Ore;
};

/** What an agreement costs: by its days where it has them, else by the template's months; a year, where nothing says how long. */
const totalOf = ({ startDate, endDate, months, sponsorshipAmount }: PricedPeriod): Ore =>
  contractAmount({ startDate, endDate, sponsorshipAmount, rates: [] }) ??
  divideHalfUp(sponsorshipAmount * BigInt(months ?? YEAR), BigInt(YEAR));

/**
 * A template's rates in øre and days. They add up to what the agreement costs; percents that differ by a rounding only
 * mean equal parts. Each is due on the first day of its month, but not before the start, and those beyond the end in the
 * last month; without a start they have no days.
 */
export const ratesOfTemplate = (
  rates: readonly TemplateRate[],
  period: PricedPeriod,
): { amount: Ore; dueDate: IsoDate | null }[] => {
  const parts = rates.map(({ percent }) => partOf(percent));
  const areEqual = parts.every((part) => parts.every((other) => part - other <= ROUNDING));
  const amounts = shareOut(totalOf(period), areEqual ? parts.map(() => 1n) : parts);
  const { startDate, endDate } = period;
  const last = startDate && endDate ? monthsWithin({ startDate, endDate }) : LONGEST_TEMPLATE;
  return rates.map(({ month }, at) => ({
    amount: amounts[at] ?? 0n,
    dueDate: startDate && latestOf(startDate, firstDayOf(monthOf(startDate) + Math.min(month, last) - 1)),
  }));
};

/**
 * An agreement's rates as a template's: percents with two decimals that add up to 100, and months counted from its start,
 * or from the first rate where it has none.
 */
export const ratesForTemplate = (
  rates: readonly { amount: Ore; dueDate: IsoDate | null }[],
  startDate: IsoDate | null,
): TemplateRate[] => {
  const parts = shareOut(
    10_000n,
    rates.map(({ amount }) => amount),
  );
  if (parts.every((part) => part === 0n)) return [];
  const days = rates.flatMap(({ dueDate }) => dueDate ?? []).sort();
  const first = startDate ?? days[0];
  return rates.map(({ dueDate }, at) => ({
    percent: Number(parts[at] ?? 0n) / 100,
    month: first && dueDate ? Math.min(Math.max(1, monthOf(dueDate) - monthOf(first) + 1), LONGEST_TEMPLATE) : 1,
  }));
};
