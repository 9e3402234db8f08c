import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';

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

export const companySchema = answerOf(companyInputSchema).extend({ id: z.number(), logo: z.string().nullable() });
/** The bank itself. */
export type Company = z.infer<typeof companySchema>;

/** Of whom a second factor is demanded where they log in with a password. */
export const secondFactorDemands = ['nobody', 'Admin', 'all'] as const;
export type SecondFactorDemand = (typeof secondFactorDemands)[number];

export const securityInputSchema = z.object({
  totp: z.enum(secondFactorDemands).meta({ label: 'Krav om to-trins-login' }),
});
export type SecurityInput = z.output<typeof securityInputSchema>;

export const securitySchema = securityInputSchema.extend({
  /** False where the installation has no key to keep secrets with: then it can be demanded of nobody. */
  available: z.boolean(),
});
