import { type TicketRow, ticketList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { areasQuery, categoriesQuery } from '../../../domain/catalog.queries.ts';
import { findWaitingWishes } from '../../../domain/grants.queries.ts';
import { GiveButton } from '../../../features/events/GiveButton.tsx';
import { NextEvent } from '../../../features/events/NextEvent.tsx';
import { type Giving, GrantSheet } from '../../../features/grants/GrantSheet.tsx';
import { RequestDialog } from '../../../features/grants/RequestDialog.tsx';
import { TicketList } from '../../../features/tickets/TicketList.tsx';
import { ticketListQuery } from '../../../features/tickets/tickets.queries.ts';
import { listRoute } from '../-list.ts';

const List = () => {
  const [giving, give] = useState<Giving>();
  const [asked, ask] = useState<TicketRow>();
  return (
    <>
      <TicketList
        search={Route.useSearch()}
        onRequest={ask}
        above={<NextEvent act={(row) => <GiveButton row={row} onGive={() => give({ eventId: row.Id })} />} />}
      />
      <GrantSheet giving={giving} onClose={() => give(undefined)} />
      <RequestDialog row={asked} onClose={() => ask(undefined)} />
    </>
  );
};

export const Route = createFileRoute('/_app/tickets/')({
  ...listRoute(ticketList),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(ticketListQuery(search));
    void queryClient.prefetchQuery(categoriesQuery);
    void queryClient.prefetchQuery(areasQuery);
    return findWaitingWishes(queryClient);
  },
  component: List,
});
