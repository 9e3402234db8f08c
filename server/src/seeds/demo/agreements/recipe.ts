import { addDays, addYears, type EvaluationInput, type IsoDate } from '@sponsorat/api';
import type { CategoryName, Kind } from '../bank.ts';
import { addMonths, endOf, firstOfNextMonth, lastStart } from '../calendar.ts';
import type { PackageName } from './packages.ts';
import type { exclusivity, specialAgreements } from './texts.ts';

/** When an agreement runs, seen from today. The order of a club's recipes is that of time. */
type When =
  /** Runs now, and has for at least `past` months. */
  | { state: 'running'; years: number; past: number; months?: readonly number[] }
  /** Runs now, and came up for renegotiation `ahead` months before its end. */
  | { state: 'renegotiating'; years: number; ahead: number; months?: readonly number[] }
  /** Ends in four to nine weeks, and nothing follows it. */
  | { state: 'ending'; years: number }
  /** Ended at least `ago` months ago. */
  | { state: 'ended'; years: number; ago: number; months?: readonly number[] }
  /** Ended on the day before the club's next one began, or so many months before. */
  | { state: 'previous'; years: number; gap?: number }
  /** Would run still, had the club's next one not taken its place. */
  | { state: 'superseded'; years: number }
  /** Signed, begins next month. */
  | { state: 'coming'; years: number }
  /** Confirmed, and not signed yet; a late one should have begun. */
  | { state: 'awaiting'; years: number; late?: true }
  /** Drafts: just opened, half filled, ready to be confirmed, or a copy of the agreement before it. */
  | { state: 'opened' | 'half' | 'ready' | 'copy'; years: number };

export type Recipe = When & {
  kind: Kind;
  also?: readonly CategoryName[];
  /** Kroner a year, VAT included. */
  annual: number;
  /** None: a simple agreement. */
  package: PackageName | null;
  /** How many times the package's usual amounts. */
  scale?: number;
  exclusive?: keyof typeof exclusivity;
  special?: keyof typeof specialAgreements;
  /**
   * Instalments a year, whether one falls due soon or should just have been paid, and, where somebody forgot the rest, how
   * many of the first are there.
   */
  rates?: { perYear: 1 | 2 | 4; due?: 'soon' | 'late'; first?: number };
  used?: 'high' | 'middle' | 'low';
  /** Months before the end that a running agreement comes up for renegotiation. */
  renegotiate?: number;
  /** Its hospitality is open to everyone. */
  shown?: true;
  external?: true;
  /** What the bank thinks of it, said when it came to its end, or lately where it still runs. */
  evaluation?: Omit<EvaluationInput, 'version'>;
  /** Its first signed document was removed again. */
  redone?: true;
  /** Kroner a year that it was corrected to after the report of its year was kept. */
  corrected?: number;
  /** Made as the renewal of the club's agreement before it. */
  renews?: true;
};

export type Period = { startDate: IsoDate; endDate: IsoDate; renegotiation: IsoDate | null };

const seasonAndYear = [1, 7];

/** The last day that lies so many whole months before the end. */
const before = (endDate: IsoDate, months: number): IsoDate => addDays(addMonths(addDays(endDate, 1), -months), -1);

const startOf = (recipe: When, today: IsoDate, next: Period | null): IsoDate => {
  const months = ('months' in recipe && recipe.months) || seasonAndYear;
  const { state, years } = recipe;
  if (state === 'running') return lastStart(months, addMonths(today, -recipe.past));
  if (state === 'renegotiating') return lastStart(months, addMonths(today, recipe.ahead - 12 * years));
  if (state === 'ending') return addYears(firstOfNextMonth(addDays(today, 28)), -years);
  if (state === 'ended') return addYears(lastStart(months, addMonths(today, -recipe.ago)), -years);
  if (state === 'awaiting' && recipe.late) return `${today.slice(0, 8)}01`;
  if (recipe.state !== 'previous' && state !== 'superseded') return firstOfNextMonth(today);
  if (!next) throw new Error('Nothing follows the agreement');
  if (state === 'superseded') return addYears(next.startDate, -1);
  return addMonths(addYears(next.startDate, -years), -(recipe.gap ?? 0));
};

/** When the agreement runs; `next` is the period of the club's agreement after it. */
const periodOf = (recipe: Recipe, today: IsoDate, next: Period | null): Period => {
  const startDate = startOf(recipe, today, next);
  const endDate = endOf(startDate, recipe.years);
  const months = recipe.state === 'renegotiating' ? recipe.ahead : recipe.renegotiate;
  return { startDate, endDate, renegotiation: months === undefined ? null : before(endDate, months) };
};

/** The periods of a club's agreements, in the order of the recipes. */
export const periodsOf = (recipes: readonly Recipe[], today: IsoDate): Period[] => {
  const periods: Period[] = [];
  for (const recipe of recipes.toReversed()) periods.unshift(periodOf(recipe, today, periods[0] ?? null));
  return periods;
};
