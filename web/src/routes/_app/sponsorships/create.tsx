import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipCreate } from '../../../features/sponsorships/SponsorshipCreate.tsx';
import { FormSkeleton } from '../../../ui/PageSkeleton.tsx';
import { trails } from '../-crumbs.ts';
import { loadFormChoices } from './-form.ts';

export const Route = createFileRoute('/_app/sponsorships/create')({
  staticData: { crumbs: [...trails.sponsorships, { title: 'Opret sponsorat', to: '/sponsorships/create' }] },
  loader: loadFormChoices,
  pendingComponent: FormSkeleton,
  component: SponsorshipCreate,
});
