import { cellText, decimalIn, type Reading } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../spreadsheet/read-cells.ts';
import type { ImportField } from './import-kind.ts';

const textIn = (cell: ReadCell): Reading<string> => ({ value: cellText(cell) });

type TextField = ImportField<unknown>;
type TextFieldParts = Omit<TextField, 'field' | 'label' | 'read' | 'examples'> & Partial<Pick<TextField, 'examples'>>;

/** A column whose cells are taken as they stand. */
export const textField = (field: string, label: string, parts: TextFieldParts): TextField => ({
  field,
  label,
  examples: ['', ''],
  read: textIn,
  ...parts,
});

/** Text without spaces, as numbers of companies are written in groups. */
export const digitsIn = (cell: ReadCell): Reading<string> => ({
  value: cellText(cell).replaceAll(/\s/g, '').replace(/^DK/i, ''),
});

/** A whole number that names a record. */
export const idIn = (cell: ReadCell): Reading<number> => {
  const found = decimalIn(cell);
  const isId = 'value' in found && Number.isInteger(found.value) && found.value > 0 && found.value <= 2_147_483_647;
  return isId ? found : { problem: 'Skriv et helt tal' };
};

export const idField = {
  field: 'id',
  label: 'Id',
  comment: 'Nummeret fra vores egen liste. Lad det stå tomt for en ny.',
  examples: ['', ''],
  read: idIn,
} as const;
