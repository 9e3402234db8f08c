import { z } from 'zod';
import { contractStatuses } from '../contracts/transitions.rules.ts';
import { orEmpty } from '../fields.ts';
import { idFilter, listRequest, periodFilter, searchFilter } from '../lists.ts';
import { roles } from '../permissions.ts';
import { userStatuses } from '../users/user-filter.rules.ts';
import { type ExportFormat, exportFormats } from './exports.lists.ts';

/** `request` is what is asked of the list, as JSON. */
export const exportQuery = z.object({
  format: z.enum(Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]).meta({ label: 'Format' }),
  request: z.string().optional().meta({ label: 'Forespørgsel' }),
});

const choice = <const C extends readonly [string, ...string[]]>(label: string, choices: C) =>
  orEmpty(z.enum(choices))
    .transform((chosen) => chosen || undefined)
    .meta({ label });

const number = z.object({ Number: z.string() });
/** Agreements that run in a period are those that have begun by its end, and not ended before it begins. */
export const contractExportRequest = listRequest(
  {
    status: choice('Status', contractStatuses),
    area: idFilter,
    user: idFilter,
    category: idFilter,
    ...periodFilter,
    search: searchFilter,
  },
  number,
  'Number',
);
export type ContractExportRequest = z.output<typeof contractExportRequest>;

export const contactExportRequest = listRequest(
  { area: idFilter, search: searchFilter },
  z.object({ Name: z.string() }),
  'Name',
);
export type ContactExportRequest = z.output<typeof contactExportRequest>;

export const userExportRequest = listRequest(
  { search: searchFilter, role: choice('Rolle', roles), area: idFilter, status: choice('Status', userStatuses) },
  z.object({ Name: z.string() }),
  'Name',
);
