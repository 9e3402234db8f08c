import { z } from 'zod';
import { requiredText } from '../fields.ts';

/** A code of the app's, or one of the recovery codes, however it is spaced. */
export const codeSchema = z.object({ code: requiredText('Kode') });

export const secondStepAnswerSchema = z.object({
  succeeded: z.boolean(),
  message: z.string().optional(),
  /** The password must be given anew: it was too long ago, or something has changed since. */
  startOver: z.literal(true).optional(),
  /** A recovery code was used: so many are left. */
  recoveryCodesLeft: z.number().optional(),
  mustChangePassword: z.literal(true).optional(),
});

/** One's own second factor: since when there is one (null: none), and whether one's roles demand it. */
export const secondFactorSchema = z.object({
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  demanded: z.boolean(),
  /** False where the installation has no key to keep a secret with. */
  available: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What an authenticator app is told: as text, and as the address that stands in a QR code. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
