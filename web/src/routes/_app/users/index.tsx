import { userList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { UserList } from '../../../features/users/UserList.tsx';
import { prefetchLater } from '../../../lib/prefetch-later.ts';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <UserList search={Route.useSearch()} />;

export const Route = createFileRoute('/_app/users/')({
  ...listRoute({
    list: userList,
    crumbs: trails.users,
    prefetch: (queryClient) =>
      prefetchLater(
        () => import('../../../features/users/users.queries.ts'),
        ({ userAreasQuery, usersQuery }) => {
          void queryClient.prefetchQuery(usersQuery);
          void queryClient.prefetchQuery(userAreasQuery);
        },
      ),
  }),
  component: List,
});
