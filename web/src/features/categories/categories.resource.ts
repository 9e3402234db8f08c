import { api } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { categoriesPlace } from './categories.place.ts';
import { texts } from './texts.ts';

/** Sponsor categories, of sponsorships and of agreements. */
export const categories = defineResource({
  ...categoriesPlace,
  calls: api.categories,
  file: 'categories',
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
