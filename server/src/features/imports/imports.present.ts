import type { Candidate, Import, ImportRow, ListedImportRow } from '@sponsorat/api';
import type { ImportDefinition } from '../../lib/imports/define-import.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { lackingColumns } from './cells.rules.ts';
import type { ImportRecord } from './imports.store.ts';
import type { RowRecord } from './rows.store.ts';
import { kindOf } from './rows.usecases.ts';

export const presentImport = (record: ImportRecord, { fields }: Pick<ImportDefinition, 'fields'>): Import => {
  const { id, as, fileName, sheet, sheets, status, message, columns, defaults, rows, counts, version } = record;
  return {
    id,
    kind: kindOf(record),
    as,
    fileName,
    sheet,
    sheets,
    status,
    message,
    columns: columns.map(({ heading, samples, field }) => ({ heading, samples, field })),
    defaults,
    fields: fields.map(({ field, label, required = false, says = [], names, without = null }) => ({
      field,
      label,
      required,
      says: [...says],
      names: names !== undefined,
      without,
    })),
    mapping: record.isMapped ? Object.fromEntries(columns.map(({ heading, field }) => [heading, field])) : null,
    rows,
    counts,
    by: record.createdBy,
    at: record.createdAt.toISOString(),
    version,
  };
};

// Rows of the release before lack where a candidate is, and what would change of it.
const LACKING: Pick<Candidate, 'path' | 'changes' | 'takenBy'> = { path: null, changes: [], takenBy: null };

const candidatesOf = ({ candidates }: Pick<RowRecord, 'candidates'>): Candidate[] =>
  candidates.map((candidate) => ({ ...LACKING, ...candidate }));

type Columns = Pick<ImportRecord, 'columns'>;

const valuesOf = ({ cells }: RowRecord, { columns }: Columns): Record<string, string> =>
  Object.fromEntries(
    columns.flatMap(({ heading }, at): [string, string][] => {
      const cell = cells[at] ?? null;
      return cell === null ? [] : [[heading, cellText(cell)]];
    }),
  );

/** `fields` are those that the file may have: an error can be about one that no column goes to. */
export const presentListedRow = (
  record: RowRecord,
  of: Pick<ImportRecord, 'columns' | 'defaults'>,
  { fields }: Pick<ImportDefinition, 'fields'>,
): ListedImportRow => ({
  Row: record.row,
  Action: record.action,
  Label: record.label,
  Decided: record.decidedAction !== null,
  RecordId: record.recordId,
  Candidates: candidatesOf(record),
  Changes: record.changes,
  Errors: record.errors,
  Values: valuesOf(record, of),
  Wrong: [...of.columns, ...lackingColumns(of, fields)]
    .filter((column) => record.problems.some(({ field }) => field !== null && field === column.field))
    .map(({ heading }) => heading),
});

/** A row with its cells, by the headings over them. */
export const presentRow = (record: RowRecord, of: Columns): ImportRow => {
  const { row, label, action, recordId, changes, errors } = record;
  const candidates = candidatesOf(record);
  return { row, label, values: valuesOf(record, of), action, recordId, candidates, changes, errors };
};
