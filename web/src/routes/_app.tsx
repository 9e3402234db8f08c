import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useOwner } from '../domain/owner.ts';
import { Bell } from '../features/notifications/Bell.tsx';
import { Finder } from '../features/search/Finder.tsx';
import { dueQuery } from '../features/tasks/tasks.queries.ts';
import { companyQuery, loadUser } from '../lib/session.ts';
import type { Badges } from '../shell/MenuList.tsx';
import { Shell } from '../shell/Shell.tsx';
import { texts } from '../shell/texts.ts';
import { Dialogs } from '../ui/dialogs.tsx';
import { useDialogGuard } from '../ui/form/dialogGuard.ts';

/** How many tasks are overdue or due this week, one's own or all, beside their entry in the menu. */
const useBadges = (): Badges => {
  const { data } = useQuery(dueQuery(useOwner().userId));
  return data ? { tasks: { count: data.overdue + data.week, label: texts.dueTasks(data) } } : {};
};

const App = () => {
  useDialogGuard();
  return (
    <>
      <Shell finder={<Finder />} bell={<Bell />} badges={useBadges()} />
      <Dialogs />
    </>
  );
};

/** Everything behind the login stands in the frame, and knows its user. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context }) => {
    const user = await loadUser(context.queryClient);
    if (!user) throw redirect({ to: '/login' });
    return { user };
  },
  // Asked for at once: not worth a file of its own.
  codeSplitGroupings: [['component']],
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(companyQuery);
  },
  component: App,
});
