import { addDays, addMonths, daysBetween, type IsoDate, yearOf } from '../dates.ts';
import { divideHalfUp, type Ore, shareOut } from '../money.ts';
import { anniversary, type DatedContract, followingDates, lengthOf } from './contracts.rules.ts';

type Period = { startDate: IsoDate; endDate: IsoDate };

const monthOf = (date: IsoDate): number => yearOf(date) * 12 + Number(date.slice(5, 7));

/** Moves dates as far as one day lies from another: by months where both are the same day of one, else by days. */
const shiftBetween = (from: IsoDate, to: IsoDate) => {
  const months = monthOf(to) - monthOf(from);
  const days = daysBetween(from, to);
  const byMonths = from.slice(8) === to.slice(8);
  return (date: IsoDate): IsoDate => (byMonths ? addMonths(date, months) : addDays(date, days));
};

/** The last day of a period as long as another that begins on a day. */
const endOfSameLength = (period: Period, start: IsoDate): IsoDate => {
  const { years, days } = lengthOf(period);
  if (years > 0 && days === 0) return addDays(anniversary(start, years), -1);
  return addDays(start, daysBetween(period.startDate, period.endDate));
};

/**
 * The dates of the agreement that renews one: those that follow it, or the ones that are asked for. A start alone keeps
 * the length, and moves everything else along; a renegotiation that then lies outside of the period is left out.
 */
export const renewalDates = <C extends DatedContract>(
  contract: C,
  wishes: { startDate: IsoDate | null; endDate: IsoDate | null },
): C => {
  const following = followingDates(contract);
  if (!contract.startDate || !contract.endDate || !following.startDate) return contract;
  const startDate = wishes.startDate ?? following.startDate;
  if (startDate === following.startDate && !wishes.endDate) return following;
  const shift = shiftBetween(following.startDate, startDate);
  const period = { startDate: contract.startDate, endDate: contract.endDate };
  const endDate = wishes.endDate ?? endOfSameLength(period, startDate);
  const renegotiation = following.renegotiation && shift(following.renegotiation);
  const within = renegotiation && renegotiation >= startDate && renegotiation <= endDate;
  return {
    ...following,
    startDate,
    endDate,
    renegotiation: within ? renegotiation : null,
    rates: following.rates.map((rate) => ({ ...rate, dueDate: rate.dueDate && shift(rate.dueDate) })),
  };
};

const WHOLE = 10_000n;
const KRONE = 100n;
/** 100 % and what comes on top, in hundredths of a percent. `percent` has at most two decimals. */
const factorOf = (percent: number): bigint => WHOLE + BigInt(Math.round(percent * 100));

/** An annual amount with so many percent on top, rounded to whole kroner; as it is where nothing comes on top. */
export const regulatedAmount = (amount: Ore, percent: number): Ore =>
  percent === 0 ? amount : divideHalfUp(amount * factorOf(percent), WHOLE * KRONE) * KRONE;

/** Rates with so many percent on top: their total, rounded half up to the øre, in the proportions that they have. */
export const regulatedRates = (rates: readonly Ore[], percent: number): Ore[] => {
  const total = rates.reduce((one, other) => one + other, 0n);
  return shareOut(divideHalfUp(total * factorOf(percent), WHOLE), rates);
};
