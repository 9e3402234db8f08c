import { logList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LogList } from '../../features/audit/LogList.tsx';
import { usersQuery } from '../../features/users/users.queries.ts';
import { prefetchLater } from '../../lib/prefetch-later.ts';
import { listRoute } from './-list.ts';

const List = () => <LogList search={Route.useSearch()} users={useQuery(usersQuery).data} />;

export const Route = createFileRoute('/_app/log')({
  ...listRoute({
    list: logList,
    prefetch: (queryClient, search) => {
      prefetchLater(
        () => import('../../features/audit/audit.queries.ts'),
        ({ logQuery }) => queryClient.prefetchQuery(logQuery(search)),
      );
      prefetchLater(
        () => import('../../features/users/users.queries.ts'),
        ({ usersQuery: query }) => queryClient.prefetchQuery(query),
      );
    },
  }),
  component: List,
});
