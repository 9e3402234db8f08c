import { contractAmount, type IsoDate, type Ore, oreToKroner } from '@sponsorat/api';
import { isPeriod, oreOf, type RateValues, sumOfRates } from './rates.rules.ts';

type PricedTerms = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  sponsorshipAmount: number | null;
  rates: readonly RateValues[];
};

/** The annual amount over the whole period, whatever the rates say; null while it cannot be computed. */
const amountOfPeriod = ({ startDate, endDate, sponsorshipAmount }: Omit<PricedTerms, 'rates'>): Ore | null => {
  if (!isPeriod(startDate, endDate)) return null;
  return contractAmount({ startDate, endDate, sponsorshipAmount: oreOf(sponsorshipAmount), rates: [] });
};

/** What the agreement will come to, by the rule of the server. */
export const amountOfAgreement = (values: PricedTerms): Ore | null =>
  values.rates.length > 0 ? sumOfRates(values.rates) : amountOfPeriod(values);

/** What is to be filled in before an agreement without rates has an amount. */
export const missingForAmount = (values: Omit<PricedTerms, 'rates'>): 'amount' | 'period' | 'both' => {
  if (isPeriod(values.startDate, values.endDate)) return 'amount';
  return oreOf(values.sponsorshipAmount) === null ? 'both' : 'period';
};

/** Kroner of an amount in øre, also of one that is negative. */
export const toKroner = (ore: Ore): number => (ore < 0n ? -oreToKroner(-ore) : oreToKroner(ore));

/** What the rates are meant to pay: the whole period, or one year of it. */
export type Coverage = 'period' | 'year';
export type Balance = { coverage: Coverage; amount: Ore; difference: Ore };

/** What each coverage comes to; without `choice` they are the same, or one is unknown, and there is nothing to choose. */
export const coveragesOf = (values: Omit<PricedTerms, 'rates'>) => {
  const year = oreOf(values.sponsorshipAmount);
  const period = amountOfPeriod(values);
  return year !== null && period !== null && year !== period ? { year, period, choice: true as const } : { year };
};

/** The coverage that an agreement begins with: the whole period, unless its rates are exactly one year's. */
export const usualCoverage = (values: PricedTerms): Coverage => {
  const coverages = coveragesOf(values);
  return coverages.choice && values.rates.length > 0 && sumOfRates(values.rates) === coverages.year ? 'year' : 'period';
};

/** How far the rates are over what they are meant to pay; null while that is unknown. */
export const balanceOf = (values: PricedTerms, chosen: Coverage): Balance | null => {
  const coverages = coveragesOf(values);
  const coverage = coverages.choice ? chosen : 'year';
  const amount = coverages.choice && chosen === 'period' ? coverages.period : coverages.year;
  return amount === null ? null : { coverage, amount, difference: sumOfRates(values.rates) - amount };
};
