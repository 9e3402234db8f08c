import { ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TicketList } from '../../features/tickets/TicketList.tsx';
import { ticketListQuery } from '../../features/tickets/tickets.queries.ts';
import { listRoute } from './-list.ts';

const List = () => <TicketList search={Route.useSearch()} />;

// Named outright, they would come with the login page too.
const catalog = () => import('../../domain/catalog.queries.ts');

export const Route = createFileRoute('/_app/tickets')({
  ...listRoute({
    list: ticketList,
    prefetch: (queryClient, search) => {
      void queryClient.prefetchQuery(ticketListQuery(search));
      void catalog().then((queries) => {
        void queryClient.prefetchQuery(queries.categoriesQuery);
        void queryClient.prefetchQuery(queries.areasQuery);
      });
    },
  }),
  component: List,
});
