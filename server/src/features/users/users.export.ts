import { isUserFound, userExportRequest } from '@sponsorat/api';
import { defineExport, inBatches, yesNo } from '../../lib/exports/list-export.ts';
import { areaNames } from '../areas/areas.store.ts';
import { listUsers } from './users.store.ts';

/** Users with what they may. */
export const usersExport = defineExport({
  request: userExportRequest,
  find: async ({ tx }, { filter, sort }) => {
    const names = await areaNames(tx);
    const found = (await listUsers(tx)).filter((user) => isUserFound(user, filter));
    const users = sort.dir === 'desc' ? found.toReversed() : found;
    const rows = users.map((user) => ({ user, areas: user.areaIds.flatMap((id) => names.get(id) ?? []) }));
    return { total: rows.length, batches: inBatches(rows, (some) => some) };
  },
  columns: [
    ['Id', 'whole', 8, ({ user }) => user.id],
    ['Navn', 'text', 28, ({ user }) => user.name],
    ['E-mail', 'text', 32, ({ user }) => user.email],
    ['Telefon', 'text', 16, ({ user }) => user.phoneNumber],
    ['Roller', 'text', 16, ({ user }) => user.roles.join(', ')],
    ['Områder', 'text', 40, ({ areas }) => areas.join(', ')],
    ['Aktiv', 'text', 8, ({ user }) => yesNo(!user.lockedOut)],
    ['To-trins-login', 'text', 14, ({ user }) => yesNo(user.secondFactor)],
    ['Ansvarlig for sponsorater', 'whole', 24, ({ user }) => user.responsibleFor],
    ['Senest ændret', 'instant', 18, ({ user }) => user.updatedAt.toISOString()],
    ['Ændret af', 'text', 24, ({ user }) => user.updatedBy],
  ],
});
