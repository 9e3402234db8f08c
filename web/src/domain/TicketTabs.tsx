import { RelatedListTabs } from '../ui/list/ListTabs.tsx';
import type { ListSearch } from '../ui/list/listSearch.ts';
import { texts } from './texts.ts';

const t = texts.ticketTabs;
const tabs = [
  { key: 'rights', to: '/tickets', label: t.rights },
  { key: 'events', to: '/tickets/events', label: t.events },
] as const;

type TicketTabsProps = {
  current: (typeof tabs)[number]['key'];
  search: ListSearch;
  /** How many the current one shows. */
  count: number | undefined;
};

/** What tickets the bank has, and what they are for. */
export const TicketTabs = (props: TicketTabsProps) => (
  <RelatedListTabs label={t.label} tabs={tabs} shared={['area', 'search']} {...props} />
);
