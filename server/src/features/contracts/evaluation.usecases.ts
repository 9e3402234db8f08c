import {
  type Evaluation,
  type EvaluationInput,
  evaluationInputSchema,
  evaluationSchema,
  formValues,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { checkVersion } from '../../lib/problem.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { checkContract } from './contracts.store.ts';
import { type EvaluationRow, findEvaluation, saveEvaluation } from './evaluation.store.ts';

const saidIn = (row: EvaluationRow) => formValues(evaluationInputSchema, row);

const present = (row: EvaluationRow): Evaluation =>
  formValues(evaluationSchema, { ...row, by: row.updatedBy, at: row.updatedAt.toISOString() });

/** What was said of an agreement; null while nobody has evaluated it. Throws 404. */
export const readEvaluation = ({ db }: Deps, actor: Actor, contractId: number): Promise<Evaluation | null> =>
  readSnapshot(db, async (tx) => {
    await checkContract(tx, actor, contractId);
    const found = await findEvaluation(tx, contractId);
    return found && present(found);
  });

/** Says what the bank thinks of an agreement, or says it anew. Throws 404, 409 (somebody saved first) and 422. */
export const evaluateContract = (
  { db, clock }: Deps,
  actor: Actor,
  contractId: number,
  input: Input<EvaluationInput>,
) =>
  db.transaction(async (tx): Promise<Evaluation> => {
    const contract = await checkContract(tx, actor, contractId, { isLocked: true });
    const before = await findEvaluation(tx, contractId);
    if (before) checkVersion(before, input.version);
    const { version: _seen, ...values } = input.value();
    const version = (before?.version ?? 0) + 1;
    const after = { ...values, contractId, version, updatedBy: actor.name, updatedAt: clock.now() };
    await saveEvaluation(tx, after);
    const states = { before: before && saidIn(before), after: saidIn(after) };
    await auditContract(tx, { clock }, actor, contract, 'evaluate', states);
    return present(after);
  });
