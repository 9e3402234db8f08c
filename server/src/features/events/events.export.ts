import { eventInputSchema, eventListRequest } from '@sponsorat/api';
import { formColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { changedColumns } from '../../lib/exports/resource-export.ts';
import { type ExportedEvent, findEventPage, findExportedEvents } from './events.store.ts';

export const eventsExport = defineExport({
  request: eventListRequest,
  find: async ({ tx, actor }, request) => {
    const { ids, total } = await findEventPage(tx, actor, wholeList(request));
    return { total, batches: inBatches(ids, (some) => findExportedEvents(tx, some)) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ['Sponsorat-id', 'whole', 13, ({ sponsorshipId }) => sponsorshipId],
    ['Klub', 'text', 36, ({ Name }) => Name],
    ...formColumns<ExportedEvent>(eventInputSchema, { sponsorshipId: null }),
    ['Pladser', 'whole', 10, ({ Total }) => Total],
    ['Givet', 'whole', 8, ({ Given }) => Given],
    ['Frie', 'whole', 8, ({ Free }) => Free],
    ...changedColumns,
  ],
});
