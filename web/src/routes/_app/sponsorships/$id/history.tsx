import { createFileRoute } from '@tanstack/react-router';
import { SponsorshipHistory } from '../../../../features/audit/History.tsx';
import { readsOnly } from '../../../../lib/search.ts';
import { trails } from '../../-crumbs.ts';

const History = () => {
  const id = Number(Route.useParams().id);
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SponsorshipHistory
      key={id}
      sponsorshipId={id}
      mode={view ?? 'changes'}
      onMode={(mode) =>
        void navigate({ search: mode === 'timeline' ? { view: mode } : {}, replace: true, resetScroll: false })
      }
    />
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/history')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Historik', to: '/sponsorships/$id/history', params: ['id'] }],
  },
  validateSearch: readsOnly(({ view }): { view?: 'timeline' } => (view === 'timeline' ? { view } : {})),
  component: History,
});
