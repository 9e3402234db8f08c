import type { SponsorshipContractFilter, SponsorshipFilterStatus, SponsorshipListRequest } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { sliceOf } from '../../lib/resource/lists.ts';
import type { Book } from '../sponsorship-index/book.ts';
import { equalTo } from '../sponsorship-index/filters.ts';
import type { Standing } from '../sponsorship-index/standings.types.ts';
import { isBig } from '../sponsorship-index/totals.ts';
import { inAreasOf } from './sponsorships.scope.ts';

const ranks: Record<SponsorshipFilterStatus, number> = { active: 1, renegotiation: 2, expired: 3 };

const contracts: Record<SponsorshipContractFilter, (row: Standing) => boolean> = {
  active: (row) => row.contractId !== null,
  big: isBig,
  tickets: (row) => row.hasTickets,
  tracked: (row) => row.utilization !== null,
};

/** One page of the sponsorships that the actor sees, and how many there are in all. */
export const listSponsorships = (book: Book, actor: Actor, request: SponsorshipListRequest) => {
  const { area, category, status, contract, search } = request.filter;
  return book.sponsorships.find({
    filters: [
      ...inAreasOf(actor, (row: Standing) => row.areaId),
      ...equalTo('area', (row: Standing) => row.areaId, area),
      ...equalTo('category', (row: Standing) => row.categoryId, category),
      ...(status ? equalTo('status', (row: Standing) => row.status, ranks[status]) : []),
      ...(contract ? [{ key: contract, holds: contracts[contract] }] : []),
    ],
    search: search ?? '',
    sort: request.sort,
    ...sliceOf(request),
  });
};
