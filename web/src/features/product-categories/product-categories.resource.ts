import { api } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { productCategoriesPlace } from './product-categories.place.ts';
import { texts } from './texts.ts';

/** Product categories, each in a section of the agreement. */
export const productCategories = defineResource({
  ...productCategoriesPlace,
  calls: api.productCategories,
  file: 'product-categories',
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
