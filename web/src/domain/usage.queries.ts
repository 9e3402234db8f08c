import { api, type Item } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { keys } from './keys.ts';
import { invalidateSponsorship } from './sponsorship.queries.ts';

/** What the active agreement gives, in its sections. */
export const itemsKey = (sponsorshipId: number) => [...keys.sponsorship(sponsorshipId), 'items'] as const;

/** Exposure and activation of the active agreement. */
export const marketingQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...itemsKey(sponsorshipId), 'marketing'],
    queryFn: ({ signal }) => call(api.usage.marketing, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

/** Hospitality of the active agreement. */
export const hospitalityQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...itemsKey(sponsorshipId), 'hospitality'],
    queryFn: ({ signal }) => call(api.usage.hospitality, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

/** Items as they are cached, one of them as it was saved. */
export const withItem = (item: Item) => (items: Item[] | undefined) =>
  items?.map((known) => (known.id === item.id ? item : known));

/** Saves how much of an item is used. What is saved right after each other is saved in that order. */
export const useSaveUsage = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `usage-${sponsorshipId}` },
    mutationFn: (body: { id: number; used: number; note: string | null }) =>
      call(api.usage.save, { params: { id: sponsorshipId }, body }),
    meta: { inline: true },
    onSuccess: (item) => {
      queryClient.setQueriesData<Item[]>({ queryKey: itemsKey(sponsorshipId) }, withItem(item));
      void invalidateSponsorship(queryClient, sponsorshipId);
    },
  });
};
