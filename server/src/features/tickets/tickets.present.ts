import type { TicketRow } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { BookedTicket } from '../sponsorship-index/book.tables.ts';
import { hasArea } from '../sponsorships/sponsorships.scope.ts';

/** A ticket as the actor sees it: one of a foreign area gives no way in. */
export const presentTicketRow = (actor: Actor, ticket: BookedTicket): TicketRow => ({
  Id: ticket.id,
  SponsorshipId: hasArea(actor, ticket.of.areaId) ? ticket.of.id : null,
  Name: ticket.of.name,
  Logo: ticket.of.logo,
  Product: ticket.product,
  Amount: ticket.amount,
  UserEmail: ticket.of.contactEmail,
  UserName: ticket.of.userName,
  UserPicture: ticket.of.userPicture,
  Public: ticket.public,
  Sort: ticket.sort,
});
