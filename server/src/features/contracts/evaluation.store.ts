import { eq } from 'drizzle-orm';
import { type Connection, first } from '../../lib/db/database.ts';
import { evaluations } from './evaluation.table.ts';

export type EvaluationRow = typeof evaluations.$inferSelect;

/** What was said of an agreement; null while nobody has evaluated it. */
export const findEvaluation = (db: Connection, contractId: number): Promise<EvaluationRow | null> =>
  first(db.select().from(evaluations).where(eq(evaluations.contractId, contractId)));

/** Saves all of an evaluation; its agreement is locked. */
export const saveEvaluation = async (tx: Connection, row: EvaluationRow): Promise<void> => {
  await tx.insert(evaluations).values(row).onConflictDoUpdate({ target: evaluations.contractId, set: row });
};
