import { z } from 'zod';
import { admin } from '../calls.ts';
import { moveApi } from '../resource/move.api.ts';
import { resourceApi } from '../resource/resource.api.ts';
import { productCategoryList } from './product-categories.list.ts';
import {
  productCategoryInputSchema,
  productCategoryRowSchema,
  productCategorySchema,
} from './product-categories.schemas.ts';

const path = '/api/products/categories';

export const productCategoriesApi = {
  ...resourceApi({
    path,
    one: 'en produktkategori',
    many: 'produktkategorier',
    list: productCategoryList,
    row: productCategoryRowSchema,
    body: productCategoryInputSchema,
    output: productCategorySchema,
  }),
  move: moveApi({ path, one: 'en produktkategori', output: productCategorySchema }),
  all: admin.get({
    path,
    summary: 'Alle produktkategorier i rækkefølge',
    output: z.array(productCategorySchema),
  }),
};
