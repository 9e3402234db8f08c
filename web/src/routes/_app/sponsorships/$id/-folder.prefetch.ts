import type { QueryClient } from '@tanstack/react-query';
import { prefetchContacts } from '../../../../features/contacts/contacts.queries.ts';
import { prefetchDocuments } from '../../../../features/documents/documents.queries.ts';
import { prefetchNotes } from '../../../../features/notes/notes.queries.ts';

/** Asks for what a sponsorship's folder shows first. */
export const prefetchFolder = (queryClient: QueryClient, id: number): void => {
  void prefetchContacts(queryClient, id);
  void prefetchDocuments(queryClient, id);
  void prefetchNotes(queryClient, id);
};
