import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

const MOST_FOUND = 10;

/** Agreements and clubs that a text finds. */
export const soughtQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q, MOST_FOUND],
    queryFn: ({ signal }) => call(api.search.find, { query: { q, limit: MOST_FOUND }, signal }),
    enabled: q !== '',
    retry: false,
    meta: { inline: true },
  });
