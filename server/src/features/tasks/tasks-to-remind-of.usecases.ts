import type { IsoDate, TaskRow } from '@sponsorat/api';
import type { Viewer } from '../../lib/actor.ts';
import type { PooledDatabase } from '../../lib/db/database.ts';
import type { TaskIndex } from './task-index.ts';
import { type ReminderFilter, tasksToRemindOf } from './tasks.list.ts';
import { keyOf, presentTask } from './tasks.present.ts';
import { findTasks } from './tasks.store.ts';

export type TaskReader = { db: PooledDatabase; index: TaskIndex };

// So many are read at a time, whoever sees how many.
const BATCH = 500;

/**
 * The open tasks that somebody is reminded of, the nearest first: of all of them what they are about, and the first so
 * many as they are shown.
 */
export const readTasksToRemindOf = async (
  { db, index }: TaskReader,
  viewer: Viewer,
  { most = Number.POSITIVE_INFINITY, ...filter }: ReminderFilter & { most?: number },
  day: IsoDate,
) => {
  const { all, context } = await index.read(day, (tasks, now) => ({
    all: tasksToRemindOf(tasks, viewer, filter, day),
    context: now,
  }));
  const rows: TaskRow[] = [];
  for (let at = 0; at < Math.min(all.length, most); at += BATCH) {
    const batch = all.slice(at, Math.min(at + BATCH, most));
    rows.push(...(await findTasks(db, viewer, batch, context)).map(presentTask));
  }
  return { all: all.map((task) => ({ ...task, key: keyOf(task) })), rows };
};
