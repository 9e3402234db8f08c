import { api } from '@sponsorat/api';
import { defineResource } from '../../ui/resource/resource.ts';
import { texts } from './texts.ts';

/** Sponsor categories, of sponsorships and of agreements. */
export const categories = defineResource({
  key: 'categories',
  calls: api.categories,
  list: { sortFields: ['Name', 'Use'], defaultSort: 'Name', filters: ['search'] },
  paths: { list: '/settings/categories', record: '/settings/categories/$id' },
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
