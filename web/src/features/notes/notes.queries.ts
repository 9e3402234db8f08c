import { api, type NoteInput } from '@sponsorat/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call, callPage } from '../../lib/client.ts';
import { pagesOptions } from '../../lib/pages.ts';

/** The notes of a sponsorship: those that are pinned, then the newest. */
export const notesQuery = (sponsorshipId: number) =>
  pagesOptions([...keys.sponsorship(sponsorshipId), 'notes'], (query, signal) =>
    callPage(api.notes.list, { params: { id: sponsorshipId }, query, signal }),
  );

/** Asks for the notes before they are shown. */
export const prefetchNotes = (queryClient: QueryClient, sponsorshipId: number): void =>
  void queryClient.prefetchInfiniteQuery(notesQuery(sponsorshipId));

const useAskAnew = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  // Historik has a line of it too.
  return () => queryClient.invalidateQueries({ queryKey: keys.sponsorship(sponsorshipId) });
};

export const useSaveNote = (sponsorshipId: number, meta: { inline?: boolean } = {}) =>
  useMutation({
    mutationFn: (note: NoteInput) => call(api.notes.save, { params: { id: sponsorshipId }, body: note }),
    meta,
    onSettled: useAskAnew(sponsorshipId),
  });

export const useRemoveNote = (sponsorshipId: number) =>
  useMutation({
    mutationFn: (recordId: number) => call(api.notes.remove, { params: { id: sponsorshipId, recordId } }),
    meta: { inline: true },
    onSuccess: useAskAnew(sponsorshipId),
  });
