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

/** What a new note's form keeps what was typed under. */
export const noteDraft = (id: number): string => `note:${id}`;

export const useSaveNote = (id: number, inline?: boolean) =>
  useSponsorshipChange(id, (body: NoteInput) => call(api.notes.save, { params: { id }, body }), inline);

export const useRemoveNote = (id: number) =>
  useSponsorshipChange(id, (recordId: number) => call(api.notes.remove, { params: { id, recordId } }));
