import {
  accruedIn,
  type BudgetFigure,
  type BudgetFigures,
  budgetFigureKeys,
  type ContractStatus,
  contractAmount,
  oreToKroner,
  renewedIn,
  toOre,
} from '@sponsorat/api';
import type { Agreement } from './agreements.store.ts';

/** The figures that follow from the days of agreements. */
export type AccrualFigure = Exclude<BudgetFigure, 'paid' | 'owed'>;

const figureOf: Record<ContractStatus, AccrualFigure> = {
  Godkendt: 'bound',
  Afventer: 'awaiting',
  Kladde: 'drafts',
};

/** What an agreement is part of a year's figure with, in øre. */
export const partOf = (agreement: Agreement, figure: AccrualFigure, year: number): bigint => {
  if (figure === 'renewals') return agreement.goesOn ? renewedIn(agreement, year) : 0n;
  return figureOf[agreement.status] === figure ? accruedIn(agreement, year) : 0n;
};

type Sums = Record<BudgetFigure, bigint>;

/** What some agreements, and what was paid and is owed, come to in a year. */
export const sumsOf = (
  agreements: readonly Agreement[],
  paid: { paid: bigint; owed: bigint } | undefined,
  year: number,
): Sums => {
  const sums: Sums = { bound: 0n, awaiting: 0n, drafts: 0n, renewals: 0n, paid: 0n, owed: 0n, ...paid };
  for (const agreement of agreements) {
    sums[figureOf[agreement.status]] += accruedIn(agreement, year);
    sums.renewals += partOf(agreement, 'renewals', year);
  }
  return sums;
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

const ONE_KRONE = 100n;

/** Signed agreements and those that wait, whose rates come to more or less than their annual amount by over a krone. */
export const mismatchedOf = (agreements: readonly Agreement[]) =>
  agreements.flatMap(({ contractId, number, name, status, rates, ...terms }) => {
    const amount = contractAmount({ ...terms, rates: [] });
    if (status === 'Kladde' || rates === null || amount === null) return [];
    const isAlike = rates - amount <= ONE_KRONE && amount - rates <= ONE_KRONE;
    return isAlike ? [] : [{ contractId, number, name, amount: oreToKroner(amount), rates: oreToKroner(rates) }];
  });

/** Kroner of some budgets together; null where there is none. */
export const sumOfBudgets = (budgets: readonly { amount: number }[]): bigint | null =>
  budgets.length === 0 ? null : budgets.reduce((sum, { amount }) => sum + toOre(amount), 0n);
