import { RelatedListTabs } from '../../ui/list/ListTabs.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { texts } from './texts.ts';

const t = texts.tabs;
const tabs = [
  { key: 'rates', to: '/payments', label: t.rates },
  { key: 'withoutRates', to: '/payments/without-rates', label: t.withoutRates },
] as const;

type PaymentTabsProps = {
  current: (typeof tabs)[number]['key'];
  search: ListSearch;
  /** How many the current one shows. */
  count: number | undefined;
};

/** Agreements with rates, and those without: whose they are is asked of both. */
export const PaymentTabs = (props: PaymentTabsProps) => (
  <RelatedListTabs label={t.label} tabs={tabs} shared={['area', 'user']} {...props} />
);
