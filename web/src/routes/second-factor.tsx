import { createFileRoute, redirect } from '@tanstack/react-router';
import { SecondFactorPage } from '../features/profile/second-factor/SecondFactorPage.tsx';
import { destinationIn, loadUser } from '../lib/session.ts';

const SecondFactor = () => {
  const navigate = Route.useNavigate();
  const destination = Route.useSearch().redirect ?? '/';
  return <SecondFactorPage onDone={() => navigate({ href: destination, replace: true })} />;
};

export const Route = createFileRoute('/second-factor')({
  validateSearch: destinationIn,
  beforeLoad: async ({ context, search }) => {
    const user = await loadUser(context.queryClient);
    if (!user?.mustSetUpSecondFactor) throw redirect({ href: search.redirect ?? '/', replace: true });
  },
  component: SecondFactor,
});
