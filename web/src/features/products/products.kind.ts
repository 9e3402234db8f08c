import { api } from '@sponsorat/api';
import { defineKind } from '../../ui/entity/kind.ts';
import { texts } from './texts.ts';

/** What can be part of an agreement. */
export const products = defineKind({
  key: 'products',
  calls: api.products,
  list: { sortFields: ['Name', 'Title', 'Category', 'Sort'], defaultSort: 'Sort', filters: ['search', 'category'] },
  paths: { list: '/products', record: '/products/$id' },
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  words: texts.kind,
});
