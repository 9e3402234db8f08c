import { sponsorshipList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { areasQuery, categoriesQuery } from '../../../domain/catalog.queries.ts';
import { SponsorshipList } from '../../../features/sponsorships/SponsorshipList.tsx';
import { sponsorshipListQuery } from '../../../features/sponsorships/sponsorships.queries.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <SponsorshipList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/sponsorships/')({
  ...listRoute(sponsorshipList, trails.sponsorships),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(sponsorshipListQuery(search));
    void queryClient.prefetchQuery(categoriesQuery);
    void queryClient.prefetchQuery(areasQuery);
  },
  component: List,
});
