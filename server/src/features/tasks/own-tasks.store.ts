import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { tableStore } from '../../lib/db/versioned.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { tasks } from './tasks.table.ts';

export const taskStore = tableStore(tasks);

export type OwnTask = typeof tasks.$inferSelect;

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

/** An own task, locked until the transaction ends. */
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
