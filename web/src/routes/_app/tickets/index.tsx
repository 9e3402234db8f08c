import { ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TicketList } from '../../../features/tickets/TicketList.tsx';
import { ticketListQuery } from '../../../features/tickets/tickets.queries.ts';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { listRoute } from '../-list.ts';

const List = () => <TicketList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tickets/')({
  ...listRoute({
    list: ticketList,
    prefetch: (queryClient, search) => {
      void queryClient.prefetchQuery(ticketListQuery(search));
      prefetchLater(
        () => import('../../../domain/catalog.queries.ts'),
        ({ areasQuery, categoriesQuery }) => {
          void queryClient.prefetchQuery(categoriesQuery);
          void queryClient.prefetchQuery(areasQuery);
        },
      );
    },
  }),
  component: List,
});
