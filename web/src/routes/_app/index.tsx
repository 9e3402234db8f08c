import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { TasksBlock } from '../../features/tasks/TasksBlock.tsx';

const Page = () => <DashboardPage tasks={(isFirst) => <TasksBlock quiet={isFirst} />} />;

export const Route = createFileRoute('/_app/')({
  staticData: { crumbs: [{ title: 'Overblik', to: '/' }] },
  loader: ({ context: { queryClient, user } }) => {
    // Named outright, they would come with the login page too.
    void import('../../features/dashboard/dashboard.queries.ts').then(({ loadDashboard }) =>
      loadDashboard(queryClient, user),
    );
    void import('../../features/tasks/tasks.queries.ts').then(({ loadTasksBlock }) =>
      loadTasksBlock(queryClient, user),
    );
  },
  component: Page,
});
