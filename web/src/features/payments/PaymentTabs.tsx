import { relatedTabs } from '../../ui/list/ListTabs.tsx';
import { texts } from './texts.ts';

const t = texts.tabs;

/** Agreements with rates, and those without: whose they are is asked of both. */
export const PaymentTabs = relatedTabs({
  label: t.label,
  tabs: [
    { key: 'rates', to: '/payments', label: t.rates },
    { key: 'withoutRates', to: '/payments/without-rates', label: t.withoutRates },
  ],
  shared: ['area', 'user'],
});
