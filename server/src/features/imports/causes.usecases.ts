import type { CauseInput, Import, ImportCause } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { ImportDefinition } from '../../lib/imports/define-import.ts';
import type { Names } from '../../lib/imports/import-kind.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';
import { withNameInstead } from './cells.rules.ts';
import { checkDecidable } from './decide.usecases.ts';
import { groupedCauses, hasCause } from './grouped.rules.ts';
import { presentImport } from './imports.present.ts';
import { findImport, type ImportRecord, updateImport } from './imports.store.ts';
import { lockOpen } from './imports.usecases.ts';
import { makeOf } from './new-by-name.usecases.ts';
import { listProblems, listRows, type RowRecord, saveCells } from './rows.store.ts';
import { definitionOf, type ImportDefinitions, kindOf, replanRows } from './rows.usecases.ts';

const MOST_NAMES = 500;

/** The records that a field's cells may name; null of a field whose cells name none. */
const namesOf = async (
  tx: Connection,
  deps: Deps,
  definitions: ImportDefinitions,
  actor: Actor,
  { record, field, within }: { record: ImportRecord; field: string; within?: number | undefined },
): Promise<Names | null> => {
  const fields = record.columns.map((column) => column.field);
  const scope = { actor, as: record.as, fields, defaults: {}, rows: [] };
  return (await definitionOf(definitions, record).open(tx, deps, scope)).names(field, within);
};

/** What a field can be given, where there is not too much to choose among. Throws 404. */
export const listNames = async (
  deps: Deps,
  definitions: ImportDefinitions,
  actor: Actor,
  { id, field, within }: { id: number; field: string; within?: number | undefined },
) => {
  const record = await findImport(deps.db, id, deps.clock.now());
  const names = record && (await namesOf(deps.db, deps, definitions, actor, { record, field, within }));
  if (!names) throw notFound();
  return names.choices(MOST_NAMES);
};

/** Where the column of a field stands that a row need not have; -1 where there is none. */
const optionalColumn = (definitions: ImportDefinitions, record: ImportRecord, field: string | null): number => {
  const known = definitionOf(definitions, record).fields.find((one) => one.field === field);
  if (!known || known.required || known.says) return -1;
  return record.columns.findIndex((column) => column.field === field);
};

/** Why rows are in error or in doubt. Throws 404. */
export const listCauses = async (
  { db, clock }: Deps,
  definitions: ImportDefinitions,
  id: number,
): Promise<ImportCause[]> => {
  const record = await findImport(db, id, clock.now());
  if (!record) throw notFound();
  return groupedCauses(await listProblems(db, id), {
    canCreate: (field) => makeOf(kindOf(record), field) !== undefined,
    isOptional: (field) => optionalColumn(definitions, record, field) >= 0,
  });
};

type ImportRows = { record: ImportRecord; rows: RowRecord[] };
/** What somebody chose, for which rows, and whose cells a name empties: those of other fields that name the same. */
type Choice = { input: CauseInput; chosen: ReadonlySet<number>; others: readonly string[] };

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
  { input: { field, value }, chosen, others }: Choice,
  name: string,
): Promise<ImportRows> => {
  const { record, rows } = all;
  const at = record.columns.findIndex((column) => column.field === field);
  if (at < 0) return { record: { ...record, defaults: { ...record.defaults, [field ?? '']: name } }, rows };
  return withCells(tx, all, { chosen, at, others }, (cell) => withNameInstead(cellText(cell), value ?? '', name));
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

/** Does what was chosen to the rows of the cause. Throws 422. */
const applyChoice = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  all: ImportRows,
  choice: Choice & { names: (field: string) => Promise<Names | null>; optional: number },
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
  const known = await names(field ?? '');
  if (create) {
    const make = makeOf(kindOf(all.record), field);
    if (!make || !value) throw invalid({ create: 'Kun et område eller en kategori kan oprettes her' });
    if (known?.has(value)) throw invalid({ create: `"${value}" findes allerede` });
    await make(tx, deps, actor, value);
    return all;
  }
  if (use === null) throw invalid({ use: 'Vælg, hvad der skal ske med rækkerne' });
  const name = known?.nameOf(use);
  if (!name) throw invalid({ use: 'Vælg en, der findes, og hvis navn ingen anden har' });
  return withName(tx, all, choice, name);
};

/** Makes one choice for all rows of a cause, and plans all rows anew. Throws 404, 409 and 422. */
export const mendCause = (
  deps: Deps,
  definitions: ImportDefinitions,
  actor: Actor,
  id: number,
  input: Input<CauseInput>,
): Promise<Import> =>
  deps.db.transaction(async (tx) => {
    const record = await lockOpen(tx, deps, id);
    checkDecidable(record, input.version);
    const choice = input.value();
    const definition = definitionOf(definitions, record);
    const rows = await listRows(tx, id);
    const chosen = new Set(rows.filter((row) => hasCause(row, choice)).map(({ row }) => row));
    if (chosen.size === 0) throw invalid({ field: 'Ingen rækker har den årsag længere' });
    const names = (field: string) => namesOf(tx, deps, definitions, actor, { record, field });
    const optional = optionalColumn(definitions, record, choice.field);
    const others = othersOf(definition, choice.field);
    const all = { input: choice, chosen, names, others, optional };
    const next = await applyChoice(tx, deps, actor, { record, rows }, all);
    const counts = await replanRows(tx, deps, actor, { definition, ...next });
    const values = { defaults: next.record.defaults, counts };
    const saved = await updateImport(tx, id, values, { by: actor.name, at: deps.clock.now() });
    return presentImport(saved, definition);
  });
