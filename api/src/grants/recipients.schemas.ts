import { z } from 'zod';
import { limits } from '../limits.ts';
import { column, listAnswer, listRequest } from '../lists.ts';
import { recipientTypes } from './grants.kinds.ts';
import { recipientList } from './grants.list.ts';
import { grantRowSchema } from './grants.schemas.ts';

const text = z.string().nullable();

export const recipientRowSchema = z.object({
  Email: column('E-mail', text),
  Name: column('Navn', z.string()),
  Company: column('Virksomhed', text),
  Count: column('Billetter', z.number(), 'whole'),
  Value: column('Værdi', z.number().nullable(), 'money'),
  Unsure: column('Usikker', z.boolean()),
});
/**
 * Who got tickets this calendar year, how many and what they are worth in kroner. One person an e-mail, whatever its
 * case; without one a name and a company, which is unsure.
 */
export type RecipientRow = z.infer<typeof recipientRowSchema>;

export const recipientListRequest = listRequest(recipientList, recipientRowSchema);
export type RecipientListRequest = z.output<typeof recipientListRequest>;
export const recipientListAnswer = listAnswer(recipientRowSchema);

const query = (label: string) => z.string().trim().max(limits.text).optional().meta({ label });
/** One person: by e-mail, or by name and company where none is known. */
export const recipientQuery = z
  .object({ email: query('E-mail'), name: query('Navn'), company: query('Virksomhed') })
  .refine(({ email, name }) => Boolean(email || name), { path: ['email'], message: 'E-mail skal udfyldes' });
export type RecipientQuery = z.output<typeof recipientQuery>;

/** All that one person got or wished for, of all years. */
export const recipientSchema = z.object({ email: text, grants: z.array(grantRowSchema) });
export type Recipient = z.infer<typeof recipientSchema>;

/** What a recipient is called, so that nobody types it twice. */
export const knownRecipientQuery = z.object({ search: query('Søgning') });
export const knownRecipientSchema = z.object({
  name: z.string(),
  type: z.enum(recipientTypes),
  company: text,
  email: text,
  phone: text,
});
export type KnownRecipient = z.infer<typeof knownRecipientSchema>;
