import { api, ticketList } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { type ListSearch, listRequest } from '../../ui/list/listSearch.ts';

/** What is asked of the tickets. */
export const ticketListBody = (search: ListSearch<typeof ticketList>) => listRequest(ticketList, search);

/** A page of the tickets, as its address asks for it. */
export const ticketListQuery = (search: ListSearch<typeof ticketList>) => {
  const body = ticketListBody(search);
  return queryOptions({
    queryKey: [...keys.tickets, body],
    queryFn: ({ signal }) => call(api.tickets.list, { body, signal }),
    placeholderData: keepPreviousData,
    // Clubs, contacts, people and usage change what it shows, on other screens: it is asked anew each time.
    staleTime: 0,
    meta: { inline: true },
  });
};
