import { eventList, ticketList } from '@sponsorat/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { eventQuery } from '../../../../domain/event.queries.ts';
import { EventPage } from '../../../../features/events/EventPage.tsx';
import { EventActions } from '../../../../features/grants/EventActions.tsx';
import { EventGuests } from '../../../../features/grants/EventGuests.tsx';
import { EventSeats } from '../../../../features/grants/EventSeats.tsx';
import { type Giving, GrantSheet } from '../../../../features/grants/GrantSheet.tsx';
import { eventGrantsQuery } from '../../../../features/grants/grants.queries.ts';
import { GIVE_ID } from '../../../../lib/anchors.ts';
import { useForgetHash, useVisit } from '../../../../lib/useVisit.ts';
import { useCrumbName } from '../../../../shell/crumb-names.ts';
import { RecordSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { crumbOf, trails } from '../../-crumbs.ts';

const Event = () => {
  const id = Number(Route.useParams().event);
  const { data: event } = useSuspenseQuery(eventQuery(id));
  useCrumbName('events', event.title);
  const [giving, give] = useState<Giving>();
  const visit = useVisit(GIVE_ID);
  const forget = useForgetHash();
  useEffect(() => {
    if (!visit) return;
    give({ eventId: id });
    void forget();
  }, [visit, id, forget]);
  return (
    <>
      <EventPage
        key={id}
        id={id}
        actions={(shown) => <EventActions event={shown} onGive={() => give({ eventId: id })} />}
      >
        {(shown) => (
          <>
            <EventSeats event={shown} />
            <EventGuests event={shown} onChange={(grantId) => give({ eventId: id, grantId })} />
          </>
        )}
      </EventPage>
      <GrantSheet giving={giving} onClose={() => give(undefined)} />
    </>
  );
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
    const id = Number(params.event);
    void queryClient.prefetchQuery(eventGrantsQuery(id));
    await queryClient.ensureQueryData(eventQuery(id));
  },
  pendingComponent: RecordSkeleton,
  component: Event,
});
