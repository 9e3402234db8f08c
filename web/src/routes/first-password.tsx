import { createFileRoute, redirect } from '@tanstack/react-router';
import { FirstPasswordPage } from '../features/profile/FirstPasswordPage.tsx';
import { destinationIn, loadUser } from '../lib/session.ts';

const FirstPassword = () => {
  const navigate = Route.useNavigate();
  const { user } = Route.useRouteContext();
  const destination = Route.useSearch().redirect ?? '/';
  return <FirstPasswordPage email={user.email} onDone={() => navigate({ href: destination, replace: true })} />;
};

export const Route = createFileRoute('/first-password')({
  validateSearch: destinationIn,
  beforeLoad: async ({ context, search }) => {
    const user = await loadUser(context.queryClient);
    if (!user?.mustChangePassword) throw redirect({ href: search.redirect ?? '/', replace: true });
    return { user };
  },
  component: FirstPassword,
});
