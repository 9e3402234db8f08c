import { createFileRoute } from '@tanstack/react-router';
import { EventsBlock } from '../../../../features/events/EventsBlock.tsx';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

const Tickets = () => {
  const id = Number(Route.useParams().id);
  return <EventsBlock key={id} sponsorshipId={id} />;
};

export const Route = createFileRoute('/_app/sponsorships/$id/tickets')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Billetter', to: '/sponsorships/$id/tickets', params: ['id'] }],
  },
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    prefetchLater(
      () => import('../../../../features/events/events.queries.ts'),
      ({ nextEventsQuery }) => queryClient.prefetchQuery(nextEventsQuery(id)),
    );
  },
  pendingComponent: PartSkeleton,
  component: Tickets,
});
