import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';

/** The product categories to choose from, in the order of the agreement. */
export const categoriesQuery = queryOptions({
  queryKey: [...keys.productCategories, 'all'],
  queryFn: ({ signal }) => call(api.productCategories.all, { signal }),
});

/** The file names of the pictures that a product may have. */
export const iconsQuery = queryOptions({
  queryKey: ['product-icons'],
  queryFn: ({ signal }) => call(api.products.icons, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { inline: true },
});
