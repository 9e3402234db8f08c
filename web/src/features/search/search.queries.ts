import { api, type Visited } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { recordsOf } from './visits.ts';

/** What is found, of each kind so many. An answer belongs to its own question: a late one takes no newer one's place. */
export const findQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: ['search', q, limit],
    queryFn: ({ signal }) => call(api.search.find, { query: { q, limit }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Whoever types another letter asks again; a search that hangs for seconds helps nobody.
    retry: false,
    meta: { inline: true },
  });

/** What visited records are called now; those that the user no longer sees are not among them. */
export const visitedQuery = (visits: readonly Visited[]) =>
  queryOptions({
    queryKey: ['visited', recordsOf(visits)],
    queryFn: ({ signal }) => call(api.search.visited, { query: { records: recordsOf(visits) }, signal }),
    enabled: visits.length > 0,
    staleTime: 0,
    retry: false,
    meta: { inline: true },
  });
