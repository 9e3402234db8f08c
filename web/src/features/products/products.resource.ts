import { api } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { productsPlace } from './products.place.ts';
import { texts } from './texts.ts';

/** What can be part of an agreement. */
export const products = defineResource({
  ...productsPlace,
  calls: api.products,
  file: 'products',
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
