import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { idQuery } from '../lists.ts';
import { eventKinds, ticketModes } from './tickets.kinds.ts';

const text = z.string().nullable();

export const itemTicketsInputSchema = z.object({
  version: field.version,
  mode: field.requiredChoice('Pladserne', ticketModes),
  /** Kroner a seat, VAT included, as the club sells it. */
  unitValue: field.optionalMoney('Værdi pr. billet, kr. inkl. moms'),
  includesTravel: field.flag('Rejsen er med'),
});
export type ItemTicketsInput = z.output<typeof itemTicketsInputSchema>;

/** What the tickets of an agreement's item are. */
export const itemTicketsSchema = answerOf(itemTicketsInputSchema).extend({
  itemId: z.number(),
  product: z.string(),
  amount: z.number(),
  catering: z.boolean(),
  public: z.boolean(),
});
export type ItemTickets = z.infer<typeof itemTicketsSchema>;

export const freeQuery = z.object({ event: idQuery('Arrangement') });
/** How many seats an item has, and how many of them are given and free: of a pool in all, else at one event. */
export const freeSeatsSchema = z.object({
  mode: z.enum(ticketModes),
  amount: z.number(),
  given: z.number(),
  free: z.number(),
});
export type FreeSeats = z.infer<typeof freeSeatsSchema>;

/** A coming event for which tickets of an item can be given. */
export const eventToGiveSchema = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(eventKinds),
  date: z.string(),
  time: text,
  venue: text,
  free: z.number(),
});
export type EventToGive = z.infer<typeof eventToGiveSchema>;
