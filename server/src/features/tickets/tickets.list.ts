import type { TicketListRequest } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { sliceOf } from '../../lib/resource/lists.ts';
import type { BookedTicket } from '../sponsorship-index/book.tables.ts';
import type { Book } from '../sponsorship-index/book.ts';
import { equalTo, not } from '../sponsorship-index/filters.ts';
import { inAreasOf } from '../sponsorships/sponsorships.scope.ts';

const areaOf = ({ of }: BookedTicket) => of.areaId;
/** The one exception to the area scope: it shows in everyone's list, without a way in. */
const forEveryone = { key: 'for everyone', holds: (ticket: BookedTicket) => ticket.forEveryone };

/** One page of the tickets that the actor may see, and how many there are in all. */
export const listTickets = (book: Book, actor: Actor, request: TicketListRequest) => {
  const { area, category, search } = request.filter;
  const narrowed = [
    ...equalTo('area', areaOf, area),
    ...equalTo('category', ({ of }: BookedTicket) => of.categoryId, category),
  ];
  const asked = { search: search ?? '', sort: request.sort, ...sliceOf(request) };
  const [own] = inAreasOf(actor, areaOf);
  if (!own || request.sort.field !== 'SponsorshipId')
    return book.tickets.find({ ...asked, filters: [...narrowed, ...inAreasOf(actor, areaOf, forEveryone)] });
  // Those of other areas have no sponsorship for the asker, and come last.
  const first = book.tickets.find({ ...asked, filters: [...narrowed, own] });
  const then = book.tickets.find({
    ...asked,
    filters: [...narrowed, not(own), forEveryone],
    sort: { field: 'Id', dir: 'asc' },
    before: Math.max(0, asked.before - first.total),
    count: asked.count - first.rows.length,
  });
  return { rows: [...first.rows, ...then.rows], total: first.total + then.total };
};
