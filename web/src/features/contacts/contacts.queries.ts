import { api, type ContactInput } from '@sponsorat/api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { invalidateSponsorship } from '../../domain/sponsorship.queries.ts';
import { call } from '../../lib/client.ts';

/** The contacts of a sponsorship, the primary one first. Stamdata writes the primary one too: asked anew each time. */
export const contactsQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(sponsorshipId), 'contacts'],
    queryFn: ({ signal }) => call(api.contacts.list, { params: { id: sponsorshipId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** Asks for the contacts before they are shown. */
export const prefetchContacts = (queryClient: QueryClient, sponsorshipId: number): void =>
  void queryClient.prefetchQuery(contactsQuery(sponsorshipId));

/**
 * Saves a contact. The primary one is the sponsorship's own, whose version rises with it: what shows either is asked
 * anew, also where it was refused because somebody else had saved.
 */
export const useSaveContact = (sponsorshipId: number, meta: { inline?: boolean } = {}) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (contact: ContactInput) => call(api.contacts.save, { params: { id: sponsorshipId }, body: contact }),
    meta,
    onSettled: () => invalidateSponsorship(queryClient, sponsorshipId),
  });
};

export const useRemoveContact = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (recordId: number) => call(api.contacts.remove, { params: { id: sponsorshipId, recordId } }),
    meta: { inline: true },
    onSuccess: () => invalidateSponsorship(queryClient, sponsorshipId),
  });
};
