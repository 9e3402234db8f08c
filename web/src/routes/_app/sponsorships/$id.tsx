import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { contractsQuery, sponsorshipQuery } from '../../../domain/sponsorship.queries.ts';
import { SponsorshipShell } from '../../../features/sponsorships/SponsorshipShell.tsx';
import { utilizationQuery } from '../../../features/sponsorships/sponsorships.queries.ts';
import { useCrumbName, useCrumbNames } from '../../../shell/crumb-names.ts';
import { trailOf } from '../../../shell/trail.ts';
import { RecordSkeleton, WorkSkeleton } from '../../../ui/PageSkeleton.tsx';

const Shell = () => {
  const id = Number(Route.useParams().id);
  const { data: sponsorship } = useSuspenseQuery(sponsorshipQuery(id));
  useCrumbName('sponsorship', sponsorship.name);
  const matches = useMatches();
  const page = trailOf(matches, useCrumbNames()).at(-1)?.title ?? sponsorship.name;
  const tabTitle = page === sponsorship.name ? page : `${page} – ${sponsorship.name}`;
  return (
    <SponsorshipShell
      key={id}
      sponsorship={sponsorship}
      tabTitle={tabTitle}
      slim={matches.at(-1)?.routeId !== '/_app/sponsorships/$id/'}
    >
      <Outlet />
    </SponsorshipShell>
  );
};

const Pending = () => {
  const isOverview = useLocation({ select: ({ pathname }) => /^\/sponsorships\/\d+\/?$/.test(pathname) });
  return isOverview ? <RecordSkeleton /> : <WorkSkeleton />;
};

export const Route = createFileRoute('/_app/sponsorships/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    void queryClient.prefetchQuery(contractsQuery(id));
    void queryClient.prefetchQuery(utilizationQuery(id));
    return queryClient.ensureQueryData(sponsorshipQuery(id));
  },
  pendingComponent: Pending,
  component: Shell,
});
