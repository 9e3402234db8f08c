import { paymentList, rateList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RatesList } from '../../../features/payments/RatesList.tsx';
import { readRate } from '../../../features/payments/rateSearch.ts';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
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
  ...listRoute({
    list: rateList,
    crumbs: [...trails.home, crumbOf(paymentList)],
    prefetch: async (queryClient, search, user) => {
      prefetchLater(
        () => import('../../../features/payments/prefetch.ts'),
        ({ prefetchRates }) => prefetchRates(queryClient, search),
      );
      prefetchLater(
        () => import('../../../domain/catalog.queries.ts'),
        ({ prefetchOwners }) => prefetchOwners(queryClient),
      );
      const { awaitFirstDay } = await import('../../../features/payments/prefetch.ts');
      await awaitFirstDay(queryClient, user);
    },
  }),
  validateSearch: readsOnly<ListSearch<typeof rateList> & { rate?: number }>((raw) => {
    const rate = readRate(raw.rate);
    return { ...readListSearch(rateList, raw), ...(rate && { rate }) };
  }),
  loaderDeps: ({ search: { rate: _rate, ...search } }) => search,
  component: List,
});
