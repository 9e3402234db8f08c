import { ListTabs } from '../../ui/list/ListTabs.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { texts } from './texts.ts';

const t = texts.tabs;
const tabs = [
  { key: 'rates', to: '/payments' },
  { key: 'withoutRates', to: '/payments/without-rates' },
] as const;

type PaymentTabsProps = {
  current: (typeof tabs)[number]['key'];
  search: ListSearch;
  /** How many the current one shows. */
  count: number | undefined;
};

/** Agreements with rates, and those without: whose they are is asked of both. */
export const PaymentTabs = ({ current, search, count }: PaymentTabsProps) => {
  const { area, user } = search;
  const shared = { ...(area && { area }), ...(user && { user }) };
  return (
    <ListTabs
      label={t.label}
      tabs={tabs.map(({ key, to }) => {
        const isCurrent = key === current;
        return {
          key,
          to,
          label: t[key],
          isCurrent,
          count: isCurrent ? count : undefined,
          search: isCurrent ? search : shared,
        };
      })}
    />
  );
};
