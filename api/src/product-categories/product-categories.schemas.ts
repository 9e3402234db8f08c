import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { sections } from './sections.ts';

export const productCategoryInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  section: field.requiredChoice('Sektion', sections),
  sort: field.requiredInteger('Sortering'),
});
export const productCategorySchema = answerOf(productCategoryInputSchema);
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productCategoryRowSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  Section: z.enum(sections),
  Sort: z.number(),
});
export type ProductCategoryRow = z.infer<typeof productCategoryRowSchema>;
