import { z } from 'zod';
import { optionalDate } from '../fields.ts';
import { listAnswer, listRequest } from '../lists.ts';
import { historyList, namedLogList } from './audit.kinds.ts';

const text = z.string().nullable();

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

const logRowSchema = historyRowSchema.extend({
  Address: text,
  RequestId: text,
  SponsorshipId: z.number().nullable(),
  /** What that sponsorship is called today, or was called at last. */
  Sponsorship: text,
});
export type LogRow = z.infer<typeof logRowSchema>;

export const historyRequest = listRequest(historyList);
export type HistoryRequest = z.output<typeof historyRequest>;
export const historyAnswer = listAnswer(historyRowSchema);

export const logRequest = listRequest(namedLogList);
export type LogRequest = z.output<typeof logRequest>;
export const logAnswer = listAnswer(logRowSchema);

export const logFileQuery = z.object({
  format: z.enum(['csv', 'jsonl']).meta({ label: 'Format' }),
  from: optionalDate('Fra'),
  to: optionalDate('Til'),
});
export type LogFileQuery = z.output<typeof logFileQuery>;
