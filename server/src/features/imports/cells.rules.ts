import { importLimits } from '@sponsorat/api';
import { foldCase } from '../../lib/imports/names.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';

type Column = { heading: string; means?: Record<string, string> };

/** The columns after words of one of them were taken for a name. */
export const withMeaning = <C extends Column>(columns: readonly C[], at: number, words: string, name: string): C[] =>
  columns.map((column, place) =>
    place === at && words !== '' ? { ...column, means: { ...column.means, [foldCase(words)]: name } } : column,
  );

type Field = { field: string; label: string; identifies?: true };
type Columns = { columns: readonly (Column & { field: string | null })[]; defaults: Readonly<Record<string, string>> };

/** A column for each field that neither a column of the file nor a value for all says: cells of it can be given by hand. */
export const lackingColumns = ({ columns, defaults }: Columns, fields: readonly Field[]) =>
  fields
    .filter(
      ({ field, label, identifies }) =>
        !identifies &&
        !Object.hasOwn(defaults, field) &&
        !columns.some((column) => column.field === field || column.heading === label),
    )
    .slice(0, Math.max(0, importLimits.columns - columns.length))
    .map(({ field, label }) => ({ heading: label, samples: [], field }));

/** A row's cells with those that are given anew, by their headings; an empty text empties a cell. */
export const cellsWith = (
  columns: readonly Column[],
  cells: readonly ReadCell[],
  values: Readonly<Record<string, string>>,
): ReadCell[] => {
  return columns.map(({ heading, means = {} }, at) => {
    if (!Object.hasOwn(values, heading)) return cells[at] ?? null;
    const text = values[heading]?.trim() || null;
    const words = foldCase(text ?? '');
    return Object.hasOwn(means, words) ? (means[words] ?? null) : text;
  });
};

/** A cell's text with a name in place of another one; of a list, which is not that name alone, the part that is. */
export const withNameInstead = (text: string, old: string, name: string): string => {
  if (old === '' || foldCase(text) === foldCase(old)) return name;
  return text.replaceAll(/[^;,]+/g, (part) => (foldCase(part) === foldCase(old) ? ` ${name}` : part)).trim();
};
