import { paymentList, rateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { prefetchOwners } from '../../../domain/catalog.queries.ts';
import { awaitFirstDay, prefetchRates } from '../../../features/payments/payments.queries.ts';
import { RatesList } from '../../../features/payments/RatesList.tsx';
import { readRate } from '../../../features/payments/rateSearch.ts';
import { readsOnly } from '../../../lib/search.ts';
import { type ListSearch, readListSearch } from '../../../ui/list/listSearch.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => {
  const params = Route.useSearch();
  // How the list is asked for is remembered; which rate somebody came for is not.
  const search = useMemo(() => readListSearch(rateList, params), [params]);
  return <RatesList search={search} rateId={params.rate} />;
};

export const Route = createFileRoute('/_app/payments/')({
  ...listRoute(rateList, [...trails.home, crumbOf(paymentList)]),
  validateSearch: readsOnly<ListSearch<typeof rateList> & { rate?: number }>((raw) => {
    const rate = readRate(raw.rate);
    return { ...readListSearch(rateList, raw), ...(rate && { rate }) };
  }),
  loaderDeps: ({ search: { rate: _rate, ...search } }) => search,
  loader: async ({ context: { queryClient, user }, deps: search }) => {
    void prefetchRates(queryClient, search);
    void prefetchOwners(queryClient);
    await awaitFirstDay(queryClient, user);
  },
  component: List,
});
