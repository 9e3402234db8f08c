import { updateListRequest } from '@sponsorat/api';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { updateResource } from './updates.store.ts';

/** Updates, without their descriptions. */
export const updatesExport = resourceExport(updateResource, updateListRequest, changedOf(updateResource.table), [
  ['Id', 'whole', 8, ({ Id }) => Id],
  ['Titel', 'text', 50, ({ Title }) => Title],
  ['Oprettet', 'instant', 18, ({ CreateDate }) => CreateDate],
  ...changedColumns,
]);
