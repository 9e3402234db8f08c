import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EventsBlock } from '../../../../features/events/EventsBlock.tsx';
import { GiveButton } from '../../../../features/grants/GiveButton.tsx';
import { type Giving, GrantSheet } from '../../../../features/grants/GrantSheet.tsx';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

const Tickets = () => {
  const id = Number(Route.useParams().id);
  const [giving, give] = useState<Giving>();
  return (
    <>
      <EventsBlock
        key={id}
        sponsorshipId={id}
        act={(row) => <GiveButton row={row} onGive={() => give({ eventId: row.Id })} />}
      />
      <GrantSheet giving={giving} onClose={() => give(undefined)} />
    </>
  );
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
