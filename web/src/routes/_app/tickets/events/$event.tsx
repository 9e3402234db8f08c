import { eventList, ticketList } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { EventPage } from '../../../../features/events/EventPage.tsx';
import { eventQuery } from '../../../../features/events/events.queries.ts';
import { useCrumbName } from '../../../../shell/crumb-names.ts';
import { RecordSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { crumbOf, trails } from '../../-crumbs.ts';

const Loaded = () => {
  const id = Number(Route.useParams().event);
  const { data: event } = useSuspenseQuery(eventQuery(id));
  useCrumbName('events', event.title);
  return <EventPage key={id} id={id} />;
};

export const Route = createFileRoute('/_app/tickets/events/$event')({
  staticData: {
    crumbs: [
      ...trails.home,
      crumbOf(ticketList),
      crumbOf(eventList),
      { title: '', name: 'events', to: '/tickets/events/$event', params: ['event'] },
    ],
  },
  loader: async ({ context: { queryClient }, params }) => {
    const queries = await import('../../../../features/events/events.queries.ts');
    await queryClient.ensureQueryData(queries.eventQuery(Number(params.event)));
  },
  pendingComponent: RecordSkeleton,
  component: Loaded,
});
