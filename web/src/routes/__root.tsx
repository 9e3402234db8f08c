import type { CurrentUser } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadUser, loginSearch } from '../lib/session.ts';
import { ConnectionNotice } from '../shell/ConnectionNotice.tsx';
import { ProgressLine } from '../shell/ProgressLine.tsx';

/** Where somebody must go before anything else. */
const firstOf = ({ mustChangePassword, mustSetUpSecondFactor }: CurrentUser) => {
  if (mustChangePassword) return '/first-password';
  return mustSetUpSecondFactor ? '/second-factor' : undefined;
};

// The way in has no toasts; what one says there is shown as soon as one is inside.
const Toasts = lazy(() => import('../shell/Toasts.tsx').then((module) => ({ default: module.Toasts })));

const Root = () => {
  const isPublic = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.public) });
  return (
    <>
      <ProgressLine />
      <Outlet />
      <ConnectionNotice />
      {!isPublic && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
};

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
