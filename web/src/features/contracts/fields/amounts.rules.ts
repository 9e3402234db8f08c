import { contractAmount, type IsoDate, type Ore, oreToKroner } from '@sponsorat/api';
import { isPeriod, oreOf, type RateValues, sumOfRates } from './rates.rules.ts';

type Priced = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  sponsorshipAmount: number | null;
  rates: readonly RateValues[];
};

/** The annual amount over the whole period, whatever the rates say; null while it cannot be computed. */
const amountOfPeriod = ({ startDate, endDate, sponsorshipAmount }: Omit<Priced, 'rates'>): Ore | null => {
  if (!isPeriod(startDate, endDate)) return null;
  return contractAmount({ startDate, endDate, sponsorshipAmount: oreOf(sponsorshipAmount), rates: [] });
};

/** What the agreement will come to, by the rule of the server. */
export const amountOfAgreement = (values: Priced): Ore | null =>
  values.rates.length > 0 ? sumOfRates(values.rates) : amountOfPeriod(values);

/** Kroner of an amount in øre, also of one that is negative. */
export const toKroner = (ore: Ore): number => (ore < 0n ? -oreToKroner(-ore) : oreToKroner(ore));

/** What the rates are meant to pay: the whole period, or one year of it. */
export type Basis = 'period' | 'year';
export type Balance = { basis: Basis; amount: Ore; difference: Ore };

/** What each basis comes to; without `choice` they are the same, or one is unknown, and there is nothing to choose. */
export const basesOf = (values: Omit<Priced, 'rates'>) => {
  const year = oreOf(values.sponsorshipAmount);
  const period = amountOfPeriod(values);
  return year !== null && period !== null && year !== period ? { year, period, choice: true as const } : { year };
};

/** The basis that an agreement begins with: the whole period, unless its rates are exactly one year's. */
export const usualBasis = (values: Priced): Basis => {
  const bases = basesOf(values);
  return bases.choice && values.rates.length > 0 && sumOfRates(values.rates) === bases.year ? 'year' : 'period';
};

/** How far the rates are over what they are meant to pay; null while that is unknown. */
export const balanceOf = (values: Priced, chosen: Basis): Balance | null => {
  const bases = basesOf(values);
  const basis = bases.choice ? chosen : 'year';
  const amount = bases.choice && chosen === 'period' ? bases.period : bases.year;
  return amount === null ? null : { basis, amount, difference: sumOfRates(values.rates) - amount };
};
