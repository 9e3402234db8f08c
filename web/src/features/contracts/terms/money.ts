import { kroner, kronerWithOre, NONE } from '../../../lib/formats.ts';

/** An amount of the terms, which is decimal text, as the screen shows it. */
export const money = (amount: string | null): string => (amount === null ? NONE : kroner(Number(amount)));

/** The same for a column of amounts. */
export const moneyInColumn = (amount: string | null): string =>
  amount === null ? NONE : kronerWithOre(Number(amount));
