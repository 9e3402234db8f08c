import type { TicketRow } from '@sponsorat/api';

/** Tickets of a club as the list gives them: public, of a pool of which none is used, with an event to come. */
export const ticketRow: TicketRow = {
  Id: 84,
  SponsorshipId: 1,
  Name: 'Limfjordens Boldklub',
  Logo: null,
  Product: 'Sæsonkort',
  Amount: 12,
  Used: null,
  UserEmail: null,
  UserName: 'Bo Bruger',
  UserPicture: null,
  Public: true,
  Mode: 'pulje',
  Sort: null,
  HasEvents: true,
};
