import { api, type NoteInput } from '@sponsorat/api';
import { keys } from '../../domain/keys.ts';
import { useSponsorshipChange } from '../../domain/useSponsorshipChange.ts';
import { call, callPage } from '../../lib/client.ts';
import { pagesOptions } from '../../lib/pages.ts';

/** The notes of a sponsorship: those that are pinned, then the newest. */
export const notesQuery = (id: number) =>
  pagesOptions([...keys.sponsorship(id), 'notes'], (query, signal) =>
    callPage(api.notes.list, { params: { id }, query, signal }),
  );

/** What a note's form keeps what was typed under: a new one's that of its club. */
export const noteDraft = (...ids: [sponsorshipId: number, id?: number]): string => ['note', ...ids].join(':');

export const useSaveNote = (id: number, shown?: 'toast') =>
  useSponsorshipChange(id, (body: NoteInput) => call(api.notes.save, { params: { id }, body }), shown);

export const useRemoveNote = (id: number) =>
  useSponsorshipChange(id, (recordId: number) => call(api.notes.remove, { params: { id, recordId } }));
