import { z } from 'zod';

const text = z.string().nullable();
const percent = z.number().nullable();

const partySchema = z.object({ name: z.string(), cvr: text, address: text, zipCode: text, city: text });

const productSchema = z.object({
  title: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  description: text,
  /** Agreements of earlier versions were confirmed without it. */
  descriptionLabel: text.optional(),
});

/**
 * All that an agreement says, as plain data, so that it can be stored as it was confirmed. Dates are YYYY-MM-DD,
 * money is kroner as decimal text ("60000.50"), shares are percent.
 */
export const agreementTermsSchema = z.object({
  number: text,
  draft: z.boolean(),
  simple: z.boolean(),
  bank: partySchema,
  club: partySchema.extend({ shortName: z.string(), contact: text, contactEmail: text, contactPhone: text }),
  responsible: z.object({ name: z.string(), email: text }).nullable(),
  categoryName: text,
  additionalCategories: z.array(z.string()),
  startDate: text,
  endDate: text,
  renegotiation: text,
  /** A year, VAT included. */
  sponsorshipAmount: text,
  /** For the whole period, VAT included. */
  amount: text,
  rates: z.array(z.object({ amount: text, dueDate: text })),
  sponsorPaysPrints: z.boolean(),
  shares: z.object({ advertisement: percent, tickets: percent, catering: percent, travel: percent }),
  exclusivity: text,
  specialAgreements: text,
  sections: z.array(
    z.object({
      name: z.string(),
      categories: z.array(z.object({ name: z.string(), products: z.array(productSchema) })),
    }),
  ),
  confirmed: z.object({ at: z.string(), by: z.string() }).nullable(),
});
export type AgreementTerms = z.infer<typeof agreementTermsSchema>;
