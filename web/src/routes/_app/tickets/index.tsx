import { ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { NextEvent } from '../../../features/events/NextEvent.tsx';
import { GiveButton } from '../../../features/grants/GiveButton.tsx';
import { type Giving, GrantSheet } from '../../../features/grants/GrantSheet.tsx';
import { TicketList } from '../../../features/tickets/TicketList.tsx';
import { ticketListQuery } from '../../../features/tickets/tickets.queries.ts';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { listRoute } from '../-list.ts';

const List = () => {
  const [giving, give] = useState<Giving>();
  return (
    <>
      <TicketList
        search={Route.useSearch()}
        above={<NextEvent act={(row) => <GiveButton row={row} onGive={() => give({ eventId: row.Id })} />} />}
      />
      <GrantSheet giving={giving} onClose={() => give(undefined)} />
    </>
  );
};

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
