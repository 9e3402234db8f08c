import { api } from '@sponsorat/api';
import { defineResource } from '../../ui/resource/resource.ts';
import { texts } from './texts.ts';

/** Product categories, each in a section of the agreement. */
export const productCategories = defineResource({
  key: 'product-categories',
  calls: api.productCategories,
  list: { sortFields: ['Name', 'Section', 'Sort'], defaultSort: 'Sort', filters: ['search'] },
  paths: { list: '/categories', record: '/categories/$id' },
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
