import { taskList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { ownerId } from '../../domain/owner.ts';
import { TaskList } from '../../features/tasks/TaskList.tsx';
import { prefetchLater } from '../../lib/prefetch-later.ts';
import { listRoute } from './-list.ts';

const List = () => <TaskList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tasks')({
  ...listRoute({
    list: taskList,
    prefetch: (queryClient, search, user) => {
      prefetchLater(
        () => import('../../features/tasks/list.queries.ts'),
        ({ taskListQuery }) => queryClient.prefetchQuery(taskListQuery(search, ownerId(user))),
      );
      prefetchLater(
        () => import('../../domain/catalog.queries.ts'),
        ({ prefetchOwners }) => prefetchOwners(queryClient),
      );
    },
  }),
  component: List,
});
