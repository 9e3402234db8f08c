import { createFileRoute } from '@tanstack/react-router';
import { ContractsBlock } from '../../../../features/contracts/ContractsBlock.tsx';
import { TasksStrip } from '../../../../features/tasks/TasksStrip.tsx';
import { SponsorshipOverview } from '../../../../features/usage/SponsorshipOverview.tsx';
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
    // Named outright, they would come with the login page too.
    void import('../../../../features/usage/usage.queries.ts').then(({ hospitalityQuery, marketingQuery }) => {
      void queryClient.prefetchQuery(marketingQuery(id));
      void queryClient.prefetchQuery(hospitalityQuery(id));
    });
  },
  component: Overview,
});
