import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { logList, logQuery } from '../../features/audit/audit.queries.ts';
import { LogList } from '../../features/audit/LogList.tsx';
import { texts } from '../../features/audit/texts.ts';
import { usersQuery } from '../../features/users/users.queries.ts';
import { trails } from './-crumbs.ts';
import { listRoute } from './-list.ts';

const List = () => <LogList search={Route.useSearch()} users={useQuery(usersQuery).data} />;

export const Route = createFileRoute('/_app/log')({
  ...listRoute({
    list: logList,
    crumbs: [...trails.home, { title: texts.title, to: '/log' }],
    right: 'Admin',
    prefetch: (queryClient, search) => {
      void queryClient.prefetchQuery(logQuery(search));
      void queryClient.prefetchQuery(usersQuery);
    },
  }),
  component: List,
});
