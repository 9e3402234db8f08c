import { type CauseInput, type Import, type ImportCause, onlySuggestion, type RunInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { ImportDefinition, OpenImport } from '../../lib/imports/define-import.ts';
import { existing, invalid, notFound } from '../../lib/problem.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';
import { groupedCauses, hasCause } from './cause-groups.rules.ts';
import { withMeaning, withNameInstead } from './cells.rules.ts';
import { checkDecidable } from './decide.usecases.ts';
import { presentImport } from './imports.present.ts';
import { findImport, type ImportRecord, importStore } from './imports.store.ts';
import { lockOpen } from './imports.usecases.ts';
import { makeOf } from './new-by-name.usecases.ts';
import { listProblems, listRows, type RowRecord, saveCells } from './rows.store.ts';
import { definitionOf, type ImportDeps, kindOf, replanRows } from './rows.usecases.ts';

const MOST_NAMES = 500;

/** The records that a field's cells may name; null of a field whose cells name none. */
const namesIn = async (
  tx: Connection,
  deps: ImportDeps,
  actor: Actor,
  record: ImportRecord,
): Promise<OpenImport['names']> => {
  const fields = record.columns.map((column) => column.field);
  const scope = { actor, as: record.as, fields, defaults: {}, rows: [] };
  return (await definitionOf(deps, record).open(tx, deps, scope)).names;
};

/** What a field can be given, where there is not too much to choose among. Throws 404. */
export const listNames = async (
  deps: ImportDeps,
  actor: Actor,
  { id, field, within }: { id: number; field: string; within?: number | undefined },
) => {
  const record = await findImport(deps.db, id, deps.clock.now());
  const names = record && (await namesIn(deps.db, deps, actor, record))(field, within);
  if (!names) throw notFound();
  return names.choices(MOST_NAMES);
};

/** Where the column of a field stands that a row need not have; -1 where there is none. */
const optionalColumn = (deps: ImportDeps, record: ImportRecord, field: string | null): number => {
  const known = definitionOf(deps, record).fields.find((one) => one.field === field);
  if (!known || known.required || known.says) return -1;
  return record.columns.findIndex((column) => column.field === field);
};

const causesIn = (rows: Parameters<typeof groupedCauses>[0], deps: ImportDeps, record: ImportRecord): ImportCause[] =>
  groupedCauses(rows, {
    canCreate: (field) => makeOf(kindOf(record), field) !== undefined,
    isOptional: (field) => optionalColumn(deps, record, field) >= 0,
  });

/** Why rows are in error or in doubt. Throws 404. */
export const listCauses = async (deps: ImportDeps, id: number): Promise<ImportCause[]> => {
  const record = existing(await findImport(deps.db, id, deps.clock.now()));
  return causesIn(await listProblems(deps.db, id), deps, record);
};

type ImportRows = { record: ImportRecord; rows: RowRecord[] };
/** What somebody chose, for which rows, and whose cells a name empties: those of other fields that name the same. */
type Choice<I = CauseInput> = { input: I; chosen: ReadonlySet<number>; others: readonly string[] };

/** The other fields that name what a field does, as an e-mail names who a name does: a choice takes their place. */
const othersOf = ({ fields }: ImportDefinition, field: string | null): string[] => {
  const own = fields.find((one) => one.field === field)?.says ?? [];
  const others = fields.filter((one) => own.includes(one.field) || one.says?.includes(field ?? ''));
  return others.filter(({ names }) => names).map((one) => one.field);
};

/** The rows with the cells of one column changed in those that were chosen, which are saved. */
const withCells = async (
  tx: Connection,
  { record, rows }: ImportRows,
  { chosen, at, others = [] }: { chosen: Choice['chosen']; at: number; others?: readonly string[] },
  cellOf: (cell: ReadCell) => ReadCell,
): Promise<ImportRows> => {
  const changed = rows.map((row) => {
    if (!chosen.has(row.row)) return row;
    const cells = record.columns.map((column, place) =>
      others.includes(column.field ?? '') ? null : (row.cells[place] ?? null),
    );
    cells[at] = cellOf(cells[at] ?? null);
    return { ...row, cells };
  });
  await saveCells(
    tx,
    record.id,
    changed.filter(({ row }) => chosen.has(row)),
  );
  return { record, rows: changed };
};

/** The rows with a name in the cells of a field, or in all new records where no column goes to it. */
const withName = async (
  tx: Connection,
  all: ImportRows,
  { input: { field, value }, chosen, others }: Choice<Pick<CauseInput, 'field' | 'value'>>,
  name: string,
): Promise<ImportRows> => {
  const { record, rows } = all;
  const at = record.columns.findIndex((column) => column.field === field);
  if (at < 0) return { record: { ...record, defaults: { ...record.defaults, [field ?? '']: name } }, rows };
  const mended = await withCells(tx, all, { chosen, at, others }, (cell) =>
    withNameInstead(cellText(cell), value ?? '', name),
  );
  return { ...mended, record: { ...record, columns: withMeaning(record.columns, at, value ?? '', name) } };
};

/** A doubt of several records, or of one that another row is about, stays one. */
const onlyCandidate = ({ candidates }: RowRecord): number | null => {
  const [only, ...others] = candidates.filter(({ takenBy }) => takenBy == null);
  return only && others.length === 0 ? only.id : null;
};

/** The rows as they are decided. */
const decideRows = (rows: readonly RowRecord[], { input: { skip, decide }, chosen }: Choice): RowRecord[] =>
  rows.map((row) => {
    if (!chosen.has(row.row)) return row;
    if (skip) return { ...row, decidedAction: 'skip', decidedRecordId: null };
    if (row.action !== null) return row;
    if (decide === 'create') return { ...row, decidedAction: decide, decidedRecordId: null };
    const recordId = onlyCandidate(row);
    return recordId === null ? row : { ...row, decidedAction: 'update', decidedRecordId: recordId };
  });

/** What is suggested for cells that name no record, by its number. */
const suggestedName = (rows: readonly RowRecord[], { input, chosen }: Choice, use: number): string | undefined =>
  rows
    .filter(({ row }) => chosen.has(row))
    .flatMap(({ problems }) => problems.flatMap((one) => (one.field === input.field ? one.suggestions : [])))
    .find(({ id }) => id === use)?.name;

/** Does what was chosen to the rows of the cause. Throws 422. */
const applyChoice = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  all: ImportRows,
  choice: Choice & { names: () => Promise<OpenImport['names']>; optional: number },
): Promise<ImportRows> => {
  const { input, chosen, names, optional } = choice;
  const { field, value, use, create } = input;
  if (input.decide && !all.rows.some(({ row, action }) => action === null && chosen.has(row)))
    throw invalid({ decide: 'Kun rækker i tvivl kan blive nye eller opdatere' });
  if (input.skip || input.decide) return { ...all, rows: decideRows(all.rows, choice) };
  if (input.without) {
    if (optional < 0) throw invalid({ without: 'Feltet skal udfyldes' });
    return withCells(tx, all, { chosen, at: optional }, () => null);
  }
  const known = (await names())(field ?? '');
  if (create) {
    const make = makeOf(kindOf(all.record), field);
    if (!make || !value) throw invalid({ create: 'Kun et område eller en kategori kan oprettes her' });
    if (known?.has(value)) throw invalid({ create: `"${value}" findes allerede` });
    await make(tx, deps, actor, value);
    return all;
  }
  if (use === null) throw invalid({ use: 'Vælg, hvad der skal ske med rækkerne' });
  const name = known ? known.nameOf(use) : suggestedName(all.rows, choice, use);
  if (!name) throw invalid({ use: 'Vælg en, der findes, og hvis navn ingen anden har' });
  return withName(tx, all, choice, name);
};

type Mend = (tx: Connection, all: ImportRows) => Promise<ImportRows>;

/** Mends rows of an import that is looked through, and plans all of them anew. Throws 404 and 409. */
const mendRows = (
  deps: ImportDeps,
  actor: Actor,
  { id, version }: { id: number; version: number | undefined },
  mend: Mend,
): Promise<Import> =>
  deps.db.transaction(async (tx) => {
    const record = await lockOpen(tx, deps, id);
    checkDecidable(record, version);
    const definition = definitionOf(deps, record);
    const next = await mend(tx, { record, rows: await listRows(tx, id) });
    const counts = await replanRows(tx, deps, actor, { definition, ...next });
    const values = { columns: next.record.columns, defaults: next.record.defaults, counts };
    const saved = await importStore.update(tx, id, values, { by: actor.name, at: deps.clock.now() });
    return presentImport(saved, definition);
  });

const rowsWith = (rows: readonly RowRecord[], cause: Parameters<typeof hasCause>[1]): Set<number> =>
  new Set(rows.filter((row) => hasCause(row, cause)).map(({ row }) => row));

/** Makes one choice for all rows of a cause, and plans all rows anew. Throws 404, 409 and 422. */
export const mendCause = (deps: ImportDeps, actor: Actor, id: number, input: Input<CauseInput>): Promise<Import> =>
  mendRows(deps, actor, { id, version: input.version }, async (tx, all) => {
    const choice = input.value();
    const chosen = rowsWith(all.rows, choice);
    if (chosen.size === 0) throw invalid({ field: 'Ingen rækker har den årsag længere' });
    const names = () => namesIn(tx, deps, actor, all.record);
    const optional = optionalColumn(deps, all.record, choice.field);
    const others = othersOf(definitionOf(deps, all.record), choice.field);
    return applyChoice(tx, deps, actor, all, { input: choice, chosen, names, others, optional });
  });

/** Uses the suggestion for each cause that has exactly one, and plans all rows anew. Throws 404, 409 and 422. */
export const takeSuggestions = (deps: ImportDeps, actor: Actor, id: number, input: Input<RunInput>): Promise<Import> =>
  mendRows(deps, actor, { id, version: input.version }, async (tx, all) => {
    input.value();
    const names = await namesIn(tx, deps, actor, all.record);
    let next = all;
    for (const cause of causesIn(all.rows, deps, all.record)) {
      const only = onlySuggestion(cause);
      const known = only && names(only.field);
      const name = known ? known.nameOf(only.id) : only?.name;
      if (!only || !name) continue;
      const others = othersOf(definitionOf(deps, all.record), only.field);
      next = await withName(tx, next, { input: cause, chosen: rowsWith(all.rows, cause), others }, name);
    }
    if (next === all) throw invalid({ version: 'Ingen årsag har netop ét forslag længere' });
    return next;
  });
