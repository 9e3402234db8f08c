import { api, type Sponsorship, sponsorshipList } from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';
import { useRemoveRow } from '../../ui/list/useRemoveRow.ts';

/** What is asked of the list. */
export const sponsorshipListBody = (search: ListSearch<typeof sponsorshipList>) => listBody(sponsorshipList, search);

/** A page of the list, as its address asks for it. */
export const sponsorshipListQuery = (search: ListSearch<typeof sponsorshipList>) => {
  const body = sponsorshipListBody(search);
  return queryOptions({
    queryKey: [...keys.sponsorshipList, body],
    queryFn: ({ signal }) => call(api.sponsorships.list, { body, signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });
};

/** How much of the active agreement's products is used, in percent. */
export const utilizationQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(id), 'utilization'],
    queryFn: ({ signal }) => call(api.usage.utilization, { params: { id }, signal }),
    meta: { inline: true },
  });

/** Sponsorships with a name or a CVR; none where both are empty. */
export const duplicatesQuery = (query: { name: string; cvr: string }) =>
  queryOptions({
    queryKey: [...keys.sponsorships, 'duplicates', query],
    queryFn: ({ signal }) => call(api.sponsorships.duplicates, { query, signal }),
    enabled: query.name !== '' || query.cvr !== '',
    meta: { inline: true },
  });

const invalidateLists = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: keys.sponsorshipList });
  void queryClient.invalidateQueries({ queryKey: keys.dashboard });
  void queryClient.invalidateQueries({ queryKey: keys.tasks });
};

/** Puts a saved sponsorship where every screen reads it, and lets the lists ask anew. */
export const cacheSponsorship = (queryClient: QueryClient, saved: Sponsorship): void => {
  queryClient.setQueryData(sponsorshipQuery(saved.id).queryKey, saved);
  invalidateLists(queryClient);
};

/** A new logo, which raises no version: whatever else was saved meanwhile stays as it is. */
export const cacheLogo = (queryClient: QueryClient, id: number, logo: string): void => {
  queryClient.setQueryData(sponsorshipQuery(id).queryKey, (known) => known && { ...known, logo });
  invalidateLists(queryClient);
};

/** Deletes a sponsorship. Its row leaves the list at once, and is back where the server refuses. */
export const useRemoveSponsorship = () => {
  const queryClient = useQueryClient();
  return useRemoveRow({
    list: keys.sponsorshipList,
    remove: (id) => call(api.sponsorships.remove, { params: { id } }),
    invalidate: () => invalidateLists(queryClient),
  });
};
