import { api, type CurrentUser, hasRole } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { isGuideOver } from './remembered.ts';

/** The four figures. */
export const overviewQuery = queryOptions({
  queryKey: [...keys.dashboard, 'overview'],
  queryFn: ({ signal }) => call(api.dashboard.overview, { signal }),
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
export const categoriesQuery = queryOptions({
  queryKey: [...keys.dashboard, 'categories'],
  queryFn: ({ signal }) => call(api.dashboard.categories, { signal }),
  meta: { inline: true },
});

/** The agreements that were approved last, the newest first. */
export const latestContractsQuery = queryOptions({
  queryKey: [...keys.dashboard, 'latest-contracts'],
  queryFn: ({ signal }) => call(api.dashboard.latestContracts, { signal }),
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
  void queryClient.prefetchQuery(overviewQuery);
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(latestContractsQuery);
  void queryClient.prefetchQuery(updatesQuery);
  if (!hasRole(user.roles, 'Admin')) return;
  void queryClient.prefetchQuery(adminAttentionQuery);
  if (!isGuideOver(user)) void queryClient.prefetchQuery(setupQuery);
};
