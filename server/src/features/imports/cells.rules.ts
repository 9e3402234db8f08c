import { foldedCase } from '../../lib/imports/names.rules.ts';
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

/** A cell's text with a name in place of another one; of a list, which is not that name alone, the part that is. */
export const withNameInstead = (text: string, old: string, name: string): string => {
  if (old === '' || foldedCase(text) === foldedCase(old)) return name;
  return text.replaceAll(/[^;,]+/g, (part) => (foldedCase(part) === foldedCase(old) ? ` ${name}` : part)).trim();
};
