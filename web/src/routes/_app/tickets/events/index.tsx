import { eventList, ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EventList } from '../../../../features/events/EventList.tsx';
import { GiveButton } from '../../../../features/grants/GiveButton.tsx';
import { type Giving, GrantSheet } from '../../../../features/grants/GrantSheet.tsx';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
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
        ({ prefetchOwners }) => prefetchOwners(queryClient),
      );
    },
  }),
  component: List,
});
