import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { logList, logQuery } from '../../features/audit/audit.queries.ts';
import { LogList } from '../../features/audit/LogList.tsx';
import { usersQuery } from '../../features/users/users.queries.ts';
import { texts } from '../../shell/texts.ts';
import { trails } from './-crumbs.ts';
import { listRoute } from './-list.ts';

const List = () => <LogList search={Route.useSearch()} users={useQuery(usersQuery).data} />;

export const Route = createFileRoute('/_app/log')({
  ...listRoute({
    list: logList,
    crumbs: [...trails.home, { title: texts.menu.log, to: '/log' }],
    right: 'Admin',
    prefetch: (queryClient, search) => {
      void queryClient.prefetchQuery(logQuery(search));
      void queryClient.prefetchQuery(usersQuery);
    },
  }),
  component: List,
});
