import type { Reading } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell, ReadRow } from '../spreadsheet/read-cells.ts';

/** The rows of a file, with the field of each of its columns. */
export type MappedRows = { rows: readonly ReadRow[]; fields: readonly (string | null)[] };

/**
 * What the cells of a column say, once each: what its rows may be about, before they are looked through. Cells that are
 * empty or cannot be read say nothing.
 */
export const valuesIn = <T>({ rows, fields }: MappedRows, field: string, read: (cell: ReadCell) => Reading<T>): T[] => {
  const at = fields.indexOf(field);
  if (at < 0) return [];
  const values = new Set<T>();
  for (const { cells } of rows) {
    const cell = cells[at] ?? null;
    const reading = cell === null ? null : read(cell);
    if (reading && 'value' in reading) values.add(reading.value);
  }
  return [...values];
};
