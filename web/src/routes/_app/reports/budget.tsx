import { type BudgetFigure, budgetFigures } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { BudgetPage, type BudgetSearch } from '../../../features/budgets/BudgetPage.tsx';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { areaIn, yearIn } from '../-report-search.ts';

const Screen = () => <BudgetPage search={Route.useSearch()} />;

const isFigure = (name: unknown): name is BudgetFigure => Object.hasOwn(budgetFigures, String(name));

export const Route = createFileRoute('/_app/reports/budget')({
  staticData: { crumbs: [...trails.reports, { title: texts.menu.budget }] },
  validateSearch: (search: Record<string, unknown>): BudgetSearch => ({
    ...yearIn(search),
    ...areaIn(search),
    ...(isFigure(search.figure) && { figure: search.figure }),
  }),
  component: Screen,
});
