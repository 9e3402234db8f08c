import {
  addDays,
  type CategoryUse,
  type Contract,
  contractStatus,
  type IsoDate,
  isCategoryFor,
  lastDayOfYear,
} from '@sponsorat/api';
import type { AgreementValues } from '../fields/agreementValues.ts';

type Category = { id: number; use: CategoryUse };
type EarlierContract = Pick<Contract, 'status' | 'category' | 'startDate' | 'endDate'>;
type SuggestionInput = {
  /** The sponsorship's agreements, newest start first. */
  contracts: readonly EarlierContract[];
  categories: readonly Category[];
  clubCategory: number;
  today: IsoDate;
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
  const ends = agreed.flatMap(({ endDate }) => (endDate !== null && endDate >= today ? [endDate] : []));
  const lastEnd = ends.toSorted().at(-1);
  const startDate = lastEnd ? addDays(lastEnd, 1) : today;
  return { category, startDate, endDate: lastDayOfYear(startDate) };
};
