import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import * as field from '../fields.ts';
import { listAnswer, listRequest } from '../lists.ts';
import { type ImportKind, importedAs, importKinds, importLimits, importStatuses, rowActions } from './imports.kinds.ts';
import { importRowList } from './imports.list.ts';

const count = z.number();
const text = z.string().nullable();
const kinds = Object.keys(importKinds) as [ImportKind, ...ImportKind[]];

export const importKindParams = z.object({ kind: z.enum(kinds) });
export const importOtherKindParams = z.object({ id: field.pathId, kind: z.enum(kinds) });
export const importFieldParams = z.object({ id: field.pathId, field: z.string().max(100) });
/** The record of the rows that decides which can be chosen: `within` of their cause. */
export const importNamesQuery = z.object({ within: field.pathId.optional().meta({ label: 'Inden for' }) });

const columnSchema = z.object({ heading: z.string(), samples: z.array(z.string()), field: text });
const importFieldSchema = z.object({
  field: z.string(),
  label: z.string(),
  required: z.boolean(),
  /** The fields that a column of it says as well. */
  says: z.array(z.string()),
  /** Its cells name records, which can be chosen. */
  names: z.boolean(),
  /** What becomes of new records where no column goes to it; null where that goes without saying. */
  without: text,
});
const countsSchema = z.object({
  create: count,
  update: count,
  unchanged: count,
  skip: count,
  doubt: count,
  error: count,
});
export type ImportCounts = z.infer<typeof countsSchema>;

export const importSchema = z.object({
  id: z.number(),
  kind: z.enum(kinds),
  /** What new agreements become; null of other kinds. */
  as: z.enum(importedAs).nullable(),
  fileName: z.string(),
  /** The sheet of a workbook that was read; null of a CSV file. */
  sheet: text,
  /** All sheets of the file, with the kinds of records that each has columns for. */
  sheets: z.array(z.object({ name: text, kinds: z.array(z.enum(kinds)) })),
  status: z.enum(importStatuses),
  /** Why a file could not be read. */
  message: text,
  columns: z.array(columnSchema),
  /** What new records get in fields that no column goes to. */
  defaults: z.record(z.string(), z.string()),
  fields: z.array(importFieldSchema),
  /** The field of each heading; null before it was chosen. */
  mapping: z.record(z.string(), text).nullable(),
  /** How many rows the file has. */
  rows: count,
  counts: countsSchema,
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type Import = z.infer<typeof importSchema>;

/** More than any field takes. */
const LONGEST_CELL = 10_100;

export const mappingInputSchema = z.object({
  version: field.version,
  mapping: z
    .record(z.string().max(250), z.string().max(100).nullable())
    .refine((mapping) => Object.keys(mapping).length <= importLimits.columns)
    .meta({ label: 'Kolonner' }),
  /** What every new record gets in a field that no column goes to. */
  defaults: z
    .record(z.string().max(100), z.string().max(LONGEST_CELL).refine(field.isStorable))
    .optional()
    .meta({ label: 'Værdier til alle' }),
});
export type MappingInput = z.output<typeof mappingInputSchema>;

export const runInputSchema = z.object({ version: field.version });
export type RunInput = z.output<typeof runInputSchema>;

/** Why rows cannot be saved, or are in doubt: those with the same cause can be mended by one choice. */
export const importCauseSchema = z.object({
  cause: z.string(),
  field: text,
  /** What stands in the cells of all of them; null where that differs. */
  value: text,
  rows: count,
  suggestions: z.array(namedSchema),
  /** What decides which can be chosen, where not all of the field's names can: the area of clubs, of who is responsible. */
  within: z.number().nullable(),
  /** What is named can be made: an area or a category that there is not. */
  create: z.boolean(),
  /** The rows can be imported without what stands there. */
  without: z.boolean(),
  action: z.enum(['error', 'doubt']),
});
export type ImportCause = z.infer<typeof importCauseSchema>;

/**
 * One choice for all rows of a cause: a record for its field, a new one of that name, nothing in the field, or to leave
 * the rows out; or, of rows in doubt, that all are new, or update what each is like.
 */
export const causeInputSchema = z.object({
  version: field.version,
  field: z.string().max(100).nullable().meta({ label: 'Felt' }),
  value: z.string().max(LONGEST_CELL).nullable().meta({ label: 'Værdi' }),
  /** Tells causes apart that have neither field nor value. */
  cause: z.string().max(LONGEST_CELL).optional().meta({ label: 'Årsag' }),
  use: field.optionalId('Brug'),
  create: z.boolean().optional().meta({ label: 'Opret' }),
  without: z.boolean().optional().meta({ label: 'Importér uden' }),
  skip: z.boolean().optional().meta({ label: 'Spring over' }),
  decide: z.enum(['create', 'update']).optional().meta({ label: 'Handling' }),
});
export type CauseInput = z.output<typeof causeInputSchema>;

/** Null gives a row back to what it was found to be; `values` mends its cells, by the headings over them. */
export const decisionInputSchema = z.object({
  action: z.enum(['create', 'update', 'skip']).nullish().meta({ label: 'Handling' }),
  recordId: field.optionalId('Post'),
  values: z
    .record(z.string().max(250), z.string().max(LONGEST_CELL).refine(field.isStorable))
    .optional()
    .meta({ label: 'Celler' }),
});
export type DecisionInput = z.output<typeof decisionInputSchema>;

const changeSchema = z.object({ field: z.string(), label: z.string(), before: text, after: text });
export type RowChange = z.infer<typeof changeSchema>;
/**
 * A record that a row may be about; of a doubt, with what the row would change of it. One that another row is about
 * already, `takenBy`, cannot be chosen.
 */
const candidateSchema = namedSchema.extend({
  path: text,
  why: z.string(),
  changes: z.array(changeSchema),
  takenBy: z.number().nullable(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** What is known of a row. Candidates of a row that is no doubt are only a hint. */
export const importRowSchema = z.object({
  row: z.number(),
  label: z.string(),
  values: z.record(z.string(), z.string()),
  action: z.enum(rowActions).nullable(),
  recordId: z.number().nullable(),
  candidates: z.array(candidateSchema),
  changes: z.array(changeSchema),
  errors: z.array(z.string()),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const listedRowSchema = z.object({
  Row: z.number(),
  Action: z.enum(rowActions).nullable(),
  Label: z.string(),
  /** Somebody decided what is done with it, which can be taken back. */
  Decided: z.boolean(),
  RecordId: z.number().nullable(),
  Candidates: z.array(candidateSchema),
  Changes: z.array(changeSchema),
  Errors: z.array(z.string()),
  /** Its cells, by the headings over them. */
  Values: z.record(z.string(), z.string()),
  /** The headings of those that errors are about. */
  Wrong: z.array(z.string()),
});
export type ListedImportRow = z.infer<typeof listedRowSchema>;

export const importRowsRequest = listRequest(
  importRowList,
  listedRowSchema.pick({ Row: true, Action: true, Label: true, RecordId: true }),
);
export type ImportRowsRequest = z.output<typeof importRowsRequest>;
export const importRowsAnswer = listAnswer(listedRowSchema);

/** What new agreements become; other kinds do not look at it. */
export const asQuery = z.object({ as: z.enum(importedAs).optional().meta({ label: 'Som' }) });
/**
 * Without a sheet, the one with most headings of the kind is read. Events that do not name their club are of
 * `sponsorship`, which a calendar must have; other kinds do not look at it.
 */
export const startQuery = asQuery.extend({
  sheet: z.string().max(100).optional().meta({ label: 'Ark' }),
  sponsorship: field.pathId.optional().meta({ label: 'Sponsorat' }),
});

const sampleFormats = ['xlsx', 'csv'] as const;
/** The sample as Excel, unless it is asked for as CSV of an old Windows. */
export const sampleQuery = z.object({ format: z.enum(sampleFormats).optional().meta({ label: 'Format' }) });
