import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../../features/rule-values/RulesPage.tsx';
import { rulesQuery } from '../../../features/rule-values/rule-values.queries.ts';
import { requireRole } from '../../../lib/session.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';

export const Route = createFileRoute('/_app/settings/rules')({
  staticData: { crumbs: [...trails.settings, { title: texts.menu.rules, to: '/settings/rules' }] },
  beforeLoad: requireRole('Admin'),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(rulesQuery),
  component: RulesPage,
});
