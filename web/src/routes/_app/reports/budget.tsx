import { type BudgetFigure, budgetFigures, reportKinds } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { BudgetPage, type BudgetSearch } from '../../../features/budgets/BudgetPage.tsx';
import { trails } from '../-crumbs.ts';
import { areaIn, yearIn } from '../-report-search.ts';

const Screen = () => <BudgetPage search={Route.useSearch()} />;

const isFigure = (name: unknown): name is BudgetFigure => Object.hasOwn(budgetFigures, String(name));

export const Route = createFileRoute('/_app/reports/budget')({
  staticData: { crumbs: [...trails.reports, { title: reportKinds.budget }] },
  validateSearch: (search: Record<string, unknown>): BudgetSearch => ({
    ...yearIn(search),
    ...areaIn(search),
    ...(isFigure(search.figure) && { figure: search.figure }),
  }),
  component: Screen,
});
