import { foldedCase } from '../../lib/imports/names.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';

type Column = { heading: string; means?: Record<string, string> };

/** The columns after words of one of them were taken for a name. */
export const withMeaning = <C extends Column>(columns: readonly C[], at: number, words: string, name: string): C[] =>
  columns.map((column, place) =>
    place === at && words !== '' ? { ...column, means: { ...column.means, [foldedCase(words)]: name } } : column,
  );

/** A row's cells with those that are given anew, by their headings; an empty text empties a cell. */
export const cellsWith = (
  columns: readonly Column[],
  cells: readonly ReadCell[],
  values: Readonly<Record<string, string>>,
): ReadCell[] => {
  return columns.map(({ heading, means = {} }, at) => {
    if (!Object.hasOwn(values, heading)) return cells[at] ?? null;
    const text = values[heading]?.trim() || null;
    const words = foldedCase(text ?? '');
    return Object.hasOwn(means, words) ? (means[words] ?? null) : text;
  });
};

/** A cell's text with a name in place of another one; of a list, which is not that name alone, the part that is. */
export const withNameInstead = (text: string, old: string, name: string): string => {
  if (old === '' || foldedCase(text) === foldedCase(old)) return name;
  return text.replaceAll(/[^;,]+/g, (part) => (foldedCase(part) === foldedCase(old) ? ` ${name}` : part)).trim();
};
