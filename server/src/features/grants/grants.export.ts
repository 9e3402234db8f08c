import {
  grantListRequest,
  grantRowSchema,
  guestListRequest,
  recipientListRequest,
  recipientRowSchema,
} from '@sponsorat/api';
import { rowColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { changedColumns } from '../../lib/exports/resource-export.ts';
import { invalid } from '../../lib/problem.ts';
import { getEvent } from '../events/events.usecases.ts';
import { listGuests } from './guests.store.ts';
import { findRecipients } from './recipients.store.ts';
import { type ExportedGrant, findExportedGrants, findGrantPage } from './register.store.ts';
import { wishesAskedFor } from './wishes.usecases.ts';

export const grantsExport = defineExport({
  request: grantListRequest,
  find: async ({ tx, actor }, request) => {
    const wishes = await wishesAskedFor(tx, actor, request.filter);
    const { ids, total } = await findGrantPage(tx, actor, wholeList(request), wishes);
    return { total, batches: inBatches(ids, (some) => findExportedGrants(tx, some)) };
  },
  columns: [
    ...rowColumns<ExportedGrant>(grantRowSchema, { Warnings: null }),
    ['E-mail', 'text', 30, ({ email }) => email],
    ['Telefon', 'text', 16, ({ phone }) => phone],
    ['Ledsagere', 'text', 30, ({ companions }) => companions.map(({ name, type }) => `${name} (${type})`).join('; ')],
    ['Ønsket af', 'text', 24, ({ requestedBy }) => requestedBy],
    ['Besvaret af', 'text', 24, ({ decidedBy }) => decidedBy],
    ['Svar', 'text', 40, ({ decision }) => decision],
    ...changedColumns,
  ],
});

/** Who is let in at an event: what the printed list says. */
export const guestsExport = defineExport({
  request: guestListRequest,
  find: async ({ tx, actor }, { filter }) => {
    if (filter.event === undefined) throw invalid({ 'filter.event': 'Vælg et arrangement' });
    const { event, sponsorship } = await getEvent(tx, actor, filter.event);
    const guests = await listGuests(tx, event.id, filter.search?.trim());
    const about = { club: sponsorship.name, match: event.title, day: event.date };
    return {
      total: guests.length,
      batches: inBatches(guests, (some) => some.map((guest) => ({ ...guest, ...about }))),
    };
  },
  columns: [
    ['Modtager', 'text', 36, ({ recipient }) => recipient],
    ['Antal', 'whole', 8, ({ quantity }) => quantity],
    ['Ledsagere', 'text', 40, ({ companions }) => companions.join('; ')],
    ['Klub', 'text', 36, ({ club }) => club],
    ['Arrangement', 'text', 36, ({ match }) => match],
    ['Dato', 'date', 12, ({ day }) => day],
  ],
});

export const recipientsExport = defineExport({
  request: recipientListRequest,
  find: async ({ tx, actor, today }, request) => {
    const { rows, total } = await findRecipients(tx, actor, wholeList(request), today);
    return { total, batches: inBatches(rows, (some) => some) };
  },
  columns: rowColumns(recipientRowSchema),
});
