import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipData } from '../../../../features/sponsorships/SponsorshipData.tsx';
import {
  areasQuery,
  categoriesQuery,
  sponsorshipQuery,
} from '../../../../features/sponsorships/sponsorships.queries.ts';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

const Data = () => {
  const { data: sponsorship } = useSuspenseQuery(sponsorshipQuery(Number(Route.useParams().id)));
  return <SponsorshipData sponsorship={sponsorship} />;
};

export const Route = createFileRoute('/_app/sponsorships/$id/data')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Stamdata', to: '/sponsorships/$id/data', params: ['id'] }],
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(areasQuery), queryClient.ensureQueryData(categoriesQuery)]),
  pendingComponent: PartSkeleton,
  component: Data,
});
