import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';

/** In whose pickers a category is offered: those of clubs, of agreements, or of both. */
export const categoryUses = ['Begge', 'Klubber', 'Aftaler'] as const;
export type CategoryUse = (typeof categoryUses)[number];

/** True where a category of this use is offered to clubs, or to agreements. */
export const isCategoryFor = (use: CategoryUse, owner: Exclude<CategoryUse, 'Begge'>): boolean =>
  use === 'Begge' || use === owner;

export const categoryInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  use: field.choiceOr('Bruges til', categoryUses, 'Begge'),
});

export const categorySchema = answerOf(categoryInputSchema);
/** A sponsor category, of sponsorships and of agreements. */
export type Category = z.infer<typeof categorySchema>;

/** A category as pickers and filters need it. */
export const categoryOptionSchema = categorySchema.omit({ version: true });
export type CategoryOption = z.infer<typeof categoryOptionSchema>;

export const categoryRowSchema = z.object({ Id: z.number(), Name: z.string(), Use: z.enum(categoryUses) });
export type CategoryRow = z.infer<typeof categoryRowSchema>;
