import type { DecisionInput, Import, ImportRow, RunInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Input } from '../../lib/http/input.ts';
import type { ImportDefinition } from '../../lib/imports/define-import.ts';
import type { Decision, RowPlan } from '../../lib/imports/row-plan.ts';
import { conflict, existing, invalid } from '../../lib/problem.ts';
import { cellsWith, lackingColumns } from './cells.rules.ts';
import { presentImport, presentRow } from './imports.present.ts';
import { type ImportRecord, importStore } from './imports.store.ts';
import { checkOpen, lockOpen } from './imports.usecases.ts';
import { rowsAlike, takenBeside } from './row-claims.rules.ts';
import {
  countRows,
  findRow,
  findRows,
  listSubjects,
  type PlannedRow,
  type RowRecord,
  saveCells,
  saveRows,
  skipRowsInError,
} from './rows.store.ts';
import { decisionOf, definitionOf, type ImportDeps } from './rows.usecases.ts';

const refuse = (message: string) => invalid({ action: message });

/** The record that a row is to update: the one that was sent, else the only one that it can be. Throws 422. */
const chosenRecord = (row: RowRecord, input: DecisionInput): number => {
  const taken = row.candidates.find(({ id, takenBy }) => id === input.recordId && takenBy != null);
  if (taken) throw invalid({ recordId: `Række ${taken.takenBy} handler allerede om ${taken.name}` });
  const free = row.candidates.filter(({ takenBy }) => takenBy == null);
  const possible = new Set([...free.map(({ id }) => id), ...(row.recordId === null ? [] : [row.recordId])]);
  if (input.recordId !== null && possible.has(input.recordId)) return input.recordId;
  if (input.recordId !== null || possible.size === 0) throw invalid({ recordId: 'Vælg en af dem, som rækken ligner' });
  const [only, ...others] = possible;
  if (only === undefined || others.length > 0) throw invalid({ recordId: 'Vælg den, som rækken skal opdatere' });
  return only;
};

const decisionFor = (row: RowRecord, input: DecisionInput): Decision | null => {
  const { action } = input;
  if (!action) return null;
  if (row.errors.length > 0 && action !== 'skip') throw refuse('En række med fejl kan kun springes over');
  return { action, recordId: action === 'update' ? chosenRecord(row, input) : null };
};

/** A decision that cannot be followed, as a row cannot be new that names its record, is refused. */
const checkFollowed = (plan: RowPlan, decision: Decision | null): void => {
  if (decision?.action === 'create' && plan.action !== 'create' && plan.errors.length === 0)
    throw refuse('Rækken har et Id og kan derfor ikke blive ny');
};

/** Throws 409 for an import whose rows cannot be decided now. */
export const checkDecidable = (record: ImportRecord, version: number | undefined): void => {
  checkOpen(record, version);
  if (record.status !== 'preview') throw conflict('Vælg kolonnerne, før du afgør rækkerne.');
};

/** Plans a row as it is decided, and those that may be about the same: what one of them leaves is free for another. */
const planAround = async (
  tx: Connection,
  deps: ImportDeps,
  actor: Actor,
  { record, row, decision }: { record: ImportRecord; row: RowRecord; decision: Decision | null },
): Promise<PlannedRow[]> => {
  const all = await listSubjects(tx, record.id);
  const alike = rowsAlike(all, row).filter(({ action }) => action !== 'skip');
  const others = await findRows(
    tx,
    record.id,
    alike.map(({ row: at }) => at),
  );
  const fields = record.columns.map(({ field }) => field);
  const { as, defaults } = record;
  const scope = { actor, as, fields, defaults, rows: [row, ...others] };
  const open = await definitionOf(deps, record).open(tx, deps, scope);
  const subjects = new Map(all.map((subject) => [subject.row, subject]));
  const planned: PlannedRow[] = [];
  for (const one of [row, ...others]) {
    const chosen = one === row ? decision : decisionOf(one);
    const plan = open.plan(one, chosen, takenBeside([...subjects.values()], one.row));
    if (one === row) checkFollowed(plan, decision);
    subjects.set(one.row, { ...plan, row: one.row });
    planned.push({ row: one.row, plan, decision: chosen });
  }
  return planned;
};

/**
 * A row with its cells as somebody mends them, which are saved, and the import, which gets a column for each field that
 * the file lacks and this row is given. Throws 422.
 */
const mendCells = async (
  tx: Connection,
  record: ImportRecord,
  row: RowRecord,
  { values, fields }: Pick<DecisionInput, 'values'> & Pick<ImportDefinition, 'fields'>,
): Promise<{ record: ImportRecord; row: RowRecord }> => {
  if (!values) return { record, row };
  const added = lackingColumns(record, fields).filter(({ heading }) => Object.hasOwn(values, heading));
  const columns = [...record.columns, ...added];
  const unknown = Object.keys(values).find((given) => !columns.some(({ heading }) => heading === given));
  if (unknown !== undefined) throw invalid({ values: `Filen har ingen kolonne "${unknown}"` });
  const cells = cellsWith(columns, row.cells, values);
  await saveCells(tx, record.id, [{ row: row.row, cells }]);
  return { record: { ...record, columns }, row: { ...row, cells, errors: [] } };
};

/** Decides what is done with a row, or gives it back to what it was found to be. Throws 404, 409 and 422. */
export const decideRow = (
  deps: ImportDeps,
  actor: Actor,
  { id, row: number }: { id: number; row: number },
  input: Input<DecisionInput>,
): Promise<ImportRow> =>
  deps.db.transaction(async (tx) => {
    const before = await lockOpen(tx, deps, id);
    const stored = existing(await findRow(tx, id, number));
    checkDecidable(before, undefined);
    const choice = input.value();
    const { fields } = definitionOf(deps, before);
    const { record, row } = await mendCells(tx, before, stored, { values: choice.values, fields });
    const decision = decisionFor(row, choice);
    await saveRows(tx, id, await planAround(tx, deps, actor, { record, row, decision }));
    const save = { by: actor.name, at: deps.clock.now() };
    await importStore.update(tx, id, { columns: record.columns, counts: await countRows(tx, id) }, save);
    return presentRow(existing(await findRow(tx, id, number)), record);
  });

/** Leaves out every row in error, of which there may be hundreds. Throws 404 and 409. */
export const skipErrors = (deps: ImportDeps, actor: Actor, id: number, input: Input<RunInput>): Promise<Import> =>
  deps.db.transaction(async (tx) => {
    const record = await lockOpen(tx, deps, id);
    checkDecidable(record, input.version);
    input.value();
    await skipRowsInError(tx, id);
    const save = { by: actor.name, at: deps.clock.now() };
    const saved = await importStore.update(tx, id, { counts: await countRows(tx, id) }, save);
    return presentImport(saved, definitionOf(deps, record));
  });
