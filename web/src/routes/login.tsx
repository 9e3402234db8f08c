import { safeRedirect } from '@sponsorat/api';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { destinationIn, loadUser } from '../lib/session.ts';

const Login = () => {
  // The router adds what validateSearch left out: the address as it was typed must not decide.
  const destination = safeRedirect(Route.useSearch().redirect) ?? '/';
  const sessionEnded = useRouterState({ select: ({ location }) => location.state.sessionEnded === true });
  return <LoginPage destination={destination} sessionEnded={sessionEnded} />;
};

export const Route = createFileRoute('/login')({
  staticData: { public: true },
  validateSearch: destinationIn,
  beforeLoad: async ({ context, search }) => {
    // A server that does not answer must not hide the form: it says so itself.
    const user = await loadUser(context.queryClient).catch(() => null);
    if (user) throw redirect({ href: safeRedirect(search.redirect) ?? '/', replace: true });
  },
  component: Login,
});
