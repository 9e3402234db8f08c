import { createFileRoute } from '@tanstack/react-router';
import { UserList } from '../../../features/users/UserList.tsx';
import { usersQuery } from '../../../features/users/users.queries.ts';
import { requireRole } from '../../../lib/session.ts';
import { trails } from '../-crumbs.ts';

export const Route = createFileRoute('/_app/users/')({
  staticData: { crumbs: trails.users },
  beforeLoad: requireRole('Admin'),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(usersQuery);
  },
  component: UserList,
});
