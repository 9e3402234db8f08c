import { z } from 'zod';
import { answerOf, labelField, namedSchema, unchangedIfMissing } from '../answers.ts';
import { newPasswordLabel, noGuesses, passwordProblem } from '../auth/password.rules.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { type Role, roles } from '../permissions.ts';

export const roleSchema = z.enum(roles);

const isRole = (name: string): name is Role => roles.some((role) => role === name);

const requiredRoles = labelField(
  'Roller',
  z
    .array(z.string())
    .min(1)
    .max(limits.listLength)
    .refine((names) => names.every(isRole), messages.one_of)
    .transform((names) => roles.filter((role) => names.includes(role))),
  z.array(roleSchema),
  'texts',
);

const requiredAreas = labelField(
  'Områder',
  z
    .array(field.id)
    .min(1)
    .max(limits.listLength)
    .transform((ids) => [...new Set(ids)]),
  z.array(z.number()),
  { names: 'area' },
);

// What of the password's rules needs neither its owner nor the list of common ones; the server asks the rest.
const anyone = { email: '', name: '' };
const checkPassword =
  (label?: string) =>
  (value: string, context: z.RefinementCtx): void => {
    const problem = value === '' ? null : passwordProblem(value, anyone, noGuesses, label);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  };
const password = field
  .orEmpty(z.string().superRefine(checkPassword()))
  .transform((value): string | null => value || null)
  .meta({ label: 'Adgangskode' });

/** A user as a form saves one: without a password the stored one stays. */
export const userInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  email: field.requiredEmail('E-mail'),
  phoneNumber: field.optionalText('Telefon'),
  roles: requiredRoles,
  areaIds: requiredAreas,
  /** The greatest agreement, by its total in kroner, that the user allows alone; null for none. */
  approvalLimit: unchangedIfMissing(field.optionalMoney('Beføjelse, kr.')),
  /** The user may allow guests that the bank's rules ask a second person about. */
  approvesGuests: unchangedIfMissing(field.flag('Må godkende gæster')),
  password,
});
export type UserInput = z.output<typeof userInputSchema>;

export const userSchema = answerOf(userInputSchema.omit({ password: true })).extend({
  lockedOut: z.boolean(),
  /** Whether their login has two steps. */
  secondFactor: z.boolean(),
  picture: z.string().nullable(),
  /** How many sponsorships the user is responsible for. */
  responsibleFor: z.number(),
  /** The user has logged in with the bank's own account. */
  hasBankAccount: z.boolean(),
  /** Only where the bank's rule asks for approvals, or one has been given. */
  approvalLimit: z.number().nullable().optional(),
});
/** A user as an Admin sees one. The password only ever travels in. */
export type User = z.infer<typeof userSchema>;

/** A user as they see themself: with the names of what an Admin gave them. */
export const profileSchema = userSchema.extend({
  areas: z.array(namedSchema),
  /** The user has a password, and may log in with it. */
  hasPassword: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** What everyone may say of themself. */
export const profileInputSchema = z.object({
  version: field.version,
  name: field.requiredText('Navn'),
  phoneNumber: field.optionalText('Telefon'),
});
export type ProfileInput = z.output<typeof profileInputSchema>;

/** A new password of one's own, with the one that it replaces. */
export const ownPasswordSchema = z.object({
  current: z.string().min(1).max(limits.longText).meta({ label: 'Nuværende adgangskode' }),
  password: z.string().min(1).superRefine(checkPassword(newPasswordLabel)).meta({ label: newPasswordLabel }),
});
export type OwnPassword = z.output<typeof ownPasswordSchema>;

/** A change of one’s own password as its form has it: the new password twice. */
export const ownPasswordFormSchema = z
  .object({ ...ownPasswordSchema.shape, repeated: z.string().min(1).meta({ label: 'Gentag ny adgangskode' }) })
  .check(rules.confirmed('repeated', 'password', newPasswordLabel));

/** A new password that an Admin gives a user. */
export const resetPasswordSchema = z.object({ password: ownPasswordSchema.shape.password });
