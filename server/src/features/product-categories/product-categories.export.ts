import { productCategoryListRequest } from '@sponsorat/api';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { productCategoryResource } from './product-categories.store.ts';

/** Product categories. */
export const productCategoriesExport = resourceExport(
  productCategoryResource,
  productCategoryListRequest,
  changedOf(productCategoryResource.table),
  [
    ['Id', 'whole', 8, ({ Id }) => Id],
    ['Navn', 'text', 30, ({ Name }) => Name],
    ['Sektion', 'text', 14, ({ Section }) => Section],
    ['Sortering', 'whole', 10, ({ Sort }) => Sort],
    ...changedColumns,
  ],
);
