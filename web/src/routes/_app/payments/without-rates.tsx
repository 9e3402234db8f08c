import { paymentList, withoutRatesList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwners } from '../../../domain/catalog.queries.ts';
import { withoutRatesQuery } from '../../../features/payments/payments.queries.ts';
import { WithoutRatesList } from '../../../features/payments/WithoutRatesList.tsx';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <WithoutRatesList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/payments/without-rates')({
  ...listRoute(withoutRatesList, [...trails.home, crumbOf(paymentList), { title: withoutRatesList.name }]),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(withoutRatesQuery(search));
    void prefetchOwners(queryClient);
  },
  component: List,
});
