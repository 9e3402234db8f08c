import { resourceApi } from '../resource/resource.api.ts';
import { categoryList } from './categories.list.ts';
import { categoryInputSchema, categoryRowSchema, categorySchema } from './categories.schemas.ts';

export const categoriesApi = resourceApi({
  path: '/api/settings/categories',
  one: 'en kategori',
  many: 'kategorier',
  list: categoryList,
  row: categoryRowSchema,
  body: categoryInputSchema,
  output: categorySchema,
});
