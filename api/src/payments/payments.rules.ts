import type { Ore } from '../money.ts';

/** What a rate stands at, the most urgent first. It is computed by today's date, never stored. */
export const rateStatuses = ['Overskredet', 'Forfalder', 'Kommende', 'Ikke underskrevet', 'Betalt'] as const;
export type RateStatus = (typeof rateStatuses)[number];

/** What falls due from today to so many days on is told before it is overdue. */
export const DUE_SOON_DAYS = 30;

// 25 % on top of a price is 20 % of what is paid. A krone more lets invoices round their lines.
const VAT_ROUNDING = 100n;

/** True where an amount may hold so much VAT. */
export const isVatWithin = (vatAmount: Ore, amount: Ore): boolean => 5n * (vatAmount - VAT_ROUNDING) <= amount;
