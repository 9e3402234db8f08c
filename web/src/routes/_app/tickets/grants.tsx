import { ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { GrantList } from '../../../features/grants/GrantList.tsx';
import { registerList } from '../../../features/grants/registerList.ts';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <GrantList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tickets/grants')({
  ...listRoute({
    list: registerList,
    crumbs: [...trails.home, crumbOf(ticketList), crumbOf(registerList)],
    prefetch: (queryClient, search) => {
      prefetchLater(
        () => import('../../../features/grants/register.queries.ts'),
        ({ grantListQuery }) => queryClient.prefetchQuery(grantListQuery(search)),
      );
      prefetchLater(
        () => import('../../../domain/catalog.queries.ts'),
        ({ areasQuery }) => queryClient.prefetchQuery(areasQuery),
      );
    },
  }),
  component: List,
});
