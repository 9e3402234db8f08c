import { ModalsProvider } from '@mantine/modals';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { companyQuery, loadUser } from '../lib/session.ts';
import { Shell } from '../shell/Shell.tsx';
import dialog from '../ui/dialog.module.css';

const { header = '', title = '', body = '' } = dialog;
const dialogProps = {
  centered: true,
  size: 460,
  withCloseButton: false,
  transitionProps: { duration: 120 },
  classNames: { header, title, body },
};

// Inside the router, since dialogs may hold links; behind the login, since the way in has none and is to come fast.
const App = () => (
  <ModalsProvider modalProps={dialogProps}>
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
