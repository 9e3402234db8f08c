import { api } from '@sponsorat/api';
import { resourceExport } from '../../lib/exports/resource-export.ts';
import { plainText } from './rich-text.ts';
import { updateResource } from './updates.store.ts';

/** Updates with what they say, without its headings, lists and links. */
export const updatesExport = resourceExport(api.updates, updateResource, {
  description: [
    ['Beskrivelse', 'text', 80, ({ description }) => plainText(description)],
    ['Oprettet', 'instant', 18, ({ CreateDate }) => CreateDate],
  ],
});
