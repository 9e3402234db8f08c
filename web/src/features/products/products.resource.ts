import { api, productList } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';

/** What can be part of an agreement. */
export const products = defineResource({
  key: 'products',
  list: productList,
  calls: api.products,
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
