import {
  type Candidate,
  type ImportKind,
  importedAs,
  importStatuses,
  type RowChange,
  rowActions,
} from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versionColumns } from '../../lib/db/columns.ts';
import type { RowProblem } from '../../lib/imports/causes.rules.ts';
import type { ReadCell } from '../../lib/spreadsheet/read-cells.ts';

type Column = {
  heading: string;
  samples: string[];
  field: string | null;
  /** What words of it were taken for, in small letters: the same words mean the same again. */
  means?: Record<string, string>;
};
type Sheet = { name: string | null; kinds: ImportKind[] };
type Counts = Record<'create' | 'update' | 'unchanged' | 'skip' | 'doubt' | 'error', number>;

/** Files that are being imported, or were in the last days. */
export const imports = pgTable(
  'imports',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    /** What contracts become; null of other kinds. */
    as: text('as', { enum: importedAs }),
    fileName: text('file_name').notNull(),
    /** The sheet that was read; null of a CSV file. */
    sheet: text('sheet'),
    /** All sheets of the file, with the kinds of records that each has columns for. */
    sheets: jsonb('sheets').$type<Sheet[]>().notNull().default([]),
    status: text('status', { enum: importStatuses }).notNull(),
    message: text('message'),
    columns: jsonb('columns').$type<Column[]>().notNull(),
    /** What new records get in fields that no column goes to. */
    defaults: jsonb('defaults').$type<Record<string, string>>().notNull().default({}),
    isMapped: boolean('is_mapped').notNull().default(false),
    rows: integer('rows').notNull(),
    counts: jsonb('counts').$type<Counts>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    ...versionColumns(),
  },
  (table) => [index('imports_created').on(table.createdAt)],
);

/** The rows of a file as they were read, and what is known of each. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Its number in the file. */
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<ReadCell[]>().notNull(),
    label: text('label').notNull().default(''),
    action: text('action', { enum: rowActions }),
    recordId: integer('record_id'),
    candidates: jsonb('candidates').$type<Candidate[]>().notNull().default([]),
    changes: jsonb('changes').$type<RowChange[]>().notNull().default([]),
    errors: jsonb('errors').$type<string[]>().notNull().default([]),
    /** The errors by their causes: rows with the same cause can be mended together. */
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** What later rows may not be about. */
    keys: jsonb('keys').$type<string[]>().notNull().default([]),
    decidedAction: text('decided_action', { enum: ['create', 'update', 'skip'] }),
    decidedRecordId: integer('decided_record_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    check('import_rows_decided', sql`${table.decidedRecordId} is null or ${table.decidedAction} = 'update'`),
  ],
);
