import type { ListDefinition, SortDir } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { rememberList } from '../../lib/list-memory.ts';
import { cleared, type ListSearch, placeIn, readListSearch, sortedBy, withChanges } from './listSearch.ts';

export type ListState = {
  definition: ListDefinition;
  search: ListSearch;
  sort: { field: string; dir: SortDir };
  page: number;
  perPage: number;
  /** How many filters are set, the search aside. */
  filterCount: number;
  isFiltered: boolean;
  setSearch: (term: string) => void;
  setFilter: (key: string, value: string | number | undefined) => void;
  setPeriod: (days: { from: string | undefined; to: string | undefined }) => void;
  sortBy: (field: string) => void;
  setPage: (page: number, how?: { replace: boolean }) => void;
  setPerPage: (perPage: number) => void;
  clear: () => void;
  /** All but the search. */
  clearFilters: () => void;
};

const push = { replace: false };

/** What a list shows, read from its address, and the ways to change it. */
export const useListState = (definition: ListDefinition, search: ListSearch): ListState => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Not the browser's address, which is the next page's already while this one still stands.
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useEffect(() => rememberList(queryClient, path, search), [queryClient, path, search]);
  return useMemo(() => {
    const goTo = (next: ListSearch, { replace }: { replace: boolean }) =>
      void navigate({ to: '.', search: next, resetScroll: false, replace });
    const filters = Object.keys(definition.filters).filter((key) => key !== 'search' && search[key] !== undefined);
    const change = (next: Parameters<typeof withChanges>[2], how = push) =>
      goTo(withChanges(definition, search, next), how);
    return {
      definition,
      search,
      ...placeIn(definition, search),
      filterCount: filters.length,
      isFiltered: filters.length > 0 || search.search !== undefined,
      // Not a step in the history for each pause in typing.
      setSearch: (term) => change({ search: term }, { replace: true }),
      setFilter: (key, value) => change({ [key]: value }),
      setPeriod: ({ from, to }) => goTo(readListSearch(definition, { ...search, page: undefined, from, to }), push),
      sortBy: (field) => goTo(sortedBy(definition, search, field), push),
      setPage: (page, how) => change({ page }, how),
      setPerPage: (perPage) => change({ perPage }),
      clearFilters: () => change(Object.fromEntries(filters.map((key) => [key, undefined]))),
      clear: () => goTo(cleared(definition, search), push),
    };
  }, [definition, search, navigate]);
};
