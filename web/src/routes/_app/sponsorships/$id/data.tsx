import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { sponsorshipQuery } from '../../../../domain/sponsorship.queries.ts';
import { SponsorshipData } from '../../../../features/sponsorships/SponsorshipData.tsx';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';
import { loadFormChoices } from '../-form.ts';

const Data = () => {
  const { data: sponsorship } = useSuspenseQuery(sponsorshipQuery(Number(Route.useParams().id)));
  return <SponsorshipData sponsorship={sponsorship} />;
};

export const Route = createFileRoute('/_app/sponsorships/$id/data')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Stamdata', to: '/sponsorships/$id/data', params: ['id'] }],
  },
  loader: loadFormChoices,
  pendingComponent: PartSkeleton,
  component: Data,
});
