import { grantList, recipientList, ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { RecipientList } from '../../../features/grants/RecipientList.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <RecipientList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tickets/recipients')({
  ...listRoute({
    list: recipientList,
    crumbs: [...trails.home, crumbOf(ticketList), crumbOf(grantList), crumbOf(recipientList)],
    prefetch: (queryClient, search) =>
      prefetchLater(
        () => import('../../../features/grants/register.queries.ts'),
        ({ recipientListQuery }) => queryClient.prefetchQuery(recipientListQuery(search)),
      ),
  }),
  component: List,
});
