import type { Connection } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { ReadRow } from '../spreadsheet/read-cells.ts';
import type { Asked, ImportField, KindDefinition, Known } from './import-kind.ts';
import { type Decision, Planner, type RowPlan, type Taken } from './plan.rules.ts';

/** Rows as they would be saved at this moment. */
export type OpenImport = {
  /** `taken` is what other rows are about, where not all of a file is planned. */
  plan(row: ReadRow, decision: Decision | null, taken?: Taken): RowPlan;
  /** Comes before the first row is saved. */
  begin(counts: { create: number }): Promise<void>;
  /** Saves what was planned, by the form's use case: the record's id. */
  save(plan: RowPlan): Promise<number>;
};

/** A kind of record that can be imported. */
export type ImportDefinition = {
  fields: readonly Omit<ImportField<never>, 'read'>[];
  open(tx: Connection, deps: Deps, asked: Asked): Promise<OpenImport>;
};

/** Declares how records are imported: their fields, how a row finds its record, and who saves it. */
export const defineImport = <C extends Known<R>, R extends { id: number; version: number }>(
  kind: KindDefinition<C, R>,
): ImportDefinition => ({
  fields: kind.fields,
  open: async (tx, deps, asked) => {
    const context = await kind.load(tx, deps, asked);
    const planner = new Planner(kind, context, asked.fields);
    return {
      plan: (row, decision, taken) => planner.plan(row, decision, taken),
      begin: async (counts) => kind.begin?.(deps, context, counts),
      save: ({ recordId: id, input, values }) => kind.save(tx, deps, asked.actor, { id, input, values, context }),
    };
  },
});
