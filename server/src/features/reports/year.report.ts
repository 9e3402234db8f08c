import {
  COMMON,
  daysOf,
  type Ore,
  oreToKroner,
  type ReportContent,
  type ReportFilter,
  reportKinds,
  type TaxSums,
} from '@sponsorat/api';
import { figure, moneyFigure, percentOf, sumOf, table } from './report-parts.ts';
import type { YearFacts } from './year.facts.ts';

/** The budgets of a year by their areas, in øre; that of no area is the bank's own. */
type Budgets = ReadonlyMap<number | null, Ore>;

export type YearSources = {
  facts: YearFacts;
  /** The areas that the report is of, in their order; null where it is of what the bank has in common too. */
  places: readonly { id: number | null; name: string }[];
  names: ReadonlyMap<number, string>;
  budgets: { now: Budgets; before: Budgets };
  tax: Record<'now' | 'before', Pick<TaxSums, 'notDeductible'>>;
  filter: ReportFilter & { year: number };
};

/** What the bank has in common, of no area. */
export const COMMON_PLACE = { id: null, name: COMMON };

const t = {
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
  lastYear: 'Sidste år',
  thisYear: 'I år',
  total: 'I alt',
} as const;

/** The sum of the budgets of some places; null where none of them has one. */
const budgetOf = (budgets: Budgets, places: YearSources['places']): Ore | null => {
  const own = places.flatMap(({ id }) => budgets.get(id) ?? []);
  return own.length === 0 ? null : sumOf(own);
};

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

type AreaRow = { name: string; now: Ore; before: Ore; budget: Ore | null };

const areaRows = ({ facts, places, budgets }: YearSources): AreaRow[] =>
  places.map(({ id, name }) => {
    const { now, before } = (id !== null && facts.byArea.get(id)) || { now: 0n, before: 0n };
    return { name, now, before, budget: budgets.now.get(id) ?? null };
  });

const figuresOf = (sources: YearSources) => {
  const { facts, places, budgets, filter, tax } = sources;
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
    figure('notDeductible', t.notDeductible, 'kr.', {
      value: tax.now.notDeductible,
      before: tax.before.notDeductible,
      path: accounts,
    }),
  ];
};

const tablesOf = (sources: YearSources) => {
  const { facts, names, places, budgets, filter } = sources;
  const areaOf = ({ areaId }: { areaId: number }) => names.get(areaId) ?? '';
  const [before = 0n, now = 0n] = facts.line.slice(-2).map(({ amount }) => amount);
  const [thisYear, lastYear] = [String(filter.year), String(filter.year - 1)];
  const clubColumns = [
    ['name', 'Klub', 'text', (row: { name: string; areaId: number }) => row.name],
    ['area', 'Område', 'text', areaOf],
  ] as const;
  const yearColumns = [
    ['year', 'År', 'text', (row: { year: number | string; amount: Ore }) => String(row.year)],
    ['amount', 'Kroner', 'kroner', (row: { year: number | string; amount: Ore }) => row.amount],
  ] as const;
  const totalOf = (rows: readonly { amount: Ore }[]) => ({
    year: t.total,
    amount: sumOf(rows.map(({ amount }) => amount)),
  });
  const club = (key: 'begun' | 'gone') => {
    const { count, named } = facts[key].now;
    const all = table({ key, title: t[key], columns: clubColumns, rows: named });
    return { ...all, more: count - named.length };
  };
  const ending = table({
    key: 'ending',
    title: t.ending,
    columns: [
      ['endDate', 'Udløber', 'date', (row) => row.endDate],
      ['number', 'Aftale', 'text', (row) => row.number],
      ['name', 'Klub', 'text', (row) => row.name],
      ['area', 'Område', 'text', areaOf],
      ['amount', 'Kroner pr. år', 'kroner', (row) => row.sponsorshipAmount],
    ],
    rows: facts.ending.named,
  });
  return [
    table({ key: 'line', title: t.line, columns: yearColumns, rows: facts.line }),
    table({
      key: 'areas',
      title: t.areas,
      columns: [
        ['area', 'Område', 'text', (row) => row.name],
        ['now', thisYear, 'kroner', (row) => row.now],
        ['before', lastYear, 'kroner', (row) => row.before],
        ['change', 'Ændring', 'kroner', (row) => row.now - row.before],
        ['budget', `Budget ${thisYear}`, 'kroner', (row) => row.budget],
      ],
      rows: areaRows(sources),
      total: { name: t.total, now, before, budget: budgetOf(budgets.now, places) },
    }),
    table({
      key: 'purposes',
      title: t.purposes,
      columns: [
        ['purpose', 'Formål', 'text', (row) => row.name],
        ['now', thisYear, 'kroner', (row) => row.now],
        ['before', lastYear, 'kroner', (row) => row.before],
        ['change', 'Ændring', 'kroner', (row) => row.now - row.before],
      ],
      rows: Array.from(facts.byPurpose, ([name, sums]) => ({ name, ...sums })),
      total: { name: t.total, now, before },
    }),
    table({
      key: 'largest',
      title: t.largest,
      columns: [
        ...clubColumns,
        ['now', thisYear, 'kroner', (row) => row.now],
        ['before', lastYear, 'kroner', (row) => row.before],
        ['share', 'Andel', 'percent', (row) => percentOf(row.now, now)],
      ],
      rows: facts.largest.now,
    }),
    table({
      key: 'committed',
      title: t.committed,
      columns: yearColumns,
      rows: facts.committed,
      total: totalOf(facts.committed),
    }),
    { ...ending, more: facts.ending.count - facts.ending.named.length },
    club('begun'),
    club('gone'),
  ];
};

/** The year in figures, with the year before beside it. */
export const yearReport = (sources: YearSources): ReportContent => {
  const { facts, filter, names, places } = sources;
  const { year, area } = filter;
  const kroner = (rows: readonly { amount: Ore }[]) => rows.map(({ amount }) => oreToKroner(amount));
  const rows = areaRows({ ...sources, places: places.filter(({ id }) => id !== null) });
  const purposes = [...facts.byPurpose].filter(([, sums]) => sums.now > 0n);
  return {
    title: [`${reportKinds.year} ${year}`, area !== null && names.get(area)].filter(Boolean).join(': '),
    filter,
    figures: figuresOf(sources),
    tables: tablesOf(sources),
    notes: [],
    charts: [
      {
        type: 'line',
        title: t.line,
        labels: facts.line.map((one) => String(one.year)),
        series: [{ name: t.accrued, values: kroner(facts.line) }],
      },
      {
        type: 'bar',
        title: t.areas,
        labels: rows.map(({ name }) => name),
        series: [
          { name: String(year), values: rows.map(({ now }) => oreToKroner(now)) },
          { name: String(year - 1), values: rows.map(({ before }) => oreToKroner(before)) },
        ],
      },
      {
        type: 'doughnut',
        title: t.purposes,
        labels: purposes.map(([name]) => name),
        series: [{ name: String(year), values: purposes.map(([, sums]) => oreToKroner(sums.now)) }],
      },
      {
        type: 'bar',
        title: t.committed,
        labels: facts.committed.map((one) => String(one.year)),
        series: [{ name: t.committed, values: kroner(facts.committed) }],
      },
    ],
  };
};
