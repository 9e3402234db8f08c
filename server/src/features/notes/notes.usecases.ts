import { formValues, MOST_NOTES, type Note, type NoteInput, noteSchema } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import { conflict } from '../../lib/problem.ts';
import { checkContractOf } from '../contracts/contracts.store.ts';
import { defineRecord } from '../sponsorships/records.usecases.ts';
import { noteStore } from './notes.store.ts';

export const noteDefinition = defineRecord({
  name: 'note',
  store: noteStore,
  present: (rows): Note[] =>
    rows.map((row) => formValues(noteSchema, { ...row, by: row.createdBy, at: row.createdAt.toISOString() })),
  checkRoom: async (tx, sponsorshipId) => {
    if ((await noteStore.count(tx, sponsorshipId)) < MOST_NOTES) return;
    const most = MOST_NOTES.toLocaleString('da-DK');
    throw conflict(`Mappen har ${most} noter, og flere er der ikke plads til. Slet nogle, før du skriver en ny.`);
  },
  columns: async (values: NoteInput, { tx, sponsorship, before, clock }) => {
    await checkContractOf(tx, values.contractId, sponsorship.id);
    return { ...values, date: values.date ?? before?.date ?? today(clock) };
  },
});
