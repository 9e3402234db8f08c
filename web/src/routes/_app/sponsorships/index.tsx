import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipList } from '../../../features/sponsorships/SponsorshipList.tsx';
import { sponsorshipList } from '../../../features/sponsorships/sponsorships.list.ts';
import {
  areasQuery,
  categoriesQuery,
  sponsorshipListQuery,
} from '../../../features/sponsorships/sponsorships.queries.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <SponsorshipList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/sponsorships/')({
  ...listRoute({
    list: sponsorshipList,
    crumbs: trails.sponsorships,
    right: 'Bruger',
    prefetch: (queryClient, search) => {
      void queryClient.prefetchQuery(sponsorshipListQuery(search));
      void queryClient.prefetchQuery(categoriesQuery);
      void queryClient.prefetchQuery(areasQuery);
    },
  }),
  component: List,
});
