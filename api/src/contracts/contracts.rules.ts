import { addDays, addYears, daysBetween, type IsoDate, yearOf } from '../dates.ts';
import { joinWords } from '../formats.ts';
import { divideHalfUp, type Ore } from '../money.ts';
import { type ContractStatus, contractStatus } from './transitions.rules.ts';

type Period = { startDate: IsoDate; endDate: IsoDate };

/** The day on which the n-th year after `start` begins; a year from 29 February ends on 28 February. */
export const anniversary = (start: IsoDate, years: number): IsoDate => {
  const same = addYears(start, years);
  return same.slice(5) === start.slice(5) ? same : addDays(same, 1);
};

/** The last day of the year that begins on a day: the day before the same day a year later. */
export const lastDayOfYear = (start: IsoDate): IsoDate => addDays(anniversary(start, 1), -1);

/** A period as whole years counted from its start, the days that remain, and the days of the year that would follow. */
export const lengthOf = ({ startDate, endDate }: Period) => {
  const after = addDays(endDate, 1);
  let years = Math.max(0, yearOf(after) - yearOf(startDate));
  if (years > 0 && anniversary(startDate, years) > after) years -= 1;
  const from = anniversary(startDate, years);
  return {
    years,
    days: daysBetween(from, after),
    daysOfNextYear: daysBetween(from, anniversary(startDate, years + 1)),
  };
};

export type AmountTerms = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  sponsorshipAmount: Ore | null;
  rates: readonly { amount: Ore }[];
};

/**
 * The whole amount of a contract in øre: the sum of its rates or, without rates, the annual amount times the
 * period, rounded half up to the øre. Null while it cannot be computed.
 */
export const contractAmount = ({ startDate, endDate, sponsorshipAmount, rates }: AmountTerms): Ore | null => {
  if (rates.length > 0) return rates.reduce((sum, rate) => sum + rate.amount, 0n);
  if (sponsorshipAmount === null || !startDate || !endDate || endDate < startDate) return null;
  const { years, days, daysOfNextYear } = lengthOf({ startDate, endDate });
  const parts = BigInt(years) * BigInt(daysOfNextYear) + BigInt(days);
  return divideHalfUp(sponsorshipAmount * parts, BigInt(daysOfNextYear));
};

/** What a contract's status reads on the screen. An approved one that is not active is expired, or not yet begun. */
export const shownStatus = (
  contract: { status: ContractStatus; isActive: boolean; startDate: IsoDate | null },
  today: IsoDate,
): ContractStatus | 'Kommende' | 'Udløbet' => {
  if (contract.status !== contractStatus.approved || contract.isActive) return contract.status;
  return contract.startDate !== null && contract.startDate > today ? 'Kommende' : 'Udløbet';
};

export type DatedContract = {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  renegotiation: IsoDate | null;
  /** One without a day of a draft that a template began stays without. */
  rates: readonly { dueDate: IsoDate | null }[];
};

/**
 * Dates for the agreement that follows an active one: it begins on the day after the end, everything else is
 * shifted alike, by years where the period is whole years, else by days.
 */
export const followingDates = <C extends DatedContract>(contract: C): C => {
  const { startDate, endDate } = contract;
  if (!startDate || !endDate) return contract;
  const { years, days } = lengthOf({ startDate, endDate });
  const wholeYears = years > 0 && days === 0;
  const length = daysBetween(startDate, endDate) + 1;
  const shift = (date: IsoDate) => (wholeYears ? addYears(date, years) : addDays(date, length));
  const start = addDays(endDate, 1);
  const end = wholeYears ? addDays(anniversary(start, years), -1) : shift(endDate);
  // A shift by years may step over a leap day: renegotiation stays within the period.
  const within = (date: IsoDate) => {
    if (date < start) return start;
    return date > end ? end : date;
  };
  return {
    ...contract,
    startDate: start,
    endDate: end,
    renegotiation: contract.renegotiation && within(shift(contract.renegotiation)),
    rates: contract.rates.map((rate) => ({ ...rate, dueDate: rate.dueDate && shift(rate.dueDate) })),
  };
};

/** Danish messages for dates that contradict each other, by field; empty where they hold. */
export const dateProblems = (dates: Omit<DatedContract, 'rates'>): Record<string, string> => {
  const { startDate, endDate, renegotiation } = dates;
  const problems: Record<string, string> = {};
  if (startDate && endDate && endDate < startDate) problems.endDate = 'Slutdato skal være på eller efter startdatoen';
  if (renegotiation && startDate && renegotiation < startDate)
    problems.renegotiation = 'Genforhandling skal ligge i aftalens periode';
  if (renegotiation && endDate && renegotiation > endDate)
    problems.renegotiation = 'Genforhandling skal ligge i aftalens periode';
  return problems;
};

export const contractRequirements = [
  ['category', 'Kategori'],
  ['startDate', 'Startdato'],
  ['endDate', 'Slutdato'],
  ['sponsorshipAmount', 'Årligt beløb'],
] as const;

/** Danish messages for what a contract must have before it can be confirmed, by field. */
export const missingForConfirm = (
  contract: Record<(typeof contractRequirements)[number][0], unknown> & {
    rates: readonly { dueDate: IsoDate | null }[];
  },
): Record<string, string> => ({
  ...Object.fromEntries(
    contractRequirements
      .filter(([key]) => contract[key] === null || contract[key] === undefined)
      .map(([key, label]) => [key, `${label} skal udfyldes`]),
  ),
  ...Object.fromEntries(
    contract.rates.flatMap(({ dueDate }, at) =>
      dueDate === null ? [[`rates.${at}.dueDate`, 'Forfaldsdato skal udfyldes']] : [],
    ),
  ),
});

/** The numbers of agreements in a text such as a file's name, each once; a period such as 2026-2028 is none. */
export const agreementNumbersIn = (text: string): string[] => [
  ...new Set(text.match(/(?<!\d)(?!(?:19|20)\d\d-20\d\d(?!\d))\d{4}-\d{4,}(?!\d)/g)),
];

/** The fields of the four shares of an agreement's amount, in their order. */
export const shareFields = ['valueOfAdvertisement', 'valueOfTickets', 'valueOfCatering', 'valueOfTravel'] as const;
type ShareFields<V> = Record<(typeof shareFields)[number], V>;

/** The shares by what each is for, as an agreement's terms say them. */
export const sharesOf = <V>(contract: ShareFields<V>) => ({
  advertisement: contract.valueOfAdvertisement,
  tickets: contract.valueOfTickets,
  catering: contract.valueOfCatering,
  travel: contract.valueOfTravel,
});

type FullParts = Partial<ShareFields<unknown>> & {
  products: readonly { selected: boolean }[];
  additionalCategories: readonly number[];
};

/** What an agreement has that a simple one is made without, in Danish; null where there is nothing to lose. */
export const lostInSimple = ({ products, additionalCategories, ...shares }: FullParts): string | null => {
  const lost = [
    ...(products.some(({ selected }) => selected) ? ['produkter'] : []),
    ...(shareFields.some((field) => shares[field] != null) ? ['prisandele'] : []),
    ...(additionalCategories.length > 0 ? ['yderligere kategorier'] : []),
  ];
  return lost.length === 0 ? null : joinWords(lost);
};
