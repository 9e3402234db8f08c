import { api, categoryList } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';

/** Sponsor categories, of sponsorships and of agreements. */
export const categories = defineResource({
  key: 'categories',
  list: categoryList,
  calls: api.categories,
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
