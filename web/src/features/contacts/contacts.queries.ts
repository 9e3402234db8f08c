import { api, type ContactInput } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { useSponsorshipChange } from '../../domain/useSponsorshipChange.ts';
import { call } from '../../lib/client.ts';

/** The contacts of a sponsorship, the primary one first. Stamdata writes the primary one too: asked anew each time. */
export const contactsQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(id), 'contacts'],
    queryFn: ({ signal }) => call(api.contacts.list, { params: { id }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** Asks for the contacts before they are shown. */
export const prefetchContacts = (queryClient: QueryClient, id: number): void =>
  void queryClient.prefetchQuery(contactsQuery(id));

export const useSaveContact = (id: number, shown?: 'toast') =>
  useSponsorshipChange(id, (body: ContactInput) => call(api.contacts.save, { params: { id }, body }), shown);

export const useRemoveContact = (id: number) =>
  useSponsorshipChange(id, (recordId: number) => call(api.contacts.remove, { params: { id, recordId } }));
