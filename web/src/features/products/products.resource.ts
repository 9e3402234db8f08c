import { api } from '@sponsorat/api';
import { defineResource } from '../../ui/resource/resource.ts';
import { texts } from './texts.ts';

/** What can be part of an agreement. */
export const products = defineResource({
  key: 'products',
  calls: api.products,
  list: { sortFields: ['Name', 'Title', 'Category', 'Sort'], defaultSort: 'Sort', filters: ['search', 'category'] },
  paths: { list: '/products', record: '/products/$id' },
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
