import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipCreate } from '../../../features/sponsorships/SponsorshipCreate.tsx';
import { areasQuery, categoriesQuery } from '../../../features/sponsorships/sponsorships.queries.ts';
import { FormSkeleton } from '../../../ui/PageSkeleton.tsx';
import { trails } from '../-crumbs.ts';

export const Route = createFileRoute('/_app/sponsorships/create')({
  staticData: { crumbs: [...trails.sponsorships, { title: 'Opret sponsorat', to: '/sponsorships/create' }] },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(areasQuery), queryClient.ensureQueryData(categoriesQuery)]),
  pendingComponent: FormSkeleton,
  component: SponsorshipCreate,
});
