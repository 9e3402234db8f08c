import { type BudgetFigures, oreToKroner, toOre, type YearBudget } from '@sponsorat/api';

/** What a budget's row shows besides its figures, in kroner; what is free is null without a budget. */
export const shownOf = ({ budget, bound, awaiting, drafts, renewals }: BudgetFigures) => ({
  underWay: oreToKroner(toOre(awaiting) + toOre(drafts)),
  freeIfRenewed: budget === null ? null : oreToKroner(toOre(budget) - toOre(bound) - toOre(renewals)),
});

/** An amount, regulated by a percent, in whole kroner. */
export const regulated = (amount: number, percent: number): number => Math.round((amount * (100 + percent)) / 100);

/** The areas that have no budget of a year, and had one the year before: with that. */
export const fillableIn = (budgets: readonly YearBudget[], year: number) => {
  const rowsOf = (of: number) => budgets.find((budget) => budget.year === of)?.rows ?? [];
  return rowsOf(year).flatMap(({ areaId, budget }) => {
    const last = rowsOf(year - 1).find((row) => row.areaId === areaId)?.budget ?? null;
    return budget === null && last !== null ? [{ areaId, last }] : [];
  });
};
