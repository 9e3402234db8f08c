import { api, type CurrentUser, hasRole } from '@sponsorat/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { ownerId } from '../../domain/owner.ts';
import { call } from '../../lib/client.ts';
import { isGuideOver } from './guide.ts';

const ofUser = (user: number | undefined) => (user === undefined ? {} : { user: String(user) });

/** The four figures, of a user's sponsorships or of all that one sees. */
export const overviewQuery = (user?: number) =>
  queryOptions({
    queryKey: [...keys.dashboard, 'overview', user ?? 'all'],
    queryFn: ({ signal }) => call(api.dashboard.overview, { query: ofUser(user), signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** What an installation still lacks. */
export const setupQuery = queryOptions({
  queryKey: [...keys.dashboard, 'setup'],
  queryFn: ({ signal }) => call(api.dashboard.setup, { signal }),
  // Screens change it that know nothing of it.
  staleTime: 0,
  meta: { inline: true },
});

/** The active agreements counted by category, largest first: all of them, and as the chart gathers them. */
export const categoriesQuery = (user?: number) =>
  queryOptions({
    queryKey: [...keys.dashboard, 'categories', user ?? 'all'],
    queryFn: ({ signal }) => call(api.dashboard.categories, { query: ofUser(user), signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** The agreements that were approved last, the newest first. */
export const latestContractsQuery = (user?: number) =>
  queryOptions({
    queryKey: [...keys.dashboard, 'latest-contracts', user ?? 'all'],
    queryFn: ({ signal }) => call(api.dashboard.latestContracts, { query: ofUser(user), signal }),
    placeholderData: keepPreviousData,
    meta: { inline: true },
  });

/** What the bank tells its staff, the newest first. */
export const updatesQuery = queryOptions({
  queryKey: [...keys.dashboard, 'updates'],
  queryFn: ({ signal }) => call(api.dashboard.updates, { signal }),
  meta: { inline: true },
});

/** What Admins must see to. */
export const adminAttentionQuery = queryOptions({
  queryKey: [...keys.dashboard, 'admin-attention'],
  queryFn: ({ signal }) => call(api.users.attention, { signal }),
  // Changes of users and hand-overs change it, on screens that know nothing of it.
  staleTime: 0,
  meta: { inline: true },
});

/** Asks for everything on the dashboard at once. */
export const loadDashboard = (queryClient: QueryClient, user: CurrentUser): void => {
  const userId = ownerId(user);
  void queryClient.prefetchQuery(overviewQuery(userId));
  void queryClient.prefetchQuery(categoriesQuery(userId));
  void queryClient.prefetchQuery(latestContractsQuery(userId));
  void queryClient.prefetchQuery(updatesQuery);
  if (!hasRole(user.roles, 'Admin')) return;
  void queryClient.prefetchQuery(adminAttentionQuery);
  if (!isGuideOver(user)) void queryClient.prefetchQuery(setupQuery);
};
