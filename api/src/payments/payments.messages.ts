import { kronerText } from '../money.ts';

/** Danish messages of payments that more than one place says. */
export const paymentMessages = {
  vat: 'Momsen kan højst være 20 % af beløbet inkl. moms',
  rest: (kroner: number) => `Raten mangler kun ${kronerText(kroner)}`,
  unsigned: 'Aftalen har ikke været godkendt. Betalinger kan registreres, når den er underskrevet.',
  otherContract: 'Betalingen hører til en anden aftale',
  gone: 'Raten findes ikke længere, eller du har ikke adgang til den.',
  none: 'Hele raten er allerede betalt eller faktureret',
} as const;
