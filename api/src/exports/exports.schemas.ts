import { z } from 'zod';
import { contactList } from '../contacts/contacts.list.ts';
import { contractList } from '../contracts/contracts.list.ts';
import { listRequest } from '../lists.ts';
import { userList } from '../users/users.list.ts';
import { type ExportFormat, exportFormats } from './exports.lists.ts';

/** `request` is what is asked of the list, as JSON. */
export const exportQuery = z.object({
  format: z.enum(Object.keys(exportFormats) as [ExportFormat, ...ExportFormat[]]).meta({ label: 'Format' }),
  request: z.string().optional().meta({ label: 'Forespørgsel' }),
});

export const contractExportRequest = listRequest(contractList);
export type ContractExportRequest = z.output<typeof contractExportRequest>;
export const contactExportRequest = listRequest(contactList);
export type ContactExportRequest = z.output<typeof contactExportRequest>;
export const userExportRequest = listRequest(userList);
