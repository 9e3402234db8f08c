import { api } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { fresh } from '../lib/fresh.ts';
import { keys } from './keys.ts';

/** How many wishes for tickets wait for one's own answer. */
export const waitingWishesQuery = queryOptions({
  queryKey: [...keys.grants, 'waiting'],
  queryFn: async ({ signal }) =>
    (await call(api.grants.list, { body: { filter: { wishes: 'answerable' }, perPage: 1 }, signal })).Total,
  staleTime: 0,
  meta: { inline: true },
});

/** Ends once it is known how many wishes wait, or that nobody can say: their line would move what is below it. */
export const findWaitingWishes = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.ensureQueryData(waitingWishesQuery).catch(() => undefined);

/** What an item's tickets are. */
export const itemTicketsQuery = (itemId: number) =>
  queryOptions({
    queryKey: [...keys.tickets, 'item', itemId],
    queryFn: ({ signal }) => call(api.tickets.get, { params: { itemId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** How many seats of an item are free: at an event, or of a pool in all. */
export const freeSeatsQuery = (itemId: number, eventId: number | null) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.tickets, 'free', itemId, eventId],
    queryFn: ({ signal }) =>
      call(api.tickets.free, { params: { itemId }, query: { event: eventId?.toString() }, signal }),
    meta: { inline: true },
  });
