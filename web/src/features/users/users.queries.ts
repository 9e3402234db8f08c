import { api, type User } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { currentUserQuery } from '../../lib/session.ts';

const MINUTES = 60_000;

/** All users, by name. */
export const usersQuery = queryOptions({
  queryKey: [...keys.users, 'list'],
  queryFn: ({ signal }) => call(api.users.list, { signal }),
  meta: { inline: true },
});

/** One user. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.users, 'record', id],
    queryFn: ({ signal }) => call(api.users.get, { params: { id }, signal }),
  });

/** What a user is responsible for, by area and name. */
export const responsibilitiesQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.users, 'responsible', id],
    queryFn: ({ signal }) => call(api.users.sponsorships, { params: { id }, signal }),
    meta: { inline: true },
  });

/** The areas that a user can be given. */
export const userAreasQuery = queryOptions({
  queryKey: [...keys.areas, 'for-users'],
  queryFn: ({ signal }) => call(api.users.areas, { signal }),
  staleTime: MINUTES,
});

/** The roles that a user can be given. */
export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => call(api.users.roles, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whatever shows a user's name or picture, or offers them as the responsible one, is asked anew. */
export const invalidateUsers = (queryClient: QueryClient): void => {
  for (const queryKey of [usersQuery.queryKey, keys.areas, keys.sponsorships, keys.tickets])
    void queryClient.invalidateQueries({ queryKey });
};

/** After a transfer: who is responsible for what is asked anew. */
export const invalidateResponsibilities = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: keys.users });
  invalidateUsers(queryClient);
};

/** Changes what the screens know of a user, oneself in the top bar included. */
export const cacheUser = (queryClient: QueryClient, id: number, changed: Partial<User>): void => {
  queryClient.setQueryData(userQuery(id).queryKey, (known) => known && { ...known, ...changed });
  // Of oneself the frame shows who one is, not how one logs in.
  const { secondFactor: _secondFactor, ...shown } = changed;
  queryClient.setQueryData(currentUserQuery.queryKey, (known) => (known?.id === id ? { ...known, ...shown } : known));
  invalidateUsers(queryClient);
};
