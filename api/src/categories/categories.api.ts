import { resourceApi } from '../resource/resource.api.ts';
import { categoryInputSchema, categoryListRequest, categoryRowSchema, categorySchema } from './categories.schemas.ts';

export const categoriesApi = resourceApi({
  path: '/api/settings/categories',
  one: 'en kategori',
  many: 'kategorier',
  listBody: categoryListRequest,
  row: categoryRowSchema,
  body: categoryInputSchema,
  output: categorySchema,
});
