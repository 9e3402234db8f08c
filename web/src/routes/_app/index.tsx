import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { TasksBlock } from '../../features/tasks/TasksBlock.tsx';
import { prefetchLater } from '../../lib/prefetch-later.ts';

const Page = () => <DashboardPage tasks={(isFirst) => <TasksBlock quiet={isFirst} />} />;

export const Route = createFileRoute('/_app/')({
  staticData: { crumbs: [{ title: 'Overblik', to: '/' }] },
  loader: ({ context: { queryClient, user } }) => {
    prefetchLater(
      () => import('../../features/dashboard/dashboard.queries.ts'),
      ({ loadDashboard }) => loadDashboard(queryClient, user),
    );
    prefetchLater(
      () => import('../../features/tasks/tasks.queries.ts'),
      ({ loadTasksBlock }) => loadTasksBlock(queryClient, user),
    );
  },
  component: Page,
});
