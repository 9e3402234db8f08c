import { api, type ItemTicketsInput, ticketList } from '@sponsorat/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { itemTicketsQuery } from '../../domain/grants.queries.ts';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { listPageQuery } from '../../lib/fresh.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';

/** What is asked of the tickets. */
export const ticketListBody = (search: ListSearch<typeof ticketList>) => listBody(ticketList, search);

/** A page of the tickets, as its address asks for it. */
export const ticketListQuery = (search: ListSearch<typeof ticketList>) =>
  listPageQuery(keys.tickets, ticketListBody(search), (options) => call(api.tickets.list, options));

/** Saves what an item's tickets are. */
export const useSaveItemTickets = (itemId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ItemTicketsInput) => call(api.tickets.save, { params: { itemId }, body }),
    meta: { inline: true },
    onSuccess: (saved) => {
      queryClient.setQueryData(itemTicketsQuery(itemId).queryKey, saved);
      // What the list says of it, what events have free, and what grants are worth, follows from it.
      for (const queryKey of [keys.tickets, keys.events, keys.grants]) void queryClient.invalidateQueries({ queryKey });
    },
  });
};
