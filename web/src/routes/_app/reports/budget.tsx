import { createFileRoute } from '@tanstack/react-router';
import { BudgetPage, type BudgetSearch } from '../../../features/budgets/BudgetPage.tsx';
import { isShownFigure } from '../../../features/budgets/budget.rules.ts';
import { readsOnly } from '../../../lib/search.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { areaIn, yearIn } from '../-report-search.ts';

const Screen = () => <BudgetPage search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/reports/budget')({
  staticData: { crumbs: [...trails.reports, { title: texts.menu.budget }] },
  validateSearch: readsOnly(
    (search): BudgetSearch => ({
      ...yearIn(search),
      ...areaIn(search),
      ...(isShownFigure(search.figure) && { figure: search.figure }),
    }),
  ),
  component: Screen,
});
