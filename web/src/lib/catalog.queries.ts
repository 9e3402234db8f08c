import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

const MINUTE = 60_000;

/** The sponsor categories that an agreement may be of. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories', 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.categories, { signal }),
  staleTime: MINUTE,
});

/** The products that agreements are made of, and the categories that they are grouped by. */
export const productsQuery = queryOptions({
  queryKey: ['products', 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.products, { signal }),
  staleTime: MINUTE,
});
export const productCategoriesQuery = queryOptions({
  queryKey: ['product-categories', 'options'],
  queryFn: ({ signal }) => call(api.sponsorships.productCategories, { signal }),
  staleTime: MINUTE,
});
