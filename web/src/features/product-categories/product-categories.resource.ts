import { api, productCategoryList } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';

/** Product categories, each in a section of the agreement. */
export const productCategories = defineResource({
  key: 'product-categories',
  list: productCategoryList,
  calls: api.productCategories,
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});
