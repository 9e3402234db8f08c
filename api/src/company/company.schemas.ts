import { z } from 'zod';
import * as field from '../fields.ts';

const text = z.string().nullable();

export const companySchema = z.object({
  id: z.number(),
  name: text,
  zipCode: text,
  cvr: text,
  address: text,
  city: text,
  logo: text,
  version: z.number(),
});
/** The bank itself. */
export type Company = z.infer<typeof companySchema>;

/** There is one company, so that a save names none. */
export const companyInputSchema = z.object({
  version: field.version,
  name: field.optionalText('Navn'),
  cvr: field.optionalCvr('CVR'),
  address: field.optionalText('Adresse'),
  zipCode: field.optionalZipCode('Postnr.'),
  city: field.optionalText('By'),
});
export type CompanyInput = z.output<typeof companyInputSchema>;
