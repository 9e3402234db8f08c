import { type FieldFormat, formatOf, labelOf } from '@sponsorat/api';
import { z } from 'zod';
import type { CellType, CellValue } from '../spreadsheet/cells.ts';
import { type ColumnOf, yesNo } from './list-export.ts';

const asIs = (value: unknown): CellValue => (value ?? null) as CellValue;

/** What stands in a cell of each format. */
const byFormat: Partial<Record<FieldFormat & string, [type: CellType, width: number, cell?: typeof asIs]>> = {
  text: ['text', 28],
  choice: ['text', 16],
  texts: ['text', 30, (value) => (value as string[]).join('; ')],
  choices: ['text', 30, (value) => (value as string[]).join(', ')],
  yesNo: ['text', 10, (value) => yesNo(value as boolean | null)],
  number: ['decimal', 10],
  whole: ['whole', 8],
  money: ['money', 16],
  percent: ['percent', 12],
  date: ['date', 12],
  instant: ['instant', 18],
};

/** Fields whose texts are shorter or longer than most. */
const widths: Record<string, number> = {
  name: 36,
  shortName: 14,
  cvr: 12,
  zipCode: 9,
  city: 18,
  note: 40,
  Name: 36,
  Area: 18,
  UserName: 24,
  ContractNumber: 14,
  InvoiceNumber: 14,
  Text: 44,
};

type OwnColumns<R> = Record<string, ColumnOf<R> | readonly ColumnOf<R>[] | null>;

/**
 * The columns of a form's fields, in its order: heading, type and cell follow from the form. `own` has the columns that
 * stand in a field's place, or null for one that the file does not say.
 */
export const formColumns = <R extends object>({ shape }: z.ZodObject, own: OwnColumns<R> = {}): ColumnOf<R>[] =>
  Object.entries(shape as Record<string, z.ZodType>).flatMap(([field, schema]): ColumnOf<R>[] => {
    const special = field === 'id' || field === 'version' ? null : own[field];
    if (special === null) return [];
    if (special) return typeof special[0] === 'string' ? [special as ColumnOf<R>] : [...(special as ColumnOf<R>[])];
    const format = formatOf(schema);
    const known = typeof format === 'string' ? byFormat[format] : undefined;
    const label = labelOf(schema);
    if (!known || !label) throw new Error(`How a file says ${field} has to be declared`);
    const [type, width, cell = asIs] = known;
    const value = (row: R) => cell((row as Record<string, unknown>)[field]);
    return [[label, type, Math.max(widths[field] ?? width, label.length + 2), value]];
  });

/** Columns of a list's rows: of the keys that their schema gives a heading. */
export const rowColumns = <R extends object>({ shape }: z.ZodObject, own: OwnColumns<R> = {}): ColumnOf<R>[] => {
  const headed = Object.entries(shape as Record<string, z.ZodType>).filter(([, schema]) => labelOf(schema));
  return formColumns(z.object(Object.fromEntries(headed)), own);
};
