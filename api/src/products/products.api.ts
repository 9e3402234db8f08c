import { z } from 'zod';
import { admin } from '../calls.ts';
import { moveApi } from '../resource/move.api.ts';
import { resourceApi } from '../resource/resource.api.ts';
import { productList } from './products.list.ts';
import { productInputSchema, productRowSchema, productSchema } from './products.schemas.ts';

const path = '/api/products';

export const productsApi = {
  ...resourceApi({
    path,
    one: 'et produkt',
    many: 'produkter',
    list: productList,
    row: productRowSchema,
    body: productInputSchema,
    output: productSchema,
  }),
  move: moveApi({ path, one: 'et produkt', output: productSchema }),
  icons: admin.get({
    path: `${path}/icons`,
    summary: 'Ikoner til produkter',
    output: z.array(z.string()),
  }),
};
