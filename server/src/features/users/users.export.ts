import { isUserFound, userExportRequest, userInputSchema } from '@sponsorat/api';
import type { z } from 'zod';
import { formColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, yesNo } from '../../lib/exports/list-export.ts';
import { changedColumns } from '../../lib/exports/resource-export.ts';
import { areaNames } from '../areas/areas.store.ts';
import { listUsers, type UserRecord } from './users.store.ts';

type ExportedUser = UserRecord & { areas: string[] };

/** Users with what they may. */
export const usersExport = defineExport<z.output<typeof userExportRequest>, ExportedUser>({
  request: userExportRequest,
  find: async ({ tx }, { filter, sort }) => {
    const names = await areaNames(tx);
    const matches = (await listUsers(tx)).filter((user) => isUserFound(user, filter));
    const users = sort.dir === 'desc' ? matches.toReversed() : matches;
    const rows = users.map((user) => ({ ...user, areas: user.areaIds.flatMap((id) => names.get(id) ?? []) }));
    return { total: rows.length, batches: inBatches(rows, (some) => some) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ...formColumns<ExportedUser>(userInputSchema, {
      roles: ['Roller', 'text', 16, ({ roles }) => roles.join(', ')],
      areaIds: ['Områder', 'text', 40, ({ areas }) => areas.join(', ')],
      password: null,
      // Where the bank asks for no approvals, nothing is said of limits.
      approvalLimit: null,
    }),
    ['Aktiv', 'text', 8, ({ lockedOut }) => yesNo(!lockedOut)],
    ['To-trins-login', 'text', 14, ({ secondFactor }) => yesNo(secondFactor)],
    ['Ansvarlig for sponsorater', 'whole', 24, ({ responsibleFor }) => responsibleFor],
    ...changedColumns,
  ],
});
