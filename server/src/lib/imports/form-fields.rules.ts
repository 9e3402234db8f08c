import { type FieldFormat, formatOf, labelOf, read } from '@sponsorat/api';
import type { z } from 'zod';
import { amountIn, cellText, dayIn, decimalIn, partsOf, percentIn, yesNoIn } from '../spreadsheet/cell-values.rules.ts';
import type { ImportField } from './import-kind.ts';

/** How a cell of each format is read, and what the template says of it. */
const byFormat: Partial<Record<FieldFormat & string, Pick<ImportField<unknown>, 'comment' | 'read' | 'examples'>>> = {
  text: { comment: 'Fri tekst.', read: (cell) => ({ value: cellText(cell) }) },
  choice: { comment: 'Et af ordene fra formularen.', read: (cell) => ({ value: cellText(cell) }) },
  texts: { comment: 'Flere adskilles af komma eller semikolon.', read: (cell) => ({ value: partsOf(cell) }) },
  yesNo: { comment: 'Ja eller Nej.', examples: ['Nej', 'Nej'], read: yesNoIn },
  number: { comment: 'Et tal.', read: decimalIn },
  money: { comment: 'Skriv beløbet som 60.000,50.', read: amountIn },
  percent: { comment: 'Skriv andelen som 25 %.', read: percentIn },
  date: { comment: 'Skriv datoen som 31-12-2026.', read: dayIn },
};

/** What is special of a field in a file. */
type Own<C> = Partial<Omit<ImportField<C>, 'required'>> & { required?: boolean };

/**
 * The columns that a file of a form's records may have, in the form's order: label, reading and whether it must be there
 * follow from the form. `own` is what is special of a field, other columns in its place, or null for one that no file says.
 */
export const formFields = <C>(
  { shape }: z.ZodObject,
  own: Record<string, Own<C> | readonly ImportField<C>[] | null>,
): ImportField<C>[] =>
  Object.entries(shape as Record<string, z.ZodType>).flatMap(([field, schema]): ImportField<C>[] => {
    const special = field === 'id' || field === 'version' ? null : own[field];
    if (special === null) return [];
    if (Array.isArray(special)) return [...special];
    const { required = !read(schema, null).ok, ...parts } = (special ?? {}) as Own<C>;
    const format = formatOf(schema);
    const known = typeof format === 'string' ? byFormat[format] : undefined;
    const label = labelOf(schema);
    if (!label || (!known && !parts.read)) throw new Error(`How a file says ${field} has to be declared`);
    const declared = { field, label, comment: '', ...known, ...parts };
    return [{ ...(declared as ImportField<C>), ...(required && { required }) }];
  });
