import { recommendations } from '@sponsorat/api';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { selectLines, wholeLine } from '../../lib/audit/lines.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import { evaluations } from './contracts.table.ts';

export type EvaluationRow = typeof evaluations.$inferSelect;

/** What was said of an agreement; null while nobody has evaluated it. */
export const findEvaluation = async (db: Connection, contractId: number): Promise<EvaluationRow | null> => {
  const [row] = await db.select().from(evaluations).where(eq(evaluations.contractId, contractId));
  return row ?? null;
};

/** Saves all of an evaluation; its agreement is locked. */
export const saveEvaluation = async (tx: Connection, row: EvaluationRow): Promise<void> => {
  await tx.insert(evaluations).values(row).onConflictDoUpdate({ target: evaluations.contractId, set: row });
};

const mark = z.number().nullable();
const said = z.object({
  exposure: mark,
  relation: mark,
  delivery: mark,
  local: mark,
  version: z.number(),
  recommendation: z.enum(recommendations).nullable(),
  // It may have been erased since, as what says something of a person.
  text: z.string().nullable().catch(null),
});

/** Adds the evaluation of an agreement that was deleted and is back, as the audit log's last line says it. */
export const restoreEvaluation = async (tx: Connection, contractId: number): Promise<void> => {
  const isOfIt = and(
    eq(auditLog.entity, 'contract'),
    eq(auditLog.entityId, contractId),
    eq(auditLog.action, 'evaluate'),
  );
  const [line] = await selectLines(tx, isOfIt).orderBy(desc(auditLog.id)).limit(1);
  if (!line) return;
  const { after, by, at } = wholeLine(line);
  await saveEvaluation(tx, { ...said.parse(after), contractId, updatedBy: by ?? '', updatedAt: at });
};
