import { createFileRoute } from '@tanstack/react-router';
import { ContractsBlock } from '../../../../features/contracts/ContractsBlock.tsx';
import { TasksStrip } from '../../../../features/tasks/TasksStrip.tsx';
import { SponsorshipOverview } from '../../../../features/usage/SponsorshipOverview.tsx';
import { hospitalityQuery, marketingQuery } from '../../../../features/usage/usage.queries.ts';
import { trails } from '../../-crumbs.ts';

const Overview = () => {
  const id = Number(Route.useParams().id);
  return (
    <SponsorshipOverview
      sponsorshipId={id}
      tasks={<TasksStrip sponsorshipId={id} />}
      contracts={<ContractsBlock sponsorshipId={id} />}
    />
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/')({
  staticData: { crumbs: trails.sponsorship },
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    void queryClient.prefetchQuery(marketingQuery(id));
    void import('../../../../features/tasks/tasks.queries.ts').then(({ sponsorshipTasksQuery }) =>
      queryClient.prefetchQuery(sponsorshipTasksQuery(id)),
    );
    void queryClient.prefetchQuery(hospitalityQuery(id));
  },
  component: Overview,
});
