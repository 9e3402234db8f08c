import { userList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { UserList } from '../../../features/users/UserList.tsx';
import { userAreasQuery, usersQuery } from '../../../features/users/users.queries.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <UserList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/users/')({
  ...listRoute(userList, trails.users),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(usersQuery);
    void queryClient.prefetchQuery(userAreasQuery);
  },
  component: List,
});
