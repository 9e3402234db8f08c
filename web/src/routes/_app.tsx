import { ModalsProvider } from '@mantine/modals';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { companyQuery, loadUser } from '../lib/session.ts';
import { Shell } from '../shell/Shell.tsx';

// Only behind the login: the way in has no dialogs, and is to come fast.
const App = () => (
  <ModalsProvider>
    <Shell />
  </ModalsProvider>
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
