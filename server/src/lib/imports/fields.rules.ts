import { cellText, decimalIn, partsOf, type Reading } from '../spreadsheet/cell-values.rules.ts';
import type { ReadCell } from '../spreadsheet/read-cells.ts';
import { beginningOf } from '../texts.rules.ts';
import type { ImportField, Values } from './import-kind.ts';
import { foldCase } from './names.rules.ts';

const textIn = (cell: ReadCell): Reading<string> => ({ value: cellText(cell) });

type TextField = ImportField<unknown>;
type TextFieldParts = Omit<TextField, 'field' | 'label' | 'read'>;

/** A column whose cells are taken as they stand. */
export const textField = (field: string, label: string, parts: TextFieldParts): TextField => ({
  field,
  label,
  read: textIn,
  ...parts,
});

/** Text without spaces, as numbers of companies are written in groups. */
export const digitsIn = (cell: ReadCell): Reading<string> => ({
  value: cellText(cell).replaceAll(/\s/g, '').replace(/^DK/i, ''),
});

/** What else sheets call an e-mail, and a phone. */
export const emailWords = ['Mail', 'Email', 'E-mailadresse', 'Mailadresse'];
export const phoneWords = ['Tlf', 'Tlf.', 'Tlf nr', 'Telefonnummer', 'Mobil', 'Telefonnr.'];

/** An e-mail without its spaces; where more stands beside it, a question, for which the first one is suggested. */
export const emailIn = (cell: ReadCell): Reading<string> => {
  const text = cellText(cell);
  const parts = text
    .replaceAll(/\s*([@.])\s*/g, '$1')
    .split(/[\s;,/]+/)
    .filter(Boolean);
  const first = parts.find((part) => part.includes('@'));
  if (!first || parts.length === 1) return { value: first ?? text };
  const cause = `Skriv én e-mail og intet andet. Her står "${beginningOf(text, 60)}"`;
  return { problem: cause, unknown: { cause, name: text, nearest: [{ id: 1, name: first }] } };
};

/** Several of a few words, whatever their case. */
export const choicesIn =
  <const W extends string>(words: readonly W[]) =>
  (cell: ReadCell): Reading<W[]> => {
    const values: W[] = [];
    for (const part of partsOf(cell)) {
      const meant = words.find((word) => foldCase(word) === foldCase(part));
      if (!meant) return { problem: `"${beginningOf(part, 60)}" kan ikke vælges. Vælg blandt ${words.join(', ')}` };
      values.push(meant);
    }
    return { value: values };
  };

const TOWN = /^(?:DK[-\s]?)?(\d{3,4})[\s,]+(\p{L}.*)$/iu;

/** A postnummer and its town in one cell. */
export const townIn = (cell: ReadCell): Reading<{ zipCode: string; city: string }> => {
  const [, zipCode, city] = TOWN.exec(cellText(cell).trim()) ?? [];
  return zipCode && city ? { value: { zipCode, city } } : { problem: 'Skriv det som 8000 Aarhus C' };
};

/** Values with what a cell says of both postnummer and town given to each, unless it has a cell of its own. */
export const withTown = ({ town, ...values }: Values): Values => {
  const { zipCode } = values;
  const match = typeof zipCode === 'string' ? townIn(zipCode) : null;
  if (match && 'value' in match) return { ...values, ...match.value, ...values, zipCode: match.value.zipCode };
  return { ...values, ...(town as Values | undefined), ...values };
};

/** A whole number that names a record. */
export const idIn = (cell: ReadCell): Reading<number> => {
  const reading = decimalIn(cell);
  const isId =
    'value' in reading && Number.isInteger(reading.value) && reading.value > 0 && reading.value <= 2_147_483_647;
  return isId ? reading : { problem: 'Skriv et helt tal' };
};

export const idField = {
  field: 'id',
  label: 'Id',
  identifies: true,
  comment: 'Nummeret fra vores egen liste. Lad det stå tomt for en ny.',
  read: idIn,
} as const;
