import { sponsorshipList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipList } from '../../../features/sponsorships/SponsorshipList.tsx';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <SponsorshipList search={Route.useSearch()} />;

// Named outright, they would come with the login page too.
const sponsorships = () => import('../../../features/sponsorships/sponsorships.queries.ts');
const catalog = () => import('../../../domain/catalog.queries.ts');

export const Route = createFileRoute('/_app/sponsorships/')({
  ...listRoute({
    list: sponsorshipList,
    crumbs: trails.sponsorships,
    prefetch: (queryClient, search) => {
      void sponsorships().then(({ sponsorshipListQuery }) => queryClient.prefetchQuery(sponsorshipListQuery(search)));
      void catalog().then((queries) => {
        void queryClient.prefetchQuery(queries.categoriesQuery);
        void queryClient.prefetchQuery(queries.areasQuery);
      });
    },
  }),
  component: List,
});
