import { z } from 'zod';
import { labelled } from '../answers.ts';
import * as field from '../fields.ts';
import { idQuery } from '../lists.ts';

/** How many proofs a sponsorship may have at a time. */
export const MOST_PROOFS = 1_000;

/** What is said of files that show what a club delivered, as they are uploaded. */
export const proofQuery = z.object({
  /** The product that it was delivered of. */
  item: labelled('Produkt', field.pathId, z.number(), { names: 'item' }),
  /** The entry of that product's use that it goes with. */
  usage: idQuery('Registrering'),
  date: field.requiredDate('Dato'),
  note: field.optionalText('Note'),
});
export type ProofInput = z.output<typeof proofQuery>;

/** Which product's; all where it is left out. */
export const proofListQuery = z.object({ item: idQuery('Produkt') });

/** Shows that something of an agreement was delivered. */
export const proofSchema = z.object({
  id: z.number(),
  sponsorshipId: z.number(),
  itemId: z.number(),
  usageId: z.number().nullable(),
  date: z.string(),
  note: z.string().nullable(),
  /** `small` is where a picture is fetched with 720 px a side at most; null of a PDF. */
  files: z.array(z.object({ url: z.string(), type: z.string(), small: z.string().nullable() })),
  /** Who uploaded it, and when. */
  by: z.string(),
  at: z.string(),
  removedAt: z.string().nullable(),
});
export type Proof = z.infer<typeof proofSchema>;
