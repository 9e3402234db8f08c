import { taskList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { TaskList } from '../../features/tasks/TaskList.tsx';
import { listRoute } from './-list.ts';

const List = () => <TaskList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tasks')({
  ...listRoute({
    list: taskList,
    prefetch: (queryClient, search, user) => {
      // Named outright, they would come with the login page too.
      void import('../../features/tasks/list.queries.ts').then(({ taskListQuery }) =>
        queryClient.prefetchQuery(taskListQuery(search, user.id)),
      );
      void import('../../domain/catalog.queries.ts').then(({ prefetchOwners }) => prefetchOwners(queryClient));
    },
  }),
  component: List,
});
