import type { LoginOptions } from '@sponsorat/api';
import { createFileRoute, redirect, useRouterState } from '@tanstack/react-router';
import { loginOptionsQuery } from '../features/auth/BankLogin.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { destinationIn, loadUser } from '../lib/session.ts';

const passwordsOnly: LoginOptions = { passwordLogin: 'on', bankAccount: null };

const Login = () => {
  const destination = Route.useSearch().redirect ?? '/';
  const sessionEnded = useRouterState({ select: ({ location }) => location.state.sessionEnded === true });
  const { options } = Route.useRouteContext();
  return <LoginPage destination={destination} sessionEnded={sessionEnded} options={options} />;
};

export const Route = createFileRoute('/login')({
  staticData: { public: true },
  validateSearch: destinationIn,
  beforeLoad: async ({ context, search }) => {
    // A server that does not answer must not hide the form: it says so itself.
    const [user, options] = await Promise.all([
      loadUser(context.queryClient).catch(() => null),
      context.queryClient.fetchQuery(loginOptionsQuery).catch(() => passwordsOnly),
    ]);
    if (user) throw redirect({ href: search.redirect ?? '/', replace: true });
    return { options };
  },
  component: Login,
});
