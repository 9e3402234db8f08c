import { type ContactExportRequest, contactExportRequest, contactInputSchema } from '@sponsorat/api';
import { formColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, yesNo } from '../../lib/exports/list-export.ts';
import { changedColumns } from '../../lib/exports/resource-export.ts';
import { type ExportedContact, findExportedContactIds, findExportedContacts } from './export.store.ts';

/** The people of all sponsorships, each with its sponsorship; those who have left too. */
export const contactsExport = defineExport<ContactExportRequest, ExportedContact>({
  request: contactExportRequest,
  find: async ({ tx, actor }, request) => {
    const ids = await findExportedContactIds(tx, actor, request);
    return { total: ids.length, batches: inBatches(ids, (some) => findExportedContacts(tx, some)) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ...formColumns<ExportedContact>(contactInputSchema, {
      primary: ['Primær', 'text', 10, ({ primary }) => yesNo(primary)],
      activeTo: ['Aktiv til', 'date', 12, ({ activeTo }) => activeTo],
    }),
    ['Sponsorat-id', 'whole', 13, ({ sponsorshipId }) => sponsorshipId],
    ['Sponsorat', 'text', 36, ({ sponsorship }) => sponsorship],
    ['CVR', 'text', 12, ({ cvr }) => cvr],
    ['Område', 'text', 18, ({ area }) => area],
    ['Ansvarlig', 'text', 24, ({ userName }) => userName],
    ...changedColumns,
  ],
});
