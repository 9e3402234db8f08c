import { api } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** What is found, of each kind so many. An answer belongs to its own question: a late one takes no newer one's place. */
export const searchQuery = (q: string, limit: number) =>
  queryOptions({
    queryKey: ['search', q, limit],
    queryFn: ({ signal }) => call(api.search.find, { query: { q, limit }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    // Whoever types another letter asks again; a search that hangs for seconds helps nobody.
    retry: false,
    meta: { inline: true },
  });
