import type { FieldErrors, ImportedAs, ReferenceKind, RowChange } from '@sponsorat/api';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Connection } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Reading, UnknownName } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell, ReadRow } from '../spreadsheet/read-cells.ts';
import type { Examples } from './examples.rules.ts';

/** What a row is given: the values that its cells say, by key. Null is a value that is to be cleared. */
export type Values = Record<string, unknown>;

/** What a column of a file may be. */
export type ImportField<C> = {
  /** What a mapping calls it. */
  field: string;
  /** What the form calls it, and the template's heading. */
  label: string;
  required?: true;
  /** A cell of it names the record that its row is about, so that the row is about no new one. */
  identifies?: true;
  /** The required fields that a cell of it says as well. */
  says?: readonly string[];
  /** What becomes of a new record without it, where that is worth saying. */
  without?: string;
  /** Other headings that mean it. */
  also?: readonly string[];
  /** Headings that may mean another field as well, and mean this one where most cells below hold that. */
  alsoIf?: { headings: readonly string[]; hold: 'amounts' | 'days' };
  /** What to write in it, for the template. */
  comment: string;
  /** What the template's two rows have in it; nothing where it is missing. */
  examples?: readonly [string, string];
  /** `within` is the id of the row's record that decides which can be chosen. */
  read(cell: ReadCell, context: C, within?: number): Reading<unknown>;
  /** The records that a cell of it names, where it names one; of those, what can be chosen beside one of `within`. */
  names?(context: C, within?: number): Names;
  /** The record of the row that decides which can be chosen, as a person must have the area; of cells or of the form. */
  within?(values: Values): number | undefined;
};

/** Records that can be chosen for a cell. */
export type Names = {
  has(name: string): boolean;
  choices(most?: number): { id: number; name: string }[];
  nameOf(id: number): string | null;
};

/** Records that a row may be about, each with why. */
export type RecordMatch<R> =
  | { problem: string }
  | {
      /** What it is about unless somebody decides otherwise; null where it is new, or in doubt. */
      record: R | null;
      isDoubt: boolean;
      /** What it may be about; of a row without doubt, a hint. */
      candidates: { record: R; why: string }[];
    };

/** What is known of the records of a kind while rows are looked through. */
export type ImportContext<R> = { records: ReadonlyMap<number, R> };

/** What is wrong with what several cells say; of all rows with the same cause, the field can be left out. */
export type CellsError = string | { problem: string; cause: string; field: string };

/** What is perhaps wrong in a field: what stands there, and why. */
type Remark = { field: string; name: string; why: string };

/** What is to be imported, and by whom. */
export type ImportScope = {
  actor: Actor;
  /** What contracts become. */
  as: ImportedAs | null;
  /** The field of each of the file's columns. */
  fields: readonly (string | null)[];
  /** What new records get in fields that no column goes to. */
  defaults: Readonly<Record<string, string>>;
  /** All rows that are planned. */
  rows: readonly ReadRow[];
};

/** A field whose cell names what there is not. */
export type Unknown = { field: string; problem: string; unknown?: UnknownName };

/** How a kind of record is imported; `C` is what is read once for all rows, `R` a record that is there. */
export type KindDefinition<C extends ImportContext<R>, R extends { id: number; version: number }> = {
  fields: readonly ImportField<C>[];
  /** What the template's rows name of what there is, in the place of their fields' examples. */
  examples?(db: Connection): Promise<Examples>;
  /** What a refusal calls one: "et sponsorat". */
  a: string;
  /** Reads what rows are compared with. Nothing is locked: saving a row finds out where it has changed meanwhile. */
  load(tx: Connection, deps: Deps, scope: ImportScope): Promise<C>;
  /** The form's own schema. */
  schema: z.ZodObject;
  /** The form's input, as a record has it. */
  valuesOf(record: R): Values;
  nameOf(record: R): string;
  /** Where one reads all of it. */
  pathOf(record: R): string;
  /** What a record gets where a row does not say it; null is a new one. */
  given?(values: Values, record: R | null): Values;
  labelOf(values: Values, context: C): string;
  /** Makes the form's values of what the cells say, where more than one cell decides one of them. */
  settle?(values: Values, context: C): { values: Values; errors: CellsError[] };
  find(values: Values, context: C): RecordMatch<R>;
  /** What a row must not find among the keys that rows before it have left. */
  keysOf(values: Values): { sought: string[]; left: string[] };
  /** What a row is perhaps about, of the keys that rows before it have left, each with its row; it is asked before it is new. */
  perhapsSame?(values: Values, keys: ReadonlyMap<string, number>): { row: number; name: string; why: string } | null;
  /** Keys also of rows that name their record by its Id. */
  alwaysKeysOf?(values: Values): string[];
  /** What the form's use case checks besides the schema; `values` is what the row itself says. */
  check(input: Values, before: R | null, context: C, values: Values): FieldErrors;
  /** What the form's input lacks that its schema does not ask for. It may lack what the schema does, too. */
  lacks?(input: Values, before: R | null, context: C): FieldErrors;
  /** Tells the context what a row will save, which the rows after it are checked with. */
  planned?(input: Values, before: R | null, context: C): void;
  /** Whether a value is the record's already, where that is more than being equal to `valuesOf`. */
  isSame?(key: string, value: unknown, record: R, context: C): boolean | undefined;
  /** The form's input of what a row changes, where its values are not that yet. */
  inputOf?(values: Values, context: C): { values: Values; unknown: Unknown | null };
  /** What somebody should look at before a row is saved that is right otherwise. */
  remark?(changes: readonly RowChange[]): Remark | null;
  /** Why a record cannot be changed; null where it can. */
  fixed?(record: R): string | null;
  /** A value as one reads it, where that is more than what its field's format says; undefined where it is not. */
  shown?(key: string, value: unknown, context: C): string | null | undefined;
  /** The records that ids name. */
  references?(context: C): Partial<Record<ReferenceKind, { get(id: unknown): { name: string } | undefined }>>;
  /** Gets ready what new records need, before the first is saved. */
  begin?(deps: Deps, context: C, counts: { create: number }): Promise<void>;
  /** Saves a row by the form's use case, within the transaction: the record's id. */
  save(
    tx: Connection,
    deps: Deps,
    actor: Actor,
    row: { id: number | null; input: Values; values: Values; context: C },
  ): Promise<number>;
  /** Tells whom it concerns what was saved, when all rows are. */
  end?(tx: Connection, deps: Deps, actor: Actor, context: C): Promise<void>;
};
