import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';

type Column = { heading: string };

/** A row's cells with those that are given anew, by their headings; an empty text empties a cell. */
export const cellsWith = (
  columns: readonly Column[],
  cells: readonly ReadCell[],
  values: Readonly<Record<string, string>>,
): ReadCell[] => {
  return columns.map(({ heading }, at) => {
    if (!Object.hasOwn(values, heading)) return cells[at] ?? null;
    return values[heading]?.trim() || null;
  });
};
