import { createFileRoute, redirect } from '@tanstack/react-router';
import { Finder } from '../features/search/Finder.tsx';
import { companyQuery, loadUser } from '../lib/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { Dialogs } from '../ui/dialogs.tsx';

const App = () => (
  <>
    <Shell finder={<Finder />} />
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
