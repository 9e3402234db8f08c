import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { withoutRatesList } from '../../../features/payments/payments.list.ts';
import { WithoutRatesList } from '../../../features/payments/WithoutRatesList.tsx';
import { areasQuery, responsibleUsersQuery } from '../../../features/sponsorships/sponsorships.queries.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const prefetching = () => import('../../../features/payments/prefetch.ts');
// The page asks itself, and says what went wrong.
const noPrefetch = () => undefined;

const List = () => {
  const areas = useQuery(areasQuery).data;
  const users = useQuery(responsibleUsersQuery).data;
  return <WithoutRatesList search={Route.useSearch()} areas={areas} users={users} />;
};

// Named outright, they would come with the login page too.
const sponsorships = () => import('../../../features/sponsorships/sponsorships.queries.ts');

export const Route = createFileRoute('/_app/payments/without-rates')({
  ...listRoute({
    list: withoutRatesList,
    crumbs: [...trails.home, { title: texts.menu.payments, to: '/payments' }, { title: texts.menu.withoutRates }],
    right: 'Bruger',
    prefetch: (queryClient, search) => {
      void prefetching().then(({ prefetchWithoutRates }) => prefetchWithoutRates(queryClient, search), noPrefetch);
      void sponsorships().then(({ prefetchOwners }) => prefetchOwners(queryClient));
    },
  }),
  component: List,
});
