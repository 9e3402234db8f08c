import type { TicketRow } from '@sponsorat/api';
import type { Actor } from '../auth/actor.ts';
import { hasArea } from '../sponsorships/sponsorships.scope.ts';
import type { BookedTicket } from '../standings/book.ts';

/** A ticket as the actor sees it: one of a foreign area gives no way in. */
export const presentTicketRow = (actor: Actor, { of, ticket }: BookedTicket): TicketRow => ({
  Id: ticket.id,
  SponsorshipId: hasArea(actor, of.areaId) ? of.id : null,
  Name: of.name,
  Logo: of.logo,
  Product: ticket.product,
  Amount: ticket.amount,
  UserEmail: of.contactEmail,
  UserName: of.userName,
  UserPicture: of.userPicture,
  Public: ticket.public,
  Sort: ticket.sort,
});
