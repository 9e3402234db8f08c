import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { rateList, readRate, yearShown } from '../../../features/payments/payments.list.ts';
import { monthsQuery, ratesQuery, totalsQuery } from '../../../features/payments/payments.queries.ts';
import { RatesList } from '../../../features/payments/RatesList.tsx';
import { areasQuery, responsibleUsersQuery } from '../../../features/sponsorships/sponsorships.queries.ts';
import { texts } from '../../../shell/texts.ts';
import { type ListSearch, readListSearch } from '../../../ui/list/listSearch.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => {
  const asked = Route.useSearch();
  const areas = useQuery(areasQuery).data;
  const users = useQuery(responsibleUsersQuery).data;
  // How the list is asked for is remembered; which rate somebody came for is not.
  const search = useMemo(() => readListSearch(rateList, asked), [asked]);
  return <RatesList search={search} rateId={asked.rate} areas={areas} users={users} />;
};

export const Route = createFileRoute('/_app/payments/')({
  ...listRoute({
    list: rateList,
    crumbs: [...trails.home, { title: texts.menu.payments, to: '/payments' }],
    right: 'Bruger',
    prefetch: (queryClient, search) => {
      const { area, user } = search;
      void queryClient.prefetchQuery(ratesQuery(search));
      void queryClient.prefetchQuery(totalsQuery({ area, user }));
      void queryClient.prefetchQuery(monthsQuery(yearShown(search), { area, user }));
      void queryClient.prefetchQuery(areasQuery);
      void queryClient.prefetchQuery(responsibleUsersQuery);
    },
  }),
  validateSearch: (raw: Record<string, unknown>): ListSearch & { rate?: number } => {
    const rate = readRate(raw.rate);
    return { ...readListSearch(rateList, raw), ...(rate && { rate }) };
  },
  loaderDeps: ({ search: { rate: _rate, ...search } }) => search,
  component: List,
});
