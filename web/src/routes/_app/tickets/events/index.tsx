import { eventList, ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { EventList } from '../../../../features/events/EventList.tsx';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
import { crumbOf, trails } from '../../-crumbs.ts';
import { listRoute } from '../../-list.ts';

const List = () => <EventList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tickets/events/')({
  ...listRoute({
    list: eventList,
    crumbs: [...trails.home, crumbOf(ticketList), crumbOf(eventList)],
    prefetch: (queryClient, search) => {
      prefetchLater(
        () => import('../../../../features/events/events.queries.ts'),
        ({ eventListQuery }) => queryClient.prefetchQuery(eventListQuery(search)),
      );
      prefetchLater(
        () => import('../../../../domain/catalog.queries.ts'),
        ({ areasQuery }) => queryClient.prefetchQuery(areasQuery),
      );
    },
  }),
  component: List,
});
