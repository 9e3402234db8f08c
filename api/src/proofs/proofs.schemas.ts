import { z } from 'zod';
import { labelField } from '../answers.ts';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { idQuery } from '../lists.ts';
import { messages } from '../messages.ts';

/** How many proofs a sponsorship may have at a time. */
export const MOST_PROOFS = 1_000;

/** What is said of files that show what a club delivered, as they are uploaded. */
export const proofQuery = z.object({
  /** The product that it was delivered of. */
  item: labelField('Produkt', field.pathId, z.number(), { names: 'item' }),
  /** The entry of that product's use that it goes with. */
  usage: idQuery('Registrering'),
  date: field.requiredDate('Dato'),
  note: field.optionalText('Note'),
});
export type ProofInput = z.output<typeof proofQuery>;

/** What is said of more files than a proof has room for. */
export const tooManyProofFiles = `Vælg højst ${limits.proofFiles} filer`;

/** The form of a proof. Its files are counted here: what is in them is looked at as they are sent. */
export const proofFormSchema = z.object({
  model: z
    .int()
    .refine((files) => files > 0, 'Vælg mindst ét billede eller en PDF')
    .refine((files) => files <= limits.proofFiles, tooManyProofFiles)
    .meta({ label: 'Billeder eller PDF' }),
  item: field.requiredId('Produkt'),
  date: field.requiredDate('Dato'),
  note: field.optionalText('Note'),
});

/** Which product's; all where it is left out. */
export const proofListQuery = z.object({ item: idQuery('Produkt') });

/** Shows that something of an agreement was delivered. */
export const proofSchema = z.object({
  id: z.number(),
  sponsorshipId: z.number(),
  itemId: z.number(),
  /** What the product is called in its agreement. */
  product: z.string(),
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

/** How many a report is sent to at once. */
const MOST_RECIPIENTS = 5;

/** Sends the report of what was delivered of an agreement to its club. */
export const sendDeliverySchema = z.object({
  to: z
    .array(field.requiredEmail('E-mail'))
    .min(1, messages.required)
    .max(MOST_RECIPIENTS)
    .transform((addresses) => [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()])
    .meta({ label: 'Modtagere' }),
  subject: field.requiredText('Emne'),
  text: field.requiredLongText('Tekst'),
  /** Missing: they are in it. */
  pictures: field
    .orEmpty(z.boolean())
    .transform((value) => value !== false)
    .meta({ label: 'Billeder' }),
  copy: field.flag('Kopi til mig'),
});
export type SendDeliveryInput = z.output<typeof sendDeliverySchema>;

/** What the dialog of a report's sending begins with; `obstacle` says why nothing can be sent now. */
export const deliveryProposalSchema = z.object({
  obstacle: z.string().nullable(),
  /** The club's contacts who can be written to, the primary one first. */
  contacts: z.array(z.object({ name: z.string(), email: z.string(), primary: z.boolean() })),
  subject: z.string(),
  text: z.string(),
});
export type DeliveryProposal = z.infer<typeof deliveryProposalSchema>;
