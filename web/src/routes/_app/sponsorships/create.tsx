import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipCreate } from '../../../features/sponsorships/SponsorshipCreate.tsx';
import { FormSkeleton } from '../../../ui/PageSkeleton.tsx';
import { trails } from '../-crumbs.ts';

// Named outright, they would come with the login page too.
const sponsorships = () => import('../../../features/sponsorships/sponsorships.queries.ts');

export const Route = createFileRoute('/_app/sponsorships/create')({
  staticData: { crumbs: [...trails.sponsorships, { title: 'Opret sponsorat', to: '/sponsorships/create' }] },
  loader: async ({ context: { queryClient } }) => {
    const queries = await sponsorships();
    await Promise.all([
      queryClient.ensureQueryData(queries.areasQuery),
      queryClient.ensureQueryData(queries.categoriesQuery),
    ]);
  },
  pendingComponent: FormSkeleton,
  component: SponsorshipCreate,
});
