import type {
  SponsorshipContractFilter,
  SponsorshipFilterStatus,
  SponsorshipListRequest,
  SponsorshipTab,
} from '@sponsorat/api';
import type { ListSearch } from '../../ui/list/listSearch.ts';

type SortField = SponsorshipListRequest['sort']['field'];

const sortFields = [
  'Status',
  'Name',
  'Category',
  'Sum',
  'Renegotiation',
  'Utilization',
  'SponsorCategory',
  'UserName',
] as const satisfies readonly SortField[];
const statuses = ['active', 'renegotiation', 'expired', 'none'] as const satisfies readonly SponsorshipFilterStatus[];
const contracts = [
  'active',
  'coming',
  'awaiting',
  'draft',
  'big',
  'tickets',
  'tracked',
] as const satisfies readonly SponsorshipContractFilter[];
// What each tab of the API's `sponsorshipTabs` asks for.
const tabs = [
  ['All', {}],
  ['Renegotiation', { status: 'renegotiation' }],
  ['Awaiting', { contract: 'awaiting' }],
  ['Draft', { contract: 'draft' }],
  ['None', { status: 'none' }],
] as const satisfies readonly (readonly [SponsorshipTab, Pick<ListSearch, 'status' | 'contract'>])[];

// Written out here: the schemas would bring their library into the page that every visit begins with.
/** What the list of sponsorships can be asked for. */
export const sponsorshipList = {
  sortFields,
  defaultSort: 'Status',
  filters: ['search', 'category', 'status', 'area', 'user', 'contract', 'contractCategory'],
  statuses,
  contracts,
  tabs,
} as const;
