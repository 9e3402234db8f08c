import type { TaskInput } from '@sponsorat/api';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { tasks } from './tasks.table.ts';

export type OwnTask = typeof tasks.$inferSelect;
type Save = { by: string; at: Date };

const selectTask = (db: Connection, actor: Actor, id: number) =>
  db
    .select(getTableColumns(tasks))
    .from(tasks)
    .innerJoin(sponsorships, eq(sponsorships.id, tasks.sponsorshipId))
    .where(and(eq(tasks.id, id), inScope(actor, sql`${sponsorships.areaId}`)));

/** A task that a user made; null where there is none that the actor sees. */
export const findOwnTask = async (db: Connection, actor: Actor, id: number): Promise<OwnTask | null> => {
  const [row] = await selectTask(db, actor, id);
  return row ?? null;
};

/** The same, locked until the transaction ends. */
export const lockOwnTask = async (tx: Connection, actor: Actor, id: number): Promise<OwnTask | null> => {
  const [row] = await selectTask(tx, actor, id).for('update', { of: tasks });
  return row ?? null;
};

/** The area of a sponsorship, which nobody deletes until the transaction ends; null where the actor does not see it. */
export const lockAreaOf = async (tx: Connection, actor: Actor, sponsorshipId: number): Promise<number | null> => {
  const [row] = await tx
    .select({ areaId: sponsorships.areaId })
    .from(sponsorships)
    .where(and(eq(sponsorships.id, sponsorshipId), inScope(actor, sql`${sponsorships.areaId}`)))
    .for('share');
  return row?.areaId ?? null;
};

const saved = (row: OwnTask | undefined): OwnTask => {
  if (!row) throw new Error('The task was not saved');
  return row;
};

export const insertTask = async (
  tx: Connection,
  values: Omit<TaskInput, 'id' | 'version'>,
  { by, at }: Save,
): Promise<OwnTask> => {
  const [row] = await tx
    .insert(tasks)
    .values({ ...values, updatedBy: by, updatedAt: at })
    .returning();
  return saved(row);
};

type Columns = Partial<Omit<typeof tasks.$inferInsert, 'id' | 'version' | 'updatedAt' | 'updatedBy'>>;

/** Saves columns of a task that is locked, and raises its version. */
export const updateTask = async (tx: Connection, id: number, columns: Columns, { by, at }: Save): Promise<OwnTask> => {
  const [row] = await tx
    .update(tasks)
    .set({ ...columns, version: sql`${tasks.version} + 1`, updatedBy: by, updatedAt: at })
    .where(eq(tasks.id, id))
    .returning();
  return saved(row);
};

export const deleteTask = async (tx: Connection, id: number): Promise<void> => {
  await tx.delete(tasks).where(eq(tasks.id, id));
};
