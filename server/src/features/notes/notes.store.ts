import { recordStore } from '../sponsorships/records.store.ts';
import { notes } from './notes.table.ts';

/** A sponsorship's notes, those that are pinned and then the newest. */
export const noteStore = recordStore(notes, { newest: [notes.pinned, notes.date] });
