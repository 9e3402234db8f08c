import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { areasQuery, responsibleUsersQuery } from '../../features/sponsorships/sponsorships.queries.ts';
import { TaskList } from '../../features/tasks/TaskList.tsx';
import { taskList } from '../../features/tasks/tasks.list.ts';
import { texts } from '../../shell/texts.ts';
import { trails } from './-crumbs.ts';
import { listRoute } from './-list.ts';

const List = () => (
  <TaskList search={Route.useSearch()} areas={useQuery(areasQuery).data} users={useQuery(responsibleUsersQuery).data} />
);

// Named outright, they would come with the login page too.
const sponsorships = () => import('../../features/sponsorships/sponsorships.queries.ts');

export const Route = createFileRoute('/_app/tasks')({
  ...listRoute({
    list: taskList,
    crumbs: [...trails.home, { title: texts.menu.tasks, to: '/tasks' }],
    right: 'Bruger',
    prefetch: (queryClient, search, user) => {
      void import('../../features/tasks/list.queries.ts').then(({ taskListQuery }) =>
        queryClient.prefetchQuery(taskListQuery(search, user.id)),
      );
      void sponsorships().then(({ prefetchOwners }) => prefetchOwners(queryClient));
    },
  }),
  component: List,
});
