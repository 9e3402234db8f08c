import { z } from 'zod';
import { sections } from '../product-categories/sections.ts';

const text = z.string().nullable();

/**
 * What became of one thing about a product: it is no longer asked for (`lost`, with what the draft says of it), it
 * is asked for now (`asked`), it reads otherwise (`changed`), or the product itself, which the draft's template has,
 * was deleted before the draft began and is not in it (`gone`).
 */
const productChangeSchema = z.object({
  kind: z.enum(['lost', 'asked', 'changed', 'gone']),
  field: z.string(),
  label: z.string(),
  before: text,
  after: text,
});
export type ProductChange = z.infer<typeof productChangeSchema>;

const changedProductSchema = z.object({
  productId: z.number(),
  product: z.string(),
  section: z.enum(sections),
  changes: z.array(productChangeSchema),
});
export type ChangedProduct = z.infer<typeof changedProductSchema>;

const addedProductsSchema = z.object({ section: z.enum(sections), products: z.array(z.string()) });
export type AddedProducts = z.infer<typeof addedProductsSchema>;

/** What the changes of products since `since`, an instant, mean to a draft; nothing for what is no draft. */
export const draftChangesSchema = z.object({
  since: z.string(),
  products: z.array(changedProductSchema),
  added: z.array(addedProductsSchema),
});
export type DraftChanges = z.infer<typeof draftChangesSchema>;
