import { eventList, ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { prefetchOwners } from '../../../../domain/catalog.queries.ts';
import { findWaitingWishes } from '../../../../domain/grants.queries.ts';
import { EventList } from '../../../../features/events/EventList.tsx';
import { eventListQuery } from '../../../../features/events/events.queries.ts';
import { GiveButton } from '../../../../features/events/GiveButton.tsx';
import { type Giving, GrantSheet } from '../../../../features/grants/GrantSheet.tsx';
import { crumbOf, trails } from '../../-crumbs.ts';
import { listRoute } from '../../-list.ts';

const List = () => {
  const [giving, give] = useState<Giving>();
  return (
    <>
      <EventList
        search={Route.useSearch()}
        act={(row) => <GiveButton row={row} onGive={() => give({ eventId: row.Id })} />}
      />
      <GrantSheet giving={giving} onClose={() => give(undefined)} />
    </>
  );
};

export const Route = createFileRoute('/_app/tickets/events/')({
  ...listRoute(eventList, [...trails.home, crumbOf(ticketList), crumbOf(eventList)]),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(eventListQuery(search));
    void prefetchOwners(queryClient);
    return findWaitingWishes(queryClient);
  },
  component: List,
});
