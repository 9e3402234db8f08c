import { z } from 'zod';
import { pathId } from '../fields.ts';
import { idFilter, listAnswer, listRequest, periodFilter, searchFilter } from '../lists.ts';
import { type AuditAction, type AuditKind, auditActionNames, auditKindNames, historyKinds } from './audit.kinds.ts';

const text = z.string().nullable();
const keysOf = <K extends string>(names: Record<K, string>) => Object.keys(names) as [K, ...K[]];
const oneOf = <const C extends readonly [string, ...string[]]>(label: string, choices: C) =>
  z
    .union([z.literal(''), z.enum(choices)])
    .nullish()
    .meta({ label });

const kinds = keysOf<AuditKind>(auditKindNames);

const changeSchema = z.object({ label: z.string(), before: text, after: text, erased: z.string().optional() });
/**
 * A field that a line says something of; null where there was, or is, nothing. `erased` is the day on which both were
 * erased: that it was changed is all that is known.
 */
export type AuditChange = z.infer<typeof changeSchema>;

const historyRowSchema = z.object({
  Id: z.number(),
  At: z.string(),
  By: z.string(),
  Action: z.string(),
  Kind: z.string(),
  RecordId: z.number().nullable(),
  Label: z.string(),
  Text: z.string(),
  Changes: z.array(changeSchema),
});
/** A line of a history: what was done, as a sentence. `Label` names the record that it was done to. */
export type HistoryRow = z.infer<typeof historyRowSchema>;

const logRowSchema = historyRowSchema.extend({ Address: text, RequestId: text, SponsorshipId: z.number().nullable() });
export type LogRow = z.infer<typeof logRowSchema>;

const newestFirst = { defaultDir: 'desc' } as const;
const order = z.object({ At: z.string() });

export const historyRequest = listRequest(
  { kind: oneOf('Type', historyKinds), ...periodFilter },
  order,
  'At',
  newestFirst,
);
export type HistoryRequest = z.output<typeof historyRequest>;
export const historyAnswer = listAnswer(historyRowSchema);

/** `record` is an id, and goes with `kind`. */
export const logRequest = listRequest(
  {
    user: idFilter,
    action: oneOf('Handling', keysOf<AuditAction>(auditActionNames)),
    kind: oneOf('Type', kinds),
    record: idFilter,
    ...periodFilter,
    search: searchFilter,
  },
  order,
  'At',
  newestFirst,
);
export type LogRequest = z.output<typeof logRequest>;
export const logAnswer = listAnswer(logRowSchema);

export const logFileQuery = z.object({
  format: z.enum(['csv', 'jsonl']).meta({ label: 'Format' }),
  ...periodFilter,
});
export type LogFileQuery = z.output<typeof logFileQuery>;

export const historyParams = z.object({ contractId: pathId });
