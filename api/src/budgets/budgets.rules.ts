/** The years that a budget may be of. */
export const budgetYears = { first: 1990, last: 2100 } as const;

/** What the bank has in common, of no area. */
export const COMMON = 'Fælles';

/** The figures that agreements stand behind, and what each is called. */
export const budgetFigures = {
  bound: 'Bundet',
  awaiting: 'Afventer underskrift',
  drafts: 'Kladder',
  renewals: 'Hvis alt fornys',
  paid: 'Betalt',
  owed: 'Ubetalte rater',
} as const;
export type BudgetFigure = keyof typeof budgetFigures;
export const budgetFigureKeys = Object.keys(budgetFigures) as [BudgetFigure, ...BudgetFigure[]];
