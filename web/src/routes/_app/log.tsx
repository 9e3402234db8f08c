import { logList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { logQuery } from '../../features/audit/audit.queries.ts';
import { LogList } from '../../features/audit/LogList.tsx';
import { usersQuery } from '../../features/users/users.queries.ts';
import { listRoute } from './-list.ts';

const List = () => <LogList search={Route.useSearch()} users={useQuery(usersQuery).data} />;

export const Route = createFileRoute('/_app/log')({
  ...listRoute(logList),
  loader: ({ context: { queryClient }, deps: search }) => {
    void queryClient.prefetchQuery(logQuery(search));
    void queryClient.prefetchQuery(usersQuery);
  },
  component: List,
});
