import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Finder } from '../features/search/Finder.tsx';
import { overdueQuery } from '../features/tasks/tasks.queries.ts';
import { companyQuery, loadUser, useUser } from '../lib/session.ts';
import type { Badges } from '../shell/MenuList.tsx';
import { Shell } from '../shell/Shell.tsx';
import { texts } from '../shell/texts.ts';
import { Dialogs } from '../ui/dialogs.tsx';

/** How many of the user's own tasks are overdue, beside their entry in the menu. */
const useBadges = (): Badges => {
  const { data } = useQuery(overdueQuery(useUser().id));
  return data ? { tasks: { count: data.overdue, label: texts.overdueTasks(data.overdue) } } : {};
};

const App = () => (
  <>
    <Shell finder={<Finder />} badges={useBadges()} />
    <Dialogs />
  </>
);

/** Everything behind the login stands in the frame, and knows its user. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context }) => {
    const user = await loadUser(context.queryClient);
    if (!user) throw redirect({ to: '/login' });
    return { user };
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(companyQuery);
  },
  component: App,
});
