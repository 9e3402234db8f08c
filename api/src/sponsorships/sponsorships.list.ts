import { asWords, defineList, type FilterValue, filterBy } from '../define-list.ts';

/** What a club is supported for. */
export const purposes = ['Børn og unge', 'Bredde', 'Elite', 'Kultur', 'Socialt', 'Natur'] as const;
export type Purpose = (typeof purposes)[number];

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
        big: 'Over 50 tkr.',
        tickets: 'Med billetter',
        tracked: 'Med udnyttelse',
      },
      'Alle aftaler',
    ),
    /** The active contract's category as the row and the dashboard call it: its name when the contract was confirmed. */
    contractCategory: { by: 'text', label: 'Aftalens kategori' },
    chargesVat: filterBy.word('Moms', { yes: 'Ja', no: 'Nej', unknown: 'Ved ikke' }, 'Alle'),
    purpose: filterBy.word('Formål', { ...asWords(purposes), none: 'Ikke angivet' }, 'Alle formål'),
    user: filterBy.user,
    search: filterBy.search,
  },
  sort: ['Status', 'Name', 'Category', 'Sum', 'Renegotiation', 'Utilization', 'SponsorCategory', 'UserName'],
});
type Filters = (typeof sponsorshipList)['filters'];
export type SponsorshipFilterStatus = FilterValue<Filters['status']>;
export type SponsorshipContractFilter = FilterValue<Filters['contract']>;
export type SponsorshipPurposeFilter = FilterValue<Filters['purpose']>;
export type SponsorshipVatFilter = FilterValue<Filters['chargesVat']>;

type TabFilters = { status?: SponsorshipFilterStatus | undefined; contract?: SponsorshipContractFilter | undefined };

/** The list's tabs: all, and what asks for work. */
export const sponsorshipTabs = {
  All: {},
  Renegotiation: { status: 'renegotiation' },
  Awaiting: { contract: 'awaiting' },
  Draft: { contract: 'draft' },
  None: { status: 'none' },
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
