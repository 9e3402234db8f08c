import type { SponsorshipFilterStatus, SponsorshipListRequest } from '@sponsorat/api';
import type { Actor } from '../auth/actor.ts';
import { sliceOf } from '../platform/lists.ts';
import { facetIs } from '../platform/live/live-table.ts';
import type { Book } from '../standings/book.ts';
import { areasInScope } from './sponsorships.scope.ts';

const ranks: Record<SponsorshipFilterStatus, number> = { active: 1, renegotiation: 2, expired: 3 };

/** One page of the sponsorships that the actor sees, and how many there are in all. */
export const listSponsorships = (book: Book, actor: Actor, request: SponsorshipListRequest) => {
  const { area, category, status, contract, search } = request.filter;
  return book.sponsorships.find({
    where: [
      { facet: 'area', holds: areasInScope(actor) },
      ...facetIs('area', area),
      ...facetIs('category', category),
      ...(status ? facetIs('status', ranks[status]) : []),
      ...(contract ? facetIs(contract, 1) : []),
    ],
    search: search ?? '',
    sort: request.sort,
    ...sliceOf(request),
  });
};
