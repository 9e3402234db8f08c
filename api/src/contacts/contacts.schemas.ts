import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';

const LONGEST_ROLE = 200;

export const contactInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  role: field.optionalText('Rolle', z.maxLength(LONGEST_ROLE)),
  email: field.optionalEmail('E-mail'),
  phone: field.optionalText('Telefon'),
  primary: field.flag('Primær kontaktperson'),
  note: field.optionalLongText('Note'),
  activeTo: field.optionalDate('Ikke længere aktiv fra'),
});
export type ContactInput = z.output<typeof contactInputSchema>;
export const contactSchema = answerOf(contactInputSchema).extend({ sponsorshipId: z.number() });
export type Contact = z.infer<typeof contactSchema>;
