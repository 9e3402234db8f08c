import type { Connection } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { ReadRow } from '../spreadsheet/read-cells.ts';
import type { Asked, ImportField, KindDefinition, Known, Names } from './import-kind.ts';
import { type Decision, Planner, type RowPlan, type Taken } from './plan.rules.ts';

/** Rows as they would be saved at this moment. */
export type OpenImport = {
<<<<<<< HEAD
  /** `taken` is what other rows are about, where not all of a file is planned. */
  plan(row: ReadRow, decision: Decision | null, taken?: Taken): RowPlan;
=======
  plan(row: ReadRow, decision: Decision | null): RowPlan;
  /** The records that a field names; null where it names none. */
  names(field: string): Names | null;
>>>>>>> b3fb1efc (An import's cells are mended in place, and a field without a column can have one value for all new records)
  /** Comes before the first row is saved. */
  begin(counts: { create: number }): Promise<void>;
  /** Saves what was planned, by the form's use case: the record's id. */
  save(plan: RowPlan): Promise<number>;
};

/** A kind of record that can be imported. */
export type ImportDefinition = {
<<<<<<< HEAD
  fields: readonly Omit<ImportField<never>, 'read'>[];
  open(tx: Connection, deps: Deps, asked: Asked): Promise<OpenImport>;
=======
  fields: readonly Omit<ImportField<never>, 'read' | 'names'>[];
  /** `taken` is what rows before it have left, where not all of a file is planned. */
  open(tx: Connection, deps: Deps, asked: Asked & { taken?: Taken }): Promise<OpenImport>;
>>>>>>> b3fb1efc (An import's cells are mended in place, and a field without a column can have one value for all new records)
};

/** Declares how records are imported: their fields, how a row finds its record, and who saves it. */
export const defineImport = <C extends Known<R>, R extends { id: number; version: number }>(
  kind: KindDefinition<C, R>,
): ImportDefinition => ({
  fields: kind.fields,
<<<<<<< HEAD
  open: async (tx, deps, asked) => {
    const context = await kind.load(tx, deps, asked);
    const planner = new Planner(kind, context, asked.fields);
    return {
      plan: (row, decision, taken) => planner.plan(row, decision, taken),
=======
  open: async (tx, deps, { taken, ...asked }) => {
    const own = asked.fields.length;
    const fields = [...asked.fields, ...Object.keys(asked.defaults)];
    // What all new records get is read as if it stood in columns after the file's own.
    const filled = ({ row, cells }: ReadRow): ReadRow => ({
      row,
      cells: [...Array.from({ length: own }, (_, at) => cells[at] ?? null), ...Object.values(asked.defaults)],
    });
    const context = await kind.load(tx, deps, { ...asked, fields, rows: asked.rows.map(filled) });
    const planner = new Planner(kind, context, { fields, own, ...(taken && { taken }) });
    return {
      plan: (row, decision) => planner.plan(filled(row), decision),
      names: (field) => kind.fields.find((one) => one.field === field)?.names?.(context) ?? null,
>>>>>>> b3fb1efc (An import's cells are mended in place, and a field without a column can have one value for all new records)
      begin: async (counts) => kind.begin?.(deps, context, counts),
      save: ({ recordId: id, input, values }) => kind.save(tx, deps, asked.actor, { id, input, values, context }),
    };
  },
});
