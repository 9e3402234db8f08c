import { z } from 'zod';
import { answerOf, labelField } from '../answers.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';

const account = (label: string) => field.optionalText(label, rules.max(20));

/** Where the bank's books keep each of what an agreement's price is shared out on. */
export const accountsInputSchema = z.object({
  advertisement: account('Konto for reklame'),
  tickets: account('Konto for billetter'),
  catering: account('Konto for forplejning'),
  travel: account('Konto for rejse'),
});
export type Accounts = z.output<typeof accountsInputSchema>;
export const accountKeys = Object.keys(accountsInputSchema.shape) as (keyof Accounts)[];

/** There is one company, so that a save names none. */
export const companyInputSchema = z.object({
  version: field.version,
  name: field.optionalText('Navn'),
  cvr: field.optionalCvr('CVR'),
  address: field.optionalText('Adresse'),
  zipCode: field.optionalZipCode('Postnr.'),
  city: field.optionalText('By'),
  accounts: labelField(
    'Kontonumre',
    field.orEmpty(accountsInputSchema).transform((accounts): Accounts => accounts || accountsInputSchema.parse({})),
    answerOf(accountsInputSchema),
    'text',
  ),
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
