import { api, type CurrentUser, hasRole, type Right, safeRedirect } from '@sponsorat/api';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type AnyRouter, useRouteContext } from '@tanstack/react-router';
import { ApiError, call, whenSessionEnds } from './client.ts';
import { readsOnly } from './search.ts';
import { sessionTexts } from './texts.ts';

/** The login page's path. */
export const LOGIN = '/login';
const RECENT_MS = 5000;

const currentUser = async (signal: AbortSignal): Promise<CurrentUser | null> => {
  try {
    return await call(api.auth.currentUser, { signal, anonymous: true });
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 401) return null;
    throw failure;
  }
};

/** Who is logged in, asked once while it is unknown; null is nobody. */
export const currentUserQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => currentUser(signal),
  // "Nobody" holds just long enough for the way from a guarded page to the login page.
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : RECENT_MS),
  gcTime: Number.POSITIVE_INFINITY,
});

/** The user for a guard: from the cache where known, else from the server. */
export const loadUser = (queryClient: QueryClient): Promise<CurrentUser | null> =>
  queryClient.fetchQuery(currentUserQuery);

/** The bank's name and logo. */
export const companyQuery = queryOptions({
  queryKey: ['company'],
  queryFn: ({ signal }) => call(api.company.get, { signal }),
  staleTime: 5 * 60_000,
  meta: { inline: true },
});

/** The user of a page inside the frame; follows changes to the profile. */
export const useUser = (): CurrentUser => {
  const { user } = useRouteContext({ from: '/_app' });
  return useQuery({ ...currentUserQuery, enabled: false }).data ?? user;
};

/**
 * For a route's beforeLoad: refuses whoever lacks the role, before anything is loaded.
 * @public
 */
export const requireRole =
  (right: Right) =>
  ({ context }: { context: { user: CurrentUser } }): void => {
    if (!hasRole(context.user.roles, right)) throw new ApiError(403, sessionTexts.forbidden);
  };

/** Forgets everything that the last user saw. */
export const forgetSession = (queryClient: QueryClient): void => {
  queryClient.clear();
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The login page was reached because a session ended. */
    sessionEnded?: boolean;
  }
}

/** Where the login page brings the user back to. */
export const loginSearch = (href: string): { redirect?: string } => {
  const redirect = safeRedirect(href);
  return redirect ? { redirect } : {};
};

/** Where a login leads to, as it stands in an address. */
export const destinationIn = readsOnly(({ redirect }): { redirect?: string } =>
  typeof redirect === 'string' ? loginSearch(redirect) : {},
);

/** A session that ends under way leads to the login page, and from there back to the same place. */
export const followSessionEnd = (router: AnyRouter, queryClient: QueryClient): void => {
  let leaving = false;
  whenSessionEnds(() => {
    const { pathname, href } = router.latestLocation;
    if (leaving || pathname === LOGIN) return;
    leaving = true;
    queryClient.setQueryData(currentUserQuery.queryKey, null);
    const away = router.navigate({
      to: LOGIN,
      search: loginSearch(href),
      state: { sessionEnded: true },
      // Forms keep what was typed; to stay would be of no use, since nothing can be saved.
      ignoreBlocker: true,
    });
    void away.finally(() => {
      leaving = false;
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
    });
  });
};
