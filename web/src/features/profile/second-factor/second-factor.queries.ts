import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** One's own second factor. */
export const secondFactorQuery = queryOptions({
  queryKey: ['profile', 'second-factor'],
  queryFn: ({ signal }) => call(api.secondFactor.get, { signal }),
  meta: { inline: true },
});
