import { recordApi } from '../resource/record.api.ts';
import { contactInputSchema, contactSchema } from './contacts.schemas.ts';

export const contactsApi = recordApi({
  path: 'contacts',
  summary: {
    list: 'Et sponsorats kontaktpersoner, den primære først',
    save: 'Opret eller gem en kontaktperson',
    remove: 'Slet en kontaktperson',
  },
  body: contactInputSchema,
  output: contactSchema,
});
