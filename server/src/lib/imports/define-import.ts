import type { Connection } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { ReadRow } from '../spreadsheet/read-cells.ts';
import type { Examples } from './examples.rules.ts';
import type { ImportContext, ImportField, ImportScope, KindDefinition, Names } from './import-kind.ts';
import { Planner } from './planner.ts';
import type { Decision, RowClaims, RowPlan } from './row-plan.ts';

/** Rows as they would be saved at this moment. */
export type OpenImport = {
  /** `taken` is what other rows are about, where not all of a file is planned. */
  plan(row: ReadRow, decision: Decision | null, taken?: RowClaims): RowPlan;
  /** The records that a field names, of those that can be chosen beside one; null where it names none. */
  names(field: string, within?: number): Names | null;
  /** Comes before the first row is saved. */
  begin(counts: { create: number }): Promise<void>;
  /** Saves what was planned, by the form's use case: the record's id. */
  save(plan: RowPlan): Promise<number>;
  /** Comes after the last row is saved. */
  end(): Promise<void>;
};

/** A kind of record that can be imported. */
export type ImportDefinition = {
  fields: readonly Omit<ImportField<never>, 'read'>[];
  /** What the template's rows name, by field. */
  examples(db: Connection): Promise<Examples>;
  open(tx: Connection, deps: Deps, scope: ImportScope): Promise<OpenImport>;
};

/** Declares how records are imported: their fields, how a row finds its record, and who saves it. */
export const defineImport = <C extends ImportContext<R>, R extends { id: number; version: number }>(
  kind: KindDefinition<C, R>,
): ImportDefinition => ({
  fields: kind.fields,
  examples: async (db) => kind.examples?.(db) ?? [],
  open: async (tx, deps, scope) => {
    const own = scope.fields.length;
    const fields = [...scope.fields, ...Object.keys(scope.defaults)];
    const says = scope.fields.map((name) => kind.fields.find(({ field }) => field === name)?.says ?? []);
    // What all new records get is read as if it stood in columns after the file's own, where no cell of these says it.
    const withDefaults = ({ row, cells }: ReadRow): ReadRow => ({
      row,
      cells: [
        ...Array.from({ length: own }, (_, at) => cells[at] ?? null),
        ...Object.entries(scope.defaults).map(([field, text]) =>
          says.some((said, at) => said.includes(field) && (cells[at] ?? null) !== null) ? null : text,
        ),
      ],
    });
    const context = await kind.load(tx, deps, { ...scope, fields, rows: scope.rows.map(withDefaults) });
    const planner = new Planner(kind, context, { fields, own });
    return {
      plan: (row, decision, taken) => planner.plan(withDefaults(row), decision, taken),
      names: (field, within) => kind.fields.find((one) => one.field === field)?.names?.(context, within) ?? null,
      begin: async (counts) => kind.begin?.(deps, context, counts),
      end: async () => kind.end?.(tx, deps, scope.actor, context),
      save: ({ recordId: id, input, values }) => kind.save(tx, deps, scope.actor, { id, input, values, context }),
    };
  },
});
