import { taxList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TaxList } from '../../../features/reports/TaxList.tsx';
import { taxQuery } from '../../../features/reports/tax.queries.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <TaxList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/reports/tax')({
  ...listRoute(taxList, [
    ...trails.reports,
    { title: texts.menu.accounts, to: '/reports/accounts' },
    { title: taxList.name },
  ]),
  loader: ({ context: { queryClient }, deps: search }) => void queryClient.prefetchQuery(taxQuery(search)),
  component: List,
});
