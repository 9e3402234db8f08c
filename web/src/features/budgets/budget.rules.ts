import {
  type BudgetFigure,
  type BudgetFigures,
  budgetFigureKeys,
  oreToKroner,
  toOre,
  type YearBudget,
} from '@sponsorat/api';

/** Figures that are shown as one. A renewal that is being written is under way already, so both count as renewed. */
const together = {
  underWay: ['awaiting', 'drafts'],
  freeIfRenewed: ['awaiting', 'drafts', 'renewals'],
} as const satisfies Record<string, readonly BudgetFigure[]>;
export type ShownFigure = BudgetFigure | keyof typeof together;

/** The figures that a shown one is made of. */
export const figuresIn = (shown: ShownFigure): readonly BudgetFigure[] =>
  shown in together ? together[shown as keyof typeof together] : [shown as BudgetFigure];

export const isShownFigure = (name: unknown): name is ShownFigure =>
  Object.hasOwn(together, String(name)) || budgetFigureKeys.some((key) => key === name);

const sumOf = (figures: BudgetFigures, keys: readonly BudgetFigure[]): bigint =>
  keys.reduce((sum, key) => sum + toOre(figures[key]), 0n);

/** What a budget's row shows besides its figures, in kroner; what is free is null without a budget. */
export const shownOf = (figures: BudgetFigures) => ({
  underWay: oreToKroner(sumOf(figures, together.underWay)),
  freeIfRenewed:
    figures.budget === null
      ? null
      : oreToKroner(toOre(figures.budget) - sumOf(figures, ['bound', ...together.freeIfRenewed])),
});

const MOST = 2;
/** How many times their budgets areas bind at most, all renewed: bars of one scale show them beside each other, up to twice. */
export const widestOf = (rows: readonly BudgetFigures[]): number =>
  rows.reduce((most, row) => {
    if (!row.budget) return most;
    const spent = Number(sumOf(row, ['bound', ...together.freeIfRenewed])) / Number(toOre(row.budget));
    return Math.min(MOST, Math.max(most, spent));
  }, 1);

/** An amount, regulated by a percent, in whole kroner. */
export const regulateAmount = (amount: number, percent: number): number => Math.round((amount * (100 + percent)) / 100);

/** The areas that have no budget of a year, and had one the year before: with that. */
export const fillableIn = (budgets: readonly YearBudget[], year: number) => {
  const rowsOf = (of: number) => budgets.find((budget) => budget.year === of)?.rows ?? [];
  return rowsOf(year).flatMap(({ areaId, budget }) => {
    const last = rowsOf(year - 1).find((row) => row.areaId === areaId)?.budget ?? null;
    return budget === null && last !== null ? [{ areaId, last }] : [];
  });
};
