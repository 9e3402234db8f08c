import { productCategoryInputSchema, productCategoryListRequest } from '@sponsorat/api';
import { resourceExport } from '../../lib/resource/resource.export.ts';
import { productCategoryResource } from './product-categories.store.ts';

/** Product categories. */
export const productCategoriesExport = resourceExport(
  productCategoryResource,
  productCategoryListRequest,
  productCategoryInputSchema,
);
