import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';

export const updateInputSchema = z.object({
  ...field.identity,
  title: field.requiredText('Titel'),
  description: field.requiredRichText('Beskrivelse'),
});

/** Its description is HTML of paragraphs, headings, lists, emphasis and links, and nothing else. */
export const updateSchema = answerOf(updateInputSchema).extend({ createDate: z.string() });
/** News for the staff, shown on the dashboard. */
export type Update = z.infer<typeof updateSchema>;

/** What the form takes: its editor writes no more than what is stored, so that it is measured as it is. */
export const updateFormSchema = updateInputSchema.extend({
  description: updateInputSchema.shape.description.max(limits.longText).meta({ label: 'Beskrivelse' }),
});

export const updateRowSchema = z.object({ Id: z.number(), Title: z.string(), CreateDate: z.string() });
export type UpdateRow = z.infer<typeof updateRowSchema>;
