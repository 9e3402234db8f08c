import { type BudgetFigures, budgetFigures, type ReportFilter, reportKinds, type YearBudget } from '@sponsorat/api';
import { figure, table, type WholeReport } from './report-parts.ts';

export type BudgetSources = { budget: YearBudget; filter: ReportFilter; areaName: string | null };

const t = {
  areas: 'Budget pr. område',
  committed: 'Forpligtet de næste fem år',
  mismatched: 'Raterne svarer ikke til aftalen',
  total: 'I alt',
} as const;

const labels: Record<keyof BudgetFigures, string> = { budget: reportKinds.budget, ...budgetFigures, free: 'Fri' };
const columns = (['budget', 'bound', 'awaiting', 'drafts', 'free', 'renewals', 'paid', 'owed'] as const).map(
  (key) => [key, labels[key]] as const,
);

/** A year's budget, of all areas that the asker sees or of one. */
export const budgetReport = ({ budget, filter, areaName }: BudgetSources): WholeReport => {
  const { year, total, rows, committed, mismatched } = budget;
  const query = new URLSearchParams({ year: `${year}`, ...(filter.area !== null && { area: `${filter.area}` }) });
  const money = columns.map(([key, label]) => [key, label, 'kroner', (row: BudgetFigures) => row[key]] as const);
  return {
    title: [`${reportKinds.budget} ${year}`, areaName].filter(Boolean).join(': '),
    filter,
    figures: columns.map(([key, label]) =>
      figure(key, label, 'kr.', {
        value: total[key],
        path: `/reports/budget?${query}${key in budgetFigures ? `&figure=${key}` : ''}`,
      }),
    ),
    tables: [
      table<BudgetFigures & { area: string }>({
        key: 'areas',
        title: t.areas,
        columns: [['area', 'Område', 'text', (row) => row.area], ...money],
        rows,
        total: { ...total, area: t.total },
      }),
      table<{ year: number; amount: number }>({
        key: 'committed',
        title: t.committed,
        columns: [
          ['year', 'År', 'text', (row) => String(row.year)],
          ['amount', 'Kroner', 'kroner', (row) => row.amount],
        ],
        rows: committed,
      }),
      table({
        key: 'mismatched',
        title: t.mismatched,
        columns: [
          ['number', 'Aftale', 'text', (row) => row.number],
          ['name', 'Klub', 'text', (row) => row.name],
          ['amount', 'Aftalens beløb', 'kroner', (row) => row.amount],
          ['rates', 'Raternes sum', 'kroner', (row) => row.rates],
        ],
        rows: mismatched,
      }),
    ],
    notes: [],
    charts: [
      {
        type: 'bar',
        title: t.committed,
        labels: committed.map((one) => String(one.year)),
        series: [{ name: t.committed, values: committed.map(({ amount }) => amount) }],
      },
    ],
  };
};
