import { paymentList, withoutRatesList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { WithoutRatesList } from '../../../features/payments/WithoutRatesList.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { crumbOf, trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <WithoutRatesList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/payments/without-rates')({
  ...listRoute({
    list: withoutRatesList,
    crumbs: [...trails.home, crumbOf(paymentList), { title: withoutRatesList.name }],
    prefetch: (queryClient, search) => {
      prefetchLater(
        () => import('../../../features/payments/prefetch.ts'),
        ({ prefetchWithoutRates }) => prefetchWithoutRates(queryClient, search),
      );
      prefetchLater(
        () => import('../../../domain/catalog.queries.ts'),
        ({ prefetchOwners }) => prefetchOwners(queryClient),
      );
    },
  }),
  component: List,
});
