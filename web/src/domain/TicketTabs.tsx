import { relatedTabs } from '../ui/list/ListTabs.tsx';
import { texts } from './texts.ts';

const t = texts.ticketTabs;

/** What tickets the bank has, and what they are for. */
export const TicketTabs = relatedTabs({
  label: t.label,
  tabs: [
    { key: 'rights', to: '/tickets', label: t.rights },
    { key: 'events', to: '/tickets/events', label: t.events },
    { key: 'grants', to: '/tickets/grants', label: t.grants },
  ],
  shared: ['area', 'search'],
});
