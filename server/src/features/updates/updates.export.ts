import { updateListRequest } from '@sponsorat/api';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { plainText } from './rich-text.ts';
import { updateResource } from './updates.store.ts';

const { table } = updateResource;

/** Updates with what they say, without its headings, lists and links. */
export const updatesExport = resourceExport(
  updateResource,
  updateListRequest,
  { Description: table.description, ...changedOf(table) },
  [
    ['Id', 'whole', 8, ({ Id }) => Id],
    ['Titel', 'text', 50, ({ Title }) => Title],
    ['Beskrivelse', 'text', 80, ({ Description }) => plainText(Description)],
    ['Oprettet', 'instant', 18, ({ CreateDate }) => CreateDate],
    ...changedColumns,
  ],
);
