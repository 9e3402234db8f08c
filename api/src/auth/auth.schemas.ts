import { z } from 'zod';
import { flag, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { passwordLogins, roles } from '../permissions.ts';

export const loginSchema = z.object({
  email: requiredText('E-mail'),
  // Never trimmed and never cut: a password is what was typed. Any length may be tried, few can be right.
  password: z.string().min(1).max(limits.longText).meta({ label: 'Adgangskode' }),
  remember: flag('Husk mig'),
});

/** Somebody who logged in with a password that an Admin set: it must be changed before anything else. */
const mustChangePassword = z.literal(true).optional();

/** Somebody of whom a second factor is demanded, and who has none: it must be set up before anything else. */
const mustSetUpSecondFactor = z.literal(true).optional();

export const loginAnswerSchema = z.object({
  succeeded: z.boolean(),
  message: z.string().optional(),
  /** The password is right, and a code is asked for next. */
  secondFactor: z.literal(true).optional(),
  mustChangePassword,
  mustSetUpSecondFactor,
});

export const loginOptionsSchema = z.object({
  passwordLogin: z.enum(passwordLogins),
  /** The bank's own account; null where nobody logs in with it. The name is the bank's, null before it has one. */
  bankAccount: z.object({ name: z.string().nullable() }).nullable(),
  /** Whether the installation was begun with made-up data, to try it out. */
  isDemo: z.literal(true).optional(),
});
export type LoginOptions = z.infer<typeof loginOptionsSchema>;

export const currentUserSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  /** Whether they are responsible for any sponsorship. */
  isResponsible: z.literal(true).optional(),
  mustChangePassword,
  /** Whether their login has two steps. */
  secondFactor: z.literal(true).optional(),
  mustSetUpSecondFactor,
  /** Agreements are signed on paper alone, by the bank's rule. */
  onPaper: z.literal(true).optional(),
  /** Agreements above somebody's limit are approved by somebody else, by the bank's rule. */
  approval: z.literal(true).optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
