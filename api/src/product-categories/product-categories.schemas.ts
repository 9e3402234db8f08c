import { z } from 'zod';
import * as field from '../fields.ts';
import { listRequest, searchFilter } from '../lists.ts';
import { sections } from './sections.ts';

export const productCategorySchema = z.object({
  id: z.number(),
  name: z.string(),
  section: z.enum(sections),
  sort: z.number(),
  version: z.number(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productCategoryInputSchema = z.object({
  id: field.savedId,
  version: field.version,
  name: field.requiredText('Navn'),
  section: z.enum(sections).meta({ label: 'Sektion' }),
  sort: field.requiredInteger('Sortering'),
});

export const productCategoryRowSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  Section: z.enum(sections),
  Sort: z.number(),
});
export type ProductCategoryRow = z.infer<typeof productCategoryRowSchema>;
export const productCategoryListRequest = listRequest(
  { search: searchFilter },
  ['Id', 'Name', 'Section', 'Sort'],
  'Sort',
);
