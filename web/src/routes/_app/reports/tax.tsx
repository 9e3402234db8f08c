import { taxList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TaxList } from '../../../features/reports/TaxList.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <TaxList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/reports/tax')({
  ...listRoute({
    list: taxList,
    crumbs: [...trails.reports, { title: texts.menu.accounts, to: '/reports/accounts' }, { title: taxList.name }],
    prefetch: (queryClient, search) =>
      prefetchLater(
        () => import('../../../features/reports/tax.queries.ts'),
        ({ taxQuery }) => void queryClient.prefetchQuery(taxQuery(search)),
      ),
  }),
  component: List,
});
