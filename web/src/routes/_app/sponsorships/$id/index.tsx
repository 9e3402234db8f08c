import { createFileRoute } from '@tanstack/react-router';
import { ContractsBlock } from '../../../../features/contracts/ContractsBlock.tsx';
import { TasksStrip } from '../../../../features/tasks/TasksStrip.tsx';
import { SponsorshipOverview } from '../../../../features/usage/SponsorshipOverview.tsx';
import { prefetchLater } from '../../../../lib/prefetch-later.ts';
import { trails } from '../../-crumbs.ts';

const Overview = () => {
  const id = Number(Route.useParams().id);
  return (
    <SponsorshipOverview
      sponsorshipId={id}
      contracts={<ContractsBlock sponsorshipId={id} tasks={<TasksStrip sponsorshipId={id} />} />}
    />
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/')({
  staticData: { crumbs: trails.sponsorship },
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    prefetchLater(
      () => import('../../../../features/usage/usage.queries.ts'),
      ({ hospitalityQuery, marketingQuery }) => {
        void queryClient.prefetchQuery(marketingQuery(id));
        void queryClient.prefetchQuery(hospitalityQuery(id));
      },
    );
  },
  component: Overview,
});
