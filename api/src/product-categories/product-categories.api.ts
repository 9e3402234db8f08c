import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityApi } from '../entities/entities.api.ts';
import { moveApi } from '../entities/move.api.ts';
import {
  productCategoryInputSchema,
  productCategoryListRequest,
  productCategoryRowSchema,
  productCategorySchema,
} from './product-categories.schemas.ts';

const path = '/api/products/categories';

export const productCategoriesApi = {
  ...entityApi({
    path,
    one: 'en produktkategori',
    many: 'produktkategorier',
    listBody: productCategoryListRequest,
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
