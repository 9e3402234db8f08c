import { addDays, addMonths, type Contract, contractStatus, daysBetween, type IsoDate, yearOf } from '@sponsorat/api';

type Link = Pick<Contract, 'id' | 'status' | 'isActive' | 'startDate' | 'endDate' | 'renewsId'>;
type Period = { startDate: IsoDate; endDate: IsoDate };

const byEnd = (a: Link, b: Link): number =>
  (a.endDate ?? '').localeCompare(b.endDate ?? '') ||
  (a.startDate ?? '').localeCompare(b.startDate ?? '') ||
  a.id - b.id;

const isSigned = ({ status }: Link): boolean => status === contractStatus.approved;
/** True where one both begins and ends before another. */
const isBefore = (one: Link, other: Link): boolean =>
  (one.startDate ?? '') < (other.startDate ?? '') && (one.endDate ?? '') < (other.endDate ?? '');

/**
 * The agreement that one follows: that which it renews, else the signed one before it that ends last. Of one that is not
 * signed yet it is none that a signed one followed long ago, as where old agreements are imported.
 */
export const predecessorOf = <C extends Link>(contract: Link, all: readonly C[]): C | undefined => {
  const { id, renewsId } = contract;
  if (renewsId !== null) return all.find((other) => other.id === renewsId);
  const signed = all.filter((other) => other.id !== id && isSigned(other));
  const isFollowed = (one: Link): boolean =>
    signed.some((other) => other.id !== one.id && (other.renewsId === one.id || isBefore(one, other)));
  return signed
    .filter((other) => isBefore(other, contract) && (isSigned(contract) || !isFollowed(other)))
    .toSorted(byEnd)
    .at(-1);
};

/** The agreement that a sponsorship's renewal is about: the active one, else the signed one that ended last. */
export const renewableOf = <C extends Link>(all: readonly C[]): C | undefined =>
  all.find(({ isActive }) => isActive) ?? all.filter(isSigned).toSorted(byEnd).at(-1);

/** True for that agreement while it has no renewal. */
export const isRenewable = ({ id, renewedById }: Pick<Contract, 'id' | 'renewedById'>, all: readonly Link[]): boolean =>
  renewedById === null && renewableOf(all)?.id === id;

const latest = (days: readonly IsoDate[]): IsoDate => days.toSorted().at(-1) ?? '';

/** How many days two periods have in common. */
export const overlapDays = (one: Period, other: Period): number => {
  const from = latest([one.startDate, other.startDate]);
  const [to = from] = [one.endDate, other.endDate].toSorted();
  return Math.max(0, daysBetween(from, to) + 1);
};

/** The whole months from a day to another, not counting that one, and the days that remain. */
export const lengthInMonths = (from: IsoDate, until: IsoDate): { months: number; days: number } => {
  let months = 0;
  while (addMonths(from, months + 1) <= until) months += 1;
  return { months, days: daysBetween(addMonths(from, months), until) };
};

export type Bar<C> = {
  kind: 'agreement';
  contract: C;
  /** Where it stands on the axis, in percent. */
  left: number;
  width: number;
  /** The earlier agreement that it has days in common with. */
  overlap: { with: C; days: number; left: number; width: number } | null;
};
/** A time without an agreement. */
export type Gap = { kind: 'gap'; from: IsoDate; until: IsoDate; left: number; width: number };
export type Chain<C> = {
  rows: (Bar<C> | Gap)[];
  /** Today, and the beginnings of years, in percent. */
  today: number;
  years: { year: string; left: number }[];
};

type ContractPeriod<C> = { contract: C } & Period;
const datedOf = <C extends Link>(all: readonly C[]): ContractPeriod<C>[] =>
  all
    .flatMap((contract) => {
      const { startDate, endDate } = contract;
      return startDate && endDate ? [{ contract, startDate, endDate }] : [];
    })
    .toSorted(
      (a, b) =>
        a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate) || a.contract.id - b.contract.id,
    );

const MOST_YEARS = 8;

/** Agreements on an axis of time, the earliest first, with the times without one between them; null where there is none. */
export const chainOf = <C extends Link>(all: readonly C[], today: IsoDate): Chain<C> | null => {
  const dated = datedOf(all);
  const [first] = dated;
  if (!first) return null;
  const start = first.startDate < today ? first.startDate : today;
  const end = addDays(latest([today, ...dated.map(({ endDate }) => endDate)]), 1);
  const length = daysBetween(start, end);
  const at = (date: IsoDate): number => (daysBetween(start, date) / length) * 100;
  const span = (from: IsoDate, until: IsoDate) => ({ left: at(from), width: at(until) - at(from) });

  const rows: Chain<C>['rows'] = [];
  let covered = dated[0] as ContractPeriod<C>;
  for (const [index, one] of dated.entries()) {
    const next = addDays(covered.endDate, 1);
    if (index > 0 && one.startDate > next)
      rows.push({ kind: 'gap', from: next, until: one.startDate, ...span(next, one.startDate) });
    const days = index > 0 ? overlapDays(covered, one) : 0;
    const overlap =
      days > 0 ? { with: covered.contract, days, ...span(one.startDate, addDays(one.startDate, days)) } : null;
    const place = span(one.startDate, addDays(one.endDate, 1));
    rows.push({ kind: 'agreement', contract: one.contract, ...place, overlap });
    if (one.endDate >= covered.endDate) covered = one;
  }
  const after = addDays(covered.endDate, 1);
  if (after < today) rows.push({ kind: 'gap', from: after, until: today, ...span(after, today) });

  const years = Array.from({ length: yearOf(end) - yearOf(start) + 1 }, (_, index) => {
    const year = String(yearOf(start) + index);
    return { year, day: `${year}-01-01` };
  }).filter(({ day }) => day >= start && day < end);
  const step = Math.ceil(years.length / MOST_YEARS);
  return {
    rows,
    today: at(today),
    years: years.filter((_, index) => index % step === 0).map(({ year, day }) => ({ year, left: at(day) })),
  };
};
