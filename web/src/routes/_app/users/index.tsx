import { userList } from '@sponsorat/api';
import { createFileRoute } from '@tanstack/react-router';
import { UserList } from '../../../features/users/UserList.tsx';
import { trails } from '../-crumbs.ts';
import { listRoute } from '../-list.ts';

const List = () => <UserList search={Route.useSearch()} />;

// Named outright, they would come with the login page too.
const queries = () => import('../../../features/users/users.queries.ts');

export const Route = createFileRoute('/_app/users/')({
  ...listRoute({
    list: userList,
    crumbs: trails.users,
    prefetch: (queryClient) => {
      void queries().then(({ userAreasQuery, usersQuery }) => {
        void queryClient.prefetchQuery(usersQuery);
        void queryClient.prefetchQuery(userAreasQuery);
      });
    },
  }),
  component: List,
});
