import { taskList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchOwners } from '../../domain/catalog.queries.ts';
import { ownerId } from '../../domain/owner.ts';
import { taskListQuery } from '../../features/tasks/list.queries.ts';
import { TaskList } from '../../features/tasks/TaskList.tsx';
import { listRoute } from './-list.ts';

const List = () => <TaskList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/tasks')({
  ...listRoute(taskList),
  loader: ({ context: { queryClient, user }, deps: search }) => {
    void queryClient.prefetchQuery(taskListQuery(search, ownerId(user)));
    void prefetchOwners(queryClient);
  },
  component: List,
});
