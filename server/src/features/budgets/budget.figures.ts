import {
  accruedBy,
  accruedOver,
  type BudgetFigure,
  type BudgetFigures,
  budgetFigureKeys,
  type ContractStatus,
  contractStatuses,
  daysOf,
  oreToKroner,
  renewedIn,
  toOre,
  type YearBudget,
} from '@sponsorat/api';
import type { Agreement } from './agreements.store.ts';

/** The figures that follow from the days of agreements of a status. */
type StatusFigure = Extract<BudgetFigure, 'bound' | 'awaiting' | 'drafts'>;

const figureOf: Record<ContractStatus, StatusFigure> = {
  Godkendt: 'bound',
  Afventer: 'awaiting',
  Kladde: 'drafts',
};

/** The status of the agreements that a figure adds up. */
export const statusBehind = (figure: StatusFigure): ContractStatus | undefined =>
  contractStatuses.find((status) => figureOf[status] === figure);

/** What an agreement comes to in a year if it goes on, in øre. */
export const renewalOf = (agreement: Agreement, year: number): bigint =>
  agreement.goesOn ? renewedIn(agreement, year) : 0n;

type Sums = Record<BudgetFigure, bigint>;
type Mismatch = YearBudget['mismatched'][number];

/** What nothing comes to. */
export const noSums = (): Sums => ({ bound: 0n, awaiting: 0n, drafts: 0n, renewals: 0n, paid: 0n, owed: 0n });

const ONE_KRONE = 100n;

/** A signed agreement, or one that waits, whose rates come to more or less than its annual amount by over a krone. */
const mismatchOf = (agreement: Agreement): Mismatch | null => {
  const { contractId, number, name, status, rates, startDate, endDate, sponsorshipAmount } = agreement;
  if (status === 'Kladde' || rates === null || sponsorshipAmount === null) return null;
  const amount = accruedBy({ startDate, endDate, sponsorshipAmount, rates: null }, endDate);
  const isAlike = rates - amount <= ONE_KRONE && amount - rates <= ONE_KRONE;
  return isAlike ? null : { contractId, number, name, amount: oreToKroner(amount), rates: oreToKroner(rates) };
};

/** What the agreements of an area come to: in a year, bound in each of the years from it, and which mismatch. */
export type AreaFigures = { sums: Sums; committed: readonly bigint[]; mismatched: readonly Mismatch[] };

type Growing = { sums: Sums; committed: bigint[]; mismatched: Mismatch[] };

/** Adds up agreements, by area. */
export const areaFigures = (year: number, count: number) => {
  const areas = new Map<number, Growing>();
  const { from, to } = daysOf(year);
  const of = (areaId: number) => {
    const known = areas.get(areaId);
    if (known) return known;
    const none: Growing = { sums: noSums(), committed: Array(count).fill(0n), mismatched: [] };
    areas.set(areaId, none);
    return none;
  };
  return {
    of: (areaId: number): AreaFigures => of(areaId),
    add: (agreement: Agreement): void => {
      const figure = figureOf[agreement.status];
      const parts = accruedOver(agreement, year, count);
      const { sums, committed, mismatched } = of(agreement.areaId);
      sums[figure] += parts[0] ?? 0n;
      sums.renewals += renewalOf(agreement, year);
      if (figure === 'bound') for (const [at, part] of parts.entries()) committed[at] = (committed[at] ?? 0n) + part;
      const mismatch = agreement.startDate <= to && agreement.endDate >= from ? mismatchOf(agreement) : null;
      if (mismatch) mismatched.push(mismatch);
    },
  };
};

const mapFigures = <T>(of: (figure: BudgetFigure) => T) =>
  Object.fromEntries(budgetFigureKeys.map((figure) => [figure, of(figure)])) as Record<BudgetFigure, T>;

/** A budget beside what is bound of it, in kroner. */
export const besideBudget = (budget: bigint | null, sums: Sums): BudgetFigures => ({
  budget: budget === null ? null : oreToKroner(budget),
  ...mapFigures((figure) => oreToKroner(sums[figure])),
  free: budget === null ? null : oreToKroner(budget - sums.bound),
});

/** The sums of some sums. */
export const totalOf = (all: readonly Sums[]): Sums =>
  mapFigures((figure) => all.reduce((sum, one) => sum + one[figure], 0n));

/** Kroner of some budgets together; null where there is none. */
export const sumOfBudgets = (budgets: readonly { amount: number }[]): bigint | null =>
  budgets.length === 0 ? null : budgets.reduce((sum, { amount }) => sum + toOre(amount), 0n);
