import type { Candidate } from '@sponsorat/api';
import { unnamedProblem } from './causes.rules.ts';
import type { ImportContext, KindDefinition } from './import-kind.ts';
import type { RowPlan } from './row-plan.ts';

/** A record that a row may be about. */
export const candidateOf = <C extends ImportContext<R>, R extends { id: number; version: number }>(
  { nameOf, pathOf }: KindDefinition<C, R>,
  record: R,
  why: string,
): Candidate => ({ id: record.id, name: nameOf(record), path: pathOf(record), why, changes: [], takenBy: null });

/** The plan of a row; in doubt where it would be saved, but somebody should look at it first, who finds that it is about itself. */
export const withRemark = <C extends ImportContext<R>, R extends { id: number; version: number }>(
  kind: KindDefinition<C, R>,
  { records }: C,
  row: number,
  plan: RowPlan,
): RowPlan => {
  const remark = plan.action === 'create' || plan.action === 'update' ? kind.remark?.(plan.changes) : null;
  if (!remark) return plan;
  const { field, name, why } = remark;
  const record = plan.recordId === null ? undefined : records.get(plan.recordId);
  const known =
    plan.candidates.find(({ id }) => id === plan.recordId) ?? (record && candidateOf(kind, record, 'Samme Id'));
  const candidates = [{ id: -row, name, path: null, why, changes: [], takenBy: row }];
  return {
    ...plan,
    action: null,
    recordId: null,
    changes: [],
    candidates: known ? [...candidates, { ...known, changes: plan.changes }] : candidates,
    problems: [{ ...unnamedProblem(why), field }],
  };
};
