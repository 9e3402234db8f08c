import type { TicketListRequest } from '@sponsorat/api';
import type { Actor } from '../auth/actor.ts';
import { sliceOf } from '../platform/lists.ts';
import { facetIs } from '../platform/live/live-table.ts';
import { areasInScope } from '../sponsorships/sponsorships.scope.ts';
import { type Book, EVERYONE } from '../standings/book.ts';

type Where = Parameters<Book['tickets']['find']>[0]['where'];

/** One page of the tickets that the actor may see, and how many there are in all. */
export const listTickets = (book: Book, actor: Actor, request: TicketListRequest) => {
  const { area, category, search } = request.filter;
  const isOwn = areasInScope(actor);
  const narrowed: Where = [...facetIs('area', area), ...facetIs('category', category)];
  const asked = { search: search ?? '', sort: request.sort, ...sliceOf(request) };
  const find = (where: Where, how = asked) => book.tickets.find({ ...how, where: [...narrowed, ...where] });
  if (isOwn === 'all') return find([]);
  if (request.sort.field !== 'SponsorshipId')
    return find([{ facet: 'reach', holds: (value) => value === EVERYONE || isOwn(value) }]);
  // Those of other areas have no sponsorship for the asker, and come last.
  const own = find([{ facet: 'area', holds: isOwn }]);
  const rest = { before: Math.max(0, asked.before - own.total), count: asked.count - own.rows.length };
  const others = find([{ facet: 'area', holds: (value) => !isOwn(value) }, ...facetIs('reach', EVERYONE)], {
    ...asked,
    ...rest,
    sort: { field: 'Id', dir: 'asc' },
  });
  return { rows: [...own.rows, ...others.rows], total: own.total + others.total };
};
