import { areaListRequest } from '@sponsorat/api';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { areaResource } from './areas.store.ts';

/** Areas. */
export const areasExport = resourceExport(areaResource, areaListRequest, changedOf(areaResource.table), [
  ['Id', 'whole', 8, ({ Id }) => Id],
  ['Navn', 'text', 24, ({ Name }) => Name],
  ['Adresse', 'text', 30, ({ Address }) => Address],
  ['Postnr.', 'text', 9, ({ ZipCode }) => ZipCode],
  ['By', 'text', 18, ({ City }) => City],
  ...changedColumns,
]);
