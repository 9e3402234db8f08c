import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipHistory } from '../../../../features/audit/History.tsx';
import { trails } from '../../-crumbs.ts';

const History = () => <SponsorshipHistory sponsorshipId={Number(Route.useParams().id)} />;

export const Route = createFileRoute('/_app/sponsorships/$id/history')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Historik', to: '/sponsorships/$id/history', params: ['id'] }],
  },
  component: History,
});
