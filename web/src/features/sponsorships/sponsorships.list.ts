import type { SponsorshipContractFilter, SponsorshipFilterStatus, SponsorshipListRequest } from '@sponsorat/api';

type SortField = SponsorshipListRequest['sort']['field'];

const sortFields = [
  'Status',
  'Name',
  'Category',
  'Sum',
  'Renegotiation',
  'Utilization',
  'SponsorCategory',
] as const satisfies readonly SortField[];
const statuses = ['active', 'renegotiation', 'expired'] as const satisfies readonly SponsorshipFilterStatus[];
const contracts = ['active', 'big', 'tickets', 'tracked'] as const satisfies readonly SponsorshipContractFilter[];

// Written out here: the schemas would bring their library into the page that every visit begins with.
/** What the list of sponsorships can be asked for. */
export const sponsorshipList = {
  sortFields,
  defaultSort: 'Status',
  filters: ['search', 'category', 'status', 'area', 'contract'],
  statuses,
  contracts,
} as const;
