import { z } from 'zod';
import * as field from '../fields.ts';
import { listRequest, searchFilter } from '../lists.ts';

export const categorySchema = z.object({ id: z.number(), name: z.string(), version: z.number() });
/** A sponsor category, of sponsorships and of agreements. */
export type Category = z.infer<typeof categorySchema>;

export const categoryInputSchema = z.object({
  id: field.savedId,
  version: field.version,
  name: field.requiredText('Navn'),
});

export const categoryRowSchema = z.object({ Id: z.number(), Name: z.string() });
export type CategoryRow = z.infer<typeof categoryRowSchema>;
export const categoryListRequest = listRequest({ search: searchFilter }, ['Id', 'Name'], 'Name');
