import { cellText } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell, ReadRow } from '../spreadsheet/read-cells.ts';
import type { RowProblem } from './causes.rules.ts';
import type { ImportField, Values } from './import-kind.ts';
import { quotedOnce, withLabel } from './row-errors.rules.ts';

/** Remembers what is behind an error of the row, and gives the error. */
export type NoteProblem = (error: string, problem: Omit<RowProblem, 'suggestions'> & Partial<RowProblem>) => string;

const CLEARED = /^\(tom\)$/i;

/** What the cells of a row say, and what of it cannot be read. */
export type CellValues = { values: Values; errors: string[] };

/** Reads the cells of a row as their fields do. */
export const readCells = <C>(
  { cells }: ReadRow,
  columns: readonly (ImportField<C> | null)[],
  context: C,
  note: NoteProblem,
): CellValues => {
  const values: Values = {};
  const errors: string[] = [];
  // What can be chosen only beside another cell is read after that one.
  const inOrder = [...columns.entries()].sort(([, one], [, two]) => Number(!!one?.within) - Number(!!two?.within));
  for (const [at, field] of inOrder) {
    const cell = cells[at] ?? null;
    if (!field || cell === null) continue;
    if (CLEARED.test(cellText(cell))) {
      values[field.field] = null;
      continue;
    }
    const within = field.within?.(values);
    const reading = field.read(cell, context, within);
    if ('value' in reading) values[field.field] = reading.value;
    else {
      const { problem, unknown } = reading;
      // Without the cell, or each way to write it wrong would stand as a cause of its own.
      const cause = withLabel(field.label, unknown?.cause ?? problem);
      const choice = { field: field.field, value: unknown?.name ?? null, isUnknown: unknown !== undefined };
      const error = withLabel(field.label, quotedOnce(problem, cellText(cell).trim()));
      errors.push(note(error, { cause, ...choice, within, suggestions: unknown?.nearest ?? [] }));
    }
  }
  return { values, errors };
};

const says = <C>(key: string, field: ImportField<C> | null): boolean =>
  [field?.field, ...(field?.says ?? [])].some((name) => name === key || `${name}Id` === key);

/** Whether columns of the file say a value of the form, and the row has a cell in none of them. */
export const isLeftEmpty = <C>(
  key: string,
  columns: readonly (ImportField<C> | null)[],
  cells: readonly ReadCell[],
): boolean => {
  const about = [...columns.entries()].filter(([, column]) => says(key, column));
  return about.length > 0 && about.every(([at]) => (cells[at] ?? null) === null);
};

/** Whether a new record must have a value of the form that no column of the file says. */
export const isWithoutColumn = <C>(
  key: string,
  columns: readonly (ImportField<C> | null)[],
  fields: readonly ImportField<C>[],
): boolean =>
  fields.some((field) => field.required && says(key, field)) && !columns.some((column) => says(key, column));
