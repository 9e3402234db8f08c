import { logList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LogList } from '../../features/audit/LogList.tsx';
import { usersQuery } from '../../features/users/users.queries.ts';
import { listRoute } from './-list.ts';

const List = () => <LogList search={Route.useSearch()} users={useQuery(usersQuery).data} />;

export const Route = createFileRoute('/_app/log')({
  ...listRoute({
    list: logList,
    prefetch: (queryClient, search) => {
      void import('../../features/audit/audit.queries.ts').then(({ logQuery }) =>
        queryClient.prefetchQuery(logQuery(search)),
      );
      void import('../../features/users/users.queries.ts').then(({ usersQuery: query }) =>
        queryClient.prefetchQuery(query),
      );
    },
  }),
  component: List,
});
