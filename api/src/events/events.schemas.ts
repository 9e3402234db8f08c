import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { checkTogether, rules } from '../form-rules.ts';
import { column, listAnswer, listRequest } from '../lists.ts';
import { messages } from '../messages.ts';
import { eventKinds, ticketModes } from '../tickets/tickets.kinds.ts';
import { eventList } from './events.list.ts';

const text = z.string().nullable();
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const eventInput = z.object({
  ...field.identity,
  /** Of which sponsorship it is; fixed once it is saved. */
  sponsorshipId: field.requiredId('Sponsorat', 'sponsorship'),
  title: field.requiredText('Titel'),
  date: field.requiredDate('Dato'),
  /** By the clock in Copenhagen, as "18:30". */
  time: field.optionalText('Tid', rules.regex(CLOCK, messages.time)),
  venue: field.optionalText('Sted'),
  kind: field.choiceOr('Type', eventKinds, 'Andet'),
  season: field.optionalText('Sæson'),
  /** Until when tickets can be given back to the club. */
  returnBy: field.optionalDate('Returfrist'),
  cancelled: field.flag('Aflyst'),
  note: field.optionalLongText('Note'),
});

const returnedInTime = checkTogether<'date' | 'returnBy'>(({ date, returnBy }, refuse) => {
  if (typeof date === 'string' && typeof returnBy === 'string' && returnBy > date && date !== '')
    refuse('returnBy', 'Returfrist kan ikke være efter arrangementet');
});

export const eventInputSchema = eventInput.check(returnedInTime);
export type EventInput = z.output<typeof eventInputSchema>;
export const eventSchema = answerOf(eventInput);
export type Event = z.infer<typeof eventSchema>;

/** What an item of the agreement that is active on an event's day gives there; `free` of a pool is what is left of it in all. */
export const eventItemSchema = z.object({
  itemId: z.number(),
  product: z.string(),
  mode: z.enum(ticketModes),
  amount: z.number(),
  given: z.number(),
  free: z.number(),
  /** Kroner a seat, VAT included; null where nobody has said. */
  unitValue: z.number().nullable(),
  catering: z.boolean(),
  public: z.boolean(),
});
export type EventItem = z.infer<typeof eventItemSchema>;

/** An event with what of tickets can be given for it. */
export const eventDetailsSchema = eventSchema.extend({ name: z.string(), items: z.array(eventItemSchema) });
export type EventDetails = z.infer<typeof eventDetailsSchema>;

export const eventRowSchema = z.object({
  Id: column('Id', z.number(), 'whole'),
  SponsorshipId: column('Sponsorat-id', z.number(), 'whole'),
  Name: column('Sponsorat', z.string()),
  Logo: text,
  Title: column('Titel', z.string()),
  Date: column('Dato', z.string(), 'date'),
  Time: column('Tid', text),
  Venue: column('Sted', text),
  Free: column('Frie', z.number(), 'whole'),
  Given: column('Givet', z.number(), 'whole'),
  Total: column('Pladser', z.number(), 'whole'),
  ReturnBy: column('Returfrist', text, 'date'),
  Cancelled: column('Aflyst', z.boolean()),
});
/**
 * An event. `Total`, `Given` and `Free` count what the agreement of its day gives anew at each event; they are 0 where
 * there is none. Pools belong to no single event.
 */
export type EventRow = z.infer<typeof eventRowSchema>;

export const eventListRequest = listRequest(eventList, eventRowSchema);
export type EventListRequest = z.output<typeof eventListRequest>;
export const eventListAnswer = listAnswer(eventRowSchema);
