import { z } from 'zod';
import { labelField } from '../answers.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { messages } from '../messages.ts';
import { signerMailStates, signerStates, signingLimits, signingStates } from './signings.rules.ts';

const text = z.string().nullable();

/** Where a sending for signature has come, in short. */
export const signingSummarySchema = z.object({
  state: z.enum(signingStates),
  /** How many have signed, and of how many. */
  signed: z.number(),
  of: z.number(),
  deadline: z.string(),
  sentAt: z.string(),
});
export type SigningSummary = z.infer<typeof signingSummarySchema>;

const signerSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  state: z.enum(signerStates),
  /** When the state was reached. */
  at: z.string(),
  /** Why the signer declined. */
  reason: text,
  /** How far the last mail to the signer has come. */
  mail: z.enum(signerMailStates),
  /** From when the signer may be reminded. */
  remindFrom: z.string(),
});
export type Signer = z.infer<typeof signerSchema>;

/** The newest sending of an agreement for signature. */
export const signingSchema = signingSummarySchema.extend({
  sentBy: z.string(),
  signers: z.array(signerSchema),
  /** The copy that the club has sent back and that waits for the bank; null where there is none. */
  upload: text,
});
export type Signing = z.infer<typeof signingSchema>;

const signerInput = z.object({ name: field.requiredText('Navn'), email: field.requiredEmail('E-mail') });

const lower = (email: unknown) => (typeof email === 'string' ? email.trim().toLowerCase() : null);

/** Two codes to one mailbox would be one person: refuses an address that another signer before it has. */
const eachOnce = z.superRefine<unknown[]>((signers, context) => {
  const addresses = signers.map((signer) => lower((signer as { email?: unknown } | null)?.email));
  addresses.forEach((address, index) => {
    if (address && addresses.indexOf(address) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'email'],
        message: 'Hver underskriver skal have sin egen e-mail',
      });
  });
});

/** Sends an agreement to those who sign it for the club. */
export const sendInputSchema = z.object({
  id: field.requiredId('Aftale'),
  version: field.version,
  signers: z
    .array(signerInput)
    .min(1, messages.required)
    .max(signingLimits.signers)
    .check(eachOnce)
    .meta({ label: 'Underskrivere' }),
  /** Missing: in 30 days. */
  deadline: field.optionalDate('Frist'),
  subject: field.requiredText('Emne'),
  text: field.requiredLongText('Tekst'),
  copy: field.flag('Kopi til mig'),
});
export type SendInput = z.output<typeof sendInputSchema>;

const signingReference = z.object({ id: field.requiredId('Aftale'), version: field.version });
export const cancelSigningInputSchema = signingReference;
export const remindInputSchema = signingReference.extend({ signerId: field.requiredId('Underskriver') });
export type RemindInput = z.output<typeof remindInputSchema>;
export const changeSignerInputSchema = remindInputSchema.extend(signerInput.shape);
export type ChangeSignerInput = z.output<typeof changeSignerInputSchema>;
export const rejectUploadInputSchema = signingReference.extend({ reason: field.requiredLongText('Begrundelse') });
export type RejectUploadInput = z.output<typeof rejectUploadInputSchema>;
export type SigningReference = z.output<typeof signingReference>;

/** What the dialog of a sending begins with; `obstacle` says why nothing can be sent now. */
export const signingProposalSchema = z.object({
  obstacle: text,
  signers: z.array(z.object({ name: z.string(), email: z.string() })),
  /** The club's contacts who can be written to. */
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
  /** The addresses of the bank's users who have the club's area, in small letters: a signer is none of them. */
  colleagues: z.array(z.string()),
  deadline: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type SigningProposal = z.infer<typeof signingProposalSchema>;

/** What somebody who was sent a link sees of the agreement, and of those who sign it. */
export const publicSigningSchema = z.object({
  bank: z.string(),
  /** The bank's logo as a `data:` address. */
  logo: text,
  club: z.string(),
  number: z.string(),
  sender: z.object({ name: z.string(), email: z.string() }),
  signer: z.object({ name: z.string(), email: z.string(), state: z.enum(signerStates) }),
  others: z.array(z.object({ name: z.string(), state: z.enum(signerStates) })),
  state: z.enum(signingStates),
  deadline: z.string(),
  text: z.string(),
});
export type PublicSigning = z.infer<typeof publicSigningSchema>;

/** A signature: who signs, as what, and the code that was sent to them. */
export const signInputSchema = z.object({
  name: field.requiredText('Navn'),
  title: field.requiredText('Titel'),
  accept: z.literal(true, 'Sæt kryds, når I har læst aftalen').meta({ label: 'Accept' }),
  code: labelField(
    'Kode',
    z.string().trim().check(z.minLength(1, messages.required), rules.digits(6)),
    z.string(),
    'text',
  ),
});
export type SignInput = z.output<typeof signInputSchema>;

const LONGEST_REASON = 1_000;
export const declineInputSchema = z.object({
  reason: labelField(
    'Begrundelse',
    z.string().trim().min(1).max(LONGEST_REASON).refine(field.isStorable, messages.default),
    z.string(),
    'text',
  ),
});
export type DeclineInput = z.output<typeof declineInputSchema>;
