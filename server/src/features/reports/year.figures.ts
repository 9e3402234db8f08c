import { daysOf, type Ore, type ReportFigure, type ReportFilter } from '@sponsorat/api';
import { figure, moneyFigure, percentOf, sumOf } from './report-parts.ts';
import type { YearFacts } from './year.facts.ts';

/** The budgets of a year by their areas, in øre; that of no area is the bank's own. */
type Budgets = ReadonlyMap<number | null, Ore>;

export type YearSources = {
  facts: YearFacts;
  /** What of the year's cost and of that of the year before is. */
  notDeductible: Record<'value' | 'before', Ore>;
  /** The areas that the report is of, in their order; null where it is of what the bank has in common too. */
  places: readonly { id: number | null; name: string }[];
  names: ReadonlyMap<number, string>;
  budgets: { now: Budgets; before: Budgets };
  filter: ReportFilter & { year: number };
};

/** What figures are called, and the tables behind them. */
export const yearTexts = {
  accrued: 'Kroner i perioden',
  paid: 'Betalt',
  free: 'Fri af budgettet',
  clubs: 'Støttede klubber',
  begun: 'Nye klubber',
  gone: 'Ophørte klubber',
  largest: 'De fem største klubber',
  largestShare: 'De fem størstes andel',
  committed: 'Forpligtet de næste fem år',
  ending: 'Udløber inden for 12 måneder',
  renewed: 'Fornyelsesandel',
  exposure: 'Eksponering leveret',
  hospitality: 'Hospitality brugt',
  notDeductible: 'Ikke fradragsberettiget',
  areas: 'Kroner pr. område',
  purposes: 'Kroner pr. formål',
  line: 'Fem år',
  total: 'I alt',
} as const;

/** The sum of the budgets of some places; null where none of them has one. */
export const budgetOf = (budgets: Budgets, places: YearSources['places']): Ore | null => {
  const own = places.flatMap(({ id }) => budgets.get(id) ?? []);
  return own.length === 0 ? null : sumOf(own);
};

const t = yearTexts;

const free = (budget: Ore | null, accrued: Ore): Ore | null => (budget === null ? null : budget - accrued);

/** Where the rows behind a figure are. */
const waysOf = ({ year, area }: YearSources['filter']) => {
  const inArea = area !== null && { area: `${area}` };
  const query = new URLSearchParams({ year: `${year}`, ...inArea });
  const here = (key: string) => `/reports?${query}#${key}`;
  const accounts = `/reports/accounts?${new URLSearchParams({ date: daysOf(year).to, ...inArea })}`;
  /** Lists show clubs as they are today; the nearest to a figure's rows is its area's. */
  const clubs = (filters: Record<string, string>) => `/sponsorships?${new URLSearchParams({ ...filters, ...inArea })}`;
  return { here, accounts, clubs, budget: (of?: string) => `/reports/budget?${query}${of ? `&figure=${of}` : ''}` };
};

/** The figures of a year, beside those of the year before and the budget; each leads to its rows. */
export const figuresOfYear = (sources: YearSources): ReportFigure[] => {
  const { facts, places, budgets, filter, notDeductible } = sources;
  const { clubs, begun, gone, largest, ending, renewals, delivered } = facts;
  const [before = 0n, now = 0n] = facts.line.slice(-2).map(({ amount }) => amount);
  const [budget, budgetBefore] = [budgetOf(budgets.now, places), budgetOf(budgets.before, places)];
  const largestNow = sumOf(largest.now.map((club) => club.now));
  const { here, clubs: listed, budget: behind, accounts } = waysOf(filter);
  const renewedOf = (row: { ended: number; renewed: number } | null) => row && percentOf(row.renewed, row.ended);
  const deliveredOf = (name: string) => {
    const row = delivered.find(({ section }) => section === name);
    return {
      value: row?.now ?? null,
      before: row?.before ?? null,
      path: listed({ contract: 'tracked', sort: 'Utilization' }),
    };
  };
  return [
    moneyFigure('accrued', t.accrued, { value: now, before, budget, path: behind('bound') }),
    moneyFigure('paid', t.paid, { value: facts.paid.now, before: facts.paid.before, path: behind('paid') }),
    moneyFigure('free', t.free, { value: free(budget, now), before: free(budgetBefore, before), path: behind() }),
    figure('clubs', t.clubs, 'stk.', { value: clubs.now, before: clubs.before, path: behind('bound') }),
    figure('begun', t.begun, 'stk.', { value: begun.now.count, before: begun.before, path: here('begun') }),
    figure('gone', t.gone, 'stk.', { value: gone.now.count, before: gone.before, path: here('gone') }),
    moneyFigure('largest', t.largest, { value: largestNow, before: largest.before, path: here('largest') }),
    figure('largestShare', t.largestShare, '%', {
      value: percentOf(largestNow, now),
      before: percentOf(largest.before, before),
      path: here('largest'),
    }),
    moneyFigure('committed', t.committed, {
      value: sumOf(facts.committed.map(({ amount }) => amount)),
      before: facts.committedBefore,
      path: here('committed'),
    }),
    figure('ending', t.ending, 'stk.', { value: ending.count, before: ending.before, path: here('ending') }),
    figure('renewed', t.renewed, '%', {
      value: renewedOf(renewals.now),
      before: renewedOf(renewals.before),
      path: listed({ status: 'expired' }),
    }),
    figure('exposure', t.exposure, '%', deliveredOf('Eksponering')),
    figure('hospitality', t.hospitality, '%', deliveredOf('Hospitality')),
    moneyFigure('notDeductible', t.notDeductible, {
      ...notDeductible,
      path: accounts,
    }),
  ];
};
