import { api } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { keys } from './keys.ts';

const MINUTE = 60_000;

/** The sponsor categories, of clubs and of agreements. */
export const categoriesQuery = queryOptions({
  queryKey: [...keys.categories, 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.categories, { signal }),
  staleTime: MINUTE,
});

/** The products that agreements are made of, and the categories that they are grouped by. */
export const productsQuery = queryOptions({
  queryKey: [...keys.products, 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.products, { signal }),
  staleTime: MINUTE,
});
export const productCategoriesQuery = queryOptions({
  queryKey: [...keys.productCategories, 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.productCategories, { signal }),
  staleTime: MINUTE,
});

/** The areas that the user may use. */
export const areasQuery = queryOptions({
  queryKey: [...keys.areas, 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.userAreas, { signal }),
  staleTime: MINUTE,
});

/** Who can be responsible for a sponsorship in an area. */
export const areaUsersQuery = (areaId: number) =>
  queryOptions({
    queryKey: [...keys.areas, areaId, 'users'],
    queryFn: ({ signal }) => call(api.sponsorships.areaUsers, { params: { areaId }, signal }),
    meta: { inline: true },
  });

/** Who is responsible for a sponsorship that the user sees. */
export const responsibleUsersQuery = queryOptions({
  queryKey: [...keys.sponsorships, 'responsible users'],
  queryFn: ({ signal }) => call(api.sponsorships.responsibleUsers, { signal }),
  staleTime: MINUTE,
  meta: { inline: true },
});

/** Asks for what the filters by area and by responsible user offer. */
export const prefetchOwners = (queryClient: QueryClient): void => {
  void queryClient.prefetchQuery(areasQuery);
  void queryClient.prefetchQuery(responsibleUsersQuery);
};
