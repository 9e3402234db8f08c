import type { TaskKind } from '@sponsorat/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { taskMarks } from './tasks.table.ts';

/** What a task is about, down to its date. */
export type TaskKey = { kind: TaskKind; recordId: number; dueDate: string };
export type MarkValues = Partial<
  Pick<typeof taskMarks.$inferSelect, 'state' | 'until' | 'assigneeId' | 'note' | 'text'>
>;

/** Saves what was decided about a task; what it does not say stays. The last one wins. */
export const saveMark = async (
  tx: Connection,
  { kind, recordId, dueDate, sponsorshipId }: TaskKey & { sponsorshipId: number },
  values: MarkValues,
  { by, at }: Save,
): Promise<void> => {
  const saved = { ...values, updatedBy: by, updatedAt: at };
  // Who gives away a task that is done has not done it.
  const { updatedBy, updatedAt, state } = taskMarks;
  const unlessDone = {
    updatedBy: sql`case when ${state} = 'done' then ${updatedBy} else excluded.updated_by end`,
    updatedAt: sql`case when ${state} = 'done' then ${updatedAt} else excluded.updated_at end`,
  };
  const set = values.state === undefined ? { ...values, ...unlessDone } : saved;
  await tx
    .insert(taskMarks)
    .values({ kind, recordId, dueDate, sponsorshipId, ...saved })
    .onConflictDoUpdate({ target: [taskMarks.kind, taskMarks.recordId, taskMarks.dueDate], set });
};

/** Takes back what was decided about a user's own task, whatever its date was then. */
export const clearMarksOfTask = async (tx: Connection, id: number, sponsorshipId: number): Promise<void> => {
  await tx
    .update(taskMarks)
    .set({ state: null, until: null, note: null, sponsorshipId })
    .where(and(eq(taskMarks.kind, 'manual'), eq(taskMarks.recordId, id)));
};
