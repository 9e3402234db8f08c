import { kronerText, type Ore } from '../money.ts';

/** What a rate stands at, the most urgent first. It is computed by today's date, never stored. */
export const rateStatuses = ['Overskredet', 'Forfalder', 'Kommende', 'Ikke underskrevet', 'Betalt'] as const;
export type RateStatus = (typeof rateStatuses)[number];

/** What falls due from today to so many days on is told before it is overdue. */
export const DUE_SOON_DAYS = 30;

// 25 % on top of a price is 20 % of what is paid. A krone more lets invoices round their lines.
const VAT_ROUNDING = 100n;

/** True where an amount may hold so much VAT. */
export const isVatWithin = (vatAmount: Ore, amount: Ore): boolean => 5n * (vatAmount - VAT_ROUNDING) <= amount;

/** Danish messages of payments that more than one place says. */
export const paymentMessages = {
  vat: 'Momsen kan højst være 20 % af beløbet inkl. moms',
  rest: (kroner: number) => `Raten mangler kun ${kronerText(kroner)}`,
  unsigned: 'Aftalen har ikke været godkendt. Betalinger kan registreres, når den er underskrevet.',
  otherContract: 'Betalingen hører til en anden aftale',
  gone: 'Raten findes ikke længere, eller du har ikke adgang til den.',
  none: 'Hele raten er allerede betalt eller faktureret',
} as const;
