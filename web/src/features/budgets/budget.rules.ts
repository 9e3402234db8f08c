import { type BudgetFigures, oreToKroner, toOre } from '@sponsorat/api';

/** Kroner that may be less than nothing, in whole øre. */
const ore = (kroner: number): bigint => (kroner < 0 ? -toOre(-kroner) : toOre(kroner));
const kroner = (amount: bigint): number => (amount < 0n ? -oreToKroner(-amount) : oreToKroner(amount));

/** What a budget's row shows besides its figures, in kroner; what is free is null without a budget. */
export const shownOf = ({ awaiting, drafts, free, renewals }: BudgetFigures) => ({
  underWay: kroner(ore(awaiting) + ore(drafts)),
  freeIfRenewed: free === null ? null : kroner(ore(free) - ore(renewals)),
});

/** An amount, regulated by a percent, in whole kroner. */
export const regulated = (amount: number, percent: number): number => Math.round((amount * (100 + percent)) / 100);
