import { defineList, type FilterValue, filterBy } from '../define-list.ts';

/** Sponsorships, with what the figures of the overview count: what is active, big or tracked, and what is under way. */
export const sponsorshipList = defineList({
  name: 'Sponsorater',
  path: '/sponsorships',
  right: 'Bruger',
  filters: {
    category: filterBy.category,
    status: filterBy.word(
      'Status',
      { active: 'Aktiv', renegotiation: 'Genforhandling', expired: 'Udløbet', none: 'Ingen aftale' },
      'Alle statusser',
    ),
    area: filterBy.area,
    contract: filterBy.word(
      'Aftale',
      {
        active: 'Aktiv aftale',
        coming: 'Kommende aftale',
        awaiting: 'Afventer underskrift',
        draft: 'Kladde',
        none: 'Mangler aftale',
        big: 'Over 50 tkr.',
        tickets: 'Med billetter',
        tracked: 'Med udnyttelse',
      },
      'Alle aftaler',
    ),
    /** The active contract's category as the row and the dashboard call it: its name when the contract was confirmed. */
    contractCategory: { by: 'text', label: 'Aftalens kategori' },
    chargesVat: filterBy.word('Moms', { yes: 'Ja', no: 'Nej', unknown: 'Ved ikke' }),
    /** One of them, or `NO_PURPOSE`: the login page, which has every list, is spared the words. */
    purpose: { by: 'text', label: 'Formål' },
    user: filterBy.user,
    search: filterBy.search,
  },
  sort: ['Status', 'Name', 'Category', 'Sum', 'Renegotiation', 'Utilization', 'SponsorCategory', 'UserName'],
});
type Filters = (typeof sponsorshipList)['filters'];
export type SponsorshipFilterStatus = FilterValue<Filters['status']>;
export type SponsorshipContractFilter = FilterValue<Filters['contract']>;
export type SponsorshipVatFilter = FilterValue<Filters['chargesVat']>;

type TabFilters = { status?: SponsorshipFilterStatus | undefined; contract?: SponsorshipContractFilter | undefined };

/** The list's tabs: all, and what asks for work. */
export const sponsorshipTabs = {
  All: {},
  Renegotiation: { status: 'renegotiation' },
  Awaiting: { contract: 'awaiting' },
  Draft: { contract: 'draft' },
  /** Not the status of that name: it has neither an agreement to come nor a draft. */
  None: { contract: 'none' },
} as const satisfies Record<string, TabFilters>;
export type SponsorshipTab = keyof typeof sponsorshipTabs;

const tabs = Object.entries<TabFilters>(sponsorshipTabs) as [SponsorshipTab, TabFilters][];

/** The tab that a list shows: all, where it shows nothing that has a tab. */
export const tabOf = ({ status, contract }: TabFilters): SponsorshipTab =>
  tabs.find(([, tab]) => (tab.status && tab.status === status) || (tab.contract && tab.contract === contract))?.[0] ??
  'All';

/** What a list filters by in a tab: what no tab chooses stays as it is. */
export const inTab = (tab: SponsorshipTab, { status, contract }: TabFilters): TabFilters => ({
  ...(tabOf({ status }) === 'All' && { status }),
  ...(tabOf({ contract }) === 'All' && { contract }),
  ...sponsorshipTabs[tab],
});
