import { COMMON, type Ore, oreToKroner, reportKinds } from '@sponsorat/api';
import { percentOf, sumOf, table, type WholeReport } from './report-parts.ts';
import { budgetOf, figuresOfYear, yearTexts as t, type YearSources } from './year.figures.ts';
import type { Pair } from './year.totals.ts';

/** What the bank has in common, of no area. */
export const COMMON_PLACE = { id: null, name: COMMON };

type AreaRow = Pair<Ore> & { name: string; budget: Ore | null };

const areaRows = ({ facts, places, budgets }: YearSources): AreaRow[] =>
  places.map(({ id, name }) => {
    const { now, before } = (id !== null && facts.byArea.get(id)) || { now: 0n, before: 0n };
    return { name, now, before, budget: budgets.now.get(id) ?? null };
  });

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
  const yearsColumns = [
    ['now', thisYear, 'kroner', (row: Pair<Ore>) => row.now],
    ['before', lastYear, 'kroner', (row: Pair<Ore>) => row.before],
  ] as const;
  const changeColumn = ['change', 'Ændring', 'kroner', (row: Pair<Ore>) => row.now - row.before] as const;
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
        ...yearsColumns,
        changeColumn,
        ['budget', `Budget ${thisYear}`, 'kroner', (row) => row.budget],
        ['free', 'Fri', 'kroner', (row) => (row.budget === null ? null : row.budget - row.now)],
      ],
      rows: areaRows(sources),
      total: { name: t.total, now, before, budget: budgetOf(budgets.now, places) },
    }),
    table({
      key: 'purposes',
      title: t.purposes,
      columns: [['purpose', 'Formål', 'text', (row) => row.name], ...yearsColumns, changeColumn],
      rows: Array.from(facts.byPurpose, ([name, sums]) => ({ name, ...sums })),
      total: { name: t.total, now, before },
    }),
    table({
      key: 'largest',
      title: t.largest,
      columns: [...clubColumns, ...yearsColumns, ['share', 'Andel', 'percent', (row) => percentOf(row.now, now)]],
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
export const yearReport = (sources: YearSources): WholeReport => {
  const { facts, filter, names, places } = sources;
  const { year, area } = filter;
  const kroner = (rows: readonly { amount: Ore }[]) => rows.map(({ amount }) => oreToKroner(amount));
  const rows = areaRows({ ...sources, places: places.filter(({ id }) => id !== null) });
  const purposes = [...facts.byPurpose].filter(([, sums]) => sums.now > 0n);
  return {
    title: [`${reportKinds.year} ${year}`, area !== null && names.get(area)].filter(Boolean).join(': '),
    filter,
    figures: figuresOfYear(sources),
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
