import { api, type TicketListRequest } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { type ListSearch, listRequest } from '../../ui/list/listSearch.ts';

type SortField = TicketListRequest['sort']['field'];

// Written out here: the schemas would bring their library along.
/** What the list of tickets can be asked for. */
export const ticketList = {
  sortFields: ['Sort', 'Name', 'UserEmail', 'UserName'] as const satisfies readonly SortField[],
  defaultSort: 'Sort',
  filters: ['search', 'category', 'area'],
} as const;

/** What is asked of the tickets. */
export const ticketListBody = (search: ListSearch) => {
  const { sort, page, perPage, filter } = listRequest(ticketList, search);
  const { category, area, search: term } = filter;
  return { sort, page, perPage, filter: { category, area, search: term } };
};

/** A page of the tickets, as its address asks for it. */
export const ticketListQuery = (search: ListSearch) => {
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
