import { api, type CurrentUser, hasRole, type SponsorshipListRequest } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { keys } from '../../lib/sponsorship-cache.ts';

const ROWS = 5;

/** The four figures. */
export const overviewQuery = queryOptions({
  queryKey: [...keys.dashboard, 'overview'],
  queryFn: ({ signal }) => call(api.dashboard.overview, { signal }),
  meta: { inline: true },
});

type Asked = {
  filter?: { status: 'renegotiation' };
  sort: { field: SponsorshipListRequest['sort']['field']; dir: 'asc' };
};

const fewQuery = (name: string, asked: Asked) =>
  queryOptions({
    queryKey: [...keys.dashboard, name],
    queryFn: ({ signal }) => call(api.sponsorships.list, { body: { ...asked, page: 1, perPage: ROWS }, signal }),
    meta: { inline: true },
  });

/** The sponsorships that are to be renegotiated, whoever has waited longest first. */
export const renegotiationQuery = fewQuery('renegotiation', {
  filter: { status: 'renegotiation' },
  sort: { field: 'Renegotiation', dir: 'asc' },
});

/** The sponsorships that use the least of what is agreed. */
export const lowUseQuery = fewQuery('low-use', { sort: { field: 'Utilization', dir: 'asc' } });

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
export const attentionQuery = queryOptions({
  queryKey: [...keys.dashboard, 'attention'],
  queryFn: ({ signal }) => call(api.users.attention, { signal }),
  // Changes of users and hand-overs change it, on screens that know nothing of it.
  staleTime: 0,
  meta: { inline: true },
});

/** Asks for everything on the dashboard at once. */
export const loadDashboard = (queryClient: QueryClient, { roles }: CurrentUser): void => {
  if (hasRole(roles, 'Admin')) void queryClient.prefetchQuery(attentionQuery);
  void queryClient.prefetchQuery(overviewQuery);
  void queryClient.prefetchQuery(renegotiationQuery);
  void queryClient.prefetchQuery(lowUseQuery);
  void queryClient.prefetchQuery(categoriesQuery);
  void queryClient.prefetchQuery(latestContractsQuery);
  void queryClient.prefetchQuery(updatesQuery);
};
