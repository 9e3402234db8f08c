import { createFileRoute } from '@tanstack/react-router';
import { RulesPage } from '../../../features/rule-values/RulesPage.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { requireRole } from '../../../lib/session.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';

export const Route = createFileRoute('/_app/settings/rules')({
  staticData: { crumbs: [...trails.settings, { title: texts.menu.rules, to: '/settings/rules' }] },
  beforeLoad: requireRole('Admin'),
  loader: ({ context: { queryClient } }) => {
    prefetchLater(
      () => import('../../../features/rule-values/rule-values.queries.ts'),
      ({ rulesQuery }) => queryClient.prefetchQuery(rulesQuery),
    );
  },
  component: RulesPage,
});
