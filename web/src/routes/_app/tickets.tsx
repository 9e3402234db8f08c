import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { areasQuery, categoriesQuery } from '../../features/sponsorships/sponsorships.queries.ts';
import { TicketList } from '../../features/tickets/TicketList.tsx';
import { ticketList, ticketListQuery } from '../../features/tickets/tickets.queries.ts';
import { texts } from '../../shell/texts.ts';
import { trails } from './-crumbs.ts';
import { listRoute } from './-list.ts';

const List = () => {
  const categories = useQuery(categoriesQuery).data;
  const areas = useQuery(areasQuery).data;
  return <TicketList search={Route.useSearch()} categories={categories} areas={areas} />;
};

// Named outright, they would come with the login page too.
const sponsorships = () => import('../../features/sponsorships/sponsorships.queries.ts');

export const Route = createFileRoute('/_app/tickets')({
  ...listRoute({
    list: ticketList,
    crumbs: [...trails.home, { title: texts.menu.tickets, to: '/tickets' }],
    right: 'Bruger',
    prefetch: (queryClient, search) => {
      void queryClient.prefetchQuery(ticketListQuery(search));
      void sponsorships().then((queries) => {
        void queryClient.prefetchQuery(queries.categoriesQuery);
        void queryClient.prefetchQuery(queries.areasQuery);
      });
    },
  }),
  component: List,
});
