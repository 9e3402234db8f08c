import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';

export const recommendations = ['Fortsæt', 'Udvid', 'Reducér', 'Stop'] as const;

/** What is marked from 1 to 5, in the order of the form. */
export const evaluationMarks = ['exposure', 'relation', 'delivery', 'local'] as const;

const mark = (label: string) => field.optionalWholeNumber(label, rules.between(1, 5));

/** What the bank thinks of an agreement that comes to its end: marks from 1 to 5. */
export const evaluationInputSchema = z.object({
  version: field.version,
  exposure: mark('Eksponering'),
  relation: mark('Relation'),
  delivery: mark('Levering'),
  local: mark('Lokal betydning'),
  recommendation: field.optionalChoice('Anbefaling', recommendations),
  text: field.optionalLongText('Begrundelse'),
});
export type EvaluationInput = z.output<typeof evaluationInputSchema>;

export const evaluationSchema = answerOf(evaluationInputSchema).extend({
  contractId: z.number(),
  by: z.string(),
  at: z.string(),
});
export type Evaluation = z.infer<typeof evaluationSchema>;
