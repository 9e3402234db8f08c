import { relatedTabs } from '../ui/list/ListTabs.tsx';
import { texts } from './texts.ts';

const t = texts.reportTabs;

/** The reports that there are. */
export const ReportTabs = relatedTabs({
  label: t.label,
  tabs: [
    { key: 'year', to: '/reports', label: t.year },
    { key: 'budget', to: '/reports/budget', label: t.budget },
    { key: 'accounts', to: '/reports/accounts', label: t.accounts },
  ],
  shared: ['year', 'area'],
});
