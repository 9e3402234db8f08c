import type { IsoDate } from '@sponsorat/api';
import { and, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { tableStore } from '../../lib/db/versions.ts';
import { inScope, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { taskMarks, tasks } from './tasks.table.ts';

export const taskStore = tableStore(tasks);

export type OwnTask = typeof tasks.$inferSelect;

const selectTask = (db: Connection, actor: Actor, id: number) =>
  db
    .select(getTableColumns(tasks))
    .from(tasks)
    .innerJoin(sponsorships, eq(sponsorships.id, tasks.sponsorshipId))
    .where(and(eq(tasks.id, id), inScope(actor, sql`${sponsorships.areaId}`)));

/** Which of the tasks that users made, by their ids, are put off on a day. */
export const findSnoozedOf = async (db: Connection, ids: readonly number[], today: IsoDate): Promise<Set<number>> => {
  const { kind, recordId, dueDate, state, until } = taskMarks;
  const ofTask = and(eq(kind, 'manual'), eq(recordId, tasks.id), eq(dueDate, tasks.dueDate));
  const rows = await db
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(taskMarks, ofTask)
    .where(and(inArray(tasks.id, [...ids]), eq(state, 'snoozed'), gt(until, today)));
  return new Set(rows.map(({ id }) => id));
};

/** A task that a user made. Throws 404 where there is none that the actor sees. */
export const getOwnTask = async (db: Connection, actor: Actor, id: number): Promise<OwnTask> => {
  const [row] = await selectTask(db, actor, id);
  if (!row) throw outOfScope(actor, 'task', id);
  return row;
};

/** The same, locked until the transaction ends. */
export const lockOwnTask = async (tx: Connection, actor: Actor, id: number): Promise<OwnTask> => {
  const [row] = await selectTask(tx, actor, id).for('update', { of: tasks });
  if (!row) throw outOfScope(actor, 'task', id);
  return row;
};
