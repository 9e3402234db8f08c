import { paymentList, withoutRatesList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { WithoutRatesList } from '../../../features/payments/WithoutRatesList.tsx';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const prefetching = () => import('../../../features/payments/prefetch.ts');
// The page asks itself, and says what went wrong.
const noPrefetch = () => undefined;

const List = () => <WithoutRatesList search={Route.useSearch()} />;

// Named outright, they would come with the login page too.
const catalog = () => import('../../../domain/catalog.queries.ts');

export const Route = createFileRoute('/_app/payments/without-rates')({
  ...listRoute({
    list: withoutRatesList,
    crumbs: [...trails.home, crumbOf(paymentList), { title: withoutRatesList.name }],
    prefetch: (queryClient, search) => {
      void prefetching().then(({ prefetchWithoutRates }) => prefetchWithoutRates(queryClient, search), noPrefetch);
      void catalog().then(({ prefetchOwners }) => prefetchOwners(queryClient));
    },
  }),
  component: List,
});
