import type { ListDefinition, SortDir } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { rememberList } from '../../lib/list-memory.ts';
import { useKept } from '../../lib/storage.ts';
import { type ListSearch, placeIn, readListSearch, sortedBy, withChanges, withoutFilters } from './listSearch.ts';
import { PER_PAGE_KEY } from './perPage.ts';

export type ListState = {
  definition: ListDefinition;
  search: ListSearch;
  sort: { field: string; dir: SortDir };
  page: number;
  perPage: number;
  isFiltered: boolean;
  setSearch: (term: string) => void;
  setFilter: (key: string, value: string | number | undefined) => void;
  setPeriod: (days: { from: string | undefined; to: string | undefined }) => void;
  sortBy: (field: string) => void;
  setPage: (page: number, how?: { replace: boolean }) => void;
  setPerPage: (perPage: number) => void;
  clear: () => void;
};

const push = { replace: false };
const bare = (path: string): string => path.replace(/\/$/, '');

/** What a list shows, read from its address, and the ways to change it. */
export const useListState = (definition: ListDefinition, search: ListSearch): ListState => {
  const navigate = useNavigate();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [, keep] = useKept(PER_PAGE_KEY);
  // Not the browser's address, which is the next page's already while this one still stands.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useEffect(() => rememberList(queryClient, path, search), [queryClient, path, search]);
  return useMemo(() => {
    const goTo = (next: ListSearch, { replace }: { replace: boolean }) =>
      void navigate({ to: '.', search: next, resetScroll: false, replace });
    const place = placeIn(definition, search);
    const isHere = () => bare(router.latestLocation.pathname) === bare(path);
    // What was chosen a moment ago is in the address before the page shows it.
    const latest = () => (isHere() ? readListSearch(definition, router.latestLocation.search) : search);
    const change = (next: Parameters<typeof withChanges>[2], how = push) =>
      goTo(withChanges(definition, latest(), next), how);
    return {
      definition,
      search,
      ...place,
      isFiltered: Object.keys(definition.filters).some((key) => search[key] !== undefined),
      // Not a step in the history for each pause in typing; nor the next page's, for who goes on before the pause is over.
      setSearch: (term) => {
        if (isHere()) change({ search: term }, { replace: true });
      },
      setFilter: (key, value) => change({ [key]: value }),
      setPeriod: ({ from, to }) => goTo(readListSearch(definition, { ...latest(), page: undefined, from, to }), push),
      sortBy: (field) => goTo(sortedBy(definition, latest(), field), push),
      setPage: (page, how) => change({ page, perPage: place.perPage }, how),
      setPerPage: (perPage) => {
        keep(perPage);
        change({ perPage }, { replace: true });
      },
      clear: () => goTo(withoutFilters(definition, latest()), push),
    };
  }, [definition, search, navigate, router, path, keep]);
};
