import { type TaskRow, taskKindNames, taskListRequest } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { TaskIndex } from './task-index.ts';
import { pageOfTasks } from './tasks.list.ts';
import { presentTask } from './tasks.present.ts';
import { findManyTasks } from './tasks.store.ts';

const states: Record<TaskRow['State'], string> = { open: 'Åben', snoozed: 'Udskudt', done: 'Udført' };

/** Tasks; the id of one is its key. */
export const tasksExport = (db: PooledDatabase, index: TaskIndex) =>
  defineExport({
    request: taskListRequest,
    find: async (source, request) => {
      const { tx, actor, today } = source;
      const { rows, total, context } = await readAtMoment(db, index, source, (tasks, context) => ({
        ...pageOfTasks(tasks, actor, wholeList(request), today),
        context,
      }));
      const read = async (some: typeof rows) => {
        const found = await findManyTasks(tx, actor, some, context);
        return found.map((task) => ({ ...presentTask(task), ownNote: task.ownNote }));
      };
      return { total, batches: inBatches(rows, read) };
    },
    columns: [
      ['Id', 'text', 26, ({ Key }) => Key],
      ['Frist', 'date', 12, ({ DueDate }) => DueDate],
      ['Type', 'text', 22, ({ Kind }) => taskKindNames[Kind]],
      ['Opgave', 'text', 44, ({ Text }) => Text],
      ['Sponsorat-id', 'whole', 13, ({ SponsorshipId }) => SponsorshipId],
      ['Sponsorat', 'text', 36, ({ Name }) => Name],
      ['Område', 'text', 18, ({ Area }) => Area],
      ['Aftalenr.', 'text', 14, ({ ContractNumber }) => ContractNumber],
      ['Beløb', 'money', 16, ({ Amount }) => Amount],
      ['Ansvarlig', 'text', 24, ({ UserName }) => UserName],
      ['Status', 'text', 10, ({ State }) => states[State]],
      ['Udskudt til', 'date', 12, ({ Until }) => Until],
      ['Egen opgaves note', 'text', 40, ({ ownNote }) => ownNote],
      ['Note', 'text', 40, ({ Note }) => Note],
    ],
  });
