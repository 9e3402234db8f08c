import { z } from 'zod';
import { answerOf, labelField } from '../answers.ts';
import * as field from '../fields.ts';
import { checkTogether, rules } from '../form-rules.ts';
import { column, listAnswer, listRequest } from '../lists.ts';
import { grantStates, recipientTypes } from './grants.kinds.ts';
import { grantList, guestList } from './grants.list.ts';
import { PURPOSE_MISSING, purposeNeeded } from './warnings.rules.ts';
import { warningCodes, warningSchema } from './warnings.schemas.ts';

/** So many seats at most in one grant. */
const MOST_SEATS = 99;
const MOST_LETTERS = 200;
const shortText = (label: string) => field.optionalText(label, rules.max(MOST_LETTERS));

const text = z.string().nullable();
const companion = z.object({
  name: field.requiredText('Navn'),
  type: field.requiredChoice('Type', recipientTypes),
});

/** What is said of who gets tickets, whoever says it. */
const wish = {
  /** Required where the seats are free anew at every event. */
  eventId: field.optionalId('Arrangement', 'event'),
  quantity: field.requiredInteger('Antal', rules.between(1, MOST_SEATS)),
  recipientName: field.requiredText('Modtager'),
  recipientType: field.requiredChoice('Type', recipientTypes),
  company: field.optionalText('Virksomhed'),
  email: field.optionalEmail('E-mail'),
  phone: field.optionalText('Telefon'),
  hostUserId: field.optionalId('Vært', 'user'),
  purpose: shortText('Formål'),
  /** Whom the recipient brings: a seat without one counts as the recipient's type. */
  companions: field.listOf(
    'Ledsagere',
    companion,
    z.object({ name: z.string(), type: z.enum(recipientTypes) }),
    'companions',
  ),
};

const plausible = checkTogether<'quantity' | 'purpose' | 'recipientType' | 'companions'>(
  ({ quantity, purpose, recipientType, companions }, refuse) => {
    const list: { type?: unknown }[] = Array.isArray(companions) ? companions : [];
    if (typeof quantity === 'number' && list.length > 0 && list.length >= quantity)
      refuse('companions', 'Der er flere ledsagere end pladser til dem');
    const isMissing = typeof purpose !== 'string' || purpose.trim() === '';
    if (isMissing && purposeNeeded({ recipientType, companions: list.filter((one) => one !== null) }))
      refuse('purpose', PURPOSE_MISSING);
  },
);

const grantInput = z.object({
  ...field.identity,
  itemId: field.requiredId('Produkt', 'item'),
  ...wish,
});
const MOST_OF_KEY = 100;
const idempotencyKey = field.optionalText('Nøgle', rules.max(MOST_OF_KEY));
/**
 * A grant as it is saved: it may be handed out at once, on the day of its event. What comes again with the key of what
 * was saved, as its answer was lost, is answered and not saved twice.
 */
export const grantInputSchema = grantInput
  .extend({ handedOut: field.flag('Givet nu'), idempotencyKey })
  .check(plausible);
export type GrantInput = z.output<typeof grantInputSchema>;

/** That an item has not as many seats as are asked for. */
export const tooFewFree = (free: number): string => `Der er kun ${free} fri`;

/** The same where it is known how many seats of each item are free: more of them are not asked for. */
export const grantInputWithin = (items: readonly { itemId: number; free: number }[]): typeof grantInputSchema =>
  grantInputSchema.check(
    checkTogether<'itemId' | 'quantity'>(({ itemId, quantity }, refuse) => {
      const item = items.find((one) => one.itemId === itemId);
      if (item && typeof quantity === 'number' && quantity > Math.max(0, item.free))
        refuse('quantity', tooFewFree(Math.max(0, item.free)));
    }),
  );

/** What a colleague wishes for of an item. */
export const ticketRequestSchema = z.object(wish).check(plausible);
export type TicketRequest = z.output<typeof ticketRequestSchema>;

const state = z.enum(grantStates);
export const grantSchema = answerOf(grantInput).extend({
  /** Null for who may not open the sponsorship. */
  sponsorshipId: z.number().nullable(),
  state,
  /** How many came; null until somebody has said. */
  attended: z.number().nullable(),
  requestedBy: z.string(),
  decidedBy: text,
  decidedAt: text,
  decision: text,
  /** Whether whoever reads it may answer the wish. */
  mayDecide: z.boolean(),
  warnings: z.array(warningSchema),
});
export type Grant = z.infer<typeof grantSchema>;

/** What would be said of a grant; `free` is what is free before it, `value` in kroner, VAT included. */
export const grantCheckSchema = z.object({
  warnings: z.array(warningSchema),
  needsApproval: z.boolean(),
  free: z.number(),
  value: z.number().nullable(),
});
export type GrantCheck = z.infer<typeof grantCheckSchema>;

const DECLINED_WITHOUT_REASON = 'Begrundelse skal udfyldes';
export const decideGrantSchema = z
  .object({
    decision: z.enum(['granted', 'declined']).meta({ label: 'Svar' }),
    reason: shortText('Begrundelse'),
  })
  .refine(({ decision, reason }) => decision === 'granted' || reason !== null, {
    path: ['reason'],
    message: DECLINED_WITHOUT_REASON,
  });
export type DecideGrant = z.output<typeof decideGrantSchema>;

export const attendedSchema = z.object({
  attended: z.union([z.null(), z.int().min(0).max(MOST_SEATS)]).meta({ label: 'Kom' }),
});
export type AttendanceInput = z.output<typeof attendedSchema>;

export const grantRowSchema = z.object({
  Id: column('Id', z.number(), 'whole'),
  EventId: z.number().nullable(),
  Event: column('Arrangement', text),
  Date: column('Dato', z.string(), 'date'),
  SponsorshipId: column('Sponsorat-id', z.number(), 'whole'),
  Name: column('Sponsorat', z.string()),
  Product: column('Produkt', z.string()),
  Recipient: column('Modtager', z.string()),
  Type: column('Type', z.enum(recipientTypes)),
  Company: column('Virksomhed', text),
  Quantity: column('Antal', z.number(), 'whole'),
  Value: column('Værdi', z.number().nullable(), 'money'),
  State: column('Status', state),
  Host: column('Vært', text),
  Purpose: column('Formål', text),
  Attended: column('Kom', z.number().nullable(), 'whole'),
  Warnings: labelField('Advarsler', z.array(z.enum(warningCodes)), z.array(z.enum(warningCodes)), 'texts'),
});
/**
 * Who got tickets, or wishes for some. `Date` is the event's, without one the day it was given; `Value` is quantity ×
 * what a seat is worth, null where nobody has said.
 */
export type GrantRow = z.infer<typeof grantRowSchema>;

export const grantListRequest = listRequest(grantList, grantRowSchema);
export type GrantListRequest = z.output<typeof grantListRequest>;
export const grantListAnswer = listAnswer(grantRowSchema);

/** Who is let in at an event; a file alone asks for it. */
export const guestListRequest = listRequest(guestList);
