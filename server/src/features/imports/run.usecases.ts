import { isDeepStrictEqual } from 'node:util';
import { type Import, importKinds, type RunInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import { isUrgentWaiting } from '../../lib/db/urgent.ts';
import type { Input } from '../../lib/http/input.ts';
import type { OpenImport } from '../../lib/imports/define-import.ts';
import type { RowPlan } from '../../lib/imports/row-plan.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { conflict, existing, Problem } from '../../lib/problem.ts';
import { findAdminIds } from '../users/users.store.ts';
import { presentImport } from './imports.present.ts';
import { beginRun, findImport, type ImportRecord, importStore } from './imports.store.ts';
import { checkOpen, lockOpen } from './imports.usecases.ts';
import { listRows, type PlannedRow, type RowRecord, saveRows } from './rows.store.ts';
import { definitionOf, type ImportDeps, kindOf, planRows, replanRows } from './rows.usecases.ts';

/** Rows are no longer what somebody looked through. */
class OutdatedPreview extends Error {}

/** What a row that is left out would have been does not matter: beside other rows it may be wrong in another way. */
const isAsSeen = (seen: RowRecord, { plan }: PlannedRow): boolean =>
  seen.action === plan.action &&
  (plan.action === 'skip' ||
    (seen.recordId === plan.recordId &&
      isDeepStrictEqual(seen.changes, plan.changes) &&
      isDeepStrictEqual(seen.errors, plan.errors)));

const rowsText = (count: number): string => (count === 1 ? '1 række' : `${count} rækker`);

/** Throws 409 where not all rows can be saved. */
const checkDecided = ({ doubt, error }: Import['counts']): void => {
  const them = (count: number) => (count === 1 ? 'den' : 'dem');
  if (error > 0) throw conflict(`${rowsText(error)} har fejl. Ret ${them(error)}, eller spring ${them(error)} over.`);
  if (doubt > 0)
    throw conflict(`${rowsText(doubt)} er ikke afgjort endnu. Vælg, hvad der skal ske med ${them(doubt)}.`);
};

/** How many milliseconds a lock-out may wait before the import that it waits for notices. */
const NOTICE = 200;

/** Something urgent waits for what the import holds. */
class GaveWay extends Error {}

// What a use case refuses though the check let it pass was changed in between.
const saveRow = async (open: OpenImport, plan: RowPlan): Promise<number> => {
  try {
    return await open.save(plan);
  } catch (error) {
    throw error instanceof Problem ? new OutdatedPreview(error.message, { cause: error }) : error;
  }
};

const saveAll = async (tx: Connection, deps: ImportDeps, actor: Actor, record: ImportRecord): Promise<Import> => {
  const { id } = record;
  checkDecided(record.counts);
  const definition = definitionOf(deps, record);
  const rows = await listRows(tx, id);
  const { open, planned } = await planRows(tx, deps, actor, { definition, record, rows });
  if (!rows.every((row, at) => isAsSeen(row, planned[at] as PlannedRow))) throw new OutdatedPreview();
  await open.begin(record.counts);
  const saved: PlannedRow[] = [];
  let looked = performance.now();
  for (const one of planned) {
    const { plan } = one;
    if (performance.now() - looked > NOTICE) {
      if (await isUrgentWaiting(tx)) throw new GaveWay();
      looked = performance.now();
    }
    if (plan.action !== 'create' && plan.action !== 'update') continue;
    const recordId = await saveRow(open, plan);
    if (plan.action === 'create') saved.push({ ...one, plan: { ...plan, recordId } });
  }
  await open.end();
  await saveRows(tx, id, saved);
  const { create: created, update: changed, skip: leftOut } = record.counts;
  const after = { fileName: record.fileName, list: importKinds[kindOf(record)], created, changed, leftOut };
  await audit(tx, deps.clock, actor, { action: 'run', entity: 'import', entityId: id, after });
  const what = `${importKinds[kindOf(record)].toLowerCase()} fra ${record.fileName}: ${created} nye og ${changed} opdaterede`;
  await notify(tx, deps.clock, actor, await findAdminIds(tx), {
    kind: 'import-done',
    text: `${actor.name} har importeret ${what}`,
    path: `/import/${kindOf(record)}/${id}`,
  });
  const done = await importStore.update(tx, id, { status: 'done' }, { by: actor.name, at: deps.clock.now() });
  return presentImport(done, definition);
};

/** Checks all rows anew after a run that could not go through: what has changed is there to be looked at. */
const checkAgain = (deps: ImportDeps, actor: Actor, id: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const record = await lockOpen(tx, deps, id);
    if (record.status !== 'preview') return;
    const definition = definitionOf(deps, record);
    const rows = await listRows(tx, id);
    const counts = await replanRows(tx, deps, actor, { definition, record, rows });
    await importStore.update(tx, id, { counts }, { by: actor.name, at: deps.clock.now() });
  });

/**
 * Saves all rows by the forms' use cases, in one transaction: all of them or none. They are checked again within it;
 * where one is not what was looked through any longer, nothing is saved, and all are there to be looked at anew.
 * Throws 404 and 409.
 */
export const runImport = async (
  deps: ImportDeps,
  actor: Actor,
  id: number,
  input: Input<RunInput>,
): Promise<Import> => {
  try {
    return await deps.db.transaction(async (tx) => {
      existing(await findImport(tx, id, deps.clock.now()));
      if (!(await beginRun(tx, id))) throw conflict('En anden import er i gang. Prøv igen om et øjeblik.');
      const record = await lockOpen(tx, deps, id);
      checkOpen(record, input.version);
      if (record.status !== 'preview') throw conflict('Vælg kolonnerne, før du importerer.');
      input.value();
      return saveAll(tx, deps, actor, record);
    });
  } catch (error) {
    if (error instanceof GaveWay)
      throw conflict(
        'En bruger blev deaktiveret, mens der blev gemt, og gik forud. Intet er gemt. Start importen igen.',
      );
    if (!(error instanceof OutdatedPreview)) throw error;
    await checkAgain(deps, actor, id);
    throw conflict('Nogle af rækkerne har ændret sig, siden du så dem igennem. Intet er gemt. Se dem igennem igen.');
  }
};
