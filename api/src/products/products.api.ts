import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entityApi } from '../entities/entities.api.ts';
import { moveApi } from '../entities/move.api.ts';
import { productInputSchema, productListRequest, productRowSchema, productSchema } from './products.schemas.ts';

const path = '/api/products';

export const productsApi = {
  ...entityApi({
    path,
    one: 'et produkt',
    many: 'produkter',
    listBody: productListRequest,
    row: productRowSchema,
    body: productInputSchema,
    output: productSchema,
  }),
  move: moveApi({ path, one: 'et produkt', output: productSchema }),
  icons: endpoint({
    method: 'GET',
    path: `${path}/icons`,
    right: 'Admin',
    summary: 'Ikoner til produkter',
    output: z.array(z.string()),
  }),
};
