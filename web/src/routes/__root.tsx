import type { CurrentUser } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { loadUser, loginSearch } from '../lib/session.ts';
import { ConnectionNotice } from '../shell/ConnectionNotice.tsx';
import { ProgressLine } from '../shell/ProgressLine.tsx';

/** Where somebody must go before anything else. */
const firstOf = ({ mustChangePassword, mustSetUpSecondFactor }: CurrentUser) => {
  if (mustChangePassword) return '/first-password';
  return mustSetUpSecondFactor ? '/second-factor' : undefined;
};

const Root = () => (
  <>
    <ProgressLine />
    <Outlet />
    <ConnectionNotice />
  </>
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The navigation guard: public routes, or somebody who is logged in.
  beforeLoad: async ({ context, location, matches }) => {
    if (matches.some(({ staticData }) => staticData.public)) return;
    const user = await loadUser(context.queryClient);
    const search = loginSearch(location.href);
    if (!user) throw redirect({ to: '/login', search, replace: true });
    const first = firstOf(user);
    if (first && location.pathname !== first) throw redirect({ to: first, search, replace: true });
  },
  component: Root,
});
