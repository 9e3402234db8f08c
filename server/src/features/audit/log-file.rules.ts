import {
  type AuditChange,
  auditActionNames,
  auditKindNames,
  erasedChange,
  instantText,
  type LogRow,
} from '@sponsorat/api';

/** A change in a cell. */
export const changeText = (change: AuditChange): string =>
  erasedChange(change) ?? `${change.label}: ${change.before ?? '–'} → ${change.after ?? '–'}`;

type Column = [heading: string, value: (row: LogRow) => string | number | null];
export const nameIn = (names: Record<string, string>, key: string): string => names[key] ?? key;

const columns: readonly Column[] = [
  ['Id', ({ Id }) => Id],
  ['Tidspunkt', ({ At }) => instantText(At)],
  ['Bruger', ({ By }) => By],
  ['Handling', ({ Action }) => nameIn(auditActionNames, Action)],
  ['Type', ({ Kind }) => nameIn(auditKindNames, Kind)],
  ['Post', ({ Label }) => Label],
  ['Post-id', ({ RecordId }) => RecordId],
  ['Sponsorat-id', ({ SponsorshipId }) => SponsorshipId],
  ['Beskrivelse', ({ Text }) => Text],
  ['Ændringer', ({ Changes }) => Changes.map(changeText).join(' | ')],
  ['Adresse', ({ Address }) => Address],
  ['Forespørgsel', ({ RequestId }) => RequestId],
];

/** A cell that a spreadsheet would take for a formula begins with an apostrophe, and is text. */
const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const END = '\r\n';
const csvLine = (cells: (string | number | null)[]): string => cells.map(cell).join(';') + END;

/** What a format writes before the rows, for each of them, and after so many. */
export const formats = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: `\u{FEFF}${csvLine(columns.map(([heading]) => heading))}`,
    row: (row: LogRow) => csvLine(columns.map(([, value]) => value(row))),
    // A file that was cut short lacks it.
    tail: (rows: number) => csvLine([`I alt ${rows} rækker`]),
  },
  jsonl: {
    type: 'application/jsonl; charset=utf-8',
    head: '',
    row: (row: LogRow) => `${JSON.stringify(row)}\n`,
    tail: () => '',
  },
};
