import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
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
  all: endpoint({
    method: 'GET',
    path,
    right: 'Admin',
    summary: 'Alle produktkategorier i rækkefølge',
    output: z.array(productCategorySchema),
  }),
};
