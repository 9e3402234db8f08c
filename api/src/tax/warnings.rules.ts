import { type AccrualTerms, accruedBy } from '../budgets/accrual.rules.ts';
import { anniversary } from '../contracts/contracts.rules.ts';
import { addDays, danishDate, daysBetween, type IsoDate } from '../dates.ts';
import { numberText } from '../formats.ts';
import { kronerText, type Ore, oreToKroner } from '../money.ts';
import { unitOf } from '../units.ts';
import type { TaxWarningCode } from './tax.list.ts';
import { sumOfShares, type TaxTerms } from './tax.rules.ts';

/** What is known of an agreement's year, of which warnings are reckoned. */
export type TaxFacts = Pick<TaxTerms, 'amount' | 'shares' | 'vat'> & {
  terms: AccrualTerms;
  lastDay: IsoDate;
  isItemised: boolean;
  /** Of the amount, what goes to tickets, and the seats that nobody has registered. */
  tickets: Ore;
  unregistered: number;
  /** In percent. */
  adShareMin: number;
  /** All that was paid until the year's end, and when last in the year; null where nothing was. */
  paid: Ore;
  lastPaidOn: IsoDate | null;
};

type Prepayment = { amount: Ore; until: IsoDate; isLong: boolean };

/**
 * What was paid by the end of a year of the time after it, the day that it reaches to, and whether that is over twelve
 * months from the payment: such a prepayment is spread (BDO, Sponsorater). Null where nothing was paid ahead in the year.
 */
const prepaymentOf = ({ terms, lastDay, paid, lastPaidOn }: TaxFacts): Prepayment | null => {
  const { endDate } = terms;
  if (lastPaidOn === null || endDate === null || endDate <= lastDay) return null;
  const amount = paid - accruedBy(terms, lastDay);
  if (amount <= 0n) return null;
  let [first, last] = [1, daysBetween(lastDay, endDate)];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (accruedBy(terms, addDays(lastDay, middle)) >= paid) last = middle;
    else first = middle + 1;
  }
  const until = addDays(lastDay, last);
  return { amount, until, isLong: until >= anniversary(lastPaidOn, 1) };
};

const sharesText = ({ shares }: TaxFacts): string | null => {
  const sum = sumOfShares(shares);
  if (sum === 100) return null;
  if (sum === 0) return 'Prisandelene mangler: hele beløbet er ufordelt, og intet af det trækkes fra.';
  if (sum > 100) return `Prisandelene giver ${numberText(sum)} % i alt og er regnet ned til 100 %.`;
  return `Prisandelene giver kun ${numberText(sum)} % i alt: resten er ufordelt og trækkes ikke fra.`;
};

const texts: Record<TaxWarningCode, (facts: TaxFacts) => string | null> = {
  shares: sharesText,
  'vat-unknown': ({ vat }) =>
    vat ? null : 'Det vides ikke, om klubben opkræver moms. Spørg klubben, og skriv det i Stamdata.',
  'not-itemised': ({ isItemised }) =>
    isItemised ? null : 'En faktura opdeler ikke reklame, billetter, forplejning og rejse. Bed om en ny.',
  'tickets-unregistered': ({ tickets, unregistered }) => {
    if (tickets === 0n || unregistered === 0) return null;
    const seats = Math.ceil(unregistered);
    const which = Number.isFinite(seats) ? `${numberText(seats)} ${unitOf(seats, 'billetter')}` : 'Billetterne';
    return `${which} er ikke registreret som udleveret til nogen og regnes som kunders.`;
  },
  'ad-share': ({ shares, adShareMin }) => {
    const share = shares[0] ?? 0;
    if (sumOfShares(shares) === 0 || share >= adShareMin) return null;
    return `Reklame er ${numberText(share)} % af aftalen, og hovedydelsen fra ${numberText(adShareMin)} %: medarbejderes billetter kan være skattepligtige for dem.`;
  },
  prepaid: (facts) => {
    const prepayment = prepaymentOf(facts);
    if (!prepayment) return null;
    const what = `${kronerText(oreToKroner(prepayment.amount))} er betalt forud og dækker til og med ${danishDate(prepayment.until)}`;
    return prepayment.isLong
      ? `${what}. Det er over 12 måneder, og beløbet fordeles på årene.`
      : `${what}. Det er højst 12 måneder, og beløbet kan trækkes fra i betalingsåret.`;
  },
};

/** What should be found out about an agreement's tax of a year, or be known; nothing of a year that costs nothing. */
export const taxWarningsOf = (facts: TaxFacts): { code: TaxWarningCode; text: string }[] =>
  facts.amount === 0n
    ? []
    : Object.entries(texts).flatMap(([code, textOf]) => {
        const text = textOf(facts);
        return text === null ? [] : [{ code: code as TaxWarningCode, text }];
      });
