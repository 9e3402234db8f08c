import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { contactInputSchema, contactParams, contactSchema } from './contacts.schemas.ts';

const right = 'Bruger';

export const contactsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/contacts',
    right,
    summary: 'Et sponsorats kontaktpersoner, den primære først',
    params: idParams,
    output: z.array(contactSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/contacts/update',
    right,
    summary: 'Opret eller gem en kontaktperson',
    params: idParams,
    body: contactInputSchema,
    output: contactSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sponsorships/:id/contacts/:contactId',
    right,
    summary: 'Slet en kontaktperson',
    params: contactParams,
  }),
};
