import type { CurrentUser, FileList } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { readsOnly } from '../../lib/search.ts';
import { requireRole } from '../../lib/session.ts';
import type { Crumb } from '../../shell/trail.ts';
import { type ListSearch, readListSearch } from '../../ui/list/listSearch.ts';
import { crumbOf, trails } from './-crumbs.ts';

type Context = { queryClient: QueryClient; user: CurrentUser };
type ListRoute<L extends FileList> = {
  list: L;
  /** Its trail, where that is not its own name below Overblik. */
  crumbs?: readonly Crumb[];
  /** Asks for what the screen will need; what it must know before anything of it is shown, it waits for. */
  prefetch: (queryClient: QueryClient, search: ListSearch<L>, user: CurrentUser) => void | Promise<void>;
};

/** What the route of a list is made of, but for its screen: search, filters, sort and page are in the address. */
export const listRoute = <L extends FileList>({
  list,
  crumbs = [...trails.home, crumbOf(list)],
  prefetch,
}: ListRoute<L>) => ({
  staticData: { crumbs },
  beforeLoad: requireRole(list.right),
  validateSearch: readsOnly((raw) => readListSearch(list, raw)),
  loaderDeps: ({ search }: { search: ListSearch<L> }) => search,
  loader: ({ context: { queryClient, user }, deps }: { context: Context; deps: ListSearch<L> }) =>
    prefetch(queryClient, deps, user),
});
