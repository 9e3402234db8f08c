import { sponsorshipList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipList } from '../../../features/sponsorships/SponsorshipList.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <SponsorshipList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/sponsorships/')({
  ...listRoute({
    list: sponsorshipList,
    crumbs: trails.sponsorships,
    prefetch: (queryClient, search) => {
      prefetchLater(
        () => import('../../../features/sponsorships/sponsorships.queries.ts'),
        ({ sponsorshipListQuery }) => queryClient.prefetchQuery(sponsorshipListQuery(search)),
      );
      prefetchLater(
        () => import('../../../domain/catalog.queries.ts'),
        ({ areasQuery, categoriesQuery }) => {
          void queryClient.prefetchQuery(categoriesQuery);
          void queryClient.prefetchQuery(areasQuery);
        },
      );
    },
  }),
  component: List,
});
