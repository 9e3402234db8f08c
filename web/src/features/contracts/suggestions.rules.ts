import {
  addDays,
  type CategoryUse,
  type Contract,
  contractStatus,
  type IsoDate,
  isCategoryFor,
  lastDayOfYear,
} from '@sponsorat/api';
import type { AgreementValues } from './fields/agreementValues.ts';

type Category = { id: number; use: CategoryUse };
type EarlierContract = Pick<Contract, 'status' | 'category' | 'startDate' | 'endDate'>;
type SuggestionInput = {
  /** The sponsorship's agreements, newest start first. */
  contracts: readonly EarlierContract[];
  categories: readonly Category[];
  clubCategory: number;
  today: IsoDate;
};

/** The day on which a new agreement would begin: after the last one that is agreed on, if that still runs, else today. */
export const nextStart = (contracts: readonly Pick<Contract, 'status' | 'endDate'>[], today: IsoDate): IsoDate => {
  const ends = contracts.flatMap(({ status, endDate }) =>
    status === contractStatus.draft || !endDate ? [] : [endDate],
  );
  const last = ends.sort().at(-1);
  return last && last >= today ? addDays(last, 1) : today;
};

/**
 * What a new agreement begins with: the last one's category, else the club's where agreements may be of it; and a year
 * that begins when the last one ends, else today.
 */
export const suggestedValues = ({
  contracts,
  categories,
  clubCategory,
  today,
}: SuggestionInput): Pick<AgreementValues, 'category' | 'startDate' | 'endDate'> => {
  const agreed = contracts.filter(({ status }) => status !== contractStatus.draft);
  const isOffered = (id: number | null) =>
    categories.some((category) => category.id === id && isCategoryFor(category.use, 'Aftaler'));
  const category = [...agreed.map((earlier) => earlier.category), clubCategory].find(isOffered) ?? null;
  const startDate = nextStart(contracts, today);
  return { category, startDate, endDate: lastDayOfYear(startDate) };
};
