import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { loadUser, loginSearch } from '../lib/session.ts';
import { ConnectionNotice } from '../shell/ConnectionNotice.tsx';
import { ProgressLine } from '../shell/ProgressLine.tsx';

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
    if (user.mustChangePassword && location.pathname !== '/first-password')
      throw redirect({ to: '/first-password', search, replace: true });
  },
  component: Root,
});
