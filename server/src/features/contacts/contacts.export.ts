import { contactExportRequest } from '@sponsorat/api';
import { defineExport, inBatches, yesNo } from '../../lib/exports/list-export.ts';
import { findExportedContactIds, findExportedContacts } from './exported.store.ts';

/** The people of all sponsorships, each with its sponsorship; those who have left too. */
export const contactsExport = defineExport({
  request: contactExportRequest,
  find: async ({ tx, actor }, request) => {
    const ids = await findExportedContactIds(tx, actor, request);
    return { total: ids.length, batches: inBatches(ids, (some) => findExportedContacts(tx, some)) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ['Navn', 'text', 28, ({ name }) => name],
    ['Rolle', 'text', 20, ({ role }) => role],
    ['E-mail', 'text', 32, ({ email }) => email],
    ['Telefon', 'text', 16, ({ phone }) => phone],
    ['Primær', 'text', 10, ({ primary }) => yesNo(primary)],
    ['Aktiv til', 'date', 12, ({ activeTo }) => activeTo],
    ['Note', 'text', 40, ({ note }) => note],
    ['Sponsorat-id', 'whole', 13, ({ sponsorshipId }) => sponsorshipId],
    ['Sponsorat', 'text', 36, ({ sponsorship }) => sponsorship],
    ['CVR', 'text', 12, ({ cvr }) => cvr],
    ['Område', 'text', 18, ({ area }) => area],
    ['Ansvarlig', 'text', 24, ({ userName }) => userName],
    ['Senest ændret', 'instant', 18, ({ updatedAt }) => updatedAt],
    ['Ændret af', 'text', 24, ({ updatedBy }) => updatedBy],
  ],
});
