import { createFileRoute } from '@tanstack/react-router';
import { BudgetSettings } from '../../../features/budgets/BudgetSettings.tsx';
import { requireRole } from '../../../lib/session.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';

export const Route = createFileRoute('/_app/settings/budget')({
  staticData: { crumbs: [...trails.settings, { title: texts.menu.budget, to: '/settings/budget' }] },
  beforeLoad: requireRole('Admin'),
  component: BudgetSettings,
});
