import { categoryListRequest } from '@sponsorat/api';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { categoryResource } from './categories.store.ts';

/** Sponsor categories. */
export const categoriesExport = resourceExport(
  categoryResource,
  categoryListRequest,
  changedOf(categoryResource.table),
  [
    ['Id', 'whole', 8, ({ Id }) => Id],
    ['Navn', 'text', 30, ({ Name }) => Name],
    ['Bruges til', 'text', 12, ({ Use }) => Use],
    ...changedColumns,
  ],
);
