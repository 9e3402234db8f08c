import type { FileList } from '@sponsorat/api';
import { readsOnly } from '../../lib/search.ts';
import { requireRole } from '../../lib/session.ts';
import type { Crumb } from '../../shell/trail.ts';
import { type ListSearch, readListSearch } from '../../ui/list/listSearch.ts';
import { crumbOf, trails } from './-crumbs.ts';

/**
 * What the route of a list is made of, but for its loader and its screen: search, filters, sort and page are in the
 * address. Its trail is its own name below Overblik, where none is given.
 */
export const listRoute = <L extends FileList>(list: L, crumbs: readonly Crumb[] = [...trails.home, crumbOf(list)]) => ({
  staticData: { crumbs },
  beforeLoad: requireRole(list.right),
  validateSearch: readsOnly((raw) => readListSearch(list, raw)),
  loaderDeps: ({ search }: { search: ListSearch<L> }) => search,
});
