import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';

const text = z.string().nullable();

export const areaInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  address: field.optionalText('Adresse'),
  zipCode: field.optionalZipCode('Postnr.'),
  city: field.optionalText('By'),
  /** What the bank's books call it. */
  costCenter: field.optionalText('Omkostningssted', rules.max(20)),
});
export const areaSchema = answerOf(areaInputSchema);
export type Area = z.infer<typeof areaSchema>;

export const areaRowSchema = z.object({ Id: z.number(), Name: z.string(), Address: text, ZipCode: text, City: text });
export type AreaRow = z.infer<typeof areaRowSchema>;
