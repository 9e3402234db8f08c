import { setImmediate } from 'node:timers/promises';
import { type ImportCounts, type ImportKind, isImportKind } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { ImportDefinition, OpenImport } from '../../lib/imports/define-import.ts';
import type { Decision } from '../../lib/imports/row-plan.ts';
import { allowRest, type ImportRecord } from './imports.store.ts';
import { NO_ROWS, type PlannedRow, type RowRecord, saveRows } from './rows.store.ts';

/** What imports need besides: the kinds that can be imported. */
export type ImportDeps = Deps & { definitions: Record<ImportKind, ImportDefinition> };

export const kindOf = ({ kind }: Pick<ImportRecord, 'kind'>): ImportKind => {
  if (!isImportKind(kind)) throw new Error(`There is no import of ${kind}`);
  return kind;
};

export const definitionOf = (
  { definitions }: Pick<ImportDeps, 'definitions'>,
  record: Pick<ImportRecord, 'kind'>,
): ImportDefinition => definitions[kindOf(record)];

/** What somebody decided of a row that is stored; null where nobody has. */
export const decisionOf = ({ decidedAction, decidedRecordId }: RowRecord): Decision | null =>
  decidedAction === null ? null : { action: decidedAction, recordId: decidedRecordId };

/** Plans all rows of an import as they would be saved now, in the file's order. */
export const planRows = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { definition, record, rows }: { definition: ImportDefinition; record: ImportRecord; rows: RowRecord[] },
): Promise<{ open: OpenImport; planned: PlannedRow[] }> => {
  await allowRest(tx);
  const fields = record.columns.map(({ field }) => field);
  const open = await definition.open(tx, deps, { actor, as: record.as, fields, defaults: record.defaults, rows });
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    // What others ask meanwhile goes on after each row: an answer takes several turns of the event loop.
    await setImmediate();
    const decision = decisionOf(row);
    planned.push({ row: row.row, plan: open.plan(row, decision), decision });
  }
  return { open, planned };
};

type RowsToPlan = Parameters<typeof planRows>[3];

/** Plans all rows of an import anew and saves what is known of them now: how many there are of each state. */
export const replanRows = async (tx: Connection, deps: Deps, actor: Actor, all: RowsToPlan): Promise<ImportCounts> => {
  const { planned } = await planRows(tx, deps, actor, all);
  await saveRows(tx, all.record.id, planned);
  const counts = { ...NO_ROWS };
  for (const { plan } of planned) counts[plan.action ?? 'doubt'] += 1;
  return counts;
};
