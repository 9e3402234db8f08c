import { contractAmount, type IsoDate, type Ore, oreToKroner } from '@sponsorat/api';
import { isPeriod, oreOf, type RateValues, sumOfRates } from './rates.rules.ts';

type Priced = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  sponsorshipAmount: number | null;
  rates: readonly RateValues[];
};

/** The annual amount over the whole period, whatever the rates say; null while it cannot be computed. */
export const amountOfPeriod = ({ startDate, endDate, sponsorshipAmount }: Omit<Priced, 'rates'>): Ore | null => {
  if (!isPeriod(startDate, endDate)) return null;
  return contractAmount({ startDate, endDate, sponsorshipAmount: oreOf(sponsorshipAmount), rates: [] });
};

/** What the agreement will come to, by the rule that the server keeps. */
export const amountOfAgreement = (values: Priced): Ore | null =>
  values.rates.length > 0 ? sumOfRates(values.rates) : amountOfPeriod(values);

/** Kroner of an amount in øre, also of one that is negative. */
export const toKroner = (ore: Ore): number => (ore < 0n ? -oreToKroner(-ore) : oreToKroner(ore));

export type Balance = { label: 'annual' | 'period'; amount: Ore; difference: Ore };

/**
 * What the rates are held against: the annual amount, and the amount of the whole period where that is another one.
 * The difference is what the rates are over it.
 */
export const balances = (values: Priced): Balance[] => {
  const sum = sumOfRates(values.rates);
  const annual = oreOf(values.sponsorshipAmount);
  const period = amountOfPeriod(values);
  const against = (label: Balance['label'], amount: Ore): Balance => ({ label, amount, difference: sum - amount });
  return [
    ...(annual === null ? [] : [against('annual', annual)]),
    ...(period === null || period === annual ? [] : [against('period', period)]),
  ];
};
