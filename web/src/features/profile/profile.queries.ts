import { api, type Profile } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { currentUserQuery } from '../../lib/session.ts';

/** Oneself, with what an Admin has given one. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(api.profile.get, { signal }),
});

/** Changes what the screens know of oneself: in the top bar at once, elsewhere as it is asked anew. */
export const cacheProfile = (queryClient: QueryClient, changed: Partial<Profile>): void => {
  queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, ...changed });
  const { name, picture } = changed;
  queryClient.setQueryData(
    currentUserQuery.queryKey,
    (known) => known && { ...known, ...(name !== undefined && { name }), ...(picture !== undefined && { picture }) },
  );
  for (const queryKey of [keys.users, keys.sponsorships, keys.tickets])
    void queryClient.invalidateQueries({ queryKey });
};
