import { api, type CurrentUser, type Profile } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { keys } from '../../lib/sponsorship-cache.ts';

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
    ['user'],
    (known: CurrentUser | null | undefined) =>
      known && { ...known, ...(name !== undefined && { name }), ...(picture !== undefined && { picture }) },
  );
  for (const queryKey of [['users'], keys.sponsorships, ['tickets']]) void queryClient.invalidateQueries({ queryKey });
};
