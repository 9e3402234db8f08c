import {
  inTab,
  NO_PURPOSE,
  type SponsorshipContractFilter,
  type SponsorshipFilterStatus,
  type SponsorshipListRequest,
  type SponsorshipTab,
  type SponsorshipVatFilter,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { sliceOf } from '../../lib/resource/lists.ts';
import type { Filters } from './sorted-table.ts';
import { type Summaries, scopeFilter } from './summaries.ts';
import { isBig, type Summary } from './summary.schemas.ts';

const ranks: Record<SponsorshipFilterStatus, number | null> = { active: 1, renegotiation: 2, expired: 3, none: null };

const contracts: Record<SponsorshipContractFilter, (row: Summary) => boolean> = {
  active: (row) => row.contractId !== null,
  big: isBig,
  tickets: (row) => row.hasTickets,
  tracked: (row) => row.utilization !== null,
  coming: (row) => row.isComing,
  awaiting: (row) => row.isAwaiting,
  draft: (row) => row.hasDraft,
  none: (row) => row.status === null && row.pending === null,
};

const chargesVat: Record<SponsorshipVatFilter, boolean | null> = { yes: true, no: false, unknown: null };

const isFor = ({ purposes }: Summary, purpose: string): boolean =>
  purpose === NO_PURPOSE ? purposes === '' : purposes.split(',').includes(purpose);

type Filter = SponsorshipListRequest['filter'];

const filtersOf = (
  actor: Actor,
  { area, category, contractCategory, user, purpose, chargesVat: vat }: Filter,
): Filters<Summary> => ({
  ...scopeFilter(actor),
  ...(area !== undefined && { [`area ${area}`]: (row) => row.areaId === area }),
  ...(user !== undefined && { [`user ${user}`]: (row) => row.userId === user }),
  ...(purpose && { [`purpose ${purpose}`]: (row) => isFor(row, purpose) }),
  ...(vat && { [`charges vat ${vat}`]: (row) => row.chargesVat === chargesVat[vat] }),
  ...(category !== undefined && {
    [`category ${category}`]: (row) => row.categoryId === category || row.contractCategoryId === category,
  }),
  ...(contractCategory && {
    [`contract category ${contractCategory}`]: (row) => row.contractId !== null && row.category === contractCategory,
  }),
});

/** What the two filters let through that a tab sets. */
const tabFiltersOf = ({ status, contract }: Pick<Filter, 'status' | 'contract'>): Filters<Summary> => ({
  ...(status && { [`status ${status}`]: (row) => row.status === ranks[status] }),
  ...(contract && { [`contract ${contract}`]: contracts[contract] }),
});

/** Which sponsorships are on one page of those that the actor sees, and how many there are in all. */
export const pageOfSponsorships = ({ sponsorships }: Summaries, actor: Actor, request: SponsorshipListRequest) => {
  const { filter, sort } = request;
  const filters = { ...filtersOf(actor, filter), ...tabFiltersOf(filter) };
  return sponsorships.page({ filters, search: filter.search, sort, ...sliceOf(request) });
};

/** How many there would be in each tab. */
export const countTabs = ({ sponsorships }: Summaries, actor: Actor, { filter }: SponsorshipListRequest) => {
  const tab = (name: SponsorshipTab) => tabFiltersOf(inTab(name, filter));
  const tabs: Record<SponsorshipTab, Filters<Summary>> = {
    All: tab('All'),
    Renegotiation: tab('Renegotiation'),
    Awaiting: tab('Awaiting'),
    Draft: tab('Draft'),
    None: tab('None'),
  };
  return sponsorships.counts({ filters: filtersOf(actor, filter), search: filter.search }, tabs);
};
