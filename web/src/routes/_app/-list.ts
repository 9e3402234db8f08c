import type { CurrentUser, Right } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { requireRole } from '../../lib/session.ts';
import type { Crumb } from '../../shell/trail.ts';
import { type ListDefinition, type ListSearch, readListSearch } from '../../ui/list/listSearch.ts';

type Context = { queryClient: QueryClient; user: CurrentUser };
type ListRoute = {
  list: ListDefinition;
  crumbs: readonly Crumb[];
  right: Right;
  /** Asks for what the screen will need. */
  prefetch: (queryClient: QueryClient, search: ListSearch, user: CurrentUser) => void;
};

/** What the route of a list is made of, but for its screen: search, filters, sort and page are in the address. */
export const listRoute = ({ list, crumbs, right, prefetch }: ListRoute) => ({
  staticData: { crumbs },
  beforeLoad: requireRole(right),
  validateSearch: (raw: Record<string, unknown>) => readListSearch(list, raw),
  loaderDeps: ({ search }: { search: ListSearch }) => search,
  loader: ({ context: { queryClient, user }, deps }: { context: Context; deps: ListSearch }) =>
    prefetch(queryClient, deps, user),
});
