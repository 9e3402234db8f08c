import { z } from 'zod';
import { listAnswer, listRequest } from '../lists.ts';
import { ticketModes } from './tickets.kinds.ts';
import { ticketList } from './tickets.list.ts';

const text = z.string().nullable();

const ticketRowSchema = z.object({
  Id: z.number(),
  SponsorshipId: z.number().nullable(),
  Name: z.string(),
  Logo: text,
  Product: z.string(),
  Amount: z.number(),
  Used: z.number().nullable(),
  UserEmail: text,
  UserName: z.string(),
  UserPicture: text,
  Public: z.boolean(),
  Mode: z.enum(ticketModes),
  Sort: z.number().nullable(),
});
/** What a row tells besides, which is read for those of a page alone: nothing is sorted by it. */
const shownRowSchema = ticketRowSchema.extend({ HasEvents: z.boolean() });
/**
 * Tickets that an active agreement gives. `SponsorshipId` is null for who may not open the sponsorship; `UserEmail`
 * is the club's contact, whom the row's mail link writes to; `Used` is null where the use is not tracked; `HasEvents`
 * says whether an event is to come that they can be wished for.
 */
export type TicketRow = z.infer<typeof shownRowSchema>;

export const ticketListRequest = listRequest(ticketList, ticketRowSchema);
export type TicketListRequest = z.output<typeof ticketListRequest>;
export const ticketListAnswer = listAnswer(shownRowSchema);
