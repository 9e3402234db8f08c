import { budgetYears } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { BudgetPage } from '../../../features/budgets/BudgetPage.tsx';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';

const Screen = () => <BudgetPage year={Route.useSearch().year} />;

export const Route = createFileRoute('/_app/reports/budget')({
  staticData: {
    crumbs: [...trails.home, { title: texts.menu.reports, to: '/reports/budget' }, { title: texts.menu.budget }],
  },
  validateSearch: ({ year }: Record<string, unknown>): { year?: number } => {
    const asked = Number(year);
    return Number.isInteger(asked) && asked >= budgetYears.first && asked <= budgetYears.last ? { year: asked } : {};
  },
  component: Screen,
});
