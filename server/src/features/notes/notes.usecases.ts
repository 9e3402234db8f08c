import { followUpProblem, formValues, MOST_NOTES, type Note, type NoteInput, noteSchema } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { checkContractOf } from '../contracts/contracts.store.ts';
import { defineRecord } from '../sponsorships/records.usecases.ts';
import { findSnoozedOf, taskStore } from '../tasks/own-tasks.store.ts';
import { writeOwnTask } from '../tasks/own-tasks.usecases.ts';
import { followUpOf } from './notes.rules.ts';
import { noteStore } from './notes.store.ts';

export const noteDefinition = defineRecord({
  name: 'note',
  store: noteStore,
  present: async (rows, db, day): Promise<Note[]> => {
    const ids = rows.flatMap(({ followUpId }) => followUpId ?? []);
    const tasks = await taskStore.listOf(db, ids);
    const snoozed = await findSnoozedOf(db, ids, day);
    return rows.map((row) => {
      // One that was given to another club since is that club's.
      const task = tasks.find(({ id, sponsorshipId }) => id === row.followUpId && sponsorshipId === row.sponsorshipId);
      const followUp = task
        ? { dueDate: task.dueDate, done: task.doneAt !== null, snoozed: snoozed.has(task.id) }
        : null;
      return formValues(noteSchema, { ...row, by: row.createdBy, at: row.createdAt.toISOString(), followUp });
    });
  },
  checkRoom: async (tx, sponsorshipId) => {
    if ((await noteStore.count(tx, sponsorshipId)) < MOST_NOTES) return;
    const most = MOST_NOTES.toLocaleString('da-DK');
    throw conflict(`Mappen har ${most} noter, og flere er der ikke plads til. Slet nogle, før du skriver en ny.`);
  },
  columns: async ({ followUpOn, ...values }: NoteInput, { tx, actor, clock, sponsorship, before }) => {
    await checkContractOf(tx, values.contractId, sponsorship.id);
    const day = today(clock);
    const problem = followUpProblem(followUpOn, day);
    if (problem) throw invalid({ followUpOn: problem });
    const columns = { ...values, date: values.date ?? before?.date ?? day };
    if (!followUpOn) return columns;
    const { text, contractId } = values;
    const followed = { text, contractId, sponsorshipId: sponsorship.id, assigneeId: actor.id };
    const task = await writeOwnTask(tx, { clock }, actor, null, followUpOf(followed, followUpOn));
    return { ...columns, followUpId: task.id };
  },
});
