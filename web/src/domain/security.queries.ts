import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** Of whom two-step login is demanded. */
export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call(api.company.security, { signal }),
  meta: { inline: true },
});
