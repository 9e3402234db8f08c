import { type TaskListRequest, type TaskRow, taskKindNames, taskListRequest, taskRowSchema } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { rowColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { TaskIndex } from './task-index.ts';
import { pageOfTasks } from './tasks.list.ts';
import { presentTask } from './tasks.present.ts';
import { findManyTasks } from './tasks.store.ts';

const states: Record<TaskRow['State'], string> = { open: 'Åben', snoozed: 'Udskudt', done: 'Udført' };

type ExportedTask = TaskRow & { ownNote: string | null };

/** Tasks; the id of one is its key. */
export const tasksExport = (db: PooledDatabase, index: TaskIndex) =>
  defineExport<TaskListRequest, ExportedTask>({
    request: taskListRequest,
    find: async (source, request) => {
      const { tx, actor, today } = source;
      const { rows, total, context } = await readAtMoment(db, index, source, (tasks, context) => ({
        ...pageOfTasks(tasks, actor, wholeList(request), today),
        context,
      }));
      const read = async (some: typeof rows) => {
        const records = await findManyTasks(tx, actor, some, context);
        return records.map((task) => ({ ...presentTask(task), ownNote: task.ownNote }));
      };
      return { total, batches: inBatches(rows, read) };
    },
    columns: rowColumns<ExportedTask>(taskRowSchema, {
      Kind: ['Type', 'text', 22, ({ Kind }) => taskKindNames[Kind]],
      State: ['Status', 'text', 10, ({ State }) => states[State]],
      Note: [
        ['Egen opgaves note', 'text', 40, ({ ownNote }) => ownNote],
        ['Note', 'text', 40, ({ Note }) => Note],
      ],
    }),
  });
